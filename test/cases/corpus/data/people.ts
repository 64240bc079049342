import { hashOf } from "../model.ts";
import { EAST } from "./languages-east.ts";
import type { Language } from "./language.ts";
import { MIDDLE } from "./languages-middle.ts";
import { NORTH } from "./languages-north.ts";
import { WEST } from "./languages-west.ts";

export const LANGUAGES: readonly Language[] = [...WEST, ...NORTH, ...MIDDLE, ...EAST];

export interface Person {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  /** The number as the country writes it, and as E.164. */
  readonly phone: string;
  readonly e164: string;
  readonly day: number;
  readonly month: number;
  readonly year: number;
  /** `YYYY-MM-DD` */
  readonly born: string;
}

/** The headers of a language. */
export interface Words {
  readonly first: string;
  readonly last: string;
  readonly full: string;
  readonly email: string;
  readonly phone: string;
  readonly birthday: string;
}

export function languageOf(id: string): Language {
  const found = LANGUAGES.find((language) => language.id === id);
  if (found === undefined) throw new Error(`There is no language ${id}.`);
  return found;
}

export function wordsOf({ headers }: Language): Words {
  const [first = "", last = "", full = "", email = "", phone = "", birthday = ""] = headers.split("|");
  return { first, last, full, email, phone, birthday };
}

/** Returns people of a language. The text chooses who they are and when they were born. No two share a birthday. */
export function peopleOf(language: Language, count: number, text: string): readonly Person[] {
  const all = language.people.split(",");
  const start = hashOf(text);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => {
    const [first = "", last = "", mail] = (all[(index + start) % all.length] ?? "").split("|");
    const number = String(10 + ((index * 7 + start) % 80)).padStart(2, "0");
    const day = ((start + index * 11 + 13) % 28) + 1;
    const month = ((start + index * 5) % 12) + 1;
    const year = 1948 + ((start + index * 7) % 55);
    const [written, e164] = language.phone;
    return {
      first,
      last,
      email: `${mail ?? `${latin(first)}.${latin(last)}`}@${language.id}.example.org`,
      phone: written.replace("NN", number),
      e164: e164.replaceAll(" ", "").replace("NN", number),
      day,
      month,
      year,
      born: `${year}-${pad(month)}-${pad(day)}`,
    };
  });
}

const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  ð: "d",
  þ: "th",
  ł: "l",
  đ: "d",
  ı: "i",
};

function latin(name: string): string {
  const lower = name.replaceAll("İ", "I").toLowerCase();
  const plain = [...lower].map((letter) => LETTERS[letter] ?? letter).join("");
  return plain
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z]+/g, "-");
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}

/** Writes a birthday: `D`, `M` and `Y` with leading zeros, `d` and `m` without, `y` as two digits. */
export function writeDate({ day, month, year }: Pick<Person, "day" | "month" | "year">, form: string): string {
  const parts: Readonly<Record<string, string>> = {
    D: pad(day),
    M: pad(month),
    Y: String(year),
    d: String(day),
    m: String(month),
    y: pad(year % 100),
  };
  return form.replaceAll(/[DMYdmy]/g, (letter) => parts[letter] ?? letter);
}

/** Returns the months of a language, as a date in words has them. */
export function monthsOf({ months }: Language): readonly string[] {
  return months.split(" ");
}
