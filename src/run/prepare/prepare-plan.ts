import { PLAN_FORMAT } from "../../model/run-record.ts";
import { setImmediate } from "node:timers/promises";
import type { CorrectionEffects } from "../../ledger/corrections/lasting-corrections.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { PlanEffects } from "../../ledger/planning/store-plan.ts";
import type { StoredRun } from "../../ledger/runs/runs.ts";
import type { Group } from "../../model/contact.ts";
import { keySettingOf, listSettingsOf, type FeedSettings } from "../../model/feed.ts";
import { NO_REQUESTS } from "../../model/run-record.ts";
import { decideList, type DecidedList } from "../../pipeline/plan/decide-list.ts";
import { NO_ANSWERS, type LineAnswers } from "../read/corrected/line-answers.ts";
import { keptCheck } from "../push/never/kept-contacts.ts";
import { neverCheck } from "../push/never/never-check.ts";
import type { OpenedList } from "../read/open-list.ts";
import { readList } from "../read/read-list.ts";
import { refuseSharedKeys } from "../read/unreadable-rows.ts";
import type { RunEnv } from "../run-env.ts";

/** The part of a run's environment that planning needs. */
export interface PrepareEnv extends Pick<RunEnv, "ledger" | "now" | "progress" | "rowCaches" | "openList" | "giveWay"> {
  /** Whether the plan is only shown, and never stored. */
  readonly isPreview?: boolean;
}

/** The opened list's file, and the name of its run. */
export interface ListFile {
  /** The run's name. */
  readonly run: string;
  readonly path: string;
  /** The file's name without folders. */
  readonly name: string;
  readonly sha256: string;
  readonly mtimeMs: number;
  /** Names of the feed's other lists that wait at the same time. */
  readonly beside?: readonly string[];
}

/** A planned run, and what its plan changes in the ledger. */
export interface PreparedPlan {
  readonly run: StoredRun;
  readonly decided: DecidedList;
  /** The groups that the plan puts contacts in. */
  readonly groupIds: readonly number[];
  /** Number of rows that the row cache knew, and that were not read. */
  readonly known: number;
  /** The list ends unlike the feed's last lists: it may be cut off, or still be written. */
  readonly isCut: boolean;
  /** Updates the row cache. Call it when the plan's calls are made. */
  updateRowCache(): void;
}

/**
 * Reads an opened list and plans its run in the ledger's temporary tables (intake → mapping → plan). Nothing is stored, so
 * that the command `plan` can use this function too.
 *
 * @throws FileRefused
 */
export async function preparePlan(
  file: ListFile,
  list: OpenedList,
  feed: FeedSettings,
  groups: readonly Group[],
  env: PrepareEnv,
  answers: LineAnswers = NO_ANSWERS,
): Promise<PreparedPlan> {
  const { ledger } = env;
  const startedAt = new Date(env.now()).toISOString();
  const mode = list.kind === "rejections" ? "changes" : feed.mode;
  const keySetting = keySettingOf(feed);
  const staging = ledger.stage(feed.name);
  const draft = ledger.draft();
  const read = await readList({
    list,
    feed,
    groups,
    today: startedAt.slice(0, 10),
    answers,
    ledger,
    staging,
    rowCaches: env.rowCaches,
    progress: (rows) => env.progress("reading", rows, null),
    pause: pauseNowAndThen(async () => env.giveWay?.()),
  });
  if (list.kind === "list") refuseSharedKeys(staging);
  env.progress("planning", 0, null);
  const rowsSum = list.kind === "list" ? staging.rowsSum() : null;
  const decided = await decideList({
    ledger,
    staging,
    draft,
    feed,
    mode,
    groups,
    keySetting,
    isKeyChanged: (ledger.runs.latestAccepted(feed.name)?.keySetting ?? keySetting) !== keySetting,
    mayHaveFormerKeys: ledger.runs.hadOtherKey(feed.name, keySetting),
    kind: list.kind,
    groupNames: new Map(groups.map(({ groupId, name }) => [groupId, name])),
    now: env.now(),
    profile: read.profile,
    keyAbsent: read.keyAbsent,
    columns: read.columns,
    never: neverCheck(ledger),
    kept: keptCheck(ledger),
    formOf: read.formOf,
    isCut: read.isCut,
    isPreview: env.isPreview === true,
    file: { ...file, rowsSum },
    pause: pauseNowAndThen(async () => {
      env.progress("planning", 0, null);
      await env.giveWay?.();
    }),
  });
  const effects = { ...decided.effects, corrections: withRemovedRows(read.corrections, decided.effects) };
  const counts = staging.counts();
  const isHeld = decided.holds.some(({ scope }) => scope === "run");
  const run: StoredRun = {
    run: file.run,
    feed: feed.name,
    kind: list.kind,
    file: file.name,
    path: file.path,
    sha256: file.sha256,
    mtimeMs: file.mtimeMs,
    mode,
    planFormat: PLAN_FORMAT,
    keySetting,
    status: null,
    startedAt,
    finishedAt: null,
    acceptedAt: isHeld ? null : ledger.runs.acceptanceTime(feed.name, startedAt),
    reading: list.table.reading,
    header: read.header,
    columns: read.columns,
    profile: read.profile,
    holds: decided.holds,
    haltCode: null,
    haltReason: null,
    rows: { read: counts.read, unchanged: counts.unchanged, notRead: decided.notRead },
    requests: { ...NO_REQUESTS, groups: 1 },
    survey: read.survey,
    rowsSum,
    listEnd: read.isCut && lacksMorePeople(staging) ? null : read.end,
    beside: (file.beside ?? []).length > 0 && list.kind === "list" ? (file.beside ?? null) : null,
    settings: listSettingsOf(feed),
  };
  const groupIds = draft.groupsPutInto().flatMap(({ groupId }) => groupId);
  return {
    run,
    decided: { ...decided, effects },
    groupIds,
    known: read.known,
    isCut: read.isCut,
    updateRowCache: read.updateRowCache,
  };
}

/** Returns whether the list is the first that lacks some linked people, besides the person of its last row. */
function lacksMorePeople(staging: Staging): boolean {
  let lacking = 0;
  for (const { absentSince } of staging.vanished()) {
    if (absentSince === null) lacking += 1;
    if (lacking > 1) return true;
  }
  return false;
}

/** Returns the corrections that a list needs, with the rows that a person removed beside another row of their key. */
function withRemovedRows(read: CorrectionEffects, { corrections }: PlanEffects): CorrectionEffects {
  return { ...read, seen: [...read.seen, ...(corrections?.seen ?? [])] };
}

/** Rows that are planned, and time that passes, before the next pause. */
const PAUSE_EVERY_ROWS = 50;
const PAUSE_EVERY_MS = 100;

/**
 * Returns a function that reading and planning call for each row. Now and then it lets signals and timers be served.
 *
 * @param goOn is called after each pause; throws when the work is stopped
 */
function pauseNowAndThen(goOn: () => Promise<void>): () => Promise<void> {
  let last = performance.now();
  let rows = 0;
  return async () => {
    rows += 1;
    if (rows < PAUSE_EVERY_ROWS && performance.now() - last < PAUSE_EVERY_MS) return;
    await setImmediate();
    await goOn();
    rows = 0;
    last = performance.now();
  };
}
