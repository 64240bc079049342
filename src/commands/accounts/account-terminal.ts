import type { Terminal } from "../terminal/terminal.ts";

/** The terminal of one account among several. */
export interface AccountTerminal extends Terminal {
  /** Returns the value that the command printed with `--json`, or `{ error }` with all messages. */
  result(): unknown;
}

/** Returns a terminal on which every line begins with the account's name, and JSON is kept for the value of all accounts. */
export function accountTerminal(terminal: Terminal, name: string): AccountTerminal {
  const complaints: string[] = [];
  let printed: { readonly value: unknown } | null = null;
  const label = terminal.paint("bold", `${name}:`);
  return {
    ...terminal,
    account: name,
    isInteractive: false,
    width: null,
    print: (text) => terminal.print(`${label} ${text}`),
    printJson: (value) => (printed = { value }),
    printJsonText: (pieces) => (printed = { value: JSON.parse([...pieces].join("")) as unknown }),
    complain(text) {
      complaints.push(text);
      for (const line of text.split("\n")) terminal.complain(`${label} ${line}`);
    },
    end() {},
    result: () => (printed === null ? { error: complaints.join("\n") } : printed.value),
  };
}
