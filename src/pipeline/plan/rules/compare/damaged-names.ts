import type { ContactInput } from "../../../../model/contact.ts";
import { foldCase, foldField } from "../../../../model/text/spelling/text-folding.ts";

type Names = Pick<ContactInput, "first_name" | "last_name">;
type NameField = "first_name" | "last_name";

const FIELDS: readonly NameField[] = ["first_name", "last_name"];

/** What programs and people write into a cell without a value. Some of the words are last names, too. */
const NO_VALUE: ReadonlySet<string> = new Set(
  `null none nil nan undefined empty blank true false wahr falsch vrai faux vero falso verdadero verdadeiro waar onwaar prawda fałsz
  sann sant usant sandt falskt falsk x xx xxx unknown unbekannt inconnu inconnue
  desconocido desconocida sconosciuto sconosciuta onbekend okänd ukjent ukendt nieznany nieznana desconhecido desconhecida tbd tba`.split(
    /\s+/u,
  ),
);

/** Returns whether a cell names no person: it is blank, or a word for no value. */
export function isNoName(cell: string): boolean {
  return !/\p{L}/u.test(cell) || NO_VALUE.has(foldField(cell) ?? "");
}

/** Returns the field in which a known person's name becomes a word for no value; null: none does. */
export function fieldWithoutName(applied: Names, asked: Names): NameField | null {
  return (
    FIELDS.find((field) => isChanged(applied, asked, field) && NO_VALUE.has(foldField(asked[field]) ?? "")) ?? null
  );
}

/**
 * Returns the field in which a known person's name has lost its letters with accents, as in `Jrg` for Jörg and `N__ez` for Núñez;
 * null: none has. A lost letter must stand inside a word: without its last letter, a name may be a short form.
 */
export function fieldWithLostLetters(applied: Names, asked: Names): NameField | null {
  const lost = FIELDS.map((field) => lostLetters(applied[field] ?? "", asked[field] ?? ""));
  return lost.includes("inside") ? (FIELDS[lost.findIndex((where) => where !== null)] ?? null) : null;
}

function isChanged(applied: Names, asked: Names, field: NameField): boolean {
  return foldField(applied[field]) !== foldField(asked[field]);
}

/** Returns where a name lacks letters with accents that it had, if it lacks nothing else and has no new letter; else null. */
function lostLetters(before: string, after: string): "inside" | "at an end" | null {
  const [had, has] = [lettersOf(before), lettersOf(after)];
  if (has.length === 0) return null;
  let lost: "inside" | "at an end" | null = null;
  let next = 0;
  for (const [at, letter] of had.entries()) {
    if (letter === has[next]) next += 1;
    else if (/\p{ASCII}/u.test(letter)) return null;
    else if (lost !== "inside") lost = isInside(had, at) ? "inside" : "at an end";
  }
  return next === has.length ? lost : null;
}

/** Returns the letters of a name, and a blank for each gap between words. */
function lettersOf(name: string): readonly string[] {
  return foldCase(name)
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
    .split(/(?:)/u);
}

function isInside(letters: readonly string[], at: number): boolean {
  return [letters[at - 1], letters[at + 1]].every((letter) => letter !== undefined && letter !== " ");
}
