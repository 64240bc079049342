import { openLedgerToShow } from "../../app/ledger-view.ts";
import { StartupError } from "../../app/startup-error.ts";
import type { Settings } from "../../config/settings.ts";
import type { Ledger } from "../../ledger/ledger.ts";

/** The word that stands for the newest run. */
const LATEST = "latest";
/** Number of runs that the message about an ambiguous name lists. */
const NAMED_AT_MOST = 10;

/**
 * Returns the whole name of a run that is given as `latest`, by its beginning or by its whole name. A text that no run's name
 * begins with is returned as it is, so that the command can say what there is instead.
 *
 * @throws StartupError if several names begin with the text, or if `latest` is asked for before the first run
 */
export function wholeRunName(given: string, { runs }: Pick<Ledger, "runs">): string {
  if (given === LATEST) {
    const [newest] = runs.namesBeginning("", 1);
    if (newest === undefined) throw new StartupError(2, "There is no run yet, so there is no latest one.");
    return newest;
  }
  if (given === "" || runs.get(given) !== null) return given;
  const found = runs.namesBeginning(given, NAMED_AT_MOST + 1);
  if (found.length < 2) return found[0] ?? given;
  const names = found.slice(0, NAMED_AT_MOST).map((name) => `\n  ${name}`);
  const more = found.length > NAMED_AT_MOST ? "\n  … and older ones" : "";
  throw new StartupError(
    2,
    `Several runs begin with ${given}. Write more of the name of the one that you mean:${names.join("")}${more}`,
  );
}

/** Returns the whole name of a run as the ledger of these settings has it. If the ledger can't be read, returns the text. */
export function wholeRunNameIn(given: string, settings: Settings): string {
  const { ledger } = openLedgerToShow(settings);
  if (ledger === null) return given;
  try {
    return wholeRunName(given, ledger);
  } finally {
    ledger.close();
  }
}
