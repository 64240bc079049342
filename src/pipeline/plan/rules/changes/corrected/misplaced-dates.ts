import type { ChangedCell } from "../changed-cells.ts";
import { dayOf, type Day } from "../intervals.ts";

/** A birthday that could not be read, as a report has it. */
export interface ReportedText {
  readonly seq: number;
  readonly text: string;
}

/** Number of parts that a corrected date shares with its text. One part may differ: the day that does not exist. */
const FITTING_PARTS = 2;
const FEWEST_MISPLACED = 3;

/**
 * Returns the rows of a corrected report whose date fits the text of another row, and not their own text. The dates were
 * probably sorted without the other columns. Returns no row if there are few, or less than a quarter of the compared ones.
 */
export function findMisplaced(
  cells: Iterable<Pick<ChangedCell, "seq" | "value">>,
  texts: readonly ReportedText[],
): readonly number[] {
  const numbers = new Map(texts.map(({ seq, text }) => [seq, numbersIn(text)]));
  const all = [...numbers.values()];
  let compared = 0;
  const found: number[] = [];
  for (const { seq, value } of cells) {
    const [own, day] = [numbers.get(seq), dayOf(value)];
    if (own === undefined || day === null) continue;
    compared += 1;
    const parts = partsIn(own, day);
    if (parts >= FITTING_PARTS) continue;
    const fitsOther = all.some((others) => partsIn(others, day) >= FITTING_PARTS);
    if (fitsOther) found.push(seq);
  }
  return found.length >= FEWEST_MISPLACED && found.length >= compared / 4 ? found : [];
}

function numbersIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/\d+/gu), ([digits]) => Number(digits));
}

/** Returns how many parts of a date are among the numbers of a text, each number once. */
function partsIn(numbers: readonly number[], { year, month, day }: Day): number {
  const rest = [...numbers];
  const takes = (...values: readonly number[]): number => {
    const at = rest.findIndex((number) => values.includes(number));
    if (at !== -1) rest.splice(at, 1);
    return at === -1 ? 0 : 1;
  };
  return (year === null ? 0 : takes(year, year % 100)) + takes(month) + takes(day);
}
