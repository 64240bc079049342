import { withoutEscapes } from "./escapes.ts";
import { isGoneRemark } from "../../../../model/text/gone-words.ts";
import { cleanText } from "../../../../model/text/spelling/text-folding.ts";

/** Titles before a name. A title that could be an initial or a given name counts only with its full stop. */
export const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|rev|herr|frau|fru|mme|mlle|madame|monsieur|sr|sra|srta|dhr|mevr|dott|avv)\.?$|^(?:m|fr|hr|h\.c|mag|dipl|ing|med|phil|jur|rer|nat|habil|sig|sig\.ra|dott\.ssa|dipl\.-ing|prof\.dr)\.$/i;

/** Texts for a missing name; `Info Requested` is Eventbrite's. None and Null are surnames and so not listed. */
const NO_NAMES: ReadonlySet<string> = new Set(
  `n/a|info requested|n.n.|dto.|s.o.|xx|xxx|k.a.|k. a.|keine angabe|nicht angegeben|nicht bekannt|not provided|not available|
  undefined|[object object]|(leer)|(blank)|(empty)|(none)|(null)|(vide)|(vacío)|(vuoto)|(leeg)|(puste)|(vazio)`
    .split("|")
    .map((word) => word.trim()),
);

/** Marks that point to a footnote: `Anna *`, `Anna¹`. */
const FOOTNOTE_MARKS = /^\*+\s*|\s*(?:[*\u00b9\u00b2\u00b3\u2074-\u2079]+|\s\d\))$/g;

/** Words that are never a first name, though they may be a last name. */
const NO_FIRST_NAMES: ReadonlySet<string> = new Set(
  `unknown|unbekannt|inconnu|inconnue|desconocido|desconocida|sconosciuto|sconosciuta|onbekend|okänd|ukjent|ukendt|nieznany|nieznana|
  desconhecido|desconhecida|tbd|tba|no name|noname|kein name|keine|keiner|undefined|wahr|falsch|vrai|faux|verdadero|falso|verdadeiro|onwaar|family|familie|famille|familia|famiglia|
  fam.|firma|praxis|kanzlei|hotel|restaurant|gemeinde|verein|eheleute|herr und frau|mr and mrs|mr & mrs`
    .split("|")
    .map((word) => word.trim()),
);

/** What programs and people write for a missing first name. "Nan" and "Null" may be first names, and "X" an initial. */
const NO_VALUE: ReadonlySet<string> = new Set(["nan", "NaN", "x", "null", "NULL", "none", "None", "NONE", "nil"]);

const NULL = /^(?:null|none)$/i;

/**
 * Returns whether a cell is `NULL` or `None`, and another cell of its row is the same word. A program then wrote the word into
 * empty cells. Alone in its row, the word is a surname.
 */
export function isNullAmong(cell: string, cells: readonly string[]): boolean {
  const word = cell.trim();
  return NULL.test(word) && cells.filter((other) => other.trim() === word).length > 1;
}

/** Returns a name as clean text; "" for a cell without a letter (`-`, `?`), for `n/a`, and for an address. */
export function readName(cell: string): string {
  const text = cleanText(withoutEscapes(cell) ?? cell).replace(FOOTNOTE_MARKS, "");
  if (text === "" || text === "NaN" || NO_NAMES.has(text.toLowerCase())) return "";
  return /\p{L}/u.test(text) && !/@|:\/\//.test(text) ? text : "";
}

/** Returns a first name as clean text; "" also for `Unknown`, `Family` and a title: no greeting can use them. */
export function readFirstName(cell: string): string {
  const text = readName(cell);
  return NO_FIRST_NAMES.has(text.toLowerCase()) || NO_VALUE.has(text) || HONORIFIC.test(text) ? "" : text;
}

/** A plus and a year stand for a cross: `Anna Berg (+2019)`. */
const PLUS_AND_YEAR = /^(.*[^\s(])\s*\(?\+\s?(?:\d{1,2}\.\d{1,2}\.)?(?:19|20)\d\d\)?$/;
const BEHIND_SIGN = /^(.*\S)(?:\s+[-–—]\s+|\s*,\s*|\s*\/\s*)(\S.*)$/;
/** Words for the dead behind a name without a sign between them. None of them is a name. */
const DEAD_BEHIND =
  /^(.*\S)\s+(\*{0,2}(?:verst\.|verstorben|gestorben|deceased|décédée?|fallecid[oa]|difunt[oa]|decedut[oa]|overleden|falecid[oa]|zmarł[ay]?|zemřela?|elhunyt|avliden|afdød|avdød|kuollut|умерл?а?)(?![\p{L}]).*)$/iu;

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
  const plus = PLUS_AND_YEAR.exec(name);
  if (plus !== null) return { name: plus[1] ?? "", mark: "†" };
  if (!name.endsWith(")") && !name.endsWith("]")) {
    const [, before = "", behind = ""] = BEHIND_SIGN.exec(name) ?? DEAD_BEHIND.exec(name) ?? [];
    return behind !== "" && isGoneRemark(behind.replaceAll("*", ""))
      ? { name: before, mark: behind }
      : { name, mark: null };
  }
  const bracket = /^(.*\S)\s*[([]([^()[\]]*)[)\]]$/.exec(name);
  return bracket === null ? { name, mark: null } : { name: bracket[1] ?? "", mark: bracket[2] ?? "" };
}
