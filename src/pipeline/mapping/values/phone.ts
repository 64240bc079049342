import type { WarningCode } from "../../../model/issue.ts";
import { isPhoneCountry, isPlainE164, parsePhone } from "./phone-library.ts";
import { isPlaceholder } from "./placeholder.ts";
import { cleanNumber } from "./cell-text.ts";

/** The reading of a phone cell. An uncertain number is left out with a warning. It rejects the row only if the phone is part of the key. */
export type PhoneReading =
  | { readonly kind: "blank" }
  /** `e164`: `+` and digits. */
  | { readonly kind: "phone"; readonly e164: string }
  | { readonly kind: "left_out"; readonly code: WarningCode; readonly readings: readonly string[] };

/** The longest cell, in characters: it has room for a few numbers with words around them. A longer cell is a note. */
const LONGEST_CELL = 150;
const SCIENTIFIC = /^[+']?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const EXTENSION = /[\s,;(]*(?:ext(?:ension|n)?|durchwahl|dw|poste|klappe|kl|x|#)[\s.:]*\d{1,7}\)?\s*$/i;
const WORDS_AROUND =
  /^(?:tel(?:efon|ephone|éfono)?|phone|mobile?|mobil|handy|cell|privat|home|work|m|p|t|fon|tél)[\s.:]+(?=[+(\d])|^tel:|\s*\((?:mobil|handy|mobile|privat|home|work|cell|gesch[^)]*|dienstl[^)]*|bureau|domicile)\)$/i;
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
  if (INTERNATIONAL.test(cell) && isPlainE164(cell)) return { kind: "phone", e164: cell };
  const text = cleanNumber(cell);
  if (text === "" || isPlaceholder(text.toLowerCase()) || /^0+$/.test(text)) return { kind: "blank" };
  if (text.length > LONGEST_CELL) return leftOut("phone_unreadable", []);
  if (SCIENTIFIC.test(text)) return leftOut("phone_scientific", []);
  if (DATE.test(text)) return leftOut("phone_unreadable", []);
  const parts = text
    .split(/\s*(?::::|[;|]|,(?!\s*(?:ext|x))|\s\/\s|\sor\s|\soder\s|\sou\s)\s*/i)
    .filter((part) => part !== "");
  return parts.length > 1 ? readSeveral(parts, countries) : readOne(text, countries);
}

/**
 * Reads a cell of several parts. A number is taken only if all parts are this number, or if the cell marks exactly one
 * part as the mobile. A number beside a text that is no number is reported as unreadable, not as several numbers.
 */
function readSeveral(parts: readonly string[], countries: readonly string[]): PhoneReading {
  const marked = parts.filter((part) => /mobil|handy|cell|portable|móvil/i.test(part));
  if (marked.length === 1) return readOne(marked[0] ?? "", countries);
  const readings = parts.map((part) => readOne(part, countries));
  const numbers = [...new Set(readings.flatMap((reading) => (reading.kind === "phone" ? [reading.e164] : [])))];
  const [only] = numbers;
  const areAllRead = readings.every((reading) => reading.kind !== "left_out");
  if (only !== undefined && numbers.length === 1 && areAllRead) return { kind: "phone", e164: only };
  return leftOut(numbers.length > 1 ? "phone_several" : "phone_unreadable", numbers);
}

function readOne(raw: string, countries: readonly string[]): PhoneReading {
  if (SCIENTIFIC.test(raw.replace(/\s/g, ""))) return leftOut("phone_scientific", []);
  const text = raw
    .replace(WORDS_AROUND, "")
    .replace(EXTENSION, "")
    .replace(/(\d)\.0$/, "$1")
    .trim();
  if (!PHONE_CHARACTERS.test(text)) return leftOut("phone_unreadable", []);
  if (text.startsWith("+")) return readInternational(text.replace(/\(0\)/, ""));
  if (/^00\s?[1-9]/.test(text)) return readInternational(`+${text.replace(/\(0\)/, "").slice(2).trim()}`);
  return readNational(text, countries);
}

/** Reads a number with a country code, which has one reading. The service decides whether its range is in use. */
function readInternational(text: string): PhoneReading {
  const parsed = parsePhone(text, null);
  if (parsed === null || !parsed.isPossible) return leftOut("phone_unreadable", []);
  return { kind: "phone", e164: parsed.e164 };
}

function readNational(text: string, countries: readonly string[]): PhoneReading {
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
 * Returns the numbers that a text may be in a country. With its leading zero, a number of a possible length is taken.
 * Where the country dials a leading zero and the text has none, the zero or the plus was lost. Then both readings are
 * tried, and each counts only if its number is in an assigned range.
 */
function nationalReadings(text: string, country: string): readonly string[] {
  const parsed = parsePhone(text, country);
  if (text.replace(/\D/g, "").startsWith("0")) return parsed?.isPossible === true ? [parsed.e164] : [];
  const national = parsed?.isValid === true ? [parsed.e164] : [];
  if (parsed === null || !parsed.hasTrunkZero) return national;
  const international = parsePhone(`+${text.replace(/\D/g, "")}`, null);
  return international?.isValid === true ? [...national, international.e164] : national;
}

function leftOut(code: WarningCode, readings: readonly string[]): PhoneReading {
  return { kind: "left_out", code, readings };
}
