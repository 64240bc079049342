/** Judges rows whose cells stand under wrong columns: shifted, exchanged, or with an address in place of a name. */
import type { Whose } from "../../../../../ledger/people/erase/traces.ts";
import { certainDate } from "../../../../push/never/values-of-row.ts";
import type { OtherWordCheck } from "./other-words.ts";
import type { OwnValues } from "./own-values.ts";
import { wordsOfName } from "./person-traits.ts";

/** Whose key a row has. */
export type KeyOf = "own" | "known" | "other" | null;

type Value = "email" | "phone" | "birthday" | "last" | "first";

/** The fields in whose columns a value stands right. */
const PLACES: Readonly<Record<Value, readonly string[]>> = {
  email: ["email"],
  phone: ["phone", "whatsapp_phone"],
  birthday: ["birthday"],
  last: ["last_name", "full_name"],
  first: ["first_name", "full_name"],
};
const NAMES: readonly string[] = ["first_name", "last_name", "full_name"];
const OF_PERSON: readonly string[] = Object.values(PLACES).flat();

/**
 * Returns of which person a row is that has a value of the person under a wrong column; null: it has none, or its columns decide. An
 * address that only the person has shows the person beside a name or a birthday, and alone where the row has no other key. Under
 * another key, names and the birthday together may show the person, and less shows no one. Beside a last name or birthday, an address
 * that others have may show the person.
 *
 * @param keyed whose key the row has; `known`: that of another person in the ledger; null: the row has no key
 */
export function whoseDisplaced(
  cells: readonly string[],
  targets: readonly (string | null)[],
  keyed: KeyOf,
  own: OwnValues,
): Whose | null {
  const found = cells.map((cell) => valuesIn(cell.trim(), own));
  const standsRight = (value: Value, at: number) => PLACES[value].includes(targets[at] ?? "");
  // Another person may have the person's last name as a first name, beside a last name of the same word.
  const isRight = (value: Value) => found.some((values, at) => values.includes(value) && standsRight(value, at));
  const isDisplaced = found.some(
    (values, at) =>
      OF_PERSON.includes(targets[at] ?? "") && values.some((value) => !standsRight(value, at) && !isRight(value)),
  );
  const hasOtherName = cells.some(
    (cell, at) => NAMES.includes(targets[at] ?? "") && found[at]?.length === 0 && isName(cell.trim()),
  );
  const has = (value: Value) => found.some((values) => values.includes(value));
  if (!isDisplaced || hasOtherName) return null;
  const isProof = cells.some(own.isProof);
  // A title or a second last name may stand beside the last name, and so may another first name.
  if (!has("first") && hasOtherWord(cells, targets, own.isOtherWord))
    return isProof && keyed !== "own" ? "alike" : null;
  const addresses = [has("email"), has("phone")].filter(Boolean).length;
  const isNamed = has("last") || has("first");
  const hasOtherDay = !has("birthday") && cells.some((cell) => own.isOtherDay(certainDate(cell.trim())));
  if (hasOtherDay) return addresses > 0 ? "alike" : null;
  if (keyed === "own") return addresses > 0 || has("birthday") || has("last") ? "own" : null;
  // A twin has the last name and the birthday.
  if (addresses === 0) return has("birthday") && has("last") && has("first") ? "alike" : null;
  if (!isProof || (keyed === "known" && !has("first"))) return "alike";
  return addresses > 1 || isNamed || has("birthday") || keyed === null ? "own" : "alike";
}

/** Returns whether the columns of a person have a word of another name. */
export function hasOtherWord(
  cells: readonly string[],
  targets: readonly (string | null)[],
  isOtherWord: OtherWordCheck,
): boolean {
  return cells.some((cell, at) => OF_PERSON.includes(targets[at] ?? "") && isOtherWord(cell.trim(), "some"));
}

/** Returns which values of the person a cell has. */
function valuesIn(cell: string, { email, phone, isFirst, isLast, isOwnDay }: OwnValues): readonly Value[] {
  if (cell === "") return [];
  if (email.test(cell)) return ["email"];
  if (phone.test(cell)) return ["phone"];
  if (isOwnDay(certainDate(cell))) return ["birthday"];
  const words = [cell, ...wordsOfName(cell)];
  return (["last", "first"] as const).filter((value) => words.some(value === "last" ? isLast : isFirst));
}

/** Returns whether a cell has a word of a name, and no initial alone. */
function isName(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && !/[@\d]/u.test(cell);
}
