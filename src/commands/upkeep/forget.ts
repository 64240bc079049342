import { counted } from "../../model/text/counted.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { withLockedLedger } from "../../app/locked-ledger.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { dropRowCache } from "../../run/read/row-cache/row-cache.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";

export interface ForgetFlags {
  readonly config?: string;
  readonly yes?: boolean;
}

/** Removes a feed's contacts from the ledger. They stay in the service, but can't be updated or deleted any more. */
export async function forget(feed: string, flags: ForgetFlags, terminal: Terminal): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  return withLockedLedger(settings, "forget", async (ledger) => {
    const linked = ledger.entries.count(feed);
    const inDoubt = ledger.manualDecisions.countInDoubt(feed);
    if (linked + inDoubt === 0) {
      terminal.complain(`The ledger has no contact of the feed “${feed}”. ${feedsWithContacts(ledger)}`);
      return 2;
    }
    if (!(await confirm({ feed, linked, inDoubt }, flags, terminal))) return 1;
    const at = new Date().toISOString();
    ledger.backUp(`${at.replaceAll(":", "")}-forget`);
    ledger.beginChanges();
    const forgotten = ledger.manualDecisions.forget(feed, at);
    dropRowCache(settings.folders.knownRecords, feed);
    if (terminal.json) terminal.printJson({ feed, forgotten, inDoubt });
    terminal.print(`Forgotten: ${counted(forgotten, "contact")} of “${feed}”. They are still in the service.`);
    return 0;
  });
}

/** Returns whether the person confirms. */
async function confirm(
  { feed, linked, inDoubt }: { readonly feed: string; readonly linked: number; readonly inDoubt: number },
  { yes }: ForgetFlags,
  terminal: Terminal,
): Promise<boolean> {
  const what = `“${feed}” has ${counted(linked, "contact")}; they stay in the service, and this ledger forgets their ids.`;
  if (yes === true) return true;
  if (inDoubt > 0) {
    terminal.complain(
      `${what} ${counted(inDoubt, "create")} may have reached the service, and may cause greetings. ` +
        "Decide each create first (resolve), or give --yes to forget them, too. Nothing was forgotten.",
    );
    return false;
  }
  if (!terminal.isInteractive) {
    terminal.complain(
      `${what} Nothing was forgotten, because there is no terminal to ask on. Use --yes to go on without a question.`,
    );
    return false;
  }
  terminal.complain(`${what} A list of this feed would create them all again.`);
  const isSure = (await terminal.ask("Type the feed's name to forget them: ")).trim() === feed;
  if (!isSure) terminal.complain("The names differ. Nothing was forgotten.");
  return isSure;
}

function feedsWithContacts(ledger: Ledger): string {
  const known = ledger.entries.countByFeed().map(({ feed, linked }) => `${feed} (${linked})`);
  return known.length === 0 ? "It has no contacts at all." : `It has contacts of: ${known.join(", ")}.`;
}
