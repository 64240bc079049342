import { editDistance } from "../../../../model/text/spelling/edit-distance.ts";
import { foldName, nameWords } from "./fold-name.ts";
import { isShortForm } from "./short-forms.ts";

/** A name as a contact input has it. A missing or blank name equals no name. */
type Name = string | null | undefined;

const SPELLINGS = ["plain", "long"] as const;

/**
 * Returns whether two first names are equal but for their form: case, accents, blanks, punctuation, titles, and usual short
 * forms ("Tom" and "Thomas"). An initial is not a form of a name.
 */
export function isSameFirstName(a: Name, b: Name): boolean {
  if (isSameLastName(a, b)) return true;
  const ours = nameWords(a ?? "", "plain");
  const theirs = nameWords(b ?? "", "plain");
  if (ours.length === 0 || ours.length !== theirs.length) return false;
  return ours.every((word, at) => word === theirs[at] || isShortForm(word, theirs[at] ?? ""));
}

/** Returns whether two last names are equal but for their form: case, accents, blanks, punctuation and titles. */
export function isSameLastName(a: Name, b: Name): boolean {
  const ours = spellingsOf(a);
  return spellingsOf(b).some((spelling) => ours.includes(spelling));
}

/** Returns whether two whole names have the same words, in any order. Titles, case and accents do not count. */
export function hasSameNames(a: string, b: string): boolean {
  return SPELLINGS.some((letters) => wordsInOrder(a, letters) === wordsInOrder(b, letters));
}

function wordsInOrder(name: string, letters: (typeof SPELLINGS)[number]): string {
  return [...nameWords(name, letters)].sort().join(" ");
}

/** A name has four letters or more before one letter may differ, and eight before two may. */
const [ONE_EDIT_FROM, TWO_EDITS_FROM] = [4, 8];

/** Returns whether two names differ by their form or by a small edit, as a typing error does. */
export function isCloseName(a: Name, b: Name): boolean {
  const ours = spellingsOf(a);
  const theirs = spellingsOf(b);
  return ours.some((our) => theirs.some((their) => our === their || isSmallEdit(our, their)));
}

function isSmallEdit(a: string, b: string): boolean {
  const letters = Math.min(a.length, b.length);
  if (letters < ONE_EDIT_FROM || Math.abs(a.length - b.length) > 2) return false;
  return editDistance(a, b) <= (letters < TWO_EDITS_FROM ? 1 : 2);
}

function spellingsOf(name: Name): readonly string[] {
  if (name === null || name === undefined) return [];
  return SPELLINGS.map((letters) => foldName(name, letters)).filter((spelling) => spelling !== "");
}
