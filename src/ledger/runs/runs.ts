import type { FeedMode } from "../../model/feed.ts";
import type { Halt, HaltCode } from "../../model/halt.ts";
import type { ColumnUse } from "../../model/mapped-row.ts";
import type { Hold, OperationKind } from "../../model/operation.ts";
import type { Reading } from "../../model/row.ts";
import { NO_REQUESTS, type RequestCounts, type RunStatus } from "../../model/run-record.ts";
import type { Survey } from "../../model/survey.ts";
import type { Database } from "../database/open-database.ts";
import { IS_OPEN } from "../database/operation-indexes.ts";

/** What a feed's list looked like, for the guards of the next one. */
export interface ListProfile {
  readonly keyColumns: readonly string[];
  /** Header → share of rows that hold a value, 0 to 1; only columns that were sent. */
  readonly filled: Readonly<Record<string, number>>;
  readonly blankKeyShare: number;
  readonly rows: number;
}

/** A stored run, without its rows. */
export interface StoredRun {
  readonly run: string;
  readonly feed: string;
  /** `rejections`: a report that was fixed and dropped back; changes only, whatever the feed's mode. */
  readonly kind: "list" | "rejections";
  readonly file: string;
  /** Where the file lies while it is not archived; null afterwards. */
  readonly path: string | null;
  readonly sha256: string;
  readonly mtimeMs: number;
  readonly mode: FeedMode;
  readonly planFormat: number;
  readonly keySetting: string;
  readonly status: RunStatus | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** When it became the feed's newest list; null while its whole run is held. */
  readonly acceptedAt: string | null;
  readonly reading: Reading;
  readonly header: readonly string[];
  readonly columns: readonly ColumnUse[];
  readonly profile: ListProfile;
  readonly holds: readonly Hold[];
  readonly haltCode: HaltCode | null;
  readonly haltReason: string | null;
  /** Rows settled by the plan: what is not an operation. */
  readonly rows: { readonly read: number; readonly unchanged: number };
  readonly requests: RequestCounts;
  /** What all rows of the list prove together. A corrected report of the list is read with this survey. */
  readonly survey: Survey;
}

const JSON_COLUMNS = ["reading", "header", "columns", "profile", "holds", "rows", "requests", "survey"] as const;

export type Runs = ReturnType<typeof openRuns>;

export function openRuns(db: Database) {
  const columns = `run, feed, kind, file, path, sha256, mtime_ms AS mtimeMs, mode, plan_format AS planFormat,
    key_setting AS keySetting, status, started_at AS startedAt, finished_at AS finishedAt, accepted_at AS acceptedAt,
    reading, header, columns, profile, holds, halt_code AS haltCode, halt_reason AS haltReason, rows, requests, survey`;
  const list = (where: string, ...values: unknown[]): StoredRun[] =>
    db
      .prepare(`SELECT ${columns} FROM runs ${where}`)
      .all(...values)
      .map(toRun);
  const one = (where: string, ...values: unknown[]): StoredRun | null => list(where, ...values)[0] ?? null;

  const latestAcceptance = db.prepare("SELECT max(accepted_at) FROM runs WHERE feed = ?").pluck();

  return {
    insert(run: StoredRun): void {
      const values = Object.fromEntries(
        Object.entries(run).map(([name, value]) => [
          name,
          JSON_COLUMNS.includes(name as never) ? JSON.stringify(value) : value,
        ]),
      );
      db.prepare(`
        INSERT INTO runs (run, feed, kind, file, path, sha256, mtime_ms, mode, plan_format, key_setting, status,
          started_at, finished_at, accepted_at, reading, header, columns, profile, holds, halt_code, halt_reason, rows, requests, survey)
        VALUES (@run, @feed, @kind, @file, @path, @sha256, @mtimeMs, @mode, @planFormat, @keySetting, @status,
          @startedAt, @finishedAt, @acceptedAt, @reading, @header, @columns, @profile, @holds, @haltCode, @haltReason, @rows, @requests, @survey)`).run(
        values,
      );
    },
    get: (run: string) => one("WHERE run = ?", run),
    /** A run that must be there. */
    named(run: string): StoredRun {
      const found = one("WHERE run = ?", run);
      if (found === null) throw new Error(`the ledger has no run ${run}`);
      return found;
    },
    latest: (limit: number, feed: string | null = null) =>
      list("WHERE @feed IS NULL OR feed = @feed ORDER BY run DESC LIMIT @limit", { feed, limit }),
    /** Runs with something still to do, oldest first: interrupted, halted, not put away, or with deferred operations. */
    unfinished: () =>
      list(`WHERE status IS NULL OR status = 'halted' OR path IS NOT NULL OR run IN
        (SELECT run FROM operations WHERE state IN ('planned', 'deferred') AND ${IS_OPEN}) ORDER BY run`),
    held: (feed: string | null = null) =>
      list("WHERE status = 'held' AND (@feed IS NULL OR feed = @feed) ORDER BY run", { feed }),
    latestAccepted: (feed: string) =>
      one(
        "WHERE feed = ? AND kind = 'list' AND accepted_at IS NOT NULL ORDER BY accepted_at DESC, run DESC LIMIT 1",
        feed,
      ),
    /** The time at which a list of the feed is accepted now: after all others, also when the clock was set back. */
    acceptanceTime: (feed: string, now: string): string => {
      const latest = latestAcceptance.get(feed) as string | null;
      return latest === null || latest < now ? now : new Date(Date.parse(latest) + 1).toISOString();
    },
    acceptedWithHash: (feed: string, sha256: string) =>
      one(
        "WHERE feed = ? AND kind = 'list' AND accepted_at IS NOT NULL AND sha256 = ? ORDER BY run DESC LIMIT 1",
        feed,
        sha256,
      ),
    finish: (run: string, status: RunStatus, at: string, halt: Halt | null): void =>
      void db
        .prepare("UPDATE runs SET status = ?, finished_at = ?, halt_code = ?, halt_reason = ? WHERE run = ?")
        .run(status, at, halt?.code ?? null, halt?.reason ?? null, run),
    reopen: (run: string): void =>
      void db.prepare("UPDATE runs SET status = NULL, halt_code = NULL, halt_reason = NULL WHERE run = ?").run(run),
    accept: (run: string, at: string): void =>
      void db.prepare("UPDATE runs SET accepted_at = ? WHERE run = ?").run(at, run),
    setHolds: (run: string, holds: readonly Hold[]): void =>
      void db.prepare("UPDATE runs SET holds = ? WHERE run = ?").run(JSON.stringify(holds), run),
    archived: (run: string): void => void db.prepare("UPDATE runs SET path = NULL WHERE run = ?").run(run),
    withFiles: () => list("WHERE path IS NOT NULL ORDER BY run"),
    /** A process that was killed counted its calls no more: what the operations show to have been sent counts at least. */
    countSent({ run, startedAt, requests }: Pick<StoredRun, "run" | "startedAt" | "requests">): void {
      const sent = db
        .prepare("SELECT kind, count(*) AS n FROM operations WHERE run = ? AND sent_at >= ? GROUP BY kind")
        .all(run, Date.parse(startedAt)) as { kind: OperationKind; n: number }[];
      const atLeast = Object.fromEntries(sent.map(({ kind, n }) => [kind, Math.max(n, requests[kind])]));
      db.prepare("UPDATE runs SET requests = json_patch(requests, ?) WHERE run = ?").run(JSON.stringify(atLeast), run);
    },
    addRequests(run: string, added: Partial<RequestCounts>): void {
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
