import type { StoredRun } from "../ledger/runs/runs.ts";
import type { Group } from "../model/contact.ts";
import { keySettingOf, type FeedSettings } from "../model/feed.ts";
import { NO_REQUESTS } from "../model/run-record.ts";
import { decideList, type DecidedList } from "../pipeline/plan/decide-list.ts";
import type { OpenedList } from "./read/open-list.ts";
import { readList } from "./read/read-list.ts";
import type { RunEnv } from "./run-env.ts";

/** Grows whenever a stored plan of an older program can't be carried out any more. */
const PLAN_FORMAT = 1;

/** A file that waits to be planned. */
export interface ListFile {
  /** The run's name. */
  readonly run: string;
  readonly path: string;
  /** The file's own name. */
  readonly name: string;
  readonly sha256: string;
  readonly mtimeMs: number;
}

export interface PreparedRun {
  readonly run: StoredRun;
  readonly decided: DecidedList;
  /** Rows that are known from an earlier list and were not read again. */
  readonly known: number;
  /** To be called when the calls are made: the next list like this one is quick to read. */
  remember(): void;
}

/**
 * prepare: intake → mapping → plan, as far as the temporary tables. Nothing is stored yet, so that `plan` can show it.
 *
 * @throws FileRefused
 */
export async function preparePlan(
  file: ListFile,
  list: OpenedList,
  feed: FeedSettings,
  groups: readonly Group[],
  env: Pick<RunEnv, "ledger" | "now" | "progress" | "rowCaches">,
): Promise<PreparedRun> {
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
    ledger,
    staging,
    rowCaches: env.rowCaches,
    progress: (rows) => env.progress("reading", rows, null),
  });
  env.progress("planning", 0, null);
  const decided = decideList({
    ledger,
    staging,
    draft,
    feed,
    mode,
    groups,
    keySetting,
    kind: list.kind,
    groupNames: new Map(groups.map(({ groupId, name }) => [groupId, name])),
    now: env.now(),
    profile: read.profile,
    keyAbsent: read.keyAbsent,
    olderThan: list.kind === "list" ? newerList(file, feed, ledger) : null,
  });
  const counts = staging.counts();
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
    acceptedAt: decided.holds.some(({ scope }) => scope === "run")
      ? null
      : ledger.runs.acceptanceTime(feed.name, startedAt),
    reading: list.table.reading,
    header: read.header,
    columns: read.columns,
    profile: read.profile,
    holds: decided.holds,
    haltCode: null,
    haltReason: null,
    rows: { read: counts.read, unchanged: counts.unchanged },
    requests: { ...NO_REQUESTS, groups: 1 },
    survey: read.survey,
  };
  return { run, decided, known: read.known, remember: read.remember };
}

/** The run that makes this list an old one: its bytes were accepted before another list's, or it is older than that. */
function newerList(file: ListFile, feed: FeedSettings, ledger: RunEnv["ledger"]): string | null {
  const latest = ledger.runs.latestAccepted(feed.name);
  if (latest === null || latest.sha256 === file.sha256) return null;
  const same = ledger.runs.acceptedWithHash(feed.name, file.sha256);
  return same !== null || file.mtimeMs < latest.mtimeMs ? latest.run : null;
}

/** A ledger without contacts, also such as may have arrived, belongs to no account yet. */
export function knowsNobody({ entries, operations }: Pick<RunEnv["ledger"], "entries" | "operations">): boolean {
  return entries.countByFeed().length === 0 && operations.inState("in_doubt").length === 0;
}

/** Stores the plan, whole, before its first call, and binds the ledger to the account that it is made for. */
export function storePrepared({ run, decided }: PreparedRun, groups: readonly Group[], env: RunEnv): void {
  const { ledger } = env;
  if (knowsNobody(ledger)) ledger.account.bind(env.baseUrl, groups);
  ledger.storePlan(run, decided.effects);
  if (run.acceptedAt !== null) noteGroupsInUse(run, groups, env);
}

/** From its first accepted create on, a group belongs to what this ledger knows; strangers in it were accepted. */
export function noteGroupsInUse(run: StoredRun, groups: readonly Group[], { ledger }: RunEnv): void {
  for (const { groupId, creates } of ledger.operations.groupsOf(run.run)) {
    const group = groups.find((listed) => listed.groupId === groupId);
    if (group === undefined) continue;
    ledger.account.useGroup(group);
    if (creates === 0) continue;
    const known = ledger.account.knownInGroup(groupId) + ledger.operations.linkedInto(run.run, groupId);
    const surplus = Math.max(0, group.contactCount - known);
    ledger.account.rememberFirstUse(run.feed, groupId, surplus);
  }
}
