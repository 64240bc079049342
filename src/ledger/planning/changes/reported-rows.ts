/** What the rows of a corrected report were when they were reported. */
import type { ReportedCells, ReportedValues } from "../../../model/mapped-row.ts";
import type { Database } from "../../database/open-database.ts";

/** What the cells of one field of a corrected row meant in the report, and what they mean now. */
interface ReportedCell {
  readonly seq: number;
  readonly before: string;
  readonly after: string;
  /** The report asked about the cells. */
  readonly isAsked: boolean;
}

export interface ReportedRows {
  /** Notes the values that the report had of a row, and the cells that mean something else now. */
  add(seq: number | bigint, values: ReportedValues, compared: ReportedCells): void;
  /** Removes what is noted of a row. */
  remove(seq: number): void;
  /** Returns the values that the report had of a row; null for a row that was in no report. */
  reportedOf(seq: number): ReportedValues | null;
  /** Returns the texts of birthdays that could not be read when the rows of a corrected report were reported. */
  reportedBirthdays(): readonly { readonly seq: number; readonly text: string }[];
  /** Returns what the cells of a field meant in the report and mean now, for the rows of a corrected report that change it. */
  reportedCells(field: string): readonly ReportedCell[];
}

/** Opens the reported values of the rows that are staged. */
export function openReportedRows(db: Database): ReportedRows {
  let isAny = false;
  return {
    add(seq, values, compared) {
      db.prepare("INSERT INTO temp.reported VALUES (?, ?)").run(seq, JSON.stringify({ ...values, compared }));
      isAny = true;
    },
    remove(seq) {
      if (isAny) db.prepare("DELETE FROM temp.reported WHERE seq = ?").run(seq);
    },
    reportedOf(seq) {
      if (!isAny) return null;
      const found = db.prepare("SELECT reported FROM temp.reported WHERE seq = ?").pluck().get(seq);
      return found === undefined ? null : (JSON.parse(found as string) as ReportedValues);
    },
    reportedBirthdays() {
      if (!isAny) return [];
      const text = "reported ->> '$.birthdayText'";
      return db.prepare(`SELECT seq, ${text} AS text FROM temp.reported WHERE ${text} <> ''`).all() as {
        seq: number;
        text: string;
      }[];
    },
    reportedCells(field) {
      if (!isAny) return [];
      const cells = db
        .prepare(
          `SELECT seq, cells ->> 0 AS before, cells ->> 1 AS after, cells ->> 2 AS isAsked
          FROM (SELECT seq, reported -> '$.compared' -> @field AS cells FROM temp.reported)
          WHERE cells IS NOT NULL ORDER BY seq`,
        )
        .all({ field }) as (Omit<ReportedCell, "isAsked"> & { readonly isAsked: number })[];
      return cells.map((cell) => ({ ...cell, isAsked: cell.isAsked === 1 }));
    },
  };
}
