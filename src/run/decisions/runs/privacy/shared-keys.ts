/** Tells a person from others of the same first name whose rows have the same key in one list. */
import type { Ledger } from "../../../../ledger/ledger.ts";
import { rowColumns } from "../../../../model/mapped-row.ts";
import { compareBirthdays } from "../../../../pipeline/plan/rules/compare/birthdays.ts";
import { foldName } from "../../../../pipeline/plan/rules/compare/fold-name.ts";
import type { KnownBy } from "../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { valuesOfCells } from "../../../push/never/values-of-row.ts";

/** Returns the values of all rows that were refused because other rows of their list had the same key. */
export function valuesOfSharedKeys({ erasures, runs }: Pick<Ledger, "erasures" | "runs">): readonly KnownBy[] {
  return erasures.rowsOfSharedKeys().flatMap(({ run, cells }) => {
    const stored = runs.get(run);
    return stored === null ? [] : valuesOfCells(cells, rowColumns(stored.header, stored).targets);
  });
}

/**
 * Returns the birthdays in rows of a person's first name that contradict each birthday of the person. There are none where the
 * person's birthday is not known: then no row is certainly another person's.
 *
 * @param firstNames the person's first names, folded
 */
export function birthdaysOfSharers(
  rows: readonly KnownBy[],
  firstNames: readonly string[],
  birthdays: readonly string[],
): readonly string[] {
  if (birthdays.length === 0) return [];
  const names = new Set(firstNames);
  // The first name of a row may be a whole name.
  const isNamed = ({ firstName }: KnownBy) =>
    [firstName ?? "", ...(firstName ?? "").split(/[\s,]+/u)].some(
      (word) => names.has(foldName(word, "plain")) || names.has(foldName(word, "long")),
    );
  const isOther = (birthday: string) => birthdays.every((own) => compareBirthdays(own, birthday) === "contradicts");
  const days = rows.filter(isNamed).flatMap(({ birthday }) => birthday ?? []);
  return [...new Set(days.filter(isOther))];
}
