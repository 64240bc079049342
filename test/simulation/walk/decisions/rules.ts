/** The steps of a walk in which a person makes a rule of a correction. */
import type { LastingCorrection } from "../../../../src/ledger/corrections/lasting-corrections.ts";
import type { DecisionRequest } from "../../../../src/model/request.ts";
import { isMisspelling } from "../checks/rules.ts";
import type { World } from "../world.ts";

type Corrected = Pick<LastingCorrection, "header" | "was" | "becomes">;

/**
 * Chooses an offered rule that is true of every row, or a correction that is not offered as a rule, which is refused; null: there
 * is none.
 */
export function chooseRule({ place, random }: World): DecisionRequest | null {
  const { corrections } = place.ledger();
  const offers = corrections.offers(null);
  const isOffered = (one: Corrected) =>
    offers.some(({ header, was, becomes }) => one.header === header && one.was === was && one.becomes === becomes);
  const certain = offers.filter(isMisspelling);
  const refused = corrections.active(null).filter((one) => !isOffered(one));
  const chosen = random.pickAny<{ readonly id: number }>(random.chance(0.8) && certain.length > 0 ? certain : refused);
  return chosen === null ? null : { kind: "correction", id: chosen.id, choice: "rule" };
}
