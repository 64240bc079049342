import PQueue from "p-queue";
import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { Halt } from "../../model/run-record.ts";
import { pushOperation } from "./push-operation.ts";
import type { OperationEnd, PushEnd, PushIo, PushSettings } from "./push-io.ts";
import { startRefusals } from "./answers/refusals.ts";
import { recreateMissing } from "./answers/write-missing.ts";

/** After this number of creates in a row without a readable answer, the service or the network counts as broken. */
const DOUBTS_IN_A_ROW = 3;
/** After this number of operations that went alone, the rest no longer waits: the service may refuse all of them. */
const ALONE_AT_MOST = 20;

/**
 * Makes the calls of a run's stored plan: wave after wave, and several calls at a time within a wave. A first run and a
 * resumed run take the same path. Operations are read from the ledger page by page, never all at once. Before the first call
 * and before the first delete, a list that a program has written to since ends the run.
 *
 * @param probeOne probes one create in doubt; returns false if the create stays in doubt
 */
export async function pushPlan(
  run: string,
  settings: PushSettings,
  io: PushIo,
  probeOne: () => Promise<boolean>,
): Promise<PushEnd> {
  const { ledger, signal } = io;
  const state = {
    halt: null as Halt | null,
    doubts: 0,
    lastDoubt: "",
    done: 0,
    updated: 0,
    tried: new Set<Sample>(),
    alone: 0,
  };
  const refusals = startRefusals(run, io);
  let missing: StoredOperation[] = [];
  const list = { isChanged: false, isCheckedForDeletes: false };

  async function carryOut(operation: StoredOperation): Promise<void> {
    if (state.halt !== null || signal.aborted) return;
    const end = await pushOperation(operation, settings, io);
    note(operation, end);
  }

  function note(operation: StoredOperation, end: OperationEnd): void {
    if (operation.kind === "create" && end.kind !== "left")
      state.doubts = end.kind === "in_doubt" ? state.doubts + 1 : 0;
    if (end.kind === "in_doubt") state.lastDoubt = end.what;
    if (end.kind === "halt") state.halt ??= end.halt;
    if (end.kind === "missing") missing.push(operation);
    const call = end.kind === "missing" ? ({ status: 404 } as const) : end.kind === "ended" ? end.call : null;
    if (call === "accepted" && operation.kind === "update") state.updated += 1;
    if (call !== null) state.halt ??= refusals.note(operation, call);
    if (end.kind === "creates_deferred") ledger.deferRest(run, end.failure);
    if (end.kind === "ended" || end.kind === "in_doubt") io.progress((state.done += 1));
  }

  /** Waits until one more call can start at once. A queued operation would miss what earlier answers change. */
  async function placeIn(queue: PQueue): Promise<void> {
    while (queue.pending >= io.concurrency) {
      await new Promise<void>((resolve) => queue.addEventListener("next", () => resolve(), { once: true }));
    }
  }

  async function pushWave(wave: number): Promise<void> {
    const queue = new PQueue({ concurrency: io.concurrency });
    let thrown: unknown = null;
    const alone = async (operation: StoredOperation) => {
      await queue.onIdle();
      // An earlier answer may have deferred this operation since the page was read.
      if (ledger.get(operation.id)?.state === "planned") await carryOut(operation);
    };
    pages: for (let lastId = 0; ;) {
      const page = ledger.page(run, wave, lastId);
      for (const operation of page) {
        lastId = operation.id;
        await placeIn(queue);
        if (state.halt !== null || signal.aborted || thrown !== null) break pages;
        if (operation.kind === "delete" && !list.isCheckedForDeletes) {
          await queue.onIdle();
          list.isCheckedForDeletes = true;
          list.isChanged = await io.hasListChanged();
          if (list.isChanged) break pages;
        }
        if (operation.kind === "create" && state.doubts >= DOUBTS_IN_A_ROW) {
          await queue.onIdle();
          await askBeforeGoingOn();
          if (state.halt !== null) break pages;
        }
        const untried = samplesIn(operation).filter((sample) => !state.tried.has(sample));
        if (untried.length > 0 && state.alone < ALONE_AT_MOST) {
          state.alone += 1;
          await alone(operation);
          if (ledger.get(operation.id)?.state === "done") for (const sample of untried) state.tried.add(sample);
          continue;
        }
        // An earlier answer may have deferred this operation since the page was read.
        if (ledger.get(operation.id)?.state !== "planned") continue;
        void queue.add(() => carryOut(operation)).catch((error: unknown) => (thrown ??= error));
      }
      if (page.length === 0) break;
    }
    await queue.onIdle();
    if (thrown !== null) throw thrown;
    if (missing.length > 0 && state.halt === null) state.halt = await recreateMissing(run, missing, state.updated, io);
    missing = [];
  }

  /** Reads the group list and probes one create in doubt. If one of the two fails, the run halts. */
  async function askBeforeGoingOn(): Promise<void> {
    const isAnswered = (await io.readGroups()) !== null && (await probeOne());
    if (isAnswered) state.doubts = 0;
    else {
      state.halt = {
        code: "unanswered",
        reason:
          `${DOUBTS_IN_A_ROW} creates in a row got no readable answer, and what became of them can't be found out now. ` +
          `The last one: ${state.lastDoubt} The rest of the list waits for the next run, which first asks the service about them.`,
      };
    }
  }

  async function pushWaves(): Promise<void> {
    const first = ledger.nextWave(run, -1);
    if (first !== null && !signal.aborted) list.isChanged = await io.hasListChanged();
    if (list.isChanged) return;
    for (let wave = first; wave !== null; wave = ledger.nextWave(run, wave)) {
      await pushWave(wave);
      if (state.halt !== null || signal.aborted || list.isChanged) return;
    }
  }

  await pushWaves();
  const hasDeleted = ledger.countStates(run).some(({ kind, state: at }) => kind === "delete" && at === "done");
  // Deletes make room under the plan limit, so the creates that it deferred get one more attempt.
  const goesOn = state.halt === null && !signal.aborted && !list.isChanged;
  if (goesOn && hasDeleted && ledger.undefer(run) > 0) await pushWaves();
  if (state.halt !== null) return { kind: "halted", halt: state.halt };
  if (list.isChanged) return { kind: "list_changed" };
  return signal.aborted && ledger.nextWave(run, -1) !== null ? { kind: "stopped" } : { kind: "finished" };
}

/**
 * Kinds of operations whose answer shows something new about the service: how it stores a new contact, and how it takes a
 * birthday without a year.
 */
type Sample = "create" | "yearless";

/** Returns what an operation's answer would show. Such an operation goes alone, so that only it can be applied wrongly. */
function samplesIn({ kind, input }: StoredOperation): readonly Sample[] {
  if (kind !== "create") return [];
  const isYearless = typeof input.birthday === "string" && !/^\d{4}-/u.test(input.birthday);
  return isYearless ? ["create", "yearless"] : ["create"];
}
