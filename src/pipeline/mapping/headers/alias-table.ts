import { ADDRESS_ALIASES } from "./aliases/addresses.ts";
import { DATE_AND_MARK_ALIASES } from "./aliases/dates-and-marks.ts";
import { FURTHER_DATE_ALIASES } from "./aliases/further-dates.ts";
import { LANGUAGE_ALIASES } from "./aliases/languages.ts";
import { NAME_ALIASES } from "./aliases/names.ts";
import type { Alias, AliasLine, Meaning } from "./alias.ts";
import { foldHeader } from "../../../model/text/spelling/text-folding.ts";
import { headerForms, partsOfHeader } from "./header-forms.ts";
import { composeAlias, isSection, wordsOfHeader } from "./header-words.ts";
import { composeMark } from "./mark-words.ts";
import { mergeMeanings } from "./merge-meanings.ts";

export const ALIAS_LINES: readonly AliasLine[] = [
  ...NAME_ALIASES,
  ...ADDRESS_ALIASES,
  ...DATE_AND_MARK_ALIASES,
  ...LANGUAGE_ALIASES,
  ...FURTHER_DATE_ALIASES,
];

/** Returns the header words of one line of the alias table, as files write them. */
export function aliasWords(line: AliasLine): readonly string[] {
  return line[2].split("|").map((word) => word.trim());
}

const ALIASES: ReadonlyMap<string, Alias> = new Map(
  // The lines are reversed so that a word that stands in two lines gets the meaning of the first.
  ALIAS_LINES.toReversed().flatMap((line) =>
    aliasWords(line).map((word) => [foldHeader(word), { meaning: line[0], rank: line[1] }] as const),
  ),
);

/** The numbered columns of Google and other address books: `E-mail 1 - Value`, `Phone 2 - Value`, `Email 4`. */
const NUMBERED: readonly (readonly [RegExp, Meaning, number])[] = [
  [/^email(\d{1,2})(?:value|address|adresse)?$/, "email", 4],
  [/^phone(\d{1,2})(?:value|number)?$/, "phone", 1],
  [/^(?:telefon|telefono|telephone|tel|handy|mobil|mobile)(\d{1,2})$/, "phone", 1],
  [/^event\d{1,2}value$/, "other_date", 0],
  [/^(?:email|phone|address|organization|website|event|relation|customfield|im)\d{1,2}/, "listed", 0],
  [
    /^(?:home|work|other|business|mailing|billing|shipping|defaultaddress)(?:address|street|city|state|zip|postalcode)/,
    "listed",
    0,
  ],
];

/** Longer headers have no meaning by themselves. */
const LONGEST_HEADER = 120;

function numberedAlias(form: string): Alias | null {
  for (const [pattern, meaning, rank] of NUMBERED) {
    const match = pattern.exec(form);
    if (match === null) continue;
    const number = Number(match[1] ?? 1);
    // `Email 1` ranks like `Email`; the other columns follow in the order of their numbers.
    const ranked = meaning === "email" && number === 1 ? 0 : rank + (number > 1 ? 5 + number : 0);
    return { meaning, rank: meaning === "listed" ? 0 : ranked };
  }
  return null;
}

/** A column of crosses: its header has no letters. */
const CROSS = /^\s*[†✝✞✟☨]\s*$/;

/** Words behind the number of a numbered column, in the languages of Google and Outlook. */
const VALUE =
  /^(?:value|wert|valeur|valor|valore|waarde|varde|vaerdi|verdi|arvo|wartosc|hodnota|ertek|valoare|deger|значение|значення|τιμη|値|值|값|number|nummer|numero|address|adresse)$/;
const LABEL =
  /^(?:label|type|typ|tipo|etikett|etichetta|etiqueta|libelle|etykieta|stitek|cimke|eticheta|etiket|ярлык|тип|ετικετα|ラベル|标签|標籤|라벨)$/;

interface Numbered {
  readonly meaning: "email" | "phone";
  readonly number: number;
  readonly rest: string;
}

/** Reads the numbered columns of other languages: `Correo electrónico 1 - Valor`, `Telefon 2 – Label`. */
function readNumbered(header: string): Numbered | null {
  const [, word = "", digits = "", rest = ""] = /^(\D+)(\d{1,2})(\D*)$/.exec(foldHeader(header)) ?? [];
  const meaning = ALIASES.get(word)?.meaning;
  return meaning === "email" || meaning === "phone" ? { meaning, number: Number(digits), rest } : null;
}

/** Returns the meaning of a header by itself; null if the alias table does not know the header. */
export function findAlias(header: string): Alias | null {
  if (header === "" || header.length > LONGEST_HEADER) return null;
  if (CROSS.test(header)) return { meaning: "inactive_flag", rank: 0 };
  const words = wordsOfHeader(header);
  return (
    aliasOfForms(header) ?? composeAlias(words) ?? aliasOfParts(header) ?? aliasOfTwoNames(words) ?? composeMark(words)
  );
}

/** Returns whether the alias table lists the header itself, not only words of it. */
export function isListedAlias(header: string): boolean {
  return header.length <= LONGEST_HEADER && aliasOfForms(header) !== null;
}

function aliasOfForms(header: string): Alias | null {
  let listed: Alias | null = null;
  for (const form of headerForms(header)) {
    const alias = ALIASES.get(form) ?? numberedAlias(form);
    if (alias !== null && alias.meaning !== "listed") return alias;
    listed ??= alias;
  }
  if (listed !== null) return listed;
  const numbered = readNumbered(header);
  if (numbered === null || (numbered.rest !== "" && !VALUE.test(numbered.rest))) return null;
  const { meaning, number } = numbered;
  if (number === 1) return { meaning, rank: meaning === "email" ? 0 : 1 };
  return { meaning, rank: (meaning === "email" ? 9 : 6) + number };
}

/**
 * Returns the meaning of a header whose parts say the same in two languages, or name two fields: "Vorname / First name",
 * "Name (nom)", "Surname, forename". A part may also only say whose field it is: "Person - Name".
 */
function aliasOfParts(header: string): Alias | null {
  const parts = partsOfHeader(header);
  if (parts.length < 2) return null;
  let found: Alias | null = null;
  for (const part of parts) {
    const words = wordsOfHeader(part);
    const alias = aliasOfForms(part) ?? composeAlias(words);
    if (alias === null && isSection(words)) continue;
    const merged: Alias | null = found === null ? alias : mergeMeanings(found, alias);
    if (merged === null) return null;
    found = merged;
  }
  return found?.meaning === "listed" ? null : found;
}

/** Returns the meaning of a header of two names without a sign between them: "名 First Name", "Etunimi Förnamn". */
function aliasOfTwoNames(words: readonly string[]): Alias | null {
  for (let at = 1; at < words.length; at += 1) {
    const upper = ALIASES.get(words.slice(0, at).join(""));
    const lower = ALIASES.get(words.slice(at).join(""));
    if (upper === undefined || lower === undefined || upper.meaning === "listed") continue;
    const merged = mergeMeanings(upper, lower);
    if (merged !== null) return merged;
  }
  return null;
}

/**
 * Returns the value column that a label column describes, as `phone1` or `email2`; null for any other header.
 * `Phone 1 - Label` and `E-mail 2 - Type` are label columns. Their cells are words like "Home" and "Mobile".
 */
export function findLabelOf(header: string): string | null {
  const match = /^((?:email|phone)\d{1,2})(?:label|type)$/.exec(foldHeader(header));
  if (match !== null) return match[1] ?? null;
  const numbered = readNumbered(header);
  return numbered !== null && LABEL.test(numbered.rest) ? `${numbered.meaning}${numbered.number}` : null;
}

/** Returns the name by which `findLabelOf` refers to a value column (`phone1`); null for any other header. */
export function labelledAs(header: string): string | null {
  const match = /^((?:email|phone)\d{1,2})value$/.exec(foldHeader(header));
  if (match !== null) return match[1] ?? null;
  const numbered = readNumbered(header);
  return numbered !== null && VALUE.test(numbered.rest) ? `${numbered.meaning}${numbered.number}` : null;
}
