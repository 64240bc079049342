import { StartupError } from "../../app/startup-error.ts";
import { escapeJsonControls, showControls, showControlsInLines } from "../../model/text/control-characters.ts";
import type { LogLevel } from "../../system/log.ts";

/** A command's output. Results go to stdout; messages, questions and logs go to stderr. */
export interface Terminal {
  /** The account whose output this is, if the command serves several; null: it serves one. */
  readonly account: string | null;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Whether a person uses the terminal, so that progress is drawn and questions can be asked. */
  readonly isInteractive: boolean;
  /** Places in a line of the terminal; null when stdout is no terminal. */
  readonly width: number | null;
  /** Prints a line on stdout. Control characters of the text, line breaks included, are shown as visible characters. */
  print(text: string): void;
  /** Prints the one JSON value of stdout. */
  printJson(value: unknown): void;
  /** Prints the one JSON value from pieces of its text, because the text may be long. */
  printJsonText(pieces: Iterable<string>): void;
  /** Prints a message on stderr. Control characters are shown as visible characters, but line breaks stay. */
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
/**
 * Marks of painted text, which become escape sequences after all other control characters became visible. Unicode
 * reserves these code points for use inside a program.
 */
const MARKS: Readonly<Record<Style, string>> = {
  bold: "\ufdd0",
  dim: "\ufdd1",
  red: "\ufdd2",
  green: "\ufdd3",
  yellow: "\ufdd4",
};
const END_MARK = "\ufdd5";
const ANY_MARK = /[\ufdd0-\ufdd5]/gu;

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
    for (const piece of pieces) process.stdout.write(escapeJsonControls(piece));
  };
  return {
    account: null,
    json: isJson,
    quiet: options.quiet ?? false,
    verbose: options.verbose ?? false,
    isInteractive: process.stderr.isTTY && process.stdin.isTTY,
    // A terminal that does not know its size says 0.
    width: process.stdout.isTTY && process.stdout.columns > 0 ? process.stdout.columns : null,
    print: (text) => {
      if (!isJson) process.stdout.write(`${coloured(showControls(text))}\n`);
    },
    printJson: (value) => printJsonText(asText(value)),
    printJsonText,
    complain(text) {
      if (isJson) complaints.push(text.replaceAll(ANY_MARK, ""));
      process.stderr.write(`${coloured(showControlsInLines(text))}\n`);
    },
    paint: (style, text) => (isColoured ? `${MARKS[style]}${text.replaceAll(ANY_MARK, "")}${END_MARK}` : text),
    async ask(question) {
      const { createInterface } = await import("node:readline/promises");
      const dialogue = createInterface({ input: process.stdin, output: process.stderr });
      try {
        return await dialogue.question(coloured(showControlsInLines(question)));
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

/** Returns a text with escape sequences in place of the marks of painted text. */
function coloured(text: string): string {
  return text.replaceAll(ANY_MARK, (mark) => {
    const style = (Object.keys(MARKS) as Style[]).find((each) => MARKS[each] === mark);
    return `\u001b[${style === undefined ? "0" : CODES[style]}m`;
  });
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
