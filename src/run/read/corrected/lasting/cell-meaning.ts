/** Compares a list's cell with the cell that was corrected, by what they mean: a change of form is no change. */
import type { LastingCorrection } from "../../../../ledger/corrections/lasting-corrections.ts";
import { cleanText, fold, foldCell } from "../../../../model/text/spelling/text-folding.ts";
import type { Mapper } from "../../../../pipeline/mapping/row/mapper.ts";
import { readEmail } from "../../../../pipeline/mapping/values/email.ts";
import { readPhone } from "../../../../pipeline/mapping/values/phones/read-phone.ts";
import { nameWords } from "../../../../pipeline/plan/rules/compare/fold-name.ts";

type Corrected = Pick<LastingCorrection, "was" | "becomes" | "target">;

/**
 * Returns whether a cell says what it said when it was corrected. It may be written otherwise. A cell that means what the
 * person wrote is mended.
 */
export function saysAsThen(
  cell: string | undefined,
  { was, becomes, target }: Corrected,
  column: number,
  mapper: Mapper,
): boolean {
  if (cell === undefined) return false;
  if (cleanText(cell) === cleanText(was)) return true;
  const [now, then, right] = [cell, was, becomes].map((text) => meaningsOf(text, target, column, mapper)) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  if (isEqual(now, then)) return !isEqual(now, right);
  return isAnyIn(now, then) && !isAnyIn(now, right);
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((meaning, at) => meaning === other[at]);
}

function isAnyIn(one: readonly string[], other: readonly string[]): boolean {
  return one.some((meaning) => other.includes(meaning));
}

/** Returns texts of which two cells that may mean the same have one in common. An ambiguous date has several. */
export function meaningsOf(text: string, target: string | null, column: number, mapper: Mapper): readonly string[] {
  switch (target) {
    case "birthday":
      return birthdaysIn(text, column, mapper);
    case "email": {
      const read = readEmail(text);
      return [fold(read.kind === "email" ? read.value : text)];
    }
    case "phone":
    case "whatsapp_phone": {
      const read = readPhone(text, mapper.feedCountries);
      return [read.kind === "phone" ? read.e164 : phoneText(text)];
    }
    case "first_name":
    case "last_name":
      return namesIn(text, (words) => words);
    case "full_name":
      return namesIn(text, (words) => words.toSorted());
    default:
      return [target?.startsWith("birthday_") === true ? plainNumber(text) : foldCell(text)];
  }
}

/** Returns the dates that a cell can mean. Two texts of the same impossible date have the same numbers. */
function birthdaysIn(text: string, column: number, { readBirthday, serialColumns }: Mapper): readonly string[] {
  const read = readBirthday(text, serialColumns.has(column));
  if (read.kind === "blank") return [""];
  if (read.kind === "birthday") return [read.value];
  if (read.readings.length > 0) return read.readings.toSorted();
  const numbers = /\p{L}/u.test(text) ? [] : (text.match(/\d+/gu) ?? []);
  return [
    numbers.length === 3
      ? numbers
          .map(Number)
          .toSorted((a, b) => a - b)
          .join(" ")
      : fold(text),
  ];
}

function namesIn(text: string, order: (words: readonly string[]) => readonly string[]): readonly string[] {
  return (["plain", "long"] as const).map((letters) => {
    const words = nameWords(text, letters);
    return words.length === 0 ? fold(text) : order(words).join(" ");
  });
}

/** Returns the digits of a number that can't be read, else the folded text. */
function phoneText(text: string): string {
  const folded = fold(text);
  return /\p{L}/u.test(folded) ? folded : folded.replaceAll(/[^\d+,;]/gu, "");
}

function plainNumber(text: string): string {
  const folded = fold(text);
  return /^\d+$/u.test(folded) ? String(Number(folded)) : folded;
}
