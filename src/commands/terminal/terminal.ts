import type { LogLevel } from "../../system/log.ts";

/** Where a command talks to people: stdout for what was asked for, stderr for everything else. */
export interface Terminal {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** A person sits there: progress is drawn, questions can be asked. */
  readonly isInteractive: boolean;
  print(text: string): void;
  /** One JSON value, the only thing on stdout. */
  printJson(value: unknown): void;
  /** The same, already as text in pieces: it may be long. */
  printJsonText(pieces: Iterable<string>): void;
  complain(text: string): void;
  paint(style: Style, text: string): string;
  ask(question: string): Promise<string>;
  /** To be called last: with `--json` and no value printed yet, `{ "error": … }` with what was complained of. */
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
      } finally {
        dialogue.close();
      }
    },
    end() {
      if (isJson && !hasPrintedJson) printJsonText(asText({ error: complaints.join("\n") }));
    },
  };
}

/** Which log lines a command shows. */
export function logLevelFor(terminal: Terminal, configured: LogLevel): LogLevel {
  if (terminal.verbose) return "debug";
  return terminal.quiet ? "error" : configured;
}

/** JSON lines for the daemon, the journal and scripts that asked for JSON; readable lines for everybody else. */
export function logFormFor(
  terminal: Pick<Terminal, "json">,
  isDaemon: boolean,
  isTerminal: boolean,
  env: Readonly<Record<string, string | undefined>>,
): "readable" | "json" {
  if (isTerminal) return "readable";
  return isDaemon || terminal.json || env["JOURNAL_STREAM"] !== undefined ? "json" : "readable";
}
