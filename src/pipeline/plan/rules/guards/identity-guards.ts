import type { HoldExample } from "../../../../model/operation.ts";
import type { Guard } from "./guard.ts";

/** The figures about who the rows' people are. */
export interface IdentityFigures {
  /** Number of rows that are about another person than their contact, or may be about a contact with a vanished key. */
  readonly otherPeople: number;
  /** Number of rows that have a contact, or are such a question. */
  readonly knownRows: number;
  /** Number of contacts whose key is carried over. */
  readonly keysCarriedOver: number;
  readonly otherPeopleExamples: readonly HoldExample[];
}

const MOST_QUESTIONS = 3;
const MOST_SHARE = 0.02;

/** Returns whether so many rows are about other people that the keys of the whole list are in doubt. */
export function areKeysReassigned({ otherPeople, knownRows }: IdentityFigures): boolean {
  return otherPeople > MOST_QUESTIONS && otherPeople > knownRows * MOST_SHARE;
}

/** Guards that hold the whole run because of who its people are. */
export const IDENTITY_GUARDS: readonly Guard<IdentityFigures>[] = [
  {
    name: "keys_reassigned",
    scope: "run",
    fires: (figures) => {
      if (!areKeysReassigned(figures)) return null;
      const { otherPeople, keysCarriedOver, otherPeopleExamples } = figures;
      return {
        figures: { people: otherPeople, carried: keysCarriedOver },
        ...(otherPeopleExamples.length > 0 ? { examples: otherPeopleExamples } : {}),
        pattern: keysCarriedOver >= otherPeople / 2 ? "keys_reused" : "other_people",
      };
    },
  },
];
