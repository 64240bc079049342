import type { HoldPattern } from "../../../../model/operation.ts";
import type { FilledStretch } from "./columns/filled-stretches.ts";

/** What is known about the changes of one field. */
export interface ChangeEvidence {
  readonly changed: number;
  readonly exchanged: number;
  readonly filled: Pick<FilledStretch, "how" | "people"> | null;
  readonly people: {
    /** People whose first name becomes their last name, and the other way round. */
    readonly namesExchanged: number;
    /** Number of people with two or more changed fields. */
    readonly changedTogether: number;
  };
}

/** Returns what the changes of one field look like; null for no guess. The pattern must explain half of them. */
export function patternOf({ changed, exchanged, filled, people }: ChangeEvidence): HoldPattern | null {
  const explains = (count: number) => count >= 3 && count >= changed / 2;
  if (explains(people.namesExchanged)) return "names_exchanged";
  if (filled !== null && filled.people >= exchanged && explains(filled.people)) return filled.how;
  if (explains(exchanged)) return "column_out_of_step";
  return explains(people.changedTogether) ? "other_people" : null;
}
