/**
 * The story of one list on a page. `inbox-pass.ts` claims a file, and this file runs it:
 *
 * 1. Prepare: read the file (intake), map its rows (mapping), decide every row (plan), and store the plan.
 * 2. Carry out: make the calls of the stored plan (push), write the reports (report), and archive the file.
 *
 * A kill loses nothing. If the plan was not stored yet, the next pass reads the claimed file again. If the plan was stored,
 * the next pass makes the calls that are left.
 */
import type { Group } from "../model/contact.ts";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import { isChanged, isMaybeCut, putListBack, removeCopy, standsStill, watchList } from "./read/claimed/claimed-list.ts";
import type { GiveWay } from "./read/accounts/reading-turns.ts";
import { STOPPED } from "./read/accounts/open-in-thread.ts";
import { markReading } from "../pipeline/intake/arrival/reading-mark.ts";
import { carryOutAnswers } from "./decisions/answers/in-report/carry-out-answers.ts";
import { leftOutSince } from "./decisions/answers/in-report/left-out-since.ts";
import type { TakenAnswers } from "./decisions/answers/in-report/take-answers.ts";
import { stopForUnreadable } from "./check-account-binding.ts";
import { finishRun, type FinishedRun } from "./finish-run.ts";
import { prepareFile, type FileToPrepare, type PreparedFile } from "./prepare/prepare-file.ts";
import { pushRun } from "./push/push-run.ts";
import type { RunEnv } from "./run-env.ts";
import { storePlan } from "./prepare/store-plan.ts";
import { moveToFailed, type FailedFile, type FileToRun } from "./take-files.ts";

/** How the run of a file ended: with reports, with the file in `failed/`, or with the file back in the inbox. */
export type FileEnd = RunEnd | FailedFile | TakenBack | ReadingStopped | NotPlanned | BehindUndo;

interface RunEnd extends FinishedRun {
  readonly kind: "run";
  /** Answers in the file decide further rows, which are claimed as a file of their own. */
  readonly hasClaimedMore: boolean;
}

/** A list that changed while it was read. It has to be read again. */
interface TakenBack {
  readonly kind: "taken_back";
  readonly name: string;
}

/** A list whose reading was stopped. It stays claimed, and the next pass reads it from its start. */
interface ReadingStopped {
  readonly kind: "stopped";
  readonly name: string;
}

/** A list that can't be planned now, because of the service. It stays claimed, and the next pass reads it again. */
interface NotPlanned {
  readonly kind: "not_planned";
  readonly why: string;
}

/** A list that waits in the inbox, because an undo of its feed comes first. */
interface BehindUndo {
  readonly kind: "behind_undo";
  readonly name: string;
  /** The undo's run. */
  readonly undo: string;
}

/**
 * Runs one file, from its claim to the archive.
 *
 * @param feeds the feeds that a corrected report can belong to
 * @param groups the service's groups, read at the start of the pass
 */
export async function runFile(
  file: FileToRun & Pick<FileToPrepare, "beside">,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
): Promise<FileEnd> {
  const prepared = await prepare(file, feeds, groups, env);
  if (prepared === "changed") return takeBack(file, env);
  if (prepared === "stopped") return { kind: "stopped", name: file.name };
  if (prepared instanceof FileRefused) return moveToFailed(file, prepared, env);
  if ("kind" in prepared) {
    if (prepared.kind === "behind_undo") await leaveInInbox(file, env);
    return prepared;
  }
  const finished = await carryOut(prepared.run.run, prepared.feed, env, file);
  env.ledger.prove();
  if (finished.isTakenBack !== true) updateRowCache(file, prepared, env);
  return { kind: "run", ...finished, hasClaimedMore: prepared.hasClaimedMore };
}

/**
 * Step 1: reads a file, decides every row, and stores the plan before its first call. Returns why a file can't be used, or
 * that it changed.
 */
async function prepare(
  file: FileToRun,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
): Promise<PreparedFile | FileRefused | NotPlanned | BehindUndo | "changed" | "stopped"> {
  const since = env.now();
  try {
    const before = file.feed instanceof FileRefused ? null : undoBefore(file.name, file.feed, env);
    if (before !== null) return before;
    const read = (giveWay?: GiveWay) =>
      readMarked(file, feeds, groups, giveWay === undefined ? env : { ...env, giveWay });
    const prepared = (await (env.readingTurns?.inTurn(file.path, env.signal, read) ?? read())) ?? "stopped";
    if (prepared === "stopped") return "stopped";
    if (prepared.isCut && !(await standsStill(file, since, env))) return "changed";
    if (await isChanged(file)) return "changed";
    // A corrected report names its feed itself, and its file may have any name.
    const undo = undoBefore(file.name, prepared.feed, env);
    if (undo !== null) return undo;
    const why = stopForUnreadable(prepared.groupIds, groups);
    if (why !== null) return { kind: "not_planned", why: `${file.name} waits. ${why}` };
    storePlan(prepared, groups, env);
    const { run, known } = prepared;
    env.log("info", `Planned ${file.name}`, { run: run.run, rows: run.rows.read, known });
    const notRead = run.reading.sheetsNotRead ?? [];
    if (notRead.length > 0)
      env.log("warn", `${file.name} has people on sheets that are not read: ${notRead.join(", ")}. Set "sheet".`);
    return prepared;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    if (await isChanged(file)) return "changed";
    return isMaybeCut(error) && !(await standsStill(file, since, env)) ? "changed" : error;
  }
}

/**
 * Reads a file and plans its run, with a mark beside the claimed file as long as it is read. No call is under way, so a
 * signal stops the reading at once.
 */
async function readMarked(
  file: FileToRun,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
): Promise<PreparedFile | "stopped"> {
  env.ledger.prove();
  const mark = markReading(file.path);
  const progress: RunEnv["progress"] = (stage, done, total) => {
    if (env.signal.aborted) throw STOPPED;
    env.progress(stage, done, total);
  };
  try {
    const hasChanged = () => isChanged(file);
    const carryOutIn = (taken: TakenAnswers) => carryOutAnswers(taken, file, env);
    const prepared = await prepareFile(
      {
        ...file,
        hasChanged,
        carryOut: carryOutIn,
        isOfEditor: env.requests.isOfEditor(file.sha256),
        isLeftOut: leftOutSince(file.mtimeMs, env),
      },
      feeds,
      groups,
      {
        ...env,
        progress,
      },
    );
    mark.remove();
    return prepared;
  } catch (error) {
    // An error with a code is the machine's. Any other error is of this program, and reading the file again may repeat it.
    if (error === STOPPED || error instanceof FileRefused || (error instanceof Error && "code" in error)) mark.remove();
    else mark.keep();
    if (error !== STOPPED) throw error;
    return "stopped";
  }
}

/** Puts a list that changed back into the inbox. Of a file that the command line named, only the copy is removed. */
async function takeBack(file: FileToRun, env: RunEnv): Promise<TakenBack> {
  env.log("info", `${file.name} changed while it was read, and is read again`);
  await leaveInInbox(file, env);
  return { kind: "taken_back", name: file.name };
}

/** Puts a claimed list back into the inbox, or removes the copy of a file that the command line named. */
async function leaveInInbox(file: FileToRun, env: RunEnv): Promise<void> {
  env.ledger.prove();
  const feed = file.feed instanceof FileRefused ? null : file.feed.name;
  if (file.original === null) await putListBack({ path: file.path, feed }, env);
  else await removeCopy(file.path);
}

/** Returns that a list waits behind an undo of its feed; null: there is no open undo. */
function undoBefore(name: string, feed: FeedSettings, { ledger }: Pick<RunEnv, "ledger">): BehindUndo | null {
  const open = ledger.undos.openOf(feed.name);
  return open === null ? null : { kind: "behind_undo", name, undo: open.run };
}

/**
 * Step 2: makes the calls of a stored plan, writes the reports, and archives the file. Resuming a run begins here.
 *
 * @param name the run's name. The plan is read from the ledger, so a first run and a resumed run are the same code.
 * @param claimed the list of a first run; null: the run is resumed
 */
export async function carryOut(
  name: string,
  feed: FeedSettings,
  env: RunEnv,
  claimed: FileToRun | null = null,
): Promise<FinishedRun> {
  const run = env.ledger.runs.named(name);
  // A newer list or a rebuild superseded this run: no calls are left, only the report and the archive.
  if (run.status === "superseded") {
    env.ledger.supersedeOpen(name);
    return finishRun(run, env);
  }
  const hasListChanged = watchList(run, claimed);
  return finishRun(await pushRun(name, feed, env, hasListChanged), env, {
    hasChanged: hasListChanged,
    isCopy: claimed !== null && claimed.original !== null,
  });
}

/**
 * Updates the row cache once the calls are made, so that the feed's next list is read faster. An error here is only logged:
 * without the cache, the next list is read whole.
 */
function updateRowCache({ name }: FileToRun, prepared: PreparedFile, { log }: Pick<RunEnv, "log">): void {
  try {
    prepared.updateRowCache();
  } catch (error) {
    log("warn", `The next list like ${name} will take longer: ${(error as Error).message}`);
  }
}
