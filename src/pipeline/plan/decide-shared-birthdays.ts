import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import type { Deciding } from "./row-context.ts";
import { isProbablyPlaceholder, MOST_WITH_ONE_DATE } from "./rules/shared-birthday.ts";
import { rowResults } from "./write-decision.ts";

/**
 * Rejects the rows that ask for a birthday which too many people share, until a person answers for the date. After the
 * answer `unknown` the rows go on without a birthday. Contacts that have the birthday already are not asked about.
 *
 * @returns the rejected rows
 */
export function decideSharedBirthdays({ staging, draft, ledger, feed }: Deciding): readonly StagedRow[] {
  // The answer holds for each later list, however few of its rows have the date.
  for (const date of ledger.answers.datesAnswered(feed.name, "unknown")) staging.leaveOutDate(date);
  const dates = staging.sharedDates(MOST_WITH_ONE_DATE);
  if (dates.length === 0) return [];
  const all = Math.max(staging.counts().read, ledger.entries.count(feed.name));
  const rejected: StagedRow[] = [];
  for (const { date, people } of dates) {
    if (!isProbablyPlaceholder(people, all) || ledger.answers.ofDate(feed.name, date) !== null) continue;
    for (const row of staging.rowsWithDate(date)) {
      const { seq, mapped, hash, openItem } = row;
      if (mapped.kind !== "contact") continue;
      staging.setState(seq, "decided");
      const issues = [
        { code: "shared_birthday", field: "birthday", header: null, data: { cell: date, people } } as const,
        ...mapped.warnings,
      ];
      draft.addRow({ ...rowResults(mapped, hash, openItem), key: mapped.key, issues });
      rejected.push(row);
    }
  }
  return rejected;
}
