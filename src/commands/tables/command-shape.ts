/** The shape of a command in the tables of commands. */
import type { ExitCode } from "../../run/exit-code.ts";
import type { Terminal, TerminalOptions } from "../terminal/terminal.ts";

/** The flags of all commands as commander returns them. A command lists its own under `options`. */
export type Flags = TerminalOptions & {
  readonly config?: string;
  readonly accounts?: string;
  readonly until?: string;
  readonly feed?: string;
  readonly limit?: string;
  readonly folder?: string;
  readonly trial?: boolean;
  readonly polling?: boolean;
  readonly yes?: boolean;
  readonly created?: string;
  readonly notCreated?: boolean;
  readonly file?: string;
  readonly notify?: boolean;
  readonly baseUrl?: string;
  readonly keyEnv?: string;
  readonly keyFile?: string;
  readonly mode?: string;
  readonly group?: string;
  readonly dataDir?: string;
  readonly sample?: string;
  readonly force?: boolean;
  readonly note?: string;
  readonly keepContact?: boolean;
  readonly role?: string;
  readonly passwordStdin?: boolean;
  readonly sameAs?: string;
  readonly stay?: boolean;
  readonly at?: string;
  readonly days?: string;
};
type Action = (terminal: Terminal, flags: Flags, names: readonly string[]) => Promise<ExitCode> | ExitCode;

export interface CommandLine {
  readonly name: string;
  readonly about: string;
  readonly example: string;
  readonly options?: readonly (readonly [flags: string, about: string])[];
  readonly act: Action;
}
