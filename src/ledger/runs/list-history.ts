import type { ListEnd } from "../../model/survey.ts";
import type { Database } from "../database/open-database.ts";
import { IS_ACCEPTED } from "../database/operation-indexes.ts";
import { FIRST_CUT_LIST } from "../entries/waiting-deletes.ts";
import type { StoredRun } from "./runs.ts";

/** A list that was accepted before. */
interface AcceptedBefore {
  readonly run: string;
  /** Number of the feed's accepted lists that are newer; 2 stands for two or more. */
  readonly newer: number;
}

/** The feed's earlier lists as a whole: their rows, and how they end. */
export interface ListHistory {
  /** Returns the newest accepted list with these rows or these bytes; null when there is none. */
  acceptedWithRows(feed: string, list: Pick<StoredRun, "rowsSum" | "sha256">): AcceptedBefore | null;
  /** Returns the number of rows of the feed's newest accepted list that equal an earlier row of it. */
  repeatedRows(feed: string): number;
  /**
   * Returns a function that says whether one of the lists that waited at the same time as this file, and were read before
   * it, names a contact; null: no list waited at the same time.
   */
  namedBeside(feed: string, file: string): NamedBeside | null;
  /**
   * Returns how the feed's newest accepted lists end, newest first. Left out are lists whose end shows nothing or
   * looked cut, and all lists since one whose deletes wait because it may be cut.
   */
  latestEnds(feed: string, limit: number): readonly ListEnd[];
}

interface Beside {
  readonly startedAt: string;
  readonly acceptedAt: string | null;
  readonly beside: string | null;
  readonly absent: string | null;
}

/** Returns whether one of the lists names the contact. */
type NamedBeside = (entry: { readonly id: number; readonly absentSince: string | null }) => boolean;

/** Largest number of lists that are compared with one that waited at the same time. */
const LISTS_BESIDE = 50;

const IS_ACCEPTED_LIST = `feed = @feed AND ${IS_ACCEPTED} AND kind = 'list'`;

export function openListHistory(db: Database): ListHistory {
  return {
    acceptedWithRows(feed, { rowsSum, sha256 }) {
      const found = db
        .prepare(`
        SELECT run, accepted_at AS acceptedAt FROM runs WHERE ${IS_ACCEPTED_LIST}
          AND (rows_sum = @rowsSum OR sha256 = @sha256) ORDER BY accepted_at DESC LIMIT 1`)
        .get({ feed, rowsSum, sha256 }) as { run: string; acceptedAt: string } | undefined;
      if (found === undefined) return null;
      const newer = db
        .prepare(`
        SELECT count(*) FROM (SELECT 1 FROM runs WHERE ${IS_ACCEPTED_LIST} AND accepted_at > @acceptedAt LIMIT 2)`)
        .pluck()
        .get({ feed, acceptedAt: found.acceptedAt }) as number;
      return { run: found.run, newer };
    },
    repeatedRows: (feed) =>
      db
        .prepare(`
        SELECT count(*) FROM row_results WHERE outcome = 'duplicate' AND run = (
          SELECT run FROM runs WHERE ${IS_ACCEPTED_LIST} ORDER BY accepted_at DESC LIMIT 1)`)
        .pluck()
        .get({ feed }) as number,
    namedBeside(feed, file) {
      const latest = db
        .prepare(`
        SELECT started_at AS startedAt, accepted_at AS acceptedAt, beside, effects ->> '$.absent' AS absent FROM runs
        WHERE feed = @feed AND kind = 'list' ORDER BY run DESC LIMIT @limit`)
        .all({ feed, limit: LISTS_BESIDE }) as Beside[];
      const first = latest.findIndex(({ beside }) => !(JSON.parse(beside ?? "[]") as string[]).includes(file));
      const lists = first === -1 ? latest : latest.slice(0, first);
      if (lists.length === 0) return null;
      // A contact that an accepted list names is not absent, or a later list lacked it first.
      const since = lists.findLast(({ acceptedAt }) => acceptedAt !== null)?.startedAt ?? null;
      const unnamed = lists.flatMap(({ acceptedAt, absent }) =>
        acceptedAt === null && absent !== null ? [new Set(JSON.parse(absent) as number[])] : [],
      );
      return ({ id, absentSince }) =>
        (since !== null && (absentSince === null || absentSince > since)) || unnamed.some((ids) => !ids.has(id));
    },
    latestEnds: (feed, limit) =>
      db
        .prepare(`
        SELECT list_end FROM runs WHERE ${IS_ACCEPTED_LIST} AND list_end IS NOT NULL
          AND run < coalesce(${FIRST_CUT_LIST}, '~')
        ORDER BY accepted_at DESC LIMIT @limit`)
        .pluck()
        .all({ feed, limit })
        .map((end) => JSON.parse(end as string) as ListEnd),
  };
}
