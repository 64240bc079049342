import type { WarningCode } from "../../../../model/issue.ts";
import { isPhoneCountry, isPlainE164, parsePhone, type ParsedPhone, type PhoneLine } from "./phone-library.ts";
import { splitPhones } from "./phone-parts.ts";
import { isPlaceholder } from "../placeholder.ts";
import { cleanNumber } from "../cell-text.ts";

/** The reading of a phone cell. An uncertain number is left out with a warning. It rejects the row only if the phone is part of the key. */
export type PhoneReading =
  | { readonly kind: "blank" }
  /** `e164`: `+` and digits. */
  | { readonly kind: "phone"; readonly e164: string }
  | { readonly kind: "left_out"; readonly code: WarningCode; readonly readings: readonly string[] };

type FilledReading = Exclude<PhoneReading, { kind: "blank" }>;

/** `isMobile`: the words beside the number say that it is a mobile number. */
type PartReading = FilledReading & { readonly isMobile?: boolean };

/** The longest cell, in characters: it has room for a few numbers with words around them. A longer cell is a note. */
const LONGEST_CELL = 150;
const SCIENTIFIC = /^[+']?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const EXTENSION =
  /[\s,;(]*(?:ext(?:ensi[oó]n|n)?|durchwahl|dw|app(?:arat)?|nebenstelle|nst|poste|klappe|kl|toestel|tst|interno|int|ramal|anexo|wewn?|linka|mell[eé]k|ankn(?:ytning)?|dahili|доб|вн(?:утр)?|内線|內線|分机|分機|내선|x|#)[\s.:]*\d{1,7}\)?\s*$/iu;
/**
 * Six zeros that no person has grouped: 4.91512E+11 becomes 491512000000 when a spreadsheet opens it again. Numbers of
 * switchboards have fewer zeros, or groups of two: 01 44 00 00 00.
 */
const ROUNDED = /0{3}[\s.]?0{3}$/;
/** A number and the end of the next one: `030 1234567/68`, `0171 1234567 - 8`. */
const TWO_ENDINGS = /^(.*\d)(?:\s?\/\s?|\s[-–]\s|-)(\d{1,2})$/;
/** Fewest digits of a number with its area code, where its leading zero is lost. Local numbers have at most eight. */
const FEWEST_WITH_AREA = 9;
/** Fewest digits of a number with its country code, where the plus is lost. A local number can look like a shorter one. */
const FEWEST_WITH_COUNTRY = 10;
/** No hyphen, which may stand before an extension, or an area code in brackets or before a slash. */
const HAS_AREA = /^(?:[\d\s]+$|\(\d+\)|\d+\s?\/)/;
/** A date that a spreadsheet made of a typed number. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:[ T]|$)|^\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}$/;
const PHONE_CHARACTERS = /^\+?[\d\s().\-–‐/·]+$/;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/**
 * Reads a phone cell.
 *
 * @param cell text as found
 * @param countries the countries to which a number without a country code may belong: the row's and the feed's
 */
export function readPhone(cell: string, countries: readonly string[]): PhoneReading {
  if (INTERNATIONAL.test(cell) && !ROUNDED.test(cell) && isPlainE164(cell)) return { kind: "phone", e164: cell };
  const text = cleanNumber(cell);
  if (text === "" || isPlaceholder(text.toLowerCase()) || /^0+$/.test(text)) return { kind: "blank" };
  if (text.length > LONGEST_CELL) return leftOut("phone_unreadable", []);
  if (SCIENTIFIC.test(text)) return leftOut("phone_scientific", []);
  if (DATE.test(text)) return leftOut("phone_unreadable", []);
  const whole = readOne(text, countries);
  if (whole.kind === "phone" || whole.code !== "phone_unreadable" || !/\d{2}/.test(text)) return whole;
  return readSeveral(text, countries) ?? whole;
}

/**
 * Reads a cell of several numbers, or of a number with words. A number is taken only if all numbers of the cell are this
 * number, if the cell marks it alone as the mobile, or if it is the only mobile beside fixed-line numbers.
 *
 * @returns null for a cell of one part that has no words
 */
function readSeveral(text: string, countries: readonly string[]): FilledReading | null {
  const parts = splitPhones(text);
  const [first, ...others] = parts;
  if (first === undefined || (others.length === 0 && first?.number === text)) return readHalves(text, countries);
  const readings = parts
    .filter((part) => part?.kind !== "fax")
    .map((part): PartReading => {
      if (part === null) return leftOut("phone_unreadable", []);
      return { ...readOne(part.number, countries), isMobile: part.kind === "mobile" };
    });
  return chooseNumber(readings);
}

/** Reads a cell of two whole numbers with a sign between them: `0171 5550123/030 5550123`, `0171 5550123 - 030 5550123`. */
function readHalves(text: string, countries: readonly string[]): FilledReading | null {
  const halves = text.split(/\/|\s[-–]\s/).map((half) => readOne(half.trim(), countries));
  return halves.length === 2 && halves.every(({ kind }) => kind === "phone") ? chooseNumber(halves) : null;
}

function chooseNumber(readings: readonly PartReading[]): FilledReading {
  const numbers = [...new Set(readings.flatMap((reading) => (reading.kind === "phone" ? [reading.e164] : [])))];
  const marked = readings.filter(({ isMobile }) => isMobile === true);
  if (marked.length === 1 && marked[0]?.kind === "phone") return { kind: "phone", e164: marked[0].e164 };
  const areAllRead = readings.every(({ kind }) => kind === "phone");
  const [only] = numbers;
  if (only !== undefined && numbers.length === 1 && areAllRead) return { kind: "phone", e164: only };
  const mobile = numbers.filter((number) => lineOf(number) === "mobile");
  const areOthersFixed = numbers.every((number) => lineOf(number) !== null);
  if (areAllRead && marked.length === 0 && mobile.length === 1 && mobile[0] !== undefined && areOthersFixed)
    return { kind: "phone", e164: mobile[0] };
  if (numbers.length > 1) return leftOut("phone_several", numbers);
  const [unread] = readings.filter((reading) => reading.kind === "left_out");
  return unread?.code === undefined || numbers.length === 1 ? leftOut("phone_unreadable", numbers) : unread;
}

function readOne(raw: string, countries: readonly string[]): FilledReading {
  if (SCIENTIFIC.test(raw.replace(/\s/g, ""))) return leftOut("phone_scientific", []);
  const text = raw
    .replace(/^tel:/i, "")
    .replace(EXTENSION, "")
    .replace(/^\(\s*(\+|00)\s*(\d{1,3})\s*\)/, "$1$2 ")
    .replace(/(\d)\.0$/, "$1")
    .trim();
  if (!PHONE_CHARACTERS.test(text)) return leftOut("phone_unreadable", []);
  if (ROUNDED.test(text)) return leftOut("phone_rounded", []);
  const read = (one: string): FilledReading => {
    if (one.startsWith("+")) return readInternational(one.replace(/\(0\)/, ""));
    if (/^00\s?[1-9]/.test(one)) return readInternational(`+${one.replace(/\(0\)/, "").slice(2).trim()}`);
    return readNational(one, countries);
  };
  return readTwoEndings(text, read) ?? read(text);
}

/**
 * Reads two numbers that share all but their last digits. After a hyphen alone, the digits are an extension, unless they
 * count up by one: `030 1234512-13`. Returns null for a text that has no whole number before such an ending.
 */
function readTwoEndings(text: string, read: (text: string) => FilledReading): FilledReading | null {
  const [, first = "", ending = ""] = TWO_ENDINGS.exec(text) ?? [];
  if (ending === "") return null;
  const isHyphen = text.endsWith(`-${ending}`);
  if (isHyphen && Number(first.slice(-ending.length)) + 1 !== Number(ending)) return null;
  const whole = read(first);
  const other = read(first.slice(0, -ending.length) + ending);
  return whole.kind === "phone" && other.kind === "phone" ? leftOut("phone_several", [whole.e164, other.e164]) : null;
}

/** Reads a number with a country code, which has one reading. A number of no assigned range is left out. */
function readInternational(text: string): FilledReading {
  const parsed = parsePhone(text, null);
  if (parsed === null || !parsed.isValid) return leftOut("phone_unreadable", []);
  return { kind: "phone", e164: parsed.e164 };
}

function readNational(text: string, countries: readonly string[]): FilledReading {
  const usable = countries.filter(isPhoneCountry);
  if (usable.length === 0) {
    return leftOut(/\d{5}/.test(text.replace(/\D/g, "")) ? "phone_needs_country" : "phone_unreadable", []);
  }
  const numbers = [...new Set(usable.flatMap((country) => nationalReadings(text, country)))];
  const [only, ...others] = numbers;
  if (only === undefined || others.length > 0) return leftOut("phone_unreadable", numbers);
  return { kind: "phone", e164: only };
}

/**
 * Returns the numbers that a text may be in a country. Each is in an assigned range. Where the country dials a leading zero
 * and the text has none, the zero or the plus was lost, or the text is a local number without its area code. The local
 * number is of no use: with the country's code it is the number of another person.
 */
function nationalReadings(text: string, country: string): readonly string[] {
  const parsed = parsePhone(text, country);
  const digits = text.replace(/\D/g, "");
  const isWhole = parsed?.hasTrunkZero !== true || digits.startsWith("0") || hasAreaCode(text, digits, parsed);
  const national = parsed?.isValid === true && isWhole ? [parsed.e164] : [];
  if (parsed === null || !parsed.hasTrunkZero || digits.startsWith("0")) return national;
  const international = digits.length < FEWEST_WITH_COUNTRY ? null : parsePhone(`+${digits}`, null);
  // A spreadsheet takes the zero from a number without separators. Then a mobile number of the country looks like one of another.
  const isOfCountry = parsed.callingCode === international?.callingCode;
  if (/^\d+$/.test(text) && national.length > 0 && parsed.line === "mobile" && !isOfCountry) return national;
  return international?.isValid === true ? [...national, international.e164] : national;
}

/** Tells whether a number without its leading zero has its area code: it is a mobile number, or too long for a local one. */
function hasAreaCode(text: string, digits: string, parsed: ParsedPhone): boolean {
  if (parsed.line === "mobile" || parsed.isLongest) return true;
  return digits.length >= FEWEST_WITH_AREA && HAS_AREA.test(text);
}

function lineOf(e164: string): PhoneLine | null {
  return parsePhone(e164, null)?.line ?? null;
}

function leftOut(code: WarningCode, readings: readonly string[]): Extract<PhoneReading, { kind: "left_out" }> {
  return { kind: "left_out", code, readings };
}
