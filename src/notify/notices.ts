/** Which notices are due, and what they say: figures and paths, no personal data. Pure. */
import { runInWords } from "../pipeline/report/words/run-in-words.ts";
import type { FinishedRun } from "../run/finish-run.ts";
import { exitCodeOf } from "../run/exit-code.ts";
import type { PassEnd } from "../run/inbox-pass.ts";
import type { Phrases } from "../pipeline/report/language/phrases.ts";
import { describeHalt } from "../pipeline/report/words/hold-sentences.ts";
import type { RunRecord } from "../model/run-record.ts";
import { letterOfRun, type Letter } from "./letters.ts";
import type { Needs } from "../pipeline/report/page/verdict.ts";
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
  | { readonly event: "test" | "daily"; readonly message: string };

/** A notice that may be due. It is not sent again while `state` is equal to the state when it was last sent. */
export interface DueNotice {
  /** The thing that the notice is about, for instance `run:RUN`. */
  readonly about: string;
  readonly state: string;
  readonly notice: Notice;
  /** Reads the run's rows, so it is called only for a notice that is stored. */
  readonly letter: () => Letter;
  /** Whether a person must act. Otherwise only mails and webhooks say what a list changed. */
  readonly needsPerson: boolean;
  /** Whether the notice does not wait for the daily mail. */
  readonly isUrgent: boolean;
}

/** Returns the phrases for the readers of a feed; null: of the whole account. */
export type PhrasesFor = (feed: string | null) => Phrases;

/**
 * Returns the notices on a pass over the inbox: runs that need a person or changed contacts, refused files, decisions that were
 * not carried out, and why the pass stopped.
 *
 * @param pageOf returns the address of a run's page in the console; null: people have no address of it
 */
export function noticesOf(
  { runs, failed, waiting, stopReason, decisions = [], broughtBack = [] }: PassEnd,
  phrasesFor: PhrasesFor,
  needsOf: (record: RunRecord) => Needs,
  pageOf: (run: string) => string | null,
): readonly DueNotice[] {
  const halted = runs.some(({ record }) => record.status === "halted");
  return [
    ...runs
      .filter(({ record }) => isWorthTelling(withoutLeftOut(record, needsOf)))
      .map((run) => noticeOfRun(run, phrasesFor(run.record.feed), needsOf, pageOf(run.record.run))),
    // A missing file was named on the command line, which shows the error.
    ...failed
      .filter(({ refusal }) => refusal.code !== "no_such_file")
      .map((file) => noticeOfFile(file, phrasesFor(null))),
    ...noticeOfVoid(
      decisions.filter(({ isVoid }) => isVoid),
      phrasesFor(null),
    ),
    ...broughtBack.map((name) => noticeOfBroughtBack(name, phrasesFor(null))),
    ...waiting.filter(({ isLong }) => isLong).map((file) => noticeOfWaiting(file, phrasesFor(null))),
    // The notice on a halted run already says why the pass stopped.
    ...(stopReason === null || halted
      ? []
      : [
          {
            about: "trouble",
            state: stopReason,
            notice: { event: "trouble", message: stopReason } as const,
            letter: () => ({ subject: phrasesFor(null).say("notice.subject.stopped"), lines: [stopReason] }),
            ...URGENT,
          },
        ]),
  ];
}

const URGENT = { needsPerson: true, isUrgent: true } as const;

/** Returns a record without the refused rows that a person has left out: they need no one any more. */
function withoutLeftOut(record: RunRecord, needsOf: (record: RunRecord) => Needs): RunRecord {
  const { status, rows, deletes } = record;
  if ((status !== "completed" && status !== "held") || rows.rejected + deletes.rejected === 0) return record;
  const { total, carriedOver } = needsOf(record).needsYou;
  return { ...record, rows: { ...rows, rejected: total - carriedOver }, deletes: { ...deletes, rejected: 0 } };
}

function isWorthTelling(record: RunRecord): boolean {
  const { status, rows, deletes } = record;
  const hasChanged = status === "completed" && rows.created + rows.updated + deletes.deleted > 0;
  return hasChanged || exitCodeOf([record]) !== 0;
}

function noticeOfFile({ name, path, refusal }: PassEnd["failed"][number], phrases: Phrases): DueNotice {
  // The same English sentences as in the file's `.error.txt`.
  const why = `${refusal.message} ${refusal.hint}`;
  const message = phrases.say("notice.file_failed", { file: name, why, path });
  return {
    about: `file:${path}`,
    state: refusal.code,
    notice: { event: "file_failed", message, file: name, path, code: refusal.code },
    letter: () => ({ subject: phrases.say("notice.subject.file_failed", { file: name }), lines: [message] }),
    ...URGENT,
  };
}

/** Returns the notice on decisions that waited for too long: the people who decided do not look at the page any more. */
function noticeOfVoid(decisions: NonNullable<PassEnd["decisions"]>, phrases: Phrases): readonly DueNotice[] {
  if (decisions.length === 0) return [];
  const message = phrases.say("notice.not_carried_out", { count: decisions.length });
  return [
    {
      about: "decisions",
      state: decisions.map(({ number }) => number).join(" "),
      notice: { event: "trouble", message },
      letter: () => ({ subject: phrases.say("notice.subject.not_carried_out"), lines: [message] }),
      ...URGENT,
    },
  ];
}

function noticeOfBroughtBack(name: string, phrases: Phrases): DueNotice {
  const message = phrases.say("notice.brought_back", { file: name });
  return {
    about: `brought_back:${name}`,
    state: "written",
    notice: { event: "trouble", message },
    letter: () => ({ subject: phrases.say("notice.subject.brought_back", { file: name }), lines: [message] }),
    ...URGENT,
  };
}

function noticeOfWaiting({ name, reason, why }: PassEnd["waiting"][number], phrases: Phrases): DueNotice {
  const message = `${name} waits: ${why}.`;
  return {
    about: `waiting:${name}`,
    state: reason,
    notice: { event: "trouble", message },
    letter: () => ({ subject: phrases.say("notice.subject.waiting", { file: name }), lines: [message] }),
    ...URGENT,
  };
}

function noticeOfRun(
  { record, reports }: FinishedRun,
  phrases: Phrases,
  needsOf: (record: RunRecord) => Needs,
  page: string | null,
): DueNotice {
  const summary = toSummary(record, reports);
  const shown = withoutLeftOut(record, needsOf);
  const { rows, deletes, status } = shown;
  const file = runInWords(phrases, record);
  const figures = [
    ["rejected", rows.rejected + deletes.rejected],
    ["held", rows.held + deletes.held],
    ["deferred", rows.deferred],
    ["in_doubt", rows.inDoubt],
    ["not_read", record.notRead],
  ] as const;
  const parts = [
    // The figures of a completed run say enough.
    ...(status === "completed" ? [] : [phrases.say(`notice.status.${status ?? "unfinished"}`)]),
    ...figures.flatMap(([figure, count]) => (count > 0 ? [phrases.say(`notice.${figure}`, { count })] : [])),
  ];
  const lost = record.lostCorrections;
  // A sentence of its own in the report.
  if (lost > 0) parts.push(phrases.say("verdict.corrections_lost", { count: lost }).replace(/\.$/u, ""));
  const said = parts.length === 0 ? phrases.say("history.completed") : parts.join(", ");
  const { report } = reports;
  const message =
    status === "halted"
      ? phrases.say("notice.stopped_run", {
          file,
          parts: said,
          why: describeHalt(phrases, record.haltCode).happened,
          report,
        })
      : phrases.say("notice.run", { file, parts: said, report });
  return {
    about: `run:${summary.run}`,
    state: JSON.stringify([status, rows, deletes, record.notRead]),
    notice: { event: "run", message, ...summary },
    letter: () => letterOfRun(phrases, record, needsOf(record), { page, report }),
    needsPerson: exitCodeOf([shown]) !== 0,
    isUrgent: status === "held" || status === "halted" || status === "failed",
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
export function overdueFeeds(feeds: readonly AwaitedFeed[], now: number, phrasesFor: PhrasesFor): readonly DueNotice[] {
  return feeds.flatMap(({ name, expectHours, lastListAt, since }) => {
    const times = Math.floor((now - since) / (expectHours * 3_600_000));
    if (times < 1) return [];
    const values = { feed: name, hours: expectHours };
    const message =
      lastListAt === null
        ? phrasesFor(name).say("notice.no_list_yet", values)
        : phrasesFor(name).say("notice.no_list", { ...values, day: lastListAt });
    return [
      {
        about: `feed:${name}`,
        state: `${since} ${times}`,
        notice: { event: "no_file", message, feed: name, expectHours, lastListAt },
        letter: () => ({ subject: phrasesFor(name).say("notice.subject.no_list", { feed: name }), lines: [message] }),
        ...URGENT,
      },
    ];
  });
}
