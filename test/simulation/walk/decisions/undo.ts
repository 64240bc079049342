/** The step of a walk in which a person takes a run back. */
import type { DecisionRequest } from "../../../../src/model/request.ts";
import { disturbanceOf, runCommand } from "../processes.ts";
import type { CallWatch } from "../checks/watch-calls.ts";
import type { World } from "../world.ts";

/** Chooses one of the latest runs, which a person takes back; null: there is none. */
export function chooseUndo({ place, random }: World): DecisionRequest | null {
  const latest = place
    .ledger()
    .runs.latest(random.pick([2, 8]))
    .filter(({ kind }) => kind !== "removal");
  const run = random.pickAny(latest);
  return run === null ? null : { kind: "undo", run: run.run };
}

/** Plans the way back of a run, and mostly approves it. */
export async function undoOne(world: World, calls: CallWatch): Promise<boolean> {
  const request = chooseUndo(world);
  if (request === null) return false;
  const { broken, random } = world;
  const made = calls.log.calls.length;
  const planned = await runCommand(world, calls, disturbanceOf(world), request);
  if (calls.log.calls.slice(made).some(({ caller }) => caller?.kind === "undo"))
    broken.push("planning an undo made a change");
  if (planned.kind === "killed" || planned.value.exitCode !== 4 || random.chance(0.2)) return true;
  const { run } = planned.value.summary as { readonly run: string };
  await runCommand(world, calls, disturbanceOf(world), { kind: "approve", run });
  return true;
}
