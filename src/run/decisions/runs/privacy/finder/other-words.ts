/** Finds the name of another person beside a person's last name. */
import type { PersonTraits } from "../../../../../ledger/people/erase/traces.ts";
import { nameWords } from "../../../../../pipeline/plan/rules/compare/fold-name.ts";

/** Returns whether `some` word or `all` words of a cell are of a name that is not the person's. */
export type OtherWordCheck = (cell: string, how: "some" | "all") => boolean;

/**
 * Returns the check of a cell for words that are no words of the person's names, and no titles. An initial counts only if it is that of
 * no first name of the person. A cell with a digit or an @ has no name.
 */
export function otherWordCheck(people: readonly PersonTraits[]): OtherWordCheck {
  const wordsIn = (name: string) => [...nameWords(name, "plain"), ...nameWords(name, "long")];
  const firstNames = people.flatMap(({ first_name: first }) => wordsIn(first));
  const own = new Set([...firstNames, ...people.flatMap(({ last_name: last }) => wordsIn(last ?? ""))]);
  const initials = new Set(firstNames.map(([letter]) => letter));
  return (cell, how) => {
    if (/[@\d]/u.test(cell)) return false;
    const words = nameWords(cell.replaceAll(/[/|·]/gu, " "), "plain").filter((word) => /\p{L}/u.test(word));
    const isOther = (word: string) => (word.length === 1 ? !initials.has(word) : !own.has(word));
    return words.length > 0 && (how === "all" ? words.every(isOther) : words.some(isOther));
  };
}
