import type { ExitCode } from "../../run/exit-code.ts";
import { decide } from "../decisions/decide.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { personOf } from "./never.ts";

/** Deletes a person's contact, and removes all records about the person. */
export async function erase(
  words: readonly string[],
  flags: { readonly config?: string; readonly note?: string; readonly keepContact?: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const person = personOf(words.join(" ").trim(), flags, terminal);
  return person === null
    ? 2
    : decide(
        { kind: "erase", person: person.id, keepContact: flags.keepContact === true },
        flags,
        terminal,
        person.who,
      );
}
