import { isBlankLine, type RecordSink, type Row, type Table } from "../../../model/row.ts";
import type { ListEnd } from "../../../model/survey.ts";
import type { PassedRows } from "../row-cache/row-cache.ts";
import { filledOf } from "./footers.ts";
import { watchTears, type SeenTears } from "./watch-tears.ts";

/** What the last pass over a table showed about its end. */
interface SeenEnd extends ListEnd {
  /** The last row about a person; null: there is none among the rows that were read. */
  readonly lastRow: Row | null;
  /** No record comes after `lastRow`. */
  readonly isLastRecord: boolean;
  /** The fewest cells of the rows about people, without the last one if it is short; `Infinity`: there is none. */
  readonly fewestCells: number;
  readonly tears: SeenTears;
}

/** A table whose end is watched while it is read. */
export interface WatchedTable {
  readonly table: Table;
  /** The last rows with one or two values, in file order: they may be footers. */
  lastFew(passed: PassedRows | null): readonly Row[];
  /**
   * Returns the end that the last pass has seen; null for a table whose end shows nothing (XLSX).
   *
   * @param footers lines of rows that turned out to be footers
   */
  end(passed: PassedRows | null, footers: ReadonlySet<number>): SeenEnd | null;
}

/** Watches the records of each pass over a table. */
export function watchEnd(table: Table): WatchedTable {
  const { records } = table;
  const width = table.header.length;
  let pass = startPass(width);
  return {
    table: {
      ...table,
      async *batches(onRecord) {
        const current = (pass = startPass(width));
        for await (const batch of table.batches(
          records === null ? onRecord : current.sink(records.newline, onRecord),
        )) {
          for (const row of batch) current.row(row);
          yield batch;
        }
      },
      records:
        records === null
          ? null
          : {
              ...records,
              readStretches(stretches, onRecord, onRow) {
                const current = (pass = startPass(width));
                return records.readStretches(stretches, current.sink(records.newline, onRecord), (row) => {
                  current.row(row);
                  return onRow(row);
                });
              },
            },
    },
    lastFew: (passed) => pass.lastFew(passed),
    end: (passed, footers) => (records === null ? null : pass.end(passed, footers)),
  };
}

/** Most footers below the last person that no known phrase shows. */
const MOST_FOOTERS = 2;
/** A row of a person has at least so many values. */
const FEWEST_VALUES = 3;

function startPass(width: number) {
  /**
   * Lines and numbers of cells of the records whose rows have not come yet, and whether each stands below the record before
   * it; `at`: the next of them.
   */
  const pending = { lines: [] as number[], cells: [] as number[], follow: [] as boolean[], at: 0 };
  const tears = watchTears(width);
  let nextLine = 0;
  const lastRecord = { line: 0, hasLineEnd: true };
  let lastLine = 0;
  let last: { readonly row: Row; readonly cells: number }[] = [];
  /** The fewest cells of the rows before `last`. */
  let fewest = Infinity;

  const recordOf = (line: number): { readonly cells: number; readonly follows: boolean } => {
    const { lines, cells, follow } = pending;
    while ((lines[pending.at] ?? line) < line) pending.at += 1;
    const isFound = lines[pending.at] === line;
    const found = {
      cells: isFound ? (cells[pending.at] ?? Infinity) : Infinity,
      follows: isFound && follow[pending.at] === true,
    };
    if (pending.at >= lines.length - 1) {
      lines.length = cells.length = follow.length = 0;
      pending.at = 0;
    }
    return found;
  };

  return {
    sink:
      (newline: number, onRecord: RecordSink | undefined): RecordSink =>
      (line, bytes, from, to, cells) => {
        // A file can have millions of blank lines, so nothing is kept of them.
        if (!isBlankLine(bytes, from, to)) {
          pending.lines.push(line);
          pending.cells.push(cells);
          pending.follow.push(line === nextLine);
        }
        // Blank lines do not part two records.
        nextLine = line + linesIn(bytes, from, to, newline);
        lastRecord.line = line;
        lastRecord.hasLineEnd = bytes[to - 1] === newline;
        onRecord?.(line, bytes, from, to, cells);
      },
    row(row: Row): void {
      lastLine = row.line;
      const { cells, follows } = recordOf(row.line);
      tears.row(row, cells, follows);
      if (row.kind === "skipped" && row.reason !== "hidden_row") return;
      last.push({ row, cells });
      if (last.length <= MOST_FOOTERS + 1) return;
      fewest = Math.min(fewest, last[0]?.cells ?? Infinity);
      last = last.slice(1);
    },
    lastFew(passed: PassedRows | null): readonly Row[] {
      const isFew = ({ row }: (typeof last)[number]) =>
        row.kind === "cells" && row.line > (passed?.lastLine ?? 0) && filledOf(row).length < FEWEST_VALUES;
      const from = last.findLastIndex((one) => !isFew(one)) + 1;
      return last.slice(Math.max(from, last.length - MOST_FOOTERS)).map(({ row }) => row);
    },
    end(passed: PassedRows | null, footers: ReadonlySet<number>): SeenEnd {
      const people = last.filter(({ row }) => !footers.has(row.line));
      const { row: lastRow, cells: lastCells } = people.at(-1) ?? { row: null, cells: Infinity };
      const above = people.slice(0, -1).map(({ cells }) => cells);
      const others = Math.min(fewest, ...above, passed?.fewestCells ?? Infinity);
      // The row cache knows only rows with their line end, and none that was short.
      const isPassed = passed !== null && passed.lastLine > lastLine;
      const isLastShort = !isPassed && lastRow !== null && Number.isFinite(others) && lastCells < others;
      return {
        // A blank record below the last row shows that this row has its line end.
        hasLineEnd: isPassed || lastRecord.line > lastLine || lastRecord.hasLineEnd,
        isLastShort,
        lastRow: isPassed ? null : lastRow,
        isLastRecord: lastRow !== null && lastRow.line === lastLine,
        fewestCells: isLastShort ? others : Math.min(others, lastCells),
        tears: tears.seen(passed?.fewestCells ?? Infinity),
      };
    },
  };
}

function linesIn(bytes: Uint8Array, from: number, to: number, newline: number): number {
  let lines = 0;
  for (let at = bytes.indexOf(newline, from); at !== -1 && at < to; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
}
