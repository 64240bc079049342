import { PLAN_FORMAT } from "../../../../model/run-record.ts";
import { daysAhead } from "../../../../model/calendar.ts";
import type { UndoCandidate } from "../../../../ledger/operations/undo/undo-candidates.ts";
import type { LeftByUndo, UndoOperation } from "../../../../ledger/operations/undo/undos.ts";
import type { StoredRun } from "../../../../ledger/runs/runs.ts";
import { nameOf, type Group } from "../../../../model/contact.ts";
import { keySettingOf, listSettingsOf, type FeedSettings } from "../../../../model/feed.ts";
import type { HoldExample } from "../../../../model/operation.ts";
import type { LeftReason, RequestOf, RequestResult } from "../../../../model/request.ts";
import { NO_REQUESTS } from "../../../../model/run-record.ts";
import type { UndoFigures } from "../../../../model/request.ts";
import { toSummary } from "../../../../pipeline/report/json/summary-json.ts";
import { isNeverIn } from "../../../push/never/never-check.ts";
import { carryOut } from "../../../run.ts";
import type { RunEnv } from "../../../run-env.ts";
import { nameRun } from "../../../run-name.ts";
import type { Recorder } from "../../recorded-change.ts";
import { orderWayBack } from "./order-way-back.ts";
import { whyNoUndo } from "./undoable.ts";
import { giveKeysBack } from "./keys-back.ts";
import { leftItem, nothingToUndo, plannedLines } from "./undo-lines.ts";
import { cellsOfWayBack, columnsOfUndo } from "./way-back-cells.ts";
import { wayBack, type WayBack } from "./way-back.ts";

const DAY_MS = 86_400_000;
/** A later run changed these people. */
const CHANGED_SINCE: readonly LeftReason[] = ["changed_since", "created_since", "key_taken"];

/**
 * Plans the way back of a run, as a run of its own that is held: what the run created is deleted, what it updated gets its
 * former values, and what it deleted is created again. A person that a later run changed is left alone.
 *
 * @param groups the service's groups of now
 */
export async function undoRun(
  { run: name }: RequestOf<"undo">,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
  record: Recorder,
): Promise<RequestResult> {
  const { ledger } = env;
  const found = whyNoUndo(name, feeds, env);
  if ("exitCode" in found) return found;
  const { run, feed } = found;
  const undo = nameRun(env.now(), feed.name, ledger.runs.latest(1)[0]?.run ?? null);
  const planned = planUndo(run, feed, groups, env);
  if (planned.operations.length === 0) return nothingToUndo(run, planned.left, ledger);
  const stored = toRun(undo, run, feed, planned, env);
  record.once({ kind: "undo", run: undo, feed: feed.name }, () => ledger.undos.store(stored, planned));
  const { record: ended, reports } = await carryOut(undo, feed, env);
  return {
    exitCode: 4,
    lines: plannedLines(ended, reports.report),
    summary: toSummary(ended, reports),
    items: ledger.undos.leftPeople(undo, ended.undo?.left ?? 0).map(leftItem),
  };
}

/** The whole way back of a run. */
interface PlannedUndo {
  readonly operations: readonly UndoOperation[];
  readonly left: readonly LeftByUndo[];
  readonly figures: UndoFigures;
  readonly examples: readonly HoldExample[];
}

function planUndo(
  run: StoredRun,
  feed: FeedSettings,
  groups: readonly Group[],
  { ledger, now }: Pick<RunEnv, "ledger" | "now">,
): PlannedUndo {
  const groupNames = new Map(groups.map(({ groupId, name }) => [groupId, name]));
  const ways: WayBack[] = [];
  const left: LeftByUndo[] = [];
  const deleted = new Map<number, number>();
  const isAfter = daysSince(now());
  const isNever = isNeverIn(ledger);
  let greeted = 0;
  for (const candidate of ledger.undos.candidates(run.run)) {
    const { operation, state } = candidate;
    if (operation.kind === "delete" && operation.contactId !== null) deleted.set(operation.contactId, operation.id);
    if (state === "taken_back") continue;
    const way = wayBack(candidate, {
      groupNames,
      isLinked: (contactId) => ledger.entries.isLinked(contactId),
      isTaken: (key, entryId) => {
        const holder = ledger.entries.byKey(run.feed, key);
        return holder !== null && holder.id !== entryId;
      },
    });
    if ("reason" in way) {
      left.push(way);
      continue;
    }
    if (way.kind !== "delete" && isNever({ feed: run.feed, key: way.key, input: way.input })) {
      left.push({ operation: operation.id, reason: "never", by: null });
      continue;
    }
    ways.push(way);
    if (mayBeGreeted(candidate, isAfter)) greeted += 1;
  }
  const keys = giveKeysBack(ways, run, { ...ledger.undos, holder: (key) => ledger.entries.byKey(run.feed, key) });
  left.push(...keys.left);
  const { operations, ...plan } = toPlan(run, keys.ways, left, { greeted, groupNames, deleted }, ledger);
  const list = { columns: run.columns, feed };
  const withCells = operations.map((operation) => ({
    ...operation,
    cells: cellsOfWayBack(operation, operation.groupName, list),
  }));
  return { ...plan, operations: withCells };
}

/** Orders the operations of an undo, and counts. */
function toPlan(
  run: StoredRun,
  ways: readonly WayBack[],
  left: readonly LeftByUndo[],
  {
    greeted,
    groupNames,
    deleted,
  }: {
    readonly greeted: number;
    readonly groupNames: ReadonlyMap<number, string>;
    readonly deleted: ReadonlyMap<number, number>;
  },
  { undos }: Pick<RunEnv["ledger"], "undos">,
) {
  const corrected = undos.correctedLater(run.run);
  const recreated = ways.filter(({ kind }) => kind === "create");
  const kept: Record<string, number> = {};
  for (const field of ways.flatMap((way) => way.kept)) kept[field] = (kept[field] ?? 0) + 1;
  return {
    operations: orderWayBack(ways, groupNames, deleted),
    left,
    examples: ways.slice(0, 3).map(exampleOf),
    figures: {
      run: run.run,
      back: ways.length,
      left: left.length,
      changed: left.filter(({ reason }) => CHANGED_SINCE.includes(reason)).length,
      greeted,
      recreated: recreated.length,
      twice: recreated.filter(({ input }) => undos.hasTwin({ feed: run.feed, input })).length,
      kept,
      inDoubt: undos.countInDoubt(run.run),
      ...(corrected.people > 0 ? { corrected } : {}),
    },
  };
}

/** Returns whether the birthday that the run gave a person has come since. */
function mayBeGreeted(
  { operation, entry }: UndoCandidate,
  isAfter: (sentAt: number, monthDay: string) => boolean,
): boolean {
  const birthday = entry?.applied.birthday ?? operation.input.birthday ?? null;
  if (operation.kind === "delete" || birthday === null || operation.sentAt === null) return false;
  return isAfter(operation.sentAt, birthday.slice(-5));
}

/** Returns a function that says whether a day of the year (`MM-DD`) has come since a time (ms since 1970). */
function daysSince(now: number): (from: number, monthDay: string) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  return (from, monthDay) => {
    const first = new Date(from).toISOString().slice(0, 10);
    const days = known.get(first) ?? daysFrom(first, now);
    known.set(first, days);
    return days.has(monthDay);
  };
}

function daysFrom(first: string, now: number): ReadonlySet<string> {
  const count = Math.min(366, Math.max(1, Math.ceil((now - Date.parse(first)) / DAY_MS)));
  return new Set(daysAhead(first, count).flatMap(({ monthDays }) => monthDays));
}

function exampleOf({ kind, line, entry, input, changes }: WayBack): HoldExample {
  const [change] = kind === "update" ? Object.entries(changes) : [];
  const [field, [before, after]] = change ?? [null, [null, null]];
  return { name: nameOf(entry?.applied ?? input), line, field, before, after };
}

function toRun(
  name: string,
  undone: StoredRun,
  feed: FeedSettings,
  { operations, left, figures, examples }: PlannedUndo,
  { now }: Pick<RunEnv, "now">,
): StoredRun {
  const people = operations.filter(({ kind }) => kind !== "delete").length;
  return {
    run: name,
    feed: feed.name,
    kind: "undo",
    file: undone.file,
    path: null,
    sha256: undone.sha256,
    mtimeMs: undone.mtimeMs,
    mode: undone.mode,
    planFormat: PLAN_FORMAT,
    keySetting: keySettingOf(feed),
    status: null,
    startedAt: new Date(now()).toISOString(),
    finishedAt: null,
    acceptedAt: null,
    reading: undone.reading,
    header: undone.columns.map(({ header }) => header),
    columns: columnsOfUndo(undone.columns),
    profile: undone.profile,
    holds: [{ guard: "undo", scope: "run", figures: { people: figures.back, left: left.length }, examples }],
    haltCode: null,
    haltReason: null,
    rows: { read: people + left.length, unchanged: left.length },
    requests: { ...NO_REQUESTS, groups: 1 },
    survey: undone.survey,
    rowsSum: null,
    listEnd: null,
    beside: null,
    settings: listSettingsOf(feed),
    undo: figures,
  };
}
