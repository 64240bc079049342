import type { FeedMode, ListSettings } from "../../model/feed.ts";
import {
  type Halt,
  type HaltCode,
  NO_REQUESTS,
  type RequestCounts,
  type RunKind,
  type RunStatus,
} from "../../model/run-record.ts";
import type { UndoFigures } from "../../model/request.ts";
import type { ColumnUse } from "../../model/mapped-row.ts";
import type { Hold, OperationKind } from "../../model/operation.ts";
import type { Reading } from "../../model/row.ts";
import type { ListEnd, ListProfile, Survey } from "../../model/survey.ts";
import type { Database } from "../database/open-database.ts";
import { openDueReports } from "./due-reports.ts";
import { IS_ACCEPTED, IS_OPEN } from "../database/operation-indexes.ts";

/** A stored run without its rows and operations. */
export interface StoredRun {
  readonly run: string;
  readonly feed: string;
  /**
   * `rejections`: a corrected report. Its rows are changes, also when the feed's lists are snapshots. `undo`: takes another
   * run back, and has no rows of its own. `removal`: deletes contacts as a person asked, and has no rows.
   */
  readonly kind: RunKind;
  readonly file: string;
  /** The file's path until the file is archived; null afterwards. */
  readonly path: string | null;
  readonly sha256: string;
  readonly mtimeMs: number;
  readonly mode: FeedMode;
  readonly planFormat: number;
  readonly keySetting: string;
  readonly status: RunStatus | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** When the list was accepted (ISO date-time); null while the whole run is held. */
  readonly acceptedAt: string | null;
  readonly reading: Reading;
  readonly header: readonly string[];
  readonly columns: readonly ColumnUse[];
  readonly profile: ListProfile;
  readonly holds: readonly Hold[];
  readonly haltCode: HaltCode | null;
  readonly haltReason: string | null;
  /**
   * Rows of the list, and rows among them that need no call. `notRead`: people in rows that the
   * program did not read and that a person has to check; missing in runs of older versions.
   */
  readonly rows: { readonly read: number; readonly unchanged: number; readonly notRead?: number };
  readonly requests: RequestCounts;
  /** The evidence of all rows together. A corrected report of the list is read with this survey. */
  readonly survey: Survey;
  /** Equal for two lists with the same rows, in any order; null for a corrected report, and for lists of older versions. */
  readonly rowsSum: string | null;
  /** null: not known, or a file whose end shows nothing (XLSX). */
  readonly listEnd: ListEnd | null;
  /** The feed's settings when the run was planned; null in runs of older versions. */
  readonly settings: ListSettings | null;
  /** Names of the feed's other lists that waited at the same time; null: none. */
  readonly beside: readonly string[] | null;
  /** What the run takes back; null: the run is no undo. */
  readonly undo?: UndoFigures | null;
  /** The undo that took this run back; null: none did. */
  readonly undoneBy?: string | null;
}

const JSON_COLUMNS = [
  "reading",
  "header",
  "columns",
  "profile",
  "holds",
  "rows",
  "requests",
  "survey",
  "listEnd",
  "beside",
  "settings",
  "undo",
] as const;

/** The runs of all feeds, each with the figures that its reports show. */
export interface Runs {
  /** Stores a new run. */
  insert(run: StoredRun): void;
  /** Returns the run of this name; null when there is none. */
  get(run: string): StoredRun | null;
  /** Returns the run of this name. Throws when there is none. */
  named(run: string): StoredRun;
  /** Returns the newest runs of a feed, newest first; of all feeds without `feed`. */
  latest(limit: number, feed?: string | null): readonly StoredRun[];
  /** Returns the run of the file with this name that began on this day (`YYYY-MM-DD`) or later; null: there is none yet. */
  ofFile(file: string, since: string): StoredRun | null;
  /** Returns the names of the newest runs whose names begin with a text, newest first. */
  namesBeginning(text: string, limit: number): readonly string[];
  /** Returns runs with work left, oldest first: interrupted, halted, not archived, or with operations still to send. */
  unfinished(): readonly StoredRun[];
  /** Returns the runs that wait for approval, oldest first; of all feeds without `feed`. */
  held(feed?: string | null): readonly StoredRun[];
  /** Returns the feed's newest list that came after a run and is accepted or held; null when there is none. */
  newerList(run: Pick<StoredRun, "run" | "feed">): StoredRun | null;
  /** Returns the run of the feed's newest accepted list; null when no list was accepted. */
  latestAccepted(feed: string): StoredRun | null;
  /** Returns whether the feed accepted a list under another `key` setting than this one. */
  hadOtherKey(feed: string, keySetting: string): boolean;
  /**
   * Returns the UTC days (`YYYY-MM-DD`) on which the feed's accepted snapshots came, from the one that started at `since`
   * on. The order of runs decides which are later, because the clock may have been set back since.
   */
  listDaysSince(feed: string, since: string): readonly string[];
  /**
   * Returns the time to store for a list that is accepted now. This time is after the times of all earlier lists, even
   * when the clock was set back.
   */
  acceptanceTime(feed: string, now: string): string;
  /** Notes how a run ended. */
  finish(run: string, status: RunStatus, at: string, halt: Halt | null): void;
  /** Removes a run's status and halt, because the run is carried out now. */
  reopen(run: string): void;
  /** Notes that a run's list is accepted. */
  accept(run: string, at: string): void;
  /** Notes that a run's file is archived. */
  archived(run: string): void;
  /** Returns the runs whose file is not archived, oldest first. */
  withFiles(): readonly StoredRun[];
  /** Raises a run's request counts to the number of its sent operations: a killed process lost its own counts. */
  countSent(run: Pick<StoredRun, "run" | "startedAt" | "requests">): void;
  /** Adds to a run's request counts. */
  addRequests(run: string, added: Partial<RequestCounts>): void;
}

export function openRuns(db: Database): Runs {
  const columns = `run, feed, kind, file, path, sha256, mtime_ms AS mtimeMs, mode, plan_format AS planFormat,
    key_setting AS keySetting, status, started_at AS startedAt, finished_at AS finishedAt, accepted_at AS acceptedAt,
    reading, header, columns, profile, holds, halt_code AS haltCode, halt_reason AS haltReason, rows, requests, survey,
    rows_sum AS rowsSum, list_end AS listEnd, beside, settings, undo, undone_by AS undoneBy`;
  const list = (where: string, ...values: unknown[]): StoredRun[] =>
    db
      .prepare(`SELECT ${columns} FROM runs ${where}`)
      .all(...values)
      .map(toRun);
  const one = (where: string, ...values: unknown[]): StoredRun | null => list(where, ...values)[0] ?? null;

  const dueReports = openDueReports(db);
  const finishOne = db.prepare(
    "UPDATE runs SET status = ?, finished_at = ?, halt_code = ?, halt_reason = ? WHERE run = ?",
  );
  const latestAcceptance = db.prepare("SELECT max(accepted_at) FROM runs WHERE feed = ?").pluck();

  return {
    insert(run) {
      const values = Object.fromEntries(
        Object.entries({ undo: null, ...run }).map(([name, value]) => [
          name,
          JSON_COLUMNS.includes(name as never) && value !== null ? JSON.stringify(value) : value,
        ]),
      );
      db.prepare(`
        INSERT INTO runs (run, feed, kind, file, path, sha256, mtime_ms, mode, plan_format, key_setting, status,
          started_at, finished_at, accepted_at, reading, header, columns, profile, holds, halt_code, halt_reason, rows, requests, survey,
          rows_sum, list_end, beside, settings, undo)
        VALUES (@run, @feed, @kind, @file, @path, @sha256, @mtimeMs, @mode, @planFormat, @keySetting, @status,
          @startedAt, @finishedAt, @acceptedAt, @reading, @header, @columns, @profile, @holds, @haltCode, @haltReason, @rows, @requests, @survey,
          @rowsSum, @listEnd, @beside, @settings, @undo)`).run(values);
    },
    get: (run) => one("WHERE run = ?", run),
    named(run) {
      const found = one("WHERE run = ?", run);
      if (found === null) throw new Error(`the ledger has no run ${run}`);
      return found;
    },
    latest: (limit, feed = null) =>
      list("WHERE @feed IS NULL OR feed = @feed ORDER BY run DESC LIMIT @limit", { feed, limit }),
    ofFile: (file, since) =>
      one("WHERE run >= ? AND file = ? AND kind <> 'undo' ORDER BY run DESC LIMIT 1", since, file),
    namesBeginning: (text, limit) =>
      db
        .prepare(
          "SELECT run FROM runs WHERE run >= @text AND run < @text || char(0x10ffff) ORDER BY run DESC LIMIT @limit",
        )
        .pluck()
        .all({ text, limit }) as string[],
    unfinished: () =>
      list(`WHERE status IS NULL OR status = 'halted' OR path IS NOT NULL OR run IN
        (SELECT run FROM operations WHERE state IN ('planned', 'deferred') AND ${IS_OPEN}) ORDER BY run`),
    held: (feed = null) => list("WHERE status = 'held' AND (@feed IS NULL OR feed = @feed) ORDER BY run", { feed }),
    newerList: ({ run, feed }) =>
      one(
        `WHERE feed = ? AND kind = 'list' AND run > ? AND (accepted_at IS NOT NULL OR status = 'held')
        ORDER BY run DESC LIMIT 1`,
        feed,
        run,
      ),
    latestAccepted: (feed) =>
      one(`WHERE feed = ? AND kind = 'list' AND ${IS_ACCEPTED} ORDER BY accepted_at DESC, run DESC LIMIT 1`, feed),
    hadOtherKey: (feed, keySetting) =>
      db
        .prepare("SELECT 1 FROM runs WHERE feed = ? AND accepted_at IS NOT NULL AND key_setting <> ? LIMIT 1")
        .get(feed, keySetting) !== undefined,
    listDaysSince: (feed, since) =>
      db
        .prepare(`
        SELECT DISTINCT substr(started_at, 1, 10) FROM runs
        WHERE feed = @feed AND kind = 'list' AND mode = 'snapshot' AND ${IS_ACCEPTED} AND run >= coalesce(
          (SELECT min(run) FROM runs WHERE feed = @feed AND accepted_at IS NOT NULL AND started_at = @since), @name)`)
        .pluck()
        .all({ feed, since, name: since.replaceAll(":", "") }) as string[],
    acceptanceTime(feed, now) {
      const latest = latestAcceptance.get(feed) as string | null;
      return latest === null || latest < now ? now : new Date(Date.parse(latest) + 1).toISOString();
    },
    finish(run, status, at, halt) {
      dueReports.mark(run);
      finishOne.run(status, at, halt?.code ?? null, halt?.reason ?? null, run);
    },
    reopen: (run) =>
      void db.prepare("UPDATE runs SET status = NULL, halt_code = NULL, halt_reason = NULL WHERE run = ?").run(run),
    accept: (run, at) => void db.prepare("UPDATE runs SET accepted_at = ? WHERE run = ?").run(at, run),
    archived: (run) => void db.prepare("UPDATE runs SET path = NULL WHERE run = ?").run(run),
    withFiles: () => list("WHERE path IS NOT NULL ORDER BY run"),
    countSent({ run, startedAt, requests }) {
      const sent = db
        .prepare("SELECT kind, count(*) AS n FROM operations WHERE run = ? AND sent_at >= ? GROUP BY kind")
        .all(run, Date.parse(startedAt)) as { kind: OperationKind; n: number }[];
      const atLeast = Object.fromEntries(sent.map(({ kind, n }) => [kind, Math.max(n, requests[kind])]));
      db.prepare("UPDATE runs SET requests = json_patch(requests, ?) WHERE run = ?").run(JSON.stringify(atLeast), run);
    },
    addRequests(run, added) {
      const counts = {
        ...NO_REQUESTS,
        ...(JSON.parse(
          db.prepare("SELECT requests FROM runs WHERE run = ?").pluck().get(run) as string,
        ) as RequestCounts),
      };
      const total = Object.fromEntries(
        Object.entries(counts).map(([name, n]) => [name, n + (added[name as keyof RequestCounts] ?? 0)]),
      );
      db.prepare("UPDATE runs SET requests = ? WHERE run = ?").run(JSON.stringify(total), run);
    },
  };
}

function toRun(columns: unknown): StoredRun {
  const run = { ...(columns as Record<string, unknown>) };
  for (const name of JSON_COLUMNS) run[name] = JSON.parse(run[name] as string);
  return run as unknown as StoredRun;
}
