import { openLedgerView } from "../../app/ledger-view.ts";
import { openRequestsToShow } from "../../app/stored-requests.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { exportPerson } from "../../run/decisions/runs/privacy/export-person.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { personOf } from "./never.ts";

/** Prints all that is held about a person, as one JSON value. */
export async function exportCommand(
  words: readonly string[],
  flags: { readonly config?: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const person = personOf(words.join(" ").trim(), flags, terminal);
  if (person === null) return 2;
  const settings = settingsFor(flags.config);
  const ledger = openLedgerView(settings);
  const requests = openRequestsToShow(settings);
  try {
    const exported = await exportPerson(
      person.id,
      ledger,
      settings.folders,
      requests,
      new Date().toISOString(),
      settings.feeds,
    );
    if (exported !== null) process.stdout.write(`${JSON.stringify(exported, null, 2)}\n`);
    return exported === null ? 2 : 0;
  } finally {
    requests.close();
    ledger.close();
  }
}
