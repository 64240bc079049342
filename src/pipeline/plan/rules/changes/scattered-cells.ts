import type { ChangedCell, RowsBeside } from "./changed-cells.ts";
import type { FilledStretch } from "./columns/filled-stretches.ts";
import type { GuardedField } from "./guarded-fields.ts";
import { BIRTH_DAYS, chanceOf } from "./intervals.ts";

/** Number of neighbours that are read for one field. */
const MOST_READ = 10_000;

/** Fewest cells anywhere in the list that have the value of the unchanged row beside them. Neighbours share names and phones. */
const FEWEST_SCATTERED: Readonly<Partial<Record<GuardedField, number>>> = {
  birthday: 3,
  first_name: 3,
  email: 3,
  last_name: 6,
  phone: 6,
  whatsapp_phone: 6,
};

/**
 * Returns the changed cells, anywhere in the list, that have the value of the unchanged row above them, or of the row below. A
 * lookup that finds the nearest value makes such cells. Returns null if they are few, or less than a quarter of the changed.
 *
 * @param total number of the changed cells
 */
export function findScattered(
  field: GuardedField,
  cells: Iterable<ChangedCell>,
  total: number,
  rows: RowsBeside,
): FilledStretch | null {
  const fewest = FEWEST_SCATTERED[field];
  if (fewest === undefined || total < fewest) return null;
  const found: Record<-1 | 1, number[]> = { [-1]: [], [1]: [] };
  let unread = MOST_READ;
  for (const { seq, value, family } of cells) {
    if ((unread -= 2) < 0) break;
    for (const step of [-1, 1] as const) {
      const beside = rows.beside(seq, step);
      const kept = beside === null ? null : rows.kept(beside);
      const isRelative = field !== "first_name" && family !== null && kept?.family === family;
      if (kept?.value === value && !isRelative) found[step].push(seq);
    }
  }
  const seqs = found[-1].length >= found[1].length ? found[-1] : found[1];
  if (seqs.length < fewest || seqs.length < total / 4) return null;
  return { people: seqs.length, how: "filled_down", seqs };
}

/** Most people of a feed whose owners of values are looked up, and most cells of one field. */
export const SMALL_ENOUGH = { people: 1_000, cells: 40 };
/** In a feed this small, two people who get the addresses of others are odd. */
const VERY_SMALL = 25;

/** Fewest different values of other people in blank cells that are held, in a very small feed and in a larger one. */
const FEWEST_OF_OTHERS: Readonly<Partial<Record<GuardedField, { readonly small: number; readonly large: number }>>> = {
  birthday: { small: 2, large: 3 },
  email: { small: 2, large: 4 },
  phone: { small: 2, large: 6 },
  whatsapp_phone: { small: 2, large: 6 },
};
/** Without a year, many people have one birthday by chance. */
const DAYS_OF_YEAR = 365;
const BY_CHANCE = 0.001;

/**
 * Returns the blank cells that get the value of another person, who keeps it and is no relative. Returns null if they are few
 * or less than half of the filled cells, or if chance can explain them.
 *
 * @param cells the changed cells of one field
 * @param linked number of people of the feed
 * @param isOfOther returns whether a person with another last name keeps the value
 */
export function findOfOthers(
  field: GuardedField,
  cells: Iterable<ChangedCell>,
  linked: number,
  isOfOther: (cell: ChangedCell) => boolean,
): FilledStretch | null {
  const fewest = FEWEST_OF_OTHERS[field];
  if (fewest === undefined || linked > SMALL_ENOUGH.people) return null;
  const filled = [...cells].filter(({ before }) => before === null);
  const found = filled.filter(isOfOther);
  const values = new Set(found.map(({ value }) => value)).size;
  if (values < (linked < VERY_SMALL ? fewest.small : fewest.large) || found.length * 2 < filled.length) return null;
  if (field === "birthday" && chanceOf(found.length, expectedByChance(filled, linked)) > BY_CHANCE) return null;
  return { people: found.length, how: "filled_down", seqs: found.map(({ seq }) => seq) };
}

/** Returns the number of filled birthdays that other people have by chance. */
function expectedByChance(filled: readonly ChangedCell[], linked: number): number {
  const hasYears = filled.every(({ value }) => value.length > "MM-DD".length);
  return (filled.length * linked) / (hasYears ? BIRTH_DAYS : DAYS_OF_YEAR);
}
