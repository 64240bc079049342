import type { StagedRow } from "../../../ledger/planning/staged-row.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { Entry } from "../../../model/contact.ts";
import { asksAbout, isStillDoubted } from "../rules/compare/question-about.ts";
import type { ContactRow } from "../rules/decide-row.ts";
import type { Looking } from "./earlier-refusal.ts";

/**
 * Returns whether an open item doubts that a row is about the person of the contact with its key, although the values don't:
 *
 * - The row was asked about, and is as it was. What showed the doubt may be gone, as from a corrected report.
 * - The row was asked about, or is the only one left of several people with one key. It came in a corrected report, and still has
 *   another first name than the contact.
 */
export function isKeyDoubted(looking: Looking, row: StagedRow, { key, traits }: ContactRow, entry: Entry): boolean {
  const item = itemOf(looking, row, key);
  if (item === null || item.state === "closed") return false;
  const isAsked = item.hash === row.hash && asksAbout(item.issues, entry);
  return isAsked || (row.openItem !== null && isStillDoubted(item.issues, traits, entry));
}

function itemOf({ ledger, staging, feed }: Looking, { openItem }: StagedRow, key: string): StoredOpenItem | null {
  if (openItem !== null) return ledger.openItems.byId(openItem);
  return staging.isWatched(key) ? ledger.openItems.bySubject(feed.name, `key:${key}`) : null;
}
