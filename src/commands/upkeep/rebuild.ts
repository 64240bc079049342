import { counted } from "../../model/text/counted.ts";
import type { DamagedLine } from "../../ledger/entries/contact-journal.ts";
import type { Rebuilt } from "../../ledger/rebuild.ts";
import { restoreLedger } from "../../app/locked-ledger.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Restores a lost or damaged ledger from its backups and contacts.jsonl. */
export async function rebuild(
  flags: { readonly config?: string; readonly restored?: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const { ledgerFile, backup, contactsFile } = settings.folders;
  const { rebuilt, erased } = await restoreLedger(settings, new Date().toISOString(), flags.restored === true);
  if (terminal.json) terminal.printJson(rebuilt.kind === "rebuilt" ? { ...rebuilt, erased } : rebuilt);
  switch (rebuilt.kind) {
    case "sound":
      terminal.print(`${ledgerFile} is sound and has every contact of ${contactsFile}. Nothing was changed.`);
      terminal.print(CANT_KNOW);
      for (const line of damageOf(rebuilt.damagedLines ?? [], contactsFile)) terminal.print(line);
      return 0;
    case "nothing":
      terminal.complain(
        `There is no sound backup in ${backup} and no contact in ${contactsFile}: nothing can be restored. Put these ` +
          "files back from a backup of the machine. To start with an empty ledger, move the files in the state and archive folders, and ledger-generation.json, elsewhere.",
      );
      return 1;
    case "rebuilt":
      for (const line of [...linesOf(rebuilt, contactsFile), ...erased]) terminal.print(line);
      return 0;
  }
}

const MAY_LACK =
  "Runs may have made calls that these files do not know. Contacts that they created are in the service and not in the ledger: " +
  "in each group with contacts, the next list with new people is held. Then link the contacts to their rows (link), or approve.";

const CANT_KNOW =
  "These files can't show whether runs were made after the last one in them. If you put the data folder or the whole machine " +
  "back from a backup, run: celebration-sync rebuild --restored";

/** Names the damaged lines of the journal, and says what can't be known from them. */
function damageOf(damaged: readonly DamagedLine[], contactsFile: string): readonly string[] {
  return damaged.map(({ line, kind }) => {
    const what = kind === "torn" ? "was cut off by a crash" : "was changed since it was written";
    return `Line ${line} of ${contactsFile} ${what}. Which contact it is about can't be known from it.`;
  });
}

function linesOf(rebuilt: Extract<Rebuilt, { kind: "rebuilt" }>, contactsFile: string): readonly string[] {
  const { from, kept, damagedCopies, mayLackContacts, linked, added, removed, inDoubt, conflicts } = rebuilt;
  const source = from === null ? `from ${contactsFile} alone` : `from ${from} and ${contactsFile}`;
  return [
    `Restored ${source}: ${counted(linked, "contact")}. The journal added ${added} and removed ${removed}.`,
    ...kept.map((file) => `Kept: ${file}`),
    ...damagedCopies.map(
      (name) => `Damaged, too: ${name}. If only this copy had a create in doubt, that create is lost.`,
    ),
    ...damageOf(rebuilt.damagedLines, contactsFile),
    ...(mayLackContacts ? [MAY_LACK] : []),
    ...(inDoubt > 0
      ? [`In doubt: ${counted(inDoubt, "create")}, which may have been sent. The next run asks the service.`]
      : []),
    ...conflicts.map(
      ({ contactId, feed }) =>
        `Contact ${contactId} of ${feed} was left out: its key belongs to another contact now. Link the contact to its row (link).`,
    ),
    "The next list of each feed sends all values of every contact again.",
  ];
}
