import type { LogLevel } from "../log.ts";

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
  complain(text: string): void;
  paint(style: Style, text: string): string;
  ask(question: string): Promise<string>;
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
  const complain = (text: string) => void process.stderr.write(`${text}\n`);
  return {
    json: options.json ?? false,
    quiet: options.quiet ?? false,
    verbose: options.verbose ?? false,
    isInteractive: process.stderr.isTTY && process.stdin.isTTY,
    print: (text) => {
      if (options.json !== true) process.stdout.write(`${text}\n`);
    },
    printJson: (value) => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`),
    complain,
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
  };
}

/** Which log lines a command shows. */
export function logLevelFor(terminal: Terminal, configured: LogLevel): LogLevel {
  if (terminal.verbose) return "debug";
  return terminal.quiet ? "error" : configured;
}
