/** The notices for the `notify` command: figures and paths, no personal data. Pure. */
import type { RunStatus } from "../model/run-record.ts";
import type { FinishedRun } from "../run/finish-run.ts";
import { counted } from "../model/text/counted.ts";
import { exitCodeOf } from "../run/exit-code.ts";
import type { PassEnd } from "../run/inbox-pass.ts";
import { describeHalt } from "../pipeline/report/words/halt-sentences.ts";
import { toSummary, type Summary } from "../pipeline/report/json/summary-json.ts";

/** The input of one call of the command, sent as one line of JSON. */
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

/** A notice that may be due. It is not sent again while `state` is equal to the state when it was last sent. */
export interface DueNotice {
  /** The thing that the notice is about, for instance `run:RUN`. */
  readonly about: string;
  readonly state: string;
  readonly notice: Notice;
}

/** Returns the notices on a pass over the inbox: runs that need a person, refused files, and why the pass stopped. */
export function noticesOf({ runs, failed, waiting, stopReason, broughtBack = [] }: PassEnd): readonly DueNotice[] {
  const halted = runs.some(({ record }) => record.status === "halted");
  return [
    ...runs.filter(({ record }) => exitCodeOf([record]) !== 0).map(noticeOfRun),
    // A missing file was named on the command line, which shows the error.
    ...failed.filter(({ refusal }) => refusal.code !== "no_such_file").map(noticeOfFile),
    ...broughtBack.map(noticeOfBroughtBack),
    ...waiting.filter(({ isLong }) => isLong).map(noticeOfWaiting),
    // The notice on a halted run already says why the pass stopped.
    ...(stopReason === null || halted
      ? []
      : [{ about: "trouble", state: stopReason, notice: { event: "trouble", message: stopReason } } as const]),
  ];
}

function noticeOfFile({ name, path, refusal }: PassEnd["failed"][number]): DueNotice {
  const message = `${name} was not used (${refusal.code}). The file is now at ${path}`;
  return {
    about: `file:${path}`,
    state: refusal.code,
    notice: { event: "file_failed", message, file: name, path, code: refusal.code },
  };
}

function noticeOfBroughtBack(name: string): DueNotice {
  const message = `A program wrote to ${name} after the list was archived. The list is back in the inbox, and is read again. Let the program write under another name first, and rename the file when it is complete.`;
  return { about: `brought_back:${name}`, state: "written", notice: { event: "trouble", message } };
}

function noticeOfWaiting({ name, reason, why }: PassEnd["waiting"][number]): DueNotice {
  return { about: `waiting:${name}`, state: reason, notice: { event: "trouble", message: `${name} waits: ${why}.` } };
}

/** The run's status in the message; null if the figures say enough. */
const STATUS_WORDS: Readonly<Record<RunStatus, string | null>> = {
  completed: null,
  held: "held",
  halted: "stopped before the end",
  failed: "failed",
  superseded: "superseded",
};

function noticeOfRun({ record, reports }: FinishedRun): DueNotice {
  const summary = toSummary(record, reports);
  const { rows, deletes, status } = summary;
  const why = status === "halted" ? ` ${describeHalt(record.haltCode).happened}` : "";
  const toCorrect = rows.rejected + deletes.rejected;
  const parts = [
    status === null ? "running" : STATUS_WORDS[status],
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

/** A feed with `expectHours`, and its latest list. */
export interface AwaitedFeed {
  readonly name: string;
  readonly expectHours: number;
  readonly lastListAt: string | null;
  /** When the hours begin, in ms since 1970: at the latest list, or when the program first expected a list. */
  readonly since: number;
}

/** Returns a notice for each feed whose list is overdue. Its state changes each time `expectHours` have passed again. */
export function overdueFeeds(feeds: readonly AwaitedFeed[], now: number): readonly DueNotice[] {
  return feeds.flatMap(({ name, expectHours, lastListAt, since }) => {
    const times = Math.floor((now - since) / (expectHours * 3_600_000));
    if (times < 1) return [];
    const last = lastListAt === null ? "There was none yet." : `The latest list came at ${lastListAt}.`;
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
