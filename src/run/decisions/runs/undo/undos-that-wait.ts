import type { StoredRun } from "../../../../ledger/runs/runs.ts";
import type { RunEnv } from "../../../run-env.ts";

/** Returns how many operations each undo has that waits for a decision. */
export function heldInUndos({ ledger }: Pick<RunEnv, "ledger">): ReadonlyMap<string, number> {
  const undos = ledger.runs.held().filter(({ kind }) => kind === "undo");
  return new Map(undos.map(({ run }) => [run, countHeld(run, ledger)]));
}

/** Returns a line for each undo that has fewer operations than `before`, and that still waits for a decision. */
export function undosThatWait(before: ReadonlyMap<string, number>, { ledger }: Pick<RunEnv, "ledger">): string[] {
  const changed = ledger.runs.held().filter(({ run }) => countHeld(run, ledger) < (before.get(run) ?? 0));
  return changed.map((run) => `Without this person, ${whatWaits(run)}`);
}

/** Says that a run waits for a decision, and how to decide. */
export function whatWaits({ run, undo }: Pick<StoredRun, "run" | "undo">): string {
  const what = undo === null || undo === undefined ? "" : `: it takes ${undo.run} back`;
  return `${run} waits for a decision${what}. To carry it out: celebration-sync approve ${run}. To drop it: celebration-sync discard ${run}.`;
}

function countHeld(run: string, { operations }: Pick<RunEnv["ledger"], "operations">): number {
  return operations.countStates(run).reduce((sum, { state, n }) => (state === "held" ? sum + n : sum), 0);
}
