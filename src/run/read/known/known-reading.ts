/** Finds the reading of a list under which its known people stay as they were. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { ContactInput, Entry } from "../../../model/contact.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import type { Row } from "../../../model/row.ts";
import type { KnownReading, Survey } from "../../../model/survey.ts";
import { foldField } from "../../../model/text/spelling/text-folding.ts";
import { mapRow } from "../../../pipeline/mapping/row/map-row.ts";
import { orderOf } from "../../../pipeline/mapping/values/dates/date-order.ts";
import { readAs, type Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import { questionsIn } from "../../../pipeline/mapping/survey/open-questions.ts";

/** Fewer known people prove no reading. */
const FEWEST_KNOWN = 3;

/** Returns whether enough known people stay as they were to prove a reading. */
export function isProvenBy(stayed: number, known: number): boolean {
  return known >= FEWEST_KNOWN && stayed * 20 >= known * 19;
}

interface Values {
  readonly mapped: (row: Exclude<MappedRow, { kind: "skipped" }>) => string | null;
  readonly applied: (input: ContactInput) => string | null;
}

const BIRTHDAYS: Values = { mapped: ({ traits }) => traits.birthday, applied: ({ birthday }) => birthday ?? null };
const NAMES: Values = {
  mapped: ({ traits: { firstName, fullName } }) => (firstName === null ? null : `${firstName}|${fullName}`),
  applied: ({ first_name: first, last_name: last }) => `${foldField(first)}|${foldField(`${first} ${last ?? ""}`)}`,
};

/**
 * Returns what the known people among the first rows prove about the list's reading; null: nothing that is not proven
 * without them.
 *
 * @param mapper made without known people
 * @param firstRows returns the first rows; it is called only where the list can be read in two ways
 */
export async function findKnownReading(
  ledger: Pick<Ledger, "entries" | "learnedSettings">,
  survey: Survey,
  mapper: Mapper,
  firstRows: () => Promise<readonly Row[]>,
): Promise<KnownReading | null> {
  const questions = questionsIn(survey, mapper);
  const { name: feed } = mapper.feed;
  if (questions.size === 0 || ledger.entries.count(feed) === 0) return null;
  const rows = await firstRows();
  const findKnown = (row: MappedRow): Entry | null =>
    row.kind === "skipped" || row.key === null ? null : ledger.entries.byKey(feed, row.key);
  /** Returns whether a contact may have a wrong birthday, because a person took the list's order of dates back. */
  const isDoubted = (values: Values, { contactId }: Entry): boolean =>
    values === BIRTHDAYS && ledger.learnedSettings.isBirthdayDoubted(feed, contactId);

  /** Returns the reading under which at least 19 of 20 known people stay as they were; null: neither. */
  const choose = <const R extends string>(values: Values, one: R, other: R, as: (reading: R) => Mapper): R | null => {
    const mappers = [as(one), as(other)] as const;
    const stayed = { first: 0, second: 0 };
    let known = 0;
    for (const row of rows) {
      const read = mappers.map((found) => mapRow(row, found));
      const [first, second] = read.map((mapped) => (mapped.kind === "skipped" ? null : values.mapped(mapped)));
      // A row that reads the same in both ways proves nothing.
      if (first === second) continue;
      const entry = read.reduce<Entry | null>((found, mapped) => found ?? findKnown(mapped), null);
      const before = entry === null ? null : values.applied(entry.applied);
      if (entry === null || before === null || isDoubted(values, entry)) continue;
      known += 1;
      if (before === first) stayed.first += 1;
      if (before === second) stayed.second += 1;
    }
    return isProvenBy(stayed.first, known) ? one : isProvenBy(stayed.second, known) ? other : null;
  };

  // A person answered for the whole list. Guards check what the answer changes for known people.
  const isOrderGiven = mapper.feed.isDateOrderLearned === true;
  const order =
    questions.has("order") && !isOrderGiven
      ? choose(BIRTHDAYS, "DMY", "MDY", (found) => readAs(mapper, { order: found }))
      : null;
  const dashOrder =
    questions.has("dash order") && !isOrderGiven
      ? choose(BIRTHDAYS, "DMY", "MDY", (found) => readAs(mapper, { dashOrder: found }))
      : null;
  const proven = { ...(order === null ? {} : { order }), ...(dashOrder === null ? {} : { dashOrder }) };
  const inOrder = readAs(mapper, proven);
  const known: KnownReading = {
    // The people who only confirm the list's order change nothing, so that the row cache stays usable.
    order: order === mapper.dates.order ? null : order,
    ...(dashOrder === null || dashOrder === orderOf(mapper.dates, "-") ? {} : { dashOrder }),
    century: questions.has("century")
      ? choose(BIRTHDAYS, "last", "this", (century) => readAs(inOrder, { century }))
      : null,
    serials: questions.has("serials")
      ? choose(BIRTHDAYS, "1900", "1904", (serials) => readAs(inOrder, { serials }))
      : null,
    trusted: questions.has("doubt")
      ? choose(BIRTHDAYS, "asWritten", "other", (trusted) => readAs(inOrder, { trusted }))
      : null,
    names: questions.has("names")
      ? choose(NAMES, "given first", "family first", (names) => readAs(mapper, { names }))
      : null,
  };
  return Object.values(known).every((found) => found === null) ? null : known;
}
