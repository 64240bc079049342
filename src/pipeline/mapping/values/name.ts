import { orderOfNames } from "./given-names.ts";
import { cleanText, foldHeader } from "../../../model/text/text-folding.ts";

/**
 * The order of the names in a column of full names. `stated`: the header says that the family name comes first.
 * `shown`: more of the column's names begin with the family name than with the given name. `known`: the names of known
 * people do.
 */
export type NameOrder = "given first" | "family first, as stated" | "family first, as known" | "family first, as shown";

const FAMILY_FIRST_HEADERS: ReadonlySet<string> = new Set(
  `Nachname Vorname|Name, Vorname|Last Name, First Name|Last, First|Surname, First Name|Nom Prénom|Nom et prénom|Nom et prénoms|Apellidos Nombre|
  Apellidos y nombre|Cognome Nome|Cognome e nome|Nazwisko i imię|Příjmení a jméno|Achternaam, voornaam|Efternamn, förnamn|ФИО|Név|Teljes név`
    .split("|")
    .map(foldHeader),
);

/** Tells whether a header says that the family name comes first: `Nachname, Vorname`. */
export function statesFamilyFirst(header: string): boolean {
  return FAMILY_FIRST_HEADERS.has(foldHeader(header));
}

/** The reading of a full name. `readings`: the ways to split a name that is not safe to split, as "first | last". */
export type FullNameReading =
  | { readonly kind: "blank" }
  | { readonly kind: "split"; readonly first: string; readonly last: string; readonly mark: string | null }
  | { readonly kind: "unsplit"; readonly readings: readonly string[] };

/** Titles before a name. A title that could be an initial or a given name counts only with its full stop. */
const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|rev|herr|frau|fru|mme|mlle|madame|monsieur|sr|sra|srta|dhr|mevr|dott|avv)\.?$|^(?:m|fr|hr|h\.c|mag|dipl|ing|med|phil|jur|rer|nat|habil|sig|sig\.ra|dott\.ssa|dipl\.-ing|prof\.dr)\.$/i;
/** Suffixes after a comma that are no given name: "Ana Muster, MBA". */
const AFTER_COMMA =
  /^(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d|mba|esq|cpa|dds|rn|gmbh|ag|kg|inc|llc|ltd|co|corp|b\.?a|m\.?a|b\.?sc|m\.?sc|mag|dipl\.?-?ing)\.?$/i;
/** Legal forms of companies: "Example GmbH" has no first name "Example". Short forms count in capitals only. */
const COMPANY =
  /(?:^|[\s,])(?:gmbh|mbh|ohg|gbr|e\.\s?v|inc|llc|ltd|plc|corp|s\.?a\.?r\.?l|s\.\s?a|s\.\s?l|s\.\s?r\.\s?l|b\.v|n\.v|& co)\.?(?=$|[\s,])/i;
const SHORT_COMPANY = /\s(?:AG|KG|SA|SE|AB|OY|SAS|SRL|BV|NV|eV)$/;
/** A name in Chinese, Japanese or Korean script. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** Texts for a missing name; `Info Requested` is Eventbrite's. None and Null are surnames and so not listed. */
const NO_NAMES: ReadonlySet<string> = new Set(["n/a", "info requested", "n.n.", "dto.", "s.o."]);

/** Marks that point to a footnote: `Anna *`, `Anna¹`. */
const FOOTNOTE_MARKS = /^\*+\s*|\s*[*\u00b9\u00b2\u00b3\u2074-\u2079]+$/g;

/** The last word of a household: `Example Family`, `Example Household`. */
const HOUSEHOLD = /^(?:family|household|familie|haushalt|famille|foyer|familia|famiglia)$/i;

/** The word between several people in one cell: `Anna u. Bernd`. */
const SEVERAL_PEOPLE = /\s(?:und|u\.|and|et|&|\+)\s/i;

/** Words that are never a first name, though they may be a last name. */
const NO_FIRST_NAMES: ReadonlySet<string> = new Set(
  `unknown|unbekannt|inconnu|inconnue|desconocido|desconocida|sconosciuto|sconosciuta|onbekend|okänd|ukjent|ukendt|tbd|tba|no name|noname|
  not provided|not available|keine angabe|kein name|k.a.|family|familie|famille|familia|famiglia|fam.|firma|praxis|kanzlei|hotel|restaurant|gemeinde|verein|eheleute|herr und frau|mr and mrs|mr & mrs`
    .split("|")
    .map((word) => word.trim()),
);

/** Returns a name as clean text; "" for a cell without a letter (`-`, `?`), for `n/a`, and for an address. */
export function readName(cell: string): string {
  const text = cleanText(cell).replace(FOOTNOTE_MARKS, "");
  if (text === "" || NO_NAMES.has(text.toLowerCase())) return "";
  return /\p{L}/u.test(text) && !/@|:\/\//.test(text) ? text : "";
}

/** Returns a first name as clean text; "" also for `Unknown`, `Family` and a title: no greeting can use them. */
export function readFirstName(cell: string): string {
  const text = readName(cell);
  return NO_FIRST_NAMES.has(text.toLowerCase()) || HONORIFIC.test(text) ? "" : text;
}

/** A title after a name, without a comma. Only capitals count: "Anna PhD". */
const TITLE_BEHIND = /^(?:Ph\.?\s?D|MBA|M\.?D|LL\.?M|M\.?Sc|B\.?Sc|M\.?A|B\.?A|Dipl\.?-?Ing|Esq)\.?$/;
/** A title that is more likely an initial in a first name: `M. Anna`, `H. Peter`. */
const INITIAL = /^\p{L}\.$/u;

/** Returns a first name without the titles before and after it: `Dr. Anna`, `Anna, MBA`. A title alone stays. */
export function withoutTitles(first: string): string {
  if (!/[\s,]/.test(first)) return first;
  const [name = "", ...behind] = first.split(",").map((part) => part.trim());
  if (!behind.every((part) => AFTER_COMMA.test(part) || TITLE_BEHIND.test(part))) return first;
  const words = name.split(" ");
  const isBefore = (word: string) => HONORIFIC.test(word) && !INITIAL.test(word);
  const from = words.findIndex((word) => !isBefore(word));
  const to = words.findLastIndex((word) => !TITLE_BEHIND.test(word)) + 1;
  const rest = from === -1 ? "" : words.slice(from, to).join(" ");
  return readFirstName(rest) === "" ? first : rest;
}

/** Splits a name from the mark behind or before it: `Bob (deceased)`, `Bob †`. */
export function splitOffMark(name: string): { readonly name: string; readonly mark: string | null } {
  const dagger = /[†✝✞]/u.exec(name);
  if (dagger !== null) {
    return {
      name: name
        .replace(/\(?\s*[†✝✞]\s*(?:\d{4})?\s*\)?/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
      mark: dagger[0],
    };
  }
  if (!name.endsWith(")") && !name.endsWith("]")) return { name, mark: null };
  const bracket = /^(.*\S)\s*[([]([^()[\]]*)[)\]]$/.exec(name);
  return bracket === null ? { name, mark: null } : { name: bracket[1] ?? "", mark: bracket[2] ?? "" };
}

/**
 * Splits a full name where it is safe: `Last, First`, or two words, not counting titles like "Dr.". In Chinese,
 * Japanese and Korean script the family name comes first.
 *
 * Three or more words can be split in several ways, and one word may be either name. Two words stay unsplit where they
 * contradict the order of the column. They also stay unsplit where only the column's values show the family name first.
 */
export function splitFullName(cell: string, order: NameOrder): FullNameReading {
  const split = splitWords(cell, order);
  // "Fam. Example" has no first name "Fam.".
  const isNoPerson = split.kind === "split" && (readFirstName(split.first) === "" || HOUSEHOLD.test(split.last));
  return isNoPerson ? { kind: "unsplit", readings: [] } : split;
}

function splitWords(cell: string, order: NameOrder): FullNameReading {
  const whole = readName(cell);
  if (whole === "") return { kind: "blank" };
  // Workday writes the employee's number, or "Terminated", behind the name.
  const { name: text, mark: note } = splitOffMark(whole);
  const mark = /^[\p{L}]{0,3}-?\d+$/u.test(note ?? "") ? null : note;
  if (COMPANY.test(text) || SHORT_COMPANY.test(text)) return { kind: "unsplit", readings: [] };
  const comma = splitAtComma(text, mark);
  if (comma !== null) return comma;

  const words = text.split(/[\s\u3000]+/).filter((word) => !HONORIFIC.test(word));
  const [first, second, ...others] = words;
  if (first === undefined || second === undefined || others.length > 0 || words.length < 2) {
    return { kind: "unsplit", readings: waysToSplit(words) };
  }
  if (EAST_ASIAN.test(first) && EAST_ASIAN.test(second)) return { kind: "split", first: second, last: first, mark };
  const shown = orderOfNames(first, second);
  if ((order === "family first, as stated" || order === "family first, as known") && shown !== "given_first")
    return { kind: "split", first: second, last: first, mark };
  if (order !== "given first" || shown === "family_first") {
    return { kind: "unsplit", readings: [`${first} | ${second}`, `${second} | ${first}`] };
  }
  return { kind: "split", first, last: second, mark };
}

/** Returns the order of names that a cell of two words shows; null for any other cell. */
export function orderInFullName(cell: string): "given_first" | "family_first" | null {
  const [first, second, ...others] = cleanText(cell)
    .split(" ")
    .filter((word) => !HONORIFIC.test(word));
  if (first === undefined || second === undefined || others.length > 0 || first.endsWith(",")) return null;
  return orderOfNames(first, second);
}

function splitAtComma(text: string, mark: string | null): FullNameReading | null {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length === 1) return null;
  const [last, given, ...others] = parts;
  const first = (given ?? "")
    .split(" ")
    .filter((word) => !HONORIFIC.test(word))
    .join(" ");
  if (
    last === undefined ||
    last === "" ||
    first === "" ||
    others.length > 0 ||
    AFTER_COMMA.test(first) ||
    SEVERAL_PEOPLE.test(first)
  ) {
    return { kind: "unsplit", readings: [] };
  }
  return { kind: "split", first, last: withoutHonorifics(last), mark };
}

function withoutHonorifics(text: string): string {
  const words = text.split(" ").filter((word) => !HONORIFIC.test(word));
  return words.length === 0 ? text : words.join(" ");
}

function waysToSplit(words: readonly string[]): readonly string[] {
  return words
    .slice(1, 5)
    .map((_, index) => `${words.slice(0, index + 1).join(" ")} | ${words.slice(index + 1).join(" ")}`);
}
