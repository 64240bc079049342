/** Reads a corrected report: finds its feed, the open item that each line answers, and the survey of the feed's list. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { ColumnUse, MappedRow, ReportedCells, ReportedValues } from "../../../model/mapped-row.ts";
import type { Issue, LineCode } from "../../../model/issue.ts";
import type { Row, SkipReason, Table } from "../../../model/row.ts";
import type { Survey } from "../../../model/survey.ts";
import { answerAboutPerson, textsOfPerson } from "./answered-person.ts";
import { answeredBy, isApplied, whyDoubtIsUnused } from "./answered-item.ts";
import { askedColumns, comparedCells } from "./compared-cells.ts";
import { withCells } from "./lasting/lasting-columns.ts";
import { NO_ANSWERS, withTexts, type LineAnswers } from "./line-answers.ts";
import { headerWithRemoved, ownMarks, withRemovedCells } from "./list-columns.ts";
import { recordCorrections, type RecordedCorrections } from "./record-corrections.ts";
import { personIn } from "./lasting/removed-row.ts";
import {
  changedKeyCell,
  isReportedRow,
  keyIn,
  reportedCells,
  reportedHashes,
  sharedKey,
  valuesOf,
  withBirthdayText,
} from "./reported-row.ts";
import { restoreCells, withNotes } from "./restored-cells.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";
import type { Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import { ownColumnsOf, splitRejectionRow } from "../../../pipeline/report/rejections/read-back.ts";

/** Returns the feed that a corrected report's rows name; null: no row has an `_id` of this installation. */
export async function feedOfReport(
  table: Table,
  { openItems, heldRows }: Pick<Ledger, "openItems" | "heldRows">,
): Promise<string | null> {
  let first: string | null = null;
  for await (const batch of table.batches()) {
    for (const { cells } of batch) {
      const { id } = splitRejectionRow(table.header, cells);
      const held = heldRows.named(id);
      if (held !== null) return held.row.feed;
      const named = openItems.reportedAs(id);
      if (named === null) continue;
      if (named.openItem !== null) return named.feed;
      first ??= named.feed;
    }
  }
  return first;
}

/**
 * Returns the survey of the feed's newest list if the list has the report's columns; null otherwise. It replaces the survey
 * of the report, whose few rows prove little about its columns. The report does not show which cells the list had as numbers.
 */
export function surveyOfList(header: readonly string[], feed: string, { runs }: Pick<Ledger, "runs">): Survey | null {
  const list = runs.latestAccepted(feed);
  if (list === null || list.header.length !== header.length || new Set(header).size < header.length) return null;
  const own = header.flatMap((name) => list.survey.columns[list.header.indexOf(name)] ?? []);
  if (own.length < header.length) return null;
  const columns = own.map((column) =>
    column.doubt?.kind === "lost_zero" ? { ...column, doubt: { kind: "lost_zero", cells: "all" } as const } : column,
  );
  return { ...list.survey, columns };
}

/** The rows of a corrected report, beside the rows that were reported. */
export interface CorrectedRows {
  /** The report without the `_` columns. Cells that a spreadsheet has only written otherwise have their reported text. */
  readonly table: Table;
  /**
   * Maps a line. A line that comes too late, and a line that is not the row of its `_id`, is skipped.
   *
   * @param map maps a row in which a person corrected some columns
   */
  map(row: Row, mapper: Mapper, map: (row: Row, corrected: ReadonlySet<number>) => MappedRow): CorrectedRow;
  /** The corrections that the report makes. */
  readonly recorded: RecordedCorrections;
}

interface CorrectedRow {
  readonly mapped: MappedRow;
  /** The id of the open item that the line answers; null: it answers none. */
  readonly openItem: number | null;
  /** The values that were reported; null for a line that answers no open item. */
  readonly reported: ReportedValues | null;
  /** The cells that mean something else than in the report. Absent: none. */
  readonly compared?: ReportedCells;
  /** The line answers the question of its open item. */
  readonly isAnswered?: true;
}

type ReportLedger = Pick<
  Ledger,
  "entries" | "openItems" | "heldRows" | "runs" | "corrections" | "answers" | "followUps"
>;

/** Opens the rows of a corrected report. @param today `YYYY-MM-DD` */
export async function openCorrectedRows(
  report: Table,
  feed: FeedSettings,
  ledger: ReportLedger,
  today: string,
  answers: LineAnswers = NO_ANSWERS,
): Promise<CorrectedRows> {
  const header = await headerWithRemoved(report, feed.name, ledger);
  const year = Number(today.slice(0, 4));
  const ids = new Map<number, string>();
  const notes = new Map<number, readonly Issue[]>();
  const places = ownColumnsOf(report.header);
  const columnsOf = memoizeColumns(ledger);
  const recorded = recordCorrections(header, feed, ledger);
  const heldListOf = ledger.heldRows.lists(feed.name);
  const waits = (row: Row, id: string, list: string, openItem: number | null, before: readonly string[] = []) => {
    const issue = lineIssue("waits_for_list", { id, list, reported: reportedHashes(before, ledger) });
    return { ...skippedRow(row, "waits_for_list", issue), openItem };
  };
  const own = (row: Row): Row => {
    const { id, cells } = splitRejectionRow(report.header, row.cells);
    ids.set(row.line, id);
    const answer = answeredBy(id, feed.name, ledger);
    const reported = answer.kind === "none" ? null : answer.openItem;
    const placed = withRemovedCells(ownMarks({ ...row, cells }, places), header, reported);
    if (reported === null) return placed;
    // A spreadsheet that writes a date in its own form leaves no mark before it.
    const marked = new Set(places.flatMap((at, nth) => (at !== null && row.cells[nth] !== cells[at] ? [at] : [])));
    const columns = columnsOf(reported.run);
    const restored = restoreCells(placed, header, reported, { columns, marked, year });
    if (restored.notes.length > 0) notes.set(row.line, restored.notes);
    return withTexts(restored.row, header, answers.get(row.line));
  };
  async function* batches() {
    for await (const batch of report.batches()) yield batch.map(own);
  }
  const rows: Pick<CorrectedRows, "map"> = {
    map(row, mapper, map) {
      const id = ids.get(row.line) ?? "";
      if (id === "_id") return skippedRow(row, "repeated_header", null);
      const given = answers.get(row.line);
      if (given?.kind === "refused") return skippedRow(row, "refused_line", given.issue);
      if (given?.kind === "decided") return skippedRow(row, "solved", null);
      const answer = answeredBy(id, feed.name, ledger);
      const openItem = answer.kind === "none" ? null : answer.openItem;
      const why = answer.kind === "unused" ? answer.why : whyDoubtIsUnused(openItem, ledger);
      const unused = given?.kind === "left_out" ? ({ reason: "left_out" } as const) : why;
      if (unused?.reason === "refused_line")
        return skippedRow(row, unused.reason, lineIssue(unused.code, { id, ...unused.data }));
      const before = openItem === null ? null : reportedCells(openItem, header);
      const differs = (cell: string, at: number) => before !== null && cell !== (before[at] ?? "");
      const corrected = new Set(row.cells.flatMap((cell, at) => (differs(cell, at) ? [at] : [])));
      const mapped = map(row, corrected);
      const key = mapped.kind === "skipped" ? null : mapped.key;
      if (openItem === null || before === null) {
        const list = heldListOf({ key, hash: null });
        return list === null ? { mapped, openItem: null, reported: null } : waits(row, id, list, null);
      }
      // The line's answer decides its doubt. Its cells then correct the row of the key.
      const isDecided = given?.kind === "doubt" && !given.isOutdated && unused?.reason === "solved";
      const isDecidedHere = isDecided && corrected.size > 0;
      if (unused !== null && !isDecidedHere) {
        const reason = given?.kind === "doubt" && given.isOutdated ? "outdated" : unused.reason;
        const isCorrected = corrected.size > 0 && (reason === "outdated" || !isApplied(mapped, feed, ledger));
        const isLateAnswer = given?.kind === "late" || (given?.kind === "left_out" && given.isAnswered);
        const isLost = isLateAnswer || (isCorrected && given?.kind !== "used");
        return skippedRow(row, reason, isLost ? lineIssue(`line_${reason}`, {}) : null);
      }
      if (mapped.kind === "skipped") return { mapped, openItem: openItem.id, reported: null };
      const was = map({ kind: "cells", line: row.line, cells: before }, new Set());
      const reported = withBirthdayText(valuesOf(was), openItem, columnsOf(openItem.run));
      const line = { mapped, values: valuesOf(mapped), cells: row.cells };
      const reportedRow = { ...openItem, values: reported };
      if (!isReportedRow(reportedRow, line, header, feed)) {
        // No newer report has the row, because the line's answer was used.
        if (isDecidedHere) return skippedRow(row, "solved", lineIssue("line_solved", {}));
        const name = personIn(openItem, columnsOf(openItem.run));
        const changedKey = changedKeyCell(reportedRow, line, header, feed);
        const issue =
          changedKey === null
            ? lineIssue("other_row", { id, name })
            : { ...lineIssue("line_key_changed", { ...changedKey, id, name }), header: changedKey.column };
        return skippedRow(row, "refused_line", issue);
      }
      const isCorrected = row.cells.some((cell, at) => cleanText(cell) !== cleanText(before[at] ?? ""));
      const isDoubt = openItem.status === "in_doubt" && given === undefined;
      const doubtedKey = isDoubt ? keyIn(openItem.subject) : null;
      recorded.seeAnswer({ id, row, isCorrected, doubtedKey, sharedKey: sharedKey(openItem, mapped.key) });
      if (answer.kind === "held") {
        if (corrected.size === 0) return skippedRow(row, "not_corrected", null);
        return waits(row, id, openItem.run, null, before);
      }
      const list = heldListOf({ key, hash: null }) ?? heldListOf({ key: keyIn(openItem.subject), hash: openItem.hash });
      if (list !== null) return waits(row, id, list, openItem.id, before);
      const person = answerAboutPerson(openItem, ledger);
      const texts =
        person === null ? NO_TEXTS : textsOfPerson(person, { openItem, row, before, header, mapper }, ledger);
      const sent = row.kind === "cells" ? withCells(row, texts) : row;
      const again = texts.size === 0 ? mapped : map(sent, new Set([...corrected, ...texts.keys()]));
      if (again.kind === "skipped") return { mapped: again, openItem: openItem.id, reported: null };
      // A cell that the answer sets back is no correction.
      const shown = person?.choice === "new" ? before.map((cell, at) => texts.get(at) ?? cell) : before;
      recorded.add({
        openItem,
        row: sent,
        before: shown,
        mapped: again,
        mapper,
        columns: columnsOf(openItem.run),
        person,
      });
      const answered = given?.kind === "used" || texts.size > 0 ? ({ isAnswered: true } as const) : {};
      const asked = askedColumns(openItem, header, before, columnsOf(openItem.run));
      const compared = comparedCells(shown, sent.cells, asked, mapper);
      const noted = withNotes(again, notes.get(row.line) ?? []);
      return { mapped: noted, openItem: openItem.id, reported, compared, ...answered };
    },
  };
  return {
    table: { ...report, header, batches, records: null },
    recorded,
    map(row, mapper, map) {
      const line = rows.map(row, mapper, map);
      recorded.see(line.mapped);
      if (line.mapped.kind === "skipped") recorded.seeUnused(map(row, new Set()));
      return line;
    },
  };
}

const NO_TEXTS: ReadonlyMap<number, string> = new Map();

/** Returns a function that returns the columns of a run. Most items of a report are of one run. */
function memoizeColumns({ runs }: Pick<Ledger, "runs">): (run: string) => readonly ColumnUse[] {
  const known = new Map<string, readonly ColumnUse[]>();
  return (run) => {
    const columns = known.get(run) ?? runs.get(run)?.columns ?? [];
    known.set(run, columns);
    return columns;
  };
}

/** Returns the issue of a line that is not used. */
function lineIssue(code: LineCode, data: Issue["data"]): Issue {
  return { code, field: null, header: null, data };
}

function skippedRow({ line, cells }: Row, reason: SkipReason, issue: Issue | null): CorrectedRow {
  const mapped: MappedRow = { kind: "skipped", line, reason, cells, ...(issue === null ? {} : { issue }) };
  return { mapped, openItem: null, reported: null };
}
