import type { StagedRow } from "../../../ledger/planning/staged-row.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { Staging } from "../../../ledger/planning/staging.ts";
import type { Entry } from "../../../model/contact.ts";
import { areCertainlyOnePerson, traitsOf } from "../../../model/traits.ts";
import { asksAbout, isStillDoubted } from "../rules/compare/question-about.ts";
import type { ContactRow } from "../rules/decide-row.ts";
import type { Looking } from "./earlier-refusal.ts";

/**
 * Returns whether an open item doubts that a row is about the person of the contact with its key, although the values don't:
 *
 * - The row was asked about, and is as it was. What showed the doubt may be gone, as from a corrected report.
 * - The row was asked about, or is the only one left of several people with one key. It came in a corrected report, and still has
 *   another first name than the contact.
 * - The row is the only one left of several rows with one key, it came in a corrected report, and its person has another contact: a
 *   father and a son can have one name.
 */
export function isKeyDoubted(
  looking: Looking & { readonly staging: Pick<Staging, "namesake"> },
  row: StagedRow,
  { key, traits }: ContactRow,
  entry: Entry,
): boolean {
  const item = itemOf(looking, row, key);
  if (item === null || item.state === "closed") return false;
  if (item.hash === row.hash && asksAbout(item.issues, entry)) return true;
  if (row.openItem === null) return false;
  if (isStillDoubted(item.issues, traits, entry)) return true;
  const isOfSeveral = item.issues.some(({ code }) => code === "duplicate_key");
  if (!isOfSeveral || areCertainlyOnePerson(traitsOf(entry.applied), traits)) return false;
  const other = looking.staging.namesake({ key, hash: row.hash, traits }, null);
  return other !== null && areCertainlyOnePerson(traitsOf(other.applied), traits);
}

function itemOf({ ledger, staging, feed }: Looking, { openItem }: StagedRow, key: string): StoredOpenItem | null {
  if (openItem !== null) return ledger.openItems.byId(openItem);
  return staging.isWatched(key) ? ledger.openItems.bySubject(feed.name, `key:${key}`) : null;
}
