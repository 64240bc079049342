export { Superseded } from "../ledger/database/ownership.ts";

/** An error that stops a command and is no bug of this program. The message is for people. */
export class StartupError extends Error {
  override readonly name = "StartupError";
  readonly exitCode: 1 | 2;
  /** Whether the reason is that another process applies. */
  readonly isLocked: boolean;
  /** @param exitCode 2: the configuration must be corrected; 1: any other reason */
  constructor(exitCode: 1 | 2, message: string, isLocked = false) {
    super(message);
    this.exitCode = exitCode;
    this.isLocked = isLocked;
  }
}
