/** The steps of a walk in which a person makes a rule of a correction, or ends one. */
import type { LastingCorrection } from "../../../../src/ledger/corrections/lasting-corrections.ts";
import type { RequestOf } from "../../../../src/model/request.ts";
import { isMisspelling } from "../checks/rules.ts";
import type { CallWatch } from "../checks/watch-calls.ts";
import { disturbanceOf, runCommand } from "../processes.ts";
import type { World } from "../world.ts";
import { chooseCorrection } from "./corrections.ts";

type Corrected = Pick<LastingCorrection, "header" | "was" | "becomes">;

/** Makes a rule of a correction, and checks that it was offered. */
export async function acceptRule(world: World, calls: CallWatch): Promise<boolean> {
  const request = chooseRule(world);
  if (request === null) return false;
  const { place, broken } = world;
  const { corrections } = place.ledger();
  const chosen = corrections.get(request.id);
  const mayBeRule = chosen?.kind === "rule" || (chosen !== null && isOffered(chosen, world));
  const end = await runCommand(world, calls, disturbanceOf(world), request);
  if (!mayBeRule && end.kind === "ended" && end.value.exitCode === 0)
    broken.push(`correction ${request.id} became a rule, which was not offered`);
  return true;
}

/** Ends a correction or a rule. */
export async function endCorrection(world: World, calls: CallWatch): Promise<boolean> {
  const request = chooseCorrection(world);
  if (request === null) return false;
  const { place, broken } = world;
  const end = await runCommand(world, calls, disturbanceOf(world), request);
  if (end.kind === "killed" || end.value.exitCode !== 0) return true;
  if (place.ledger().corrections.get(request.id)?.endedAt === null)
    broken.push(`correction ${request.id} was dropped, and is active`);
  return true;
}

/**
 * Chooses an offered rule that is true of every row, or a correction that is not offered as a rule, which is refused; null: there
 * is none.
 */
export function chooseRule(world: World): RequestOf<"correction"> | null {
  const { place, random } = world;
  const { corrections } = place.ledger();
  const certain = corrections.offers(null).filter(isMisspelling);
  const refused = corrections.active(null).filter((one) => !isOffered(one, world));
  const chosen = random.pickAny<{ readonly id: number }>(random.chance(0.8) && certain.length > 0 ? certain : refused);
  return chosen === null ? null : { kind: "correction", id: chosen.id, choice: "rule" };
}

function isOffered(one: Corrected, { place }: World): boolean {
  const offers = place.ledger().corrections.offers(null);
  return offers.some(({ header, was, becomes }) => one.header === header && one.was === was && one.becomes === becomes);
}
