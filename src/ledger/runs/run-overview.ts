import type { Operation, OperationKind, OperationState } from "../../model/operation.ts";
import type { RunKind, RunStatus } from "../../model/run-record.ts";
import type { Database } from "../database/open-database.ts";
import { OPERATION_COLUMNS, toOperation } from "../operations/operations.ts";
import { WAITS_FOR_DOUBT } from "./row-results.ts";

/** What a page about many runs shows of one. */
export interface ListedRun {
  readonly run: string;
  readonly feed: string;
  readonly kind: RunKind;
  readonly file: string;
  readonly status: RunStatus | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly created: number;
  readonly updated: number;
  readonly deleted: number;
  /** Rows that a person has to correct, and creates in doubt. */
  readonly toCorrect: number;
}

/** Which runs a page shows; null: all. */
export interface RunFilter {
  readonly feed: string | null;
  /** `unfinished`: runs that are going on, or that were interrupted. */
  readonly status: RunStatus | "unfinished" | null;
  /** A day in UTC, `YYYY-MM-DD`. */
  readonly day: string | null;
}

/** Answers pages about many runs, or about a run with many operations. Each answer reads only what it returns. */
export interface RunOverview {
  /** Returns the number of runs that fit, and a part of them, newest first. */
  find(
    filter: RunFilter,
    part: { readonly limit: number; readonly offset: number },
  ): { readonly total: number; readonly runs: readonly ListedRun[] };
  /** Returns the names of the feeds that have runs. */
  feeds(): readonly string[];
  /** Returns the first operations of a run of these kinds and states, in the order of the plan. */
  first(
    run: string,
    kinds: readonly OperationKind[],
    states: readonly OperationState[],
    limit: number,
  ): readonly Operation[];
  /**
   * Returns the new people of a run that the service can't greet. These people have neither an e-mail address nor a phone
   * number or, if asked for, no birthday. `first` are at most `limit` of them.
   */
  ungreeted(
    run: string,
    needsBirthday: boolean,
    limit: number,
  ): { readonly total: number; readonly first: readonly Operation[] };
  /** Returns the runs of files with this content, newest first. @param sha256 of the file's bytes, as hex digits */
  ofContent(sha256: string): readonly RunOfContent[];
  /** Returns the known people whose birthday a run moves to another day. `first` are at most `limit` of them. */
  moved(
    run: string,
    limit: number,
  ): {
    readonly total: number;
    readonly first: readonly { readonly name: string; readonly before: string; readonly after: string }[];
  };
  /** Returns the number of creates in doubt, over all runs. */
  countDoubts(): number;
}

/** A run of a file whose content is known. */
interface RunOfContent {
  readonly run: string;
  readonly feed: string;
  /** ISO date-time. */
  readonly startedAt: string;
}

const BEFORE_THE_NEXT_DAY = "\u{10ffff}";

export function openRunOverview(db: Database): RunOverview {
  const fits = `(@feed IS NULL OR feed = @feed) AND (@day IS NULL OR (started_at >= @day AND started_at < @dayEnd))
    AND (@status IS NULL OR coalesce(status, 'unfinished') = @status)`;
  const operations = db.prepare("SELECT kind, state, count(*) AS n FROM operations WHERE run = ? GROUP BY kind, state");
  const results = db
    .prepare(`
      SELECT (SELECT count(*) FROM row_results WHERE run = @run AND outcome IN ('rejected', 'in_doubt'))
        - (SELECT count(*) FROM row_results WHERE run = @run AND ${WAITS_FOR_DOUBT})`)
    .pluck();
  const figuresOf = (run: string) => {
    const figures = { created: 0, updated: 0, deleted: 0, toCorrect: results.get({ run }) as number };
    const done = { create: "created", update: "updated", delete: "deleted" } as const;
    const found = operations.all(run) as { kind: OperationKind; state: OperationState; n: number }[];
    for (const { kind, state, n } of found) {
      if (state === "done") figures[done[kind]] += n;
      else if (kind !== "delete" && (state === "rejected" || state === "in_doubt" || state === "sending"))
        figures.toCorrect += n;
    }
    return figures;
  };
  return {
    find({ feed, status, day }, { limit, offset }) {
      const values = { feed, status, day, dayEnd: day === null ? null : day + BEFORE_THE_NEXT_DAY };
      const total = db.prepare(`SELECT count(*) FROM runs WHERE ${fits}`).pluck().get(values) as number;
      const runs = db
        .prepare(`
        SELECT run, feed, kind, file, status, started_at AS startedAt, finished_at AS finishedAt FROM runs
        WHERE ${fits} ORDER BY run DESC LIMIT @limit OFFSET @offset`)
        .all({ ...values, limit, offset }) as Omit<ListedRun, keyof ReturnType<typeof figuresOf>>[];
      return { total, runs: runs.map((run) => ({ ...run, ...figuresOf(run.run) })) };
    },
    feeds: () => db.prepare("SELECT DISTINCT feed FROM runs ORDER BY feed").pluck().all() as string[],
    first: (run, kinds, states, limit) =>
      db
        .prepare(`
        SELECT ${OPERATION_COLUMNS} FROM operations WHERE run = ? AND kind IN (${listed(kinds)}) AND state IN (${listed(states)})
        ORDER BY id LIMIT ?`)
        .all(run, ...kinds, ...states, limit)
        .map(toOperation),
    ungreeted(run, needsBirthday, limit) {
      const lacks = `run = @run AND kind = 'create' AND state NOT IN ('dropped', 'superseded', 'rejected')
        AND (email IS NULL AND phone IS NULL AND coalesce(input ->> 'whatsapp_phone', '') = ''
          OR @needsBirthday = 1 AND coalesce(input ->> 'birthday', '') = '')`;
      const values = { run, needsBirthday: Number(needsBirthday) };
      const total = db.prepare(`SELECT count(*) FROM operations WHERE ${lacks}`).pluck().get(values) as number;
      const first = db
        .prepare(`SELECT ${OPERATION_COLUMNS} FROM operations WHERE ${lacks} ORDER BY id LIMIT @limit`)
        .all({ ...values, limit })
        .map(toOperation);
      return { total, first };
    },
    ofContent: (sha256) =>
      db
        .prepare("SELECT run, feed, started_at AS startedAt FROM runs WHERE sha256 = ? ORDER BY run DESC LIMIT 50")
        .all(sha256) as RunOfContent[],
    moved(run, limit) {
      const moves = `FROM operations WHERE run = @run AND kind = 'update' AND state NOT IN ('dropped', 'superseded', 'rejected')
        AND substr(changes ->> '$.birthday[0]', -5) <> substr(changes ->> '$.birthday[1]', -5)`;
      const total = db.prepare(`SELECT count(*) ${moves}`).pluck().get({ run }) as number;
      const first = db
        .prepare(`
        SELECT trim(concat_ws(' ', input ->> 'first_name', input ->> 'last_name')) AS name,
          changes ->> '$.birthday[0]' AS before, changes ->> '$.birthday[1]' AS after ${moves} ORDER BY id LIMIT @limit`)
        .all({ run, limit }) as ReturnType<RunOverview["moved"]>["first"];
      return { total, first };
    },
    countDoubts: () => db.prepare("SELECT count(*) FROM operations WHERE state = 'in_doubt'").pluck().get() as number,
  };
}

function listed(values: readonly string[]): string {
  return values.map(() => "?").join(", ");
}
