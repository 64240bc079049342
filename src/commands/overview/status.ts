import { existsSync } from "node:fs";
import type { Ledger } from "../../ledger/ledger.ts";
import type { LearnedSetting } from "../../ledger/corrections/learned-settings.ts";
import { counted } from "../../model/text/counted.ts";
import type { FeedSettings } from "../../model/feed.ts";
import { nameInLedger } from "../../app/feeds-in-ledger.ts";
import { applyingProcess, openLedgerToShow } from "../../app/ledger-view.ts";
import { storedRequests, type StoredDecisions } from "../../app/stored-requests.ts";
import { whyStopped } from "../../run/check-account-binding.ts";
import { outdatedBy } from "../../run/decisions/runs/approvable.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { refusedFiles, type RefusedFile } from "../../pipeline/intake/arrival/fail-file.ts";
import { lookIntoInbox, type LeftInInbox } from "../../run/read/claimed/look-into-inbox.ts";
import type { Settings } from "../../config/settings.ts";
import { forEachAccount, type AccountFlags } from "../accounts/each-account.ts";
import { learnedInWords } from "../checks/learned-settings.ts";
import { clockSetBack } from "../checks/check-machine.ts";
import { pendingErasures, showErasures, type PendingErasure } from "./pending-erasures.ts";
import { explainSystemError } from "../terminal/system-errors.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { showUnfinished, unfinishedRuns, type Unfinished } from "./unfinished-runs.ts";

/**
 * Prints what is running, waiting, held and in doubt, and each feed's last good run. If the ledger can't be used, says why, and
 * prints what can be known without it.
 */
export async function status(flags: AccountFlags, terminal: Terminal): Promise<ExitCode> {
  return forEachAccount(flags, terminal, (settings, own) => statusOf(settings(), own), 1);
}

async function statusOf(settings: Settings, terminal: Terminal): Promise<ExitCode> {
  const { folders, feeds } = settings;
  const { ledger, why } = openLedgerToShow(settings);
  try {
    const { files, leftAlone, whyNot } = await inboxNow(settings);
    const waiting = files.map(({ name, openedAt }) =>
      openedAt === null ? name : `${name} (open in an office program)`,
    );
    const working = applyingProcess(settings);
    const decisions = storedRequests(settings, ledger?.account.fact("restored_at") ?? null);
    const inLedger = ledger === null ? NOTHING_KNOWN : statusIn(ledger, feeds, working);
    const found: Status = {
      working,
      ledger: why,
      waiting,
      leftAlone: leftAlone.map((left) => ({ name: left.name, why: left.why })),
      notUsed: refusedFiles(folders.failed),
      ...inLedger,
      ...decisions,
      erasures: pendingErasures(ledger, decisions),
    };
    if (why !== null) terminal.complain(why);
    if (terminal.json) terminal.printJson(found);
    else show(found, { whyNot, ...shownOf(ledger) }, terminal);
    return why === null && whyNot === null ? 0 : 1;
  } finally {
    ledger?.close();
  }
}

/** Returns what is in the inbox; and why that can't be known, with what to do (null: it can). */
async function inboxNow({ folders, feeds }: Settings) {
  const nothing = { files: [], leftAlone: [] };
  // Before the first run there may be no folders.
  if (!existsSync(folders.inbox) && !existsSync(folders.ledgerFile)) return { ...nothing, whyNot: null };
  try {
    return { ...(await lookIntoInbox(feeds, { folders, now: Date.now })), whyNot: null };
  } catch (error) {
    return { ...nothing, whyNot: explainSystemError(error) ?? (error as Error).message };
  }
}

/** The part of the status that only the ledger knows. */
type InLedger = Pick<Status, "stopped" | "unfinished" | "held" | "inDoubt" | "feeds" | "learnedSettings">;

const NOTHING_KNOWN: InLedger = {
  stopped: null,
  unfinished: [],
  held: [],
  inDoubt: [],
  feeds: [],
  learnedSettings: [],
};

/** Returns what the ledger knows of runs, decisions and feeds. @param working the process that applies at the moment */
function statusIn(ledger: Ledger, feeds: readonly FeedSettings[], working: string | null): InLedger {
  const held = ledger.runs.held().map((stored) => {
    const { run, feed, file, holds } = stored;
    const { rows, deletes } = ledger.reportSource(stored).record;
    const newerList = outdatedBy(stored, ledger)?.run ?? null;
    return {
      run,
      feed,
      file,
      guards: holds.map(({ guard }) => guard),
      rows: rows.held,
      deletes: deletes.held,
      newerList,
    };
  });
  return {
    stopped: whyStopped(ledger) ?? ledger.never.whyUnusable(),
    unfinished: unfinishedRuns(ledger, working),
    held,
    learnedSettings: ledger.learnedSettings.of(null),
    inDoubt: ledger.operations
      .inState("in_doubt")
      .map(({ id, feed, run, line }) => ({ operation: id, feed, run, line })),
    feeds: feeds.map((feed) => {
      const name = nameInLedger(feed, ledger);
      const good = ledger.runs
        .latest(100, name)
        .find(({ status: at, acceptedAt }) => at === "completed" && acceptedAt !== null);
      return {
        feed: feed.name,
        linked: ledger.entries.count(name),
        gone: ledger.people.countGone(name),
        lastGoodRun: good?.run ?? null,
        toCorrect: ledger.openItems.countToCorrect(name),
        notRead: ledger.runs.latestAccepted(name)?.rows.notRead ?? 0,
      };
    }),
  };
}

interface Status extends StoredDecisions {
  readonly working: string | null;
  /** The erasures of people that are not finished. */
  readonly erasures: readonly PendingErasure[];
  /** Why the ledger can't be used, and what to do; null: it can. */
  readonly ledger: string | null;
  /** Why no call is made until a person decides; null: calls are made. */
  readonly stopped: string | null;
  readonly waiting: readonly string[];
  /** Files and folders in the inbox that are never taken. */
  readonly leftAlone: readonly Omit<LeftInInbox, "hidesLists">[];
  /** Files that could not be used, while they are in `failed/`. */
  readonly notUsed: readonly RefusedFile[];
  readonly unfinished: readonly Unfinished[];
  readonly held: readonly {
    run: string;
    file: string;
    guards: readonly string[];
    rows: number;
    deletes: number;
    /** The newer list of the feed, after which this one can only be discarded; null: it can be approved. */
    newerList: string | null;
  }[];
  /** Settings that a person gave a feed by an answer for its whole list. */
  readonly learnedSettings: readonly LearnedSetting[];
  readonly inDoubt: readonly { operation: number; run: string; line: number | null }[];
  readonly feeds: readonly {
    feed: string;
    linked: number;
    /** Number of linked contacts that the service no longer has. */
    gone: number;
    lastGoodRun: string | null;
    toCorrect: number;
    /** Number of people in the last list whose rows were not read. A person has to check these rows. */
    notRead: number;
  }[];
}

/** What is printed and is no part of the JSON. */
interface Shown {
  /** Why the inbox can't be read; null: it can. */
  readonly whyNot: string | null;
  /** The end of the last long wait that the service asked for; null: none. */
  readonly pausedUntil: string | null;
  /** That the clock was set back; null: it was not. */
  readonly clock: string | null;
}

function shownOf(ledger: Ledger | null): Pick<Shown, "pausedUntil" | "clock"> {
  if (ledger === null) return { pausedUntil: null, clock: null };
  return { pausedUntil: ledger.account.fact("paused_until"), clock: clockSetBack(ledger, Date.now()) };
}

function show(found: Status, { whyNot, pausedUntil, clock }: Shown, terminal: Terminal): void {
  const { print, paint } = terminal;
  print(`${paint("bold", "At work:")} ${found.working ?? "no process"}`);
  // A wait ends with the process that was asked to wait.
  if (found.working !== null && pausedUntil !== null && Date.parse(pausedUntil) > Date.now())
    print(`${paint("yellow", "Waits:")} the service asked to wait. Nothing is sent until ${pausedUntil}`);
  if (clock !== null)
    print(`${paint("yellow", "Clock:")} ${clock}. Deletes after days of absence wait for the lists of one more day`);
  if (found.stopped !== null) print(`${paint("red", "Stopped:")} ${found.stopped}`);
  if (whyNot !== null) print(`${paint("red", "Inbox:")} ${whyNot}`);
  else
    print(
      `${paint("bold", "Waiting in the inbox:")} ${found.waiting.length === 0 ? "nothing" : found.waiting.join(", ")}`,
    );
  for (const { name, why } of found.leftAlone) print(`${paint("yellow", "Left alone:")} ${name}: ${why}`);
  for (const { name, path, message } of found.notUsed)
    print(`${paint("red", "Not used:")} ${name}: ${message} It is at ${path}. Delete the file there to end this line`);
  showUnfinished(found.unfinished, terminal);
  for (const { run, file, guards, rows, deletes, newerList } of found.held) {
    const what = [rows > 0 ? counted(rows, "row") : "", deletes > 0 ? counted(deletes, "delete") : ""].filter(Boolean);
    const figures = what.length === 0 ? file : `${what.join(" and ")} of ${file}`;
    const next =
      newerList === null
        ? `celebration-sync approve ${run}, or discard`
        : `${newerList} is a newer list of the same feed, so it can only be dropped: celebration-sync discard ${run}`;
    print(`${paint("yellow", "Held:")} ${figures} (${guards.join(", ")}): ${next}`);
  }
  if (found.inDoubt.length > 0)
    print(`${paint("yellow", "In doubt:")} ${counted(found.inDoubt.length, "create")}, see rejections`);
  if (found.whyNoRequests !== null) print(`${paint("red", "Decisions:")} ${found.whyNoRequests}`);
  for (const { request, command, askedAt, by, why } of found.requests) {
    if (why === null)
      print(
        `${paint("yellow", "Asked for:")} ${command} (request ${request}, by ${by}, ${askedAt}). The next run carries it out within a day. To take it back: celebration-sync withdraw ${request}`,
      );
    else print(`${paint("red", "Not carried out:")} ${command} (request ${request}, by ${by}, ${askedAt}). ${why}`);
  }
  showErasures(found.erasures, found.working, terminal);
  for (const { feed, linked, gone, lastGoodRun, toCorrect, notRead } of found.feeds) {
    const corrected = toCorrect === 0 ? "nothing to correct" : `${counted(toCorrect, "row")} to correct`;
    const rows = notRead === 0 ? corrected : `${corrected}, ${counted(notRead, "person", "people")} not read`;
    const lost = gone === 0 ? "" : ` (${gone} no longer in the service)`;
    print(
      `${paint("bold", feed)}: ${counted(linked, "contact")}${lost}, ${rows}, last good run: ${lastGoodRun ?? "none yet"}`,
    );
  }
  for (const setting of found.learnedSettings) print(`${paint("bold", "Learned:")} ${learnedInWords(setting)}`);
}
