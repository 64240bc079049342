import { isBlankLine, type RecordSink, type Row, type Table } from "../../model/row.ts";
import type { ListEnd } from "../../model/survey.ts";
import type { PassedRows } from "./row-cache/row-cache.ts";

/** What the last pass over a table showed about its end. */
export interface SeenEnd extends ListEnd {
  /** The last row about a person; null: there is none among the rows that were read. */
  readonly lastRow: Row | null;
  /** No record comes after `lastRow`. */
  readonly isLastRecord: boolean;
  /** The fewest cells of the rows about people, without the last one if it is short; `Infinity`: there is none. */
  readonly fewestCells: number;
}

/** A table whose end is watched while it is read. */
export interface WatchedTable {
  readonly table: Table;
  /** Returns the end that the last pass has seen; null for a table whose end shows nothing (XLSX). */
  end(passed: PassedRows | null): SeenEnd | null;
}

/** Watches the records of each pass over a table. */
export function watchEnd(table: Table): WatchedTable {
  const { records } = table;
  let pass = startPass();
  return {
    table: {
      ...table,
      async *batches(onRecord) {
        const current = (pass = startPass());
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
                const current = (pass = startPass());
                return records.readStretches(stretches, current.sink(records.newline, onRecord), (row) => {
                  current.row(row);
                  return onRow(row);
                });
              },
            },
    },
    end: (passed) => (records === null ? null : pass.end(passed)),
  };
}

function startPass() {
  /** Lines and numbers of cells of the records whose rows have not come yet; `at`: the next of them. */
  const pending = { lines: [] as number[], cells: [] as number[], at: 0 };
  const lastRecord = { line: 0, hasLineEnd: true };
  let lastLine = 0;
  let lastRow: Row | null = null;
  let lastCells = Infinity;
  let fewest = Infinity;

  const cellsOf = (line: number): number => {
    const { lines, cells } = pending;
    while ((lines[pending.at] ?? line) < line) pending.at += 1;
    const found = lines[pending.at] === line ? (cells[pending.at] ?? Infinity) : Infinity;
    if (pending.at >= lines.length - 1) {
      lines.length = 0;
      cells.length = 0;
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
        }
        lastRecord.line = line;
        lastRecord.hasLineEnd = bytes[to - 1] === newline;
        onRecord?.(line, bytes, from, to, cells);
      },
    row(row: Row): void {
      lastLine = row.line;
      const cells = cellsOf(row.line);
      if (row.kind === "skipped" && row.reason !== "hidden_row") return;
      fewest = Math.min(fewest, lastCells);
      lastCells = cells;
      lastRow = row;
    },
    end(passed: PassedRows | null): SeenEnd {
      const others = Math.min(fewest, passed?.fewestCells ?? Infinity);
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
      };
    },
  };
}
