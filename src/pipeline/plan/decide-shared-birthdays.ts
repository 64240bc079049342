import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import type { Deciding } from "./row-context.ts";
import { rowResults } from "./write-decision.ts";

/** Up to this number of people may share a date, as five people of an office or twins do. */
const MOST_WITH_ONE_DATE = 5;
/** From this number of people on, a smaller share is enough. */
const LARGE_LIST = 10_000;
const SHARE = 0.02;
const SHARE_OF_LARGE_LISTS = 0.005;

/** The day on which the calendar of computers begins, in Greenwich and west of it: programs write it for no date. */
const FIRST_DAYS: ReadonlySet<string> = new Set(["1970-01-01", "1969-12-31"]);
const MOST_WITH_FIRST_DAY = 1;
/** In a large list, several people are born on that day: about one of 20,000. */
const SHARE_WITH_FIRST_DAY = 0.0005;

/**
 * Rejects the rows that ask for a birthday which too many people share, until a person answers for the date. After the
 * answer `unknown` the rows go on without a birthday. Contacts that have the birthday already are not asked about.
 * Yields the rejected rows one by one, because all rows of a list may have one date.
 */
export function* decideSharedBirthdays({ staging, draft, ledger, feed }: Deciding): Generator<StagedRow> {
  // The answer holds for each later list, however few of its rows have the date.
  for (const date of ledger.answers.datesAnswered(feed.name, "unknown")) staging.leaveOutDate(date);
  const dates = staging.sharedDates(MOST_WITH_FIRST_DAY);
  if (dates.length === 0) return;
  const all = Math.max(staging.counts().read, ledger.entries.count(feed.name));
  const asked = dates.filter(
    ({ date, people }) => isProbablyPlaceholder(date, people, all) && ledger.answers.ofDate(feed.name, date) === null,
  );
  const peopleOf = new Map(asked.map(({ date, people }) => [date, people]));
  for (const row of staging.rowsWithDates([...peopleOf.keys()])) {
    const { seq, mapped, hash, openItem } = row;
    if (mapped.kind !== "contact") continue;
    staging.setState(seq, "decided");
    const cell = mapped.input.birthday ?? "";
    const issues = [
      { code: "shared_birthday", field: "birthday", header: null, data: { cell, people: peopleOf.get(cell) ?? 0 } },
      ...mapped.warnings,
    ] as const;
    draft.addRow({ ...rowResults(mapped, hash, openItem), key: mapped.key, issues });
    yield row;
  }
}

/**
 * Returns whether a whole date is probably a placeholder, because too many people share it.
 *
 * @param date `YYYY-MM-DD`
 * @param people number of people with the date
 * @param all number of people in the list
 */
function isProbablyPlaceholder(date: string, people: number, all: number): boolean {
  if (FIRST_DAYS.has(date)) return people > Math.max(MOST_WITH_FIRST_DAY, all * SHARE_WITH_FIRST_DAY);
  return people > MOST_WITH_ONE_DATE && people > all * (all < LARGE_LIST ? SHARE : SHARE_OF_LARGE_LISTS);
}
