/** What people are told by the `notify` command: figures and paths, no personal data. Pure. */
import type { FinishedRun } from "../run/finish-run.ts";
import { counted } from "../model/counted.ts";
import { exitCodeOf } from "../run/exit-code.ts";
import type { PassEnd } from "../run/inbox-pass.ts";
import { describeHalt } from "../pipeline/report/words/halt-sentences.ts";
import { toSummary, type Summary } from "../pipeline/report/json/summary-json.ts";

/** One call of the command: what stands on its input, as one line of JSON. */
export type Notice =
  | ({ readonly event: "run"; readonly message: string } & Summary)
  | {
      readonly event: "file_failed";
      readonly message: string;
      readonly file: string;
      readonly path: string;
      readonly code: string;
    }
  | { readonly event: "trouble"; readonly message: string }
  | {
      readonly event: "no_file";
      readonly message: string;
      readonly feed: string;
      readonly expectHours: number;
      /** ISO date-time of the feed's latest list; null: there was none yet. */
      readonly lastListAt: string | null;
    }
  | { readonly event: "test"; readonly message: string };

/** A notice with what it is about; while `state` stays as it is, it is not told again. */
export interface Tellable {
  readonly about: string;
  readonly state: string;
  readonly notice: Notice;
}

/** What a pass leaves for people to see to. */
export function noticesOf({ runs, failed, trouble }: PassEnd): readonly Tellable[] {
  const halted = runs.some(({ record }) => record.status === "halted");
  return [
    ...runs.filter(({ record }) => exitCodeOf([record]) !== 0).map(noticeOfRun),
    // Whoever names a file that is not there sees it at once.
    ...failed.filter(({ refusal }) => refusal.code !== "no_such_file").map(noticeOfFile),
    // A halted run has told the same already.
    ...(trouble === null || halted
      ? []
      : [{ about: "trouble", state: trouble, notice: { event: "trouble", message: trouble } } as const]),
  ];
}

function noticeOfFile({ name, path, refusal }: PassEnd["failed"][number]): Tellable {
  const message = `${name} was not used (${refusal.code}). It lies in ${path}`;
  return {
    about: `file:${path}`,
    state: refusal.code,
    notice: { event: "file_failed", message, file: name, path, code: refusal.code },
  };
}

function noticeOfRun({ record, reports }: FinishedRun): Tellable {
  const summary = toSummary(record, reports);
  const { rows, deletes, status } = summary;
  const why = status === "halted" ? ` ${describeHalt(record.haltCode).happened}` : "";
  const toCorrect = rows.rejected + deletes.rejected;
  const parts = [
    status === "completed" ? null : status === "halted" ? "stopped before the end" : (status ?? "running"),
    toCorrect > 0 ? `${toCorrect} to correct` : null,
    rows.held + deletes.held > 0 ? `${rows.held + deletes.held} held` : null,
    rows.deferred > 0 ? `${rows.deferred} deferred` : null,
    rows.inDoubt > 0 ? `${rows.inDoubt} in doubt` : null,
  ].filter((part) => part !== null);
  return {
    about: `run:${summary.run}`,
    state: JSON.stringify([status, rows, deletes]),
    notice: {
      event: "run",
      message: `${summary.file}: ${parts.join(", ")}.${why} Report: ${reports.report}`,
      ...summary,
    },
  };
}

/** A feed whose next list is awaited. */
export interface AwaitedFeed {
  readonly name: string;
  readonly expectHours: number;
  readonly lastListAt: string | null;
  /** ms since 1970 from when on the hours count: the latest list, or when it was first awaited. */
  readonly since: number;
}

/** Feeds whose list is overdue; told again each time as many hours have passed once more. */
export function overdueFeeds(feeds: readonly AwaitedFeed[], now: number): readonly Tellable[] {
  return feeds.flatMap(({ name, expectHours, lastListAt, since }) => {
    const times = Math.floor((now - since) / (expectHours * 3_600_000));
    if (times < 1) return [];
    const last = lastListAt === null ? "There was none yet." : `The latest came at ${lastListAt}.`;
    const message = `No list of the feed ${name} came for ${counted(expectHours, "hour")}. ${last}`;
    return [
      {
        about: `feed:${name}`,
        state: `${since} ${times}`,
        notice: { event: "no_file", message, feed: name, expectHours, lastListAt },
      },
    ];
  });
}
