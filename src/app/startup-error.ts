/** Something that keeps the program from working, in words; it is not a bug. */
export class StartupError extends Error {
  override readonly name = "CannotStart";
  readonly exitCode: 1 | 2;
  /** Another process applies at the moment. */
  readonly isLocked: boolean;
  /** @param exitCode 2: the configuration is to be mended; 1: anything else */
  constructor(exitCode: 1 | 2, message: string, isLocked = false) {
    super(message);
    this.exitCode = exitCode;
    this.isLocked = isLocked;
  }
}
