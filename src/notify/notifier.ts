/** Stores each notice once, and sends it by the configured ways. */
import type { Settings } from "../config/settings.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { RunRecord } from "../model/run-record.ts";
import type { Summary } from "../pipeline/report/json/summary-json.ts";
import { phrasesIn } from "../pipeline/report/language/phrases.ts";
import { digestOf } from "../pipeline/report/page/report-digest.ts";
import type { FinishedRun } from "../run/finish-run.ts";
import type { PassEnd } from "../run/inbox-pass.ts";
import type { Log } from "../system/log.ts";
import { gatherDaily } from "./daily-mail.ts";
import { noticesOf, overdueFeeds, type AwaitedFeed, type DueNotice } from "./notices.ts";
import { openOutbox, type Outbox } from "./outbox.ts";
import { sendersOf, type SenderOptions, type StoredNotice, type Way } from "./senders.ts";

/** Stores and sends notices. When a way fails, the failure is logged, and the notice is tried again for three days. */
export interface Notifier extends Outbox {
  /** Stores the notices on a pass. Call it after each pass. */
  passEnded(pass: PassEnd): void;
  /** Stores a notice for each feed whose list is overdue. Call it regularly. */
  lookForOverdue(): void;
}

export interface NotifierOptions extends Pick<SenderOptions, "env" | "scrub" | "mailPassword"> {
  readonly settings: Settings;
  /** The path of the account's pages in the console of several accounts; "": the console has one account. */
  readonly consolePath: string;
  readonly ledger: Pick<Ledger, "account" | "runs" | "notices" | "reportSource">;
  readonly log: Log;
  readonly now: () => number;
}

/** The notices that were stored. The ledger keeps them, so that a run that is tried every few minutes gives one notice. */
interface SentNotices {
  /** Maps `about` of a notice to its state when it was last stored. */
  readonly notified: Readonly<Record<string, string>>;
  /** Maps a feed without any list to the time when the program first expected one, in ms since 1970. */
  readonly awaitedSince: Readonly<Record<string, number>>;
}

/** Number of notices that are remembered, and of runs that are searched for a feed's latest list. */
const REMEMBERED = 200;

/** Returns a notifier; without a configured way, one that does nothing. */
export function openNotifier(options: NotifierOptions): Notifier {
  const { settings, ledger, log, now } = options;
  const phrasesFor = (feed: string | null) =>
    phrasesIn(settings.feeds.find(({ name }) => name === feed)?.language ?? settings.language);
  const readSent = (): SentNotices => {
    const stored = ledger.account.fact("notified");
    return { notified: {}, awaitedSince: {}, ...(JSON.parse(stored ?? "{}") as Partial<SentNotices>) };
  };
  const storeSent = (sent: SentNotices) => ledger.account.setFact("notified", JSON.stringify(sent));
  const onRefused = (addresses: readonly string[]) =>
    log("warn", `The mail server did not take the mail for ${addresses.join(", ")}.`);
  const senders = sendersOf({ ...options, onRefused });
  const outbox = openOutbox({ senders, pending: ledger.notices, log, now });
  const isDaily = settings.notify.daily;
  const { publicUrl } = settings.console;
  const pageOf = (run: string) =>
    publicUrl === null ? null : `${publicUrl}${options.consolePath}/runs/${encodeURIComponent(run)}`;
  const needsOf = ({ run }: Pick<RunRecord, "run">) =>
    digestOf(ledger.reportSource(ledger.runs.named(run)), { openItems: 0, operations: 1 });

  /** Returns the runs of decisions that need a person, for instance of a list that is to be taken back. */
  const decidedRuns = ({ decisions = [] }: PassEnd): readonly FinishedRun[] =>
    decisions.flatMap(({ result: { exitCode, summary = {} } }) => {
      const { run = "", reports = null }: Partial<Summary> = summary;
      const stored = exitCode === 0 || reports === null ? null : ledger.runs.get(run);
      return stored === null || reports === null ? [] : [{ record: ledger.reportSource(stored).record, reports }];
    });
  const storeNew = (notices: readonly DueNotice[]) => {
    for (const { about, state, notice, letter, needsPerson, isUrgent } of notices) {
      const { notified, awaitedSince } = readSent();
      if (notified[about] === state) continue;
      const feed = "feed" in notice ? notice.feed : null;
      const ways = senders.map(({ way }) => way).filter((way) => way !== "command" || needsPerson);
      const isRead = ways.some((way) => way !== "command");
      const stored: StoredNotice = { feed, notice, letter: isRead ? letter() : { subject: "", lines: [] } };
      const content = JSON.stringify(stored);
      const { [about]: _before, ...others } = notified;
      ledger.notices.replace(
        about,
        ways.map((way) => ({ way: isDaily && way === "mail" && !isUrgent ? "daily" : way, content })),
        new Date(now()).toISOString(),
        () =>
          storeSent({
            notified: Object.fromEntries([...Object.entries(others), [about, state]].slice(-REMEMBERED)),
            awaitedSince,
          }),
      );
    }
  };
  /** Forgets the notice on a stopped pass, so that the next stop is a new notice. */
  const forgetStop = () => {
    const { notified, awaitedSince } = readSent();
    const { trouble: stop, ...others } = notified;
    if (stop !== undefined) storeSent({ notified: others, awaitedSince });
  };
  const awaitedFeeds = (): readonly AwaitedFeed[] =>
    settings.feeds.flatMap(({ name, expectHours }) => {
      if (expectHours === null) return [];
      const lists = ledger.runs.latest(REMEMBERED, name).filter(({ kind }) => kind === "list");
      const lastListAt = lists[0]?.startedAt ?? null;
      const since = lastListAt === null ? firstAwaitedAt(name) : Date.parse(lastListAt);
      return [{ name, expectHours, lastListAt, since }];
    });
  const firstAwaitedAt = (feed: string): number => {
    const { notified, awaitedSince } = readSent();
    const known = awaitedSince[feed];
    if (known !== undefined) return known;
    storeSent({ notified, awaitedSince: { ...awaitedSince, [feed]: now() } });
    return now();
  };

  const gather = () => gatherDaily({ settings, ledger, now, phrasesFor });
  if (senders.length === 0) return NO_NOTICES;
  return {
    passEnded(pass) {
      if (pass.stopReason === null) forgetStop();
      const runs = [...decidedRuns(pass), ...pass.runs];
      storeNew(noticesOf({ ...pass, runs }, phrasesFor, needsOf, pageOf));
    },
    lookForOverdue: () => storeNew(overdueFeeds(awaitedFeeds(), now(), phrasesFor)),
    sendAll() {
      gather();
      return outbox.sendAll();
    },
    sendDue() {
      gather();
      outbox.sendDue();
    },
    close: () => outbox.close(),
  };
}

const NO_NOTICES: Notifier = {
  passEnded: () => {},
  lookForOverdue: () => {},
  sendAll: async () => {},
  sendDue: () => {},
  close: async () => {},
};

const TEST_LIMIT_MS = 30_000;

/**
 * Sends a test notice by each way, and by mail to the addresses of each feed, too. Returns for each way where it goes, and
 * null or why it failed.
 */
export async function tryEachWay(
  options: Omit<SenderOptions, "onRefused"> & { readonly settings: Settings },
): Promise<readonly { readonly way: Way; readonly place: string; readonly failure: string | null }[]> {
  const phrases = phrasesIn(options.settings.language);
  const message = phrases.say("notice.test");
  const letter = { subject: phrases.say("notice.subject.test"), lines: [message] };
  const refused: string[] = [];
  const senders = sendersOf({ ...options, onRefused: (addresses) => refused.push(...addresses) });
  const id = `celebration-sync-test-${Date.now()}`;
  return Promise.all(
    senders.map(async ({ way, place, send }) => {
      const ofFeeds = way === "mail" ? Object.keys(options.settings.notify.mail?.feeds ?? {}) : [];
      let failure: string | null = null;
      for (const [nth, feed] of [null, ...ofFeeds].entries()) {
        const stored = { feed, notice: { event: "test", message }, letter } as const;
        const limit = { ms: TEST_LIMIT_MS, signal: new AbortController().signal };
        failure ??= await send(stored, `${id}-${nth}`, limit);
      }
      const partly =
        refused.length > 0 ? `${place}: the mail server did not take the mail for ${refused.join(", ")}` : null;
      return { way, place, failure: failure ?? (way === "mail" ? partly : null) };
    }),
  );
}
