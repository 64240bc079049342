import { openLedgerView } from "../../app/ledger-view.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { personNamed } from "../../run/push/never/name-person.ts";
import { decide } from "../decisions/decide.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";

interface NeverFlags {
  readonly config?: string;
  readonly note?: string;
}

/** Makes sure that a person is never greeted again. */
export async function never(words: readonly string[], flags: NeverFlags, terminal: Terminal): Promise<ExitCode> {
  const person = personOf(words.join(" ").trim(), flags, terminal);
  return person === null ? 2 : decide({ kind: "never", person: person.id }, flags, terminal, person.who);
}

/** Returns the person that a text names; null: it names no one person, which the terminal then says. */
export function personOf(
  text: string,
  flags: NeverFlags,
  terminal: Terminal,
): { readonly id: string; readonly who: string } | null {
  const ledger = openLedgerView(settingsFor(flags.config));
  try {
    const named = personNamed(text, ledger);
    if ("id" in named) return named;
    if (terminal.json) terminal.printJson({ error: named.lines.join("\n") });
    for (const line of named.lines) terminal.complain(line);
    return null;
  } finally {
    ledger.close();
  }
}

/** Prints the entries of people who must never be greeted. They do not show who the people are. */
export function neverList(flags: NeverFlags, terminal: Terminal): ExitCode {
  const ledger = openLedgerView(settingsFor(flags.config));
  try {
    const entries = ledger.never.list();
    if (terminal.json) terminal.printJson(entries);
    for (const { id, at, by, note } of entries) {
      const who = by === null ? "" : `, by ${by}`;
      terminal.print(`${id}  since ${at.slice(0, 10)}${who}${note === null ? "" : `: ${note}`}`);
    }
    if (entries.length === 0) terminal.print("There is no entry: no person is left out.");
    else terminal.print("Only keyed hashes are kept, so an entry does not show who the person is.");
    return 0;
  } finally {
    ledger.close();
  }
}

/** Ends an entry. */
export async function neverLift(text: string, flags: NeverFlags, terminal: Terminal): Promise<ExitCode> {
  if (!/^\d{1,9}$/u.test(text)) {
    terminal.complain(`“${text}” is no number of an entry. The entries: celebration-sync never list`);
    return 2;
  }
  return decide({ kind: "lift", id: Number(text) }, flags, terminal);
}
