import type { KnownBy } from "../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { readingsOf } from "../../read/corrected/rewritten-cells.ts";
import { valuesOfCells } from "./values-of-row.ts";

/**
 * Returns the values by which cells may name a person: with each way to split a whole name, and with each date that the birthday can
 * mean. The caller compares them with a person who is known.
 */
export function readingsOfCells(cells: readonly string[], targets: readonly (string | null)[]): readonly KnownBy[] {
  const known = valuesOfCells(cells, targets);
  const read = birthdaysIn(cells, targets);
  const birthdays = read.length === 0 ? [known.birthday] : read;
  return splitsOf(known).flatMap((split) => birthdays.map((birthday) => ({ ...split, birthday })));
}

function splitsOf(known: KnownBy): readonly KnownBy[] {
  const words = known.lastName === null ? (known.firstName ?? "").split(/[\s,]+/u).filter((word) => word !== "") : [];
  const halves = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const splits = halves.flatMap(([one = "", other = ""]) => [
    { ...known, firstName: one, lastName: other },
    { ...known, firstName: other, lastName: one },
  ]);
  return [known, ...splits];
}

function birthdaysIn(cells: readonly string[], targets: readonly (string | null)[]): readonly string[] {
  const cellOf = (name: string) => cells[targets.indexOf(name)]?.trim() ?? "";
  const inParts = ["birthday_day", "birthday_month", "birthday_year"].map(cellOf);
  const readings = [cellOf("birthday"), inParts.join(".")].flatMap(readingsOf);
  const texts = readings.map(({ year, month, day }) => {
    const [ofYear, ofMonth, ofDay] = [[year, 4] as const, [month, 2] as const, [day, 2] as const].map(
      ([part, length]) => (part === null ? "-" : String(part).padStart(length, "0")),
    );
    return `${ofYear}-${ofMonth}-${ofDay}`;
  });
  return [...new Set(texts)];
}
