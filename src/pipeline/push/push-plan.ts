import PQueue from "p-queue";
import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { Halt } from "../../model/halt.ts";
import { pushOperation, type OperationEnd } from "./push-operation.ts";
import type { PushEnd, PushIo, PushSettings } from "./push-io.ts";

/** After this many creates in a row without a readable answer, something is wrong with the service or the way to it. */
const DOUBTS_IN_A_ROW = 3;

/**
 * Carries out the stored plan of a run: wave after wave, side by side within a wave. A first run and a resumed one are
 * the same; operations are pulled from the ledger in pages, never queued whole.
 *
 * @param probeOne settles one create in doubt, after the group list has answered; false: it could not be settled
 */
export async function pushPlan(
  run: string,
  settings: PushSettings,
  io: PushIo,
  probeOne: () => Promise<boolean>,
): Promise<PushEnd> {
  const state = { halt: null as Halt | null, doubts: 0, done: 0, yearlessTried: false };

  async function carryOut(operation: StoredOperation): Promise<void> {
    if (state.halt !== null || io.signal.aborted) return;
    const end = await pushOperation(operation, settings, io);
    note(operation, end);
  }

  function note(operation: StoredOperation, end: OperationEnd): void {
    if (operation.kind === "create" && end.kind !== "left")
      state.doubts = end.kind === "in_doubt" ? state.doubts + 1 : 0;
    if (end.kind === "halt") state.halt ??= end.halt;
    if (end.kind === "creates_deferred") io.operations.deferRest(run, end.failure);
    if (end.kind === "ended" || end.kind === "in_doubt") io.progress((state.done += 1));
  }

  /** Until one more can start at once: what waited in the queue would not heed what is learnt meanwhile. */
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
      await carryOut(operation);
    };
    pages: for (let lastId = 0; ;) {
      const page = io.operations.page(run, wave, lastId);
      for (const operation of page) {
        lastId = operation.id;
        await placeIn(queue);
        if (state.halt !== null || io.signal.aborted || thrown !== null) break pages;
        if (operation.kind === "create" && state.doubts >= DOUBTS_IN_A_ROW) {
          await queue.onIdle();
          await askBeforeGoingOn();
          if (state.halt !== null) break pages;
        }
        // How the service takes a yearless birthday is not shown: the first one shows it.
        if (isYearlessCreate(operation) && !state.yearlessTried) {
          state.yearlessTried = true;
          await alone(operation);
          continue;
        }
        // Deferred by an earlier answer since the page was read.
        if (io.operations.get(operation.id)?.state !== "planned") continue;
        void queue.add(() => carryOut(operation)).catch((error: unknown) => (thrown ??= error));
      }
      if (page.length === 0) break;
    }
    await queue.onIdle();
    if (thrown !== null) throw thrown;
  }

  async function askBeforeGoingOn(): Promise<void> {
    const answered = (await io.readGroups()) !== null && (await probeOne());
    if (answered) state.doubts = 0;
    else {
      state.halt = {
        code: "unanswered",
        reason: `${DOUBTS_IN_A_ROW} creates in a row got no readable answer, and what became of them can't be found out now.`,
      };
    }
  }

  async function pushWaves(): Promise<void> {
    for (let wave = io.operations.nextWave(run, -1); wave !== null; wave = io.operations.nextWave(run, wave)) {
      await pushWave(wave);
      if (state.halt !== null || io.signal.aborted) return;
    }
  }

  await pushWaves();
  const deleted = io.operations.countStates(run).some(({ kind, state: at }) => kind === "delete" && at === "done");
  // Deletes have made room: what the plan limit deferred gets one more attempt.
  if (state.halt === null && !io.signal.aborted && deleted && io.operations.undefer(run) > 0) await pushWaves();
  if (state.halt !== null) return { kind: "halted", halt: state.halt };
  return io.signal.aborted && io.operations.nextWave(run, -1) !== null ? { kind: "stopped" } : { kind: "finished" };
}

function isYearlessCreate({ kind, input }: StoredOperation): boolean {
  return kind === "create" && typeof input.birthday === "string" && !/^\d{4}-/u.test(input.birthday);
}
