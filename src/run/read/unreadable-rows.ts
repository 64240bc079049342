import type { Staging } from "../../ledger/planning/staging.ts";
import { FileRefused } from "../../model/file-refused.ts";
import type { IssueCode } from "../../model/issue.ts";
import type { MappedRow } from "../../model/mapped-row.ts";
import type { SkipReason } from "../../model/row.ts";
import { counted, withThousands } from "../../model/text/counted.ts";
import { ENGLISH } from "../../pipeline/report/language/phrases.ts";
import { describeSkip, titleOfIssue } from "../../pipeline/report/words/sentences.ts";

/**
 * Up to this number of unusable rows are planned, held and reported one by one. No person corrects more of them, and each
 * takes as long as a row that is sent.
 */
const MOST_UNUSABLE = 50_000;
/** The same for rows that are no people of the list: hidden rows, and rows of other sheets and tables. */
const MOST_PASSED_OVER = 250_000;

/** Causes that a later row of the list can remove: it proves how the dates of all rows are read. */
const REMOVABLE: readonly IssueCode[] = ["birthday_ambiguous", "birthday_column"];
/** Reasons of skipped rows that stand between people. Sheets, tables and filters may have far more rows. */
const BETWEEN_PEOPLE: readonly SkipReason[] = ["repeated_header", "footer", "instructions"];

/** The rows of a list that are no people or that mapping rejects, counted while the list is read. */
export interface UnreadableRows {
  add(mapped: MappedRow): void;
  /** Returns whether the rows are too many, and most of the rows so far. Returns true once for each doubling. */
  areTooMany(): boolean;
  refusal(): FileRefused;
}

/**
 * @param most number of unreadable rows that are accepted, however few the others are
 * @param mostPassedOver the same for rows that are no people of the list
 */
export function countUnreadable(most = MOST_UNUSABLE, mostPassedOver = MOST_PASSED_OVER): UnreadableRows {
  const causes: Causes = new Map();
  const causesOfPassedOver: Causes = new Map();
  let rows = 0;
  let unreadable = 0;
  let passedOver = 0;
  let next = most;
  let nextPassedOver = mostPassedOver;
  return {
    add(mapped) {
      const code =
        mapped.kind === "skipped" ? mapped.reason : mapped.kind === "rejected" ? mapped.issues[0].code : null;
      if (mapped.kind === "skipped" && !BETWEEN_PEOPLE.includes(mapped.reason)) {
        passedOver += 1;
        return note(causesOfPassedOver, mapped.reason, mapped);
      }
      rows += 1;
      if (code === null || REMOVABLE.some((removable) => removable === code)) return;
      unreadable += 1;
      note(causes, code, mapped);
    },
    areTooMany() {
      if (passedOver > nextPassedOver && passedOver > rows) {
        nextPassedOver = passedOver * 2;
        return true;
      }
      if (unreadable <= next || unreadable * 2 <= rows) return false;
      next = unreadable * 2;
      return true;
    },
    refusal() {
      const isOfOthers = passedOver > mostPassedOver && passedOver > rows;
      const found = isOfOthers ? causesOfPassedOver : causes;
      const { words, line } = [...found.values()].reduce((one, other) => (other.rows > one.rows ? other : one));
      const [unused, all] = isOfOthers ? [unreadable + passedOver, rows + passedOver] : [unreadable, rows];
      return unusable(`${withThousands(unused)} of the first ${counted(all, "row")}`, words, line);
    },
  };
}

/** The rows of each cause: their number, the first one's line, and the cause in words. */
type Causes = Map<IssueCode | SkipReason, { rows: number; readonly line: number; readonly words: string }>;

function note(causes: Causes, cause: IssueCode | SkipReason, mapped: MappedRow): void {
  const known = causes.get(cause);
  if (known === undefined) causes.set(cause, { rows: 1, line: mapped.line, words: wordsFor(mapped) });
  else known.rows += 1;
}

function wordsFor(mapped: MappedRow): string {
  if (mapped.kind === "skipped") return describeSkip(ENGLISH, { reason: mapped.reason });
  return mapped.kind === "rejected" ? titleOfIssue(ENGLISH, mapped.issues[0].code) : "";
}

/**
 * Refuses a list in which most rows have the key of another row with other content. All these rows would be rejected.
 *
 * @throws FileRefused
 */
export function refuseSharedKeys(staging: Pick<Staging, "peopleRows" | "countSharedKeys">, most = MOST_UNUSABLE): void {
  const people = staging.peopleRows();
  if (people <= most) return;
  const rows = staging.countSharedKeys(Math.max(most, people / 2));
  if (rows > 0)
    throw unusable(
      `${withThousands(rows)} of the ${counted(people, "row")}`,
      titleOfIssue(ENGLISH, "duplicate_key"),
      null,
    );
}

function unusable(rows: string, cause: string, line: number | null): FileRefused {
  return new FileRefused(
    "unreadable_rows",
    `${rows} can't be used. The most frequent cause is: ${cause}${line === null ? "" : ` (first in line ${line})`}.`,
    "Check that this is the right list, that its columns are those of the feed's other lists, and that the feed's key tells people apart. Then drop the list again.",
    line,
  );
}
