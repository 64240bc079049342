import type { Database } from "../database/open-database.ts";
import { STAGED_COLUMNS, toStagedRow, type StagedRow } from "../planning/staged-row.ts";

/** A whole date that rows of the list ask for anew. */
export interface AskedDate {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Number of people who have the date: rows that ask for it anew, and linked contacts. */
  readonly people: number;
}

/** The birthdays that the loaded rows ask for, without those that their contacts have already. */
export interface StagedBirthdays {
  /** Returns the whole dates that more than `fewest` people share, and that a row asks for anew. */
  sharedDates(fewest: number): readonly AskedDate[];
  /** Reads the rows that ask for a date anew. The caller may change their states meanwhile. */
  rowsWithDate(date: string): Generator<StagedRow>;
  /** Takes a date out of the rows that ask for it anew, as if their cells were blank. */
  leaveOutDate(date: string): void;
}

const PAGE = 500;
/** Condition on `staged s`: its contact does not have the row's birthday yet. */
const IS_NEW = `s.state = 'contact' AND NOT EXISTS (
  SELECT 1 FROM entries e WHERE e.id = s.entry_id AND e.birthday = s.birthday)`;

export function openStagedBirthdays(db: Database, feed: string): StagedBirthdays {
  return {
    sharedDates(fewest) {
      const asked = db
        .prepare(
          `SELECT s.birthday AS date, count(*) AS people FROM temp.staged s
          WHERE length(s.birthday) = 10 AND ${IS_NEW} GROUP BY s.birthday`,
        )
        .all() as AskedDate[];
      const linked = db.prepare("SELECT count(*) FROM entries WHERE feed = ? AND birthday = ?").pluck();
      return asked
        .map(({ date, people }) => ({ date, people: people + (linked.get(feed, date) as number) }))
        .filter(({ people }) => people > fewest);
    },
    *rowsWithDate(date) {
      const select = db.prepare(
        `SELECT ${STAGED_COLUMNS} FROM temp.staged s WHERE s.birthday = ? AND seq > ? AND ${IS_NEW} ORDER BY seq LIMIT ${PAGE}`,
      );
      for (let last = 0; ;) {
        const page = select.all(date, last).map(toStagedRow);
        yield* page;
        if (page.length < PAGE) return;
        last = page.at(-1)?.seq ?? last;
      }
    },
    leaveOutDate(date) {
      db.prepare(
        `UPDATE temp.staged AS s SET birthday = NULL, input = json_remove(input, '$.birthday'),
          rest = json_insert(rest, '$.blank[#]', 'birthday') WHERE s.birthday = ? AND ${IS_NEW}`,
      ).run(date);
    },
  };
}
