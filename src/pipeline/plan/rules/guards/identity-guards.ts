import type { HoldExample } from "../../../../model/operation.ts";
import type { Guard } from "./guard.ts";

/** The figures about who the rows' people are. */
export interface IdentityFigures {
  /** Number of rows that are about another person than their contact, or may be about a contact with a vanished key. */
  readonly otherPeople: number;
  /** Number of rows that have a contact, or may be about a contact with a vanished key. */
  readonly knownRows: number;
  /** Number of contacts whose key is carried over. */
  readonly keysCarriedOver: number;
  readonly otherPeopleExamples: readonly HoldExample[];
}

/** The figures about people who may be in the list twice. */
export interface TwinFigures {
  /** Number of new rows that seem to be about the person of another new row. */
  readonly twins: number;
  /** Number of rows that are linked or would be created. */
  readonly people: number;
  readonly twinExamples: readonly HoldExample[];
  /** The lines of one of these rows and of the other row. */
  readonly twinLines: readonly number[];
}

const MOST_QUESTIONS = 3;
const MOST_SHARE = 0.02;

/** Returns whether so many rows are about other people that the keys of the whole list are in doubt. */
export function areKeysReassigned({ otherPeople, knownRows }: IdentityFigures): boolean {
  return otherPeople > MOST_QUESTIONS && otherPeople > knownRows * MOST_SHARE;
}

/** Returns whether so many new rows have the name of another person that they may be there twice. */
export function areManyTwice(twins: number, people: number): boolean {
  return twins > MOST_QUESTIONS && twins > people * MOST_SHARE;
}

/** Guards that hold the whole run because of who its people are. */
export const IDENTITY_GUARDS: readonly Guard<IdentityFigures & TwinFigures>[] = [
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
  {
    // Few such rows are questions. So many of them can be answered only together.
    name: "people_twice",
    scope: "run",
    fires: ({ twins, people, twinExamples, twinLines }) =>
      areManyTwice(twins, people)
        ? { figures: { people: twins, listed: people, lines: twinLines.map(String) }, examples: twinExamples }
        : null,
  },
];
