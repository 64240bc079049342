import { foldAccents } from "../../../model/text/spelling/text-folding.ts";
import type { ProposedField } from "../../../model/survey.ts";
import type { HeaderColumn } from "../headers/header-columns.ts";
import { splitJoined } from "../values/names/joined-names.ts";
import { kindOfName } from "../values/names/known-names.ts";
import { isNoPerson, isPost } from "../values/names/no-person.ts";
import { isParticle } from "../values/names/particles.ts";
import { readName } from "../values/names/read-name.ts";
import { wordsOfName } from "../values/names/split-name.ts";
import { NO_MARK, type CellMark } from "./cell-mark.ts";

/** The kinds of names in a column whose header is not known, as bits of a mark. */
const FULL_NAME: CellMark = 128;
const GIVEN: CellMark = 256;
const FAMILY: CellMark = 512;

/** Number of values that look like names. */
export interface NameKinds {
  /** Two words or more that may be a person's names. */
  fullNames: number;
  /** Full names that contain a known given name. */
  knownFullNames: number;
  /** Single words that are known as given names, and as family names. */
  givenNames: number;
  familyNames: number;
}

export function noNameKinds(): NameKinds {
  return { fullNames: 0, knownFullNames: 0, givenNames: 0, familyNames: 0 };
}

/** Adds the values with one mark. */
export function countNameKind(kinds: NameKinds, mark: CellMark, times: number): void {
  if ((mark & FULL_NAME) !== 0) {
    kinds.fullNames += times;
    if ((mark & GIVEN) !== 0) kinds.knownFullNames += times;
    return;
  }
  if ((mark & GIVEN) !== 0) kinds.givenNames += times;
  if ((mark & FAMILY) !== 0) kinds.familyNames += times;
}

const LONGEST_NAME = 50;
const MOST_WORDS = 5;
const NAME_WORD = /^\p{L}[\p{L}\p{M}'’.-]*$/u;
/** Words of places, schools, streets and companies that are named after people. */
const PLACE_BEFORE =
  /^(?:san|santa|santo|são|sao|saint|sainte|sankt|st|bad|new|los|las|port|fort|lake|mount|puerto|villa|via|rue|calle|rua)\.?$/iu;
const NO_NAME =
  /(?:schule|gymnasium|kolleg|school|college|universit\p{L}*|academy|akademie|kita|kindergarten|verein|club|team|street|stra(?:ss|ß)e|weg|platz|allee|road|avenue|klinik|clinic|hospital|apotheke|church|kirche|stiftung|foundation|group|gruppe|holding|bank|hotel|cafe|consulting|solutions|services|systems|media|verlag|abteilung|department|lyc[eé]e|coll[eè]ge|[eé]cole|instituto|istituto|scuola|colegio)$/iu;

/** Returns whether a cell looks like a full name, or is a known given or family name. */
export function nameProof(cell: string): CellMark {
  const text = readName(cell);
  if (text === "" || text.length > LONGEST_NAME || /[\d/]/u.test(text) || isNoPerson(text)) return NO_MARK;
  const [family = "", given, ...others] = text.split(",").map((part) => part.trim());
  if (others.length > 0) return NO_MARK;
  if (given !== undefined) return fullNameProof([...wordsIn(given), ...wordsIn(family)]);
  const words = wordsOfName(text);
  const [word = text] = words;
  if (words.length < 2) return splitJoined(word) === null ? wordProof(word) : FULL_NAME | GIVEN;
  return fullNameProof(words);
}

function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}

function fullNameProof(words: readonly string[]): CellMark {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const isName = words.length > 1 && words.length <= MOST_WORDS && !PLACE_BEFORE.test(first) && words.every(mayBeName);
  if (!isName) return NO_MARK;
  return FULL_NAME | (isGiven(first) || isGiven(last) ? GIVEN : NO_MARK);
}

function mayBeName(word: string): boolean {
  if (!NAME_WORD.test(word) || NO_NAME.test(word) || isPost(word)) return false;
  return word[0] !== word[0]?.toLowerCase() || word[0] === word[0]?.toUpperCase() || isParticle(word);
}

function isGiven(word: string): boolean {
  const kind = kindOfName(word);
  return kind === "given" || kind === "both";
}

function wordProof(word: string): CellMark {
  if (isPost(word) || !NAME_WORD.test(word)) return NO_MARK;
  const kind = kindOfName(word);
  if (kind === null) return NO_MARK;
  return kind === "both" ? GIVEN | FAMILY : kind === "given" ? GIVEN : FAMILY;
}

/** The share of values that must have the form of a full name, and that must have a known name. */
const FORM_SHARE = 0.9;
const KNOWN_SHARE = 0.6;
const SINGLE_SHARE = 0.75;
/** Towns, groups and departments repeat, and people seldom do. */
const FEWEST_DIFFERENT = 3;

/**
 * Returns the name that the values of a column look like; null if they look like none.
 *
 * @param different number of different values, as far as it is counted
 */
export function proposedName(kinds: NameKinds, filled: number, different: number): ProposedField | null {
  if (different < FEWEST_DIFFERENT) return null;
  const { fullNames, knownFullNames, givenNames, familyNames } = kinds;
  if (fullNames >= filled * FORM_SHARE && knownFullNames >= filled * KNOWN_SHARE) return "full_name";
  const given = givenNames + knownFullNames;
  if (givenNames > fullNames && given >= filled * SINGLE_SHARE && givenNames > familyNames) return "first_name";
  return familyNames > givenNames && familyNames >= filled * SINGLE_SHARE ? "last_name" : null;
}

/** Parts of headers that name another person, a place or an organisation. */
const OTHER_NAMES =
  /betreu|ansprech|trainer|coach|lehrer|lehrkraft|teacher|berater|consult|advis|owner|besitzer|author|autor|arzt|doctor|medecin|sachbearb|recruit|verkauf|seller|werber|geworben|contact|kontakt|leiter|leader|chef|boss|firma|company|employer|arbeitgeber|unternehm|organi[sz]|verein|club|schule|school|ecole|kita|ort\b|stadt|city|town|ville|ciudad|citta|miasto|strasse|street|place|lieu|lugar|luogo|hotel|produkt|product|projekt|project|event|kurs|course|mannschaft|team|abteil|depart|bereich|land\b|country|region|kanton|state|bank|hund|katze|tier|pet\b|dog|animal/;

const HAS_GIVEN: ReadonlySet<string> = new Set(["first_name", "full_name", "name", "given_or_full"]);
const HAS_FAMILY: ReadonlySet<string> = new Set([...HAS_GIVEN].filter((name) => name !== "first_name")).add(
  "last_name",
);

/** Returns whether a list lacks a column for given names, or for family names, as far as its headers show. */
export function lacksNames(columns: readonly HeaderColumn[]): boolean {
  const meanings = columns.flatMap(({ claim }) =>
    claim.kind === "alias" ? [claim.alias.meaning] : claim.kind === "configured" ? [claim.target] : [],
  );
  return !meanings.some((name) => HAS_GIVEN.has(name)) || !meanings.some((name) => HAS_FAMILY.has(name));
}

/** Returns whether a column with this header may be proposed as a name of the row's person. */
export function mayHoldNames(header: string): boolean {
  return !OTHER_NAMES.test(foldAccents(header));
}
