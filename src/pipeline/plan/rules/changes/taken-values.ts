import { BIRTH_DAYS, chanceOf } from "./intervals.ts";

/** An e-mail or birthday that people get although another contact keeps it. */
interface TakenValue {
  readonly seq: number;
  readonly people: number;
  /** Whether the people have the last name of each contact that keeps the value. */
  readonly isOfRelative: boolean;
}

/** Families or chance can explain fewer taken values. */
export const FEWEST_TAKEN = 3;
/** Couples can explain fewer people who get the e-mail of a contact with their last name. */
const FEWEST_RELATIVES = 4;

/** Chance explains taken birthdays that are more likely than this. */
const BY_CHANCE = 0.001;

/**
 * Returns the rows that get the e-mails or birthdays of other contacts, which keep them. A list does so if a person sorted one
 * column and put some rows right, or filled the column with a lookup by last name. Returns no row if families or chance can
 * explain it, or if the people are less than a quarter of all whose value changes.
 */
export function takenFromOwners(
  field: "email" | "birthday",
  taken: readonly TakenValue[],
  { changed, linked }: { readonly changed: number; readonly linked: number },
): readonly number[] {
  const ofStrangers = taken.filter(({ isOfRelative }) => !isOfRelative);
  const isEach = field === "birthday" || peopleOf(taken) - peopleOf(ofStrangers) >= FEWEST_RELATIVES;
  const counted = isEach ? taken : ofStrangers;
  if (counted.length < FEWEST_TAKEN || peopleOf(counted) < changed / 4) return [];
  if (field === "birthday" && chanceOf(counted.length, (changed * linked) / BIRTH_DAYS) > BY_CHANCE) return [];
  return counted.map(({ seq }) => seq);
}

function peopleOf(taken: readonly TakenValue[]): number {
  return taken.reduce((sum, { people }) => sum + people, 0);
}
