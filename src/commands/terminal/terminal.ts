import { StartupError } from "../../app/startup-error.ts";
import type { LogLevel } from "../../system/log.ts";

/** A command's output. Results go to stdout; messages, questions and logs go to stderr. */
export interface Terminal {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Whether a person uses the terminal, so that progress is drawn and questions can be asked. */
  readonly isInteractive: boolean;
  print(text: string): void;
  /** Prints the one JSON value of stdout. */
  printJson(value: unknown): void;
  /** Prints the one JSON value from pieces of its text, because the text may be long. */
  printJsonText(pieces: Iterable<string>): void;
  /** Prints a message on stderr. */
  complain(text: string): void;
  paint(style: Style, text: string): string;
  /**
   * Asks a question, and returns the answer.
   *
   * @throws StartupError if the person answers with Ctrl+C or Ctrl+D
   */
  ask(question: string): Promise<string>;
  /** Ends the output. With `--json`, prints `{ "error": … }` with all messages, unless a value was printed before. */
  end(): void;
}

export type Style = "bold" | "dim" | "red" | "green" | "yellow";

const CODES: Readonly<Record<Style, string>> = { bold: "1", dim: "2", red: "31", green: "32", yellow: "33" };

export interface TerminalOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

export function openTerminal(options: TerminalOptions): Terminal {
  const isColoured = process.stdout.isTTY && !process.env["NO_COLOR"] && options.json !== true;
  const isJson = options.json ?? false;
  const complaints: string[] = [];
  let hasPrintedJson = false;
  function* asText(value: unknown) {
    yield `${JSON.stringify(value, null, 2)}\n`;
  }
  const printJsonText = (pieces: Iterable<string>) => {
    hasPrintedJson = true;
    for (const piece of pieces) process.stdout.write(piece);
  };
  return {
    json: isJson,
    quiet: options.quiet ?? false,
    verbose: options.verbose ?? false,
    isInteractive: process.stderr.isTTY && process.stdin.isTTY,
    print: (text) => {
      if (!isJson) process.stdout.write(`${text}\n`);
    },
    printJson: (value) => printJsonText(asText(value)),
    printJsonText,
    complain(text) {
      if (isJson) complaints.push(text);
      process.stderr.write(`${text}\n`);
    },
    paint: (style, text) => (isColoured ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text),
    async ask(question) {
      const { createInterface } = await import("node:readline/promises");
      const dialogue = createInterface({ input: process.stdin, output: process.stderr });
      try {
        return await dialogue.question(question);
      } catch (error) {
        if (!(error instanceof Error && error.name === "AbortError")) throw error;
        throw new StartupError(1, "\nStopped without an answer. Nothing was changed.");
      } finally {
        dialogue.close();
      }
    },
    end() {
      if (isJson && !hasPrintedJson) printJsonText(asText({ error: complaints.join("\n") }));
    },
  };
}

/** Returns the least severe level that a command logs. */
export function logLevelFor(terminal: Terminal, configured: LogLevel): LogLevel {
  if (terminal.verbose) return "debug";
  return terminal.quiet ? "error" : configured;
}

/** The circumstances that decide the form of the log. */
export interface LogReader {
  /** Whether the command was called with --json. */
  readonly isJson: boolean;
  readonly isDaemon: boolean;
  /** Whether stderr is a terminal. */
  readonly isTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Returns `readable` on a terminal, otherwise `json` for a daemon, the journal and --json. */
export function logFormFor({ isJson, isDaemon, isTerminal, env }: LogReader): "readable" | "json" {
  if (isTerminal) return "readable";
  return isDaemon || isJson || env["JOURNAL_STREAM"] !== undefined ? "json" : "readable";
}
