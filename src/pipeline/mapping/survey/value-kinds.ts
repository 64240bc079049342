import type { CalendarDate } from "../../../model/calendar.ts";
import type { ProposedField } from "../../../model/survey.ts";
import { foldAccents } from "../../../model/text/spelling/text-folding.ts";
import { NO_MARK, type CellMark } from "./cell-mark.ts";
import { countNameKind, nameProof, noNameKinds, proposedName, type NameKinds } from "./name-kinds.ts";

/** The kinds of values in a column whose header is not known, as bits of a mark. No other evidence is read from it. */
const EMAIL: CellMark = 2;
const PHONE: CellMark = 4;
const GROWN_UP: CellMark = 8;
const CHILD: CellMark = 16;
const OTHER_DATE: CellMark = 32;
const FIRST_OF_MONTH: CellMark = 64;

const LONGEST_VALUE = 80;
/** Ages in years that a date may be a birthday of, and from which on it is rather no day of hiring or entry. */
const YOUNGEST = 2;
const GROWN_UP_FROM = 16;
const OLDEST = 105;

export interface KindCounts extends NameKinds {
  emails: number;
  phones: number;
  grownUps: number;
  children: number;
  otherDates: number;
  firsts: number;
}

export function noKinds(): KindCounts {
  return { emails: 0, phones: 0, grownUps: 0, children: 0, otherDates: 0, firsts: 0, ...noNameKinds() };
}

/** Adds the values with one mark. */
export function countKind(kinds: KindCounts, mark: CellMark, times: number): void {
  if ((mark & EMAIL) !== 0) kinds.emails += times;
  if ((mark & PHONE) !== 0) kinds.phones += times;
  if ((mark & GROWN_UP) !== 0) kinds.grownUps += times;
  if ((mark & CHILD) !== 0) kinds.children += times;
  if ((mark & OTHER_DATE) !== 0) kinds.otherDates += times;
  if ((mark & FIRST_OF_MONTH) !== 0) kinds.firsts += times;
  countNameKind(kinds, mark, times);
}

const ADDRESS = /^[<(]?(?:mailto:)?[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().]{2,}[>)]?$/iu;
const ISO = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/;
const LOCAL = /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})(?!\d)/;
const PHONE_NUMBER = /^(?:[+(]|0)[\d\s()./-]{6,22}$/;
const GROUPED_NUMBER = /^\d{2,4}(?:[ .-]\d{2,4}){2,4}$/;

/**
 * Returns the kind of a value; `NO_MARK` for any other text.
 *
 * @param mayBeName whether the value may be a name
 */
export function kindProof(cell: string, today: CalendarDate, mayBeName: boolean): CellMark {
  if (cell.length > LONGEST_VALUE) return NO_MARK;
  const text = cell.trim();
  if (text.includes("@")) return ADDRESS.test(text) ? EMAIL : NO_MARK;
  const first = text.charCodeAt(0);
  const mayBeNumber = (first >= 0x30 && first <= 0x39) || first === 0x2b || first === 0x28;
  if (!mayBeNumber) return mayBeName ? nameProof(text) : NO_MARK;
  const date = dateProof(text, today);
  if (date !== NO_MARK) return date;
  if (!PHONE_NUMBER.test(text) && !GROUPED_NUMBER.test(text)) return NO_MARK;
  const digits = text.replaceAll(/\D/gu, "").length;
  return digits >= 8 && digits <= 15 ? PHONE : NO_MARK;
}

function dateProof(text: string, today: CalendarDate): CellMark {
  const iso = ISO.exec(text);
  const local = iso === null ? LOCAL.exec(text) : null;
  const digits = iso?.[1] ?? local?.[3];
  if (digits === undefined) return NO_MARK;
  const [one, other] = [Number(iso?.[2] ?? local?.[1]), Number(iso?.[3] ?? local?.[2])];
  if (Math.min(one, other) < 1 || Math.min(one, other) > 12 || Math.max(one, other) > 31) return NO_MARK;
  const age = ageOfYear(digits, today.year);
  const isFirst = (iso === null ? one : other) === 1;
  const kind = age < YOUNGEST || age > OLDEST ? OTHER_DATE : age < GROWN_UP_FROM ? CHILD : GROWN_UP;
  return kind | (isFirst ? FIRST_OF_MONTH : 0);
}

/** Returns the years since a year of two or four digits. */
function ageOfYear(digits: string, thisYear: number): number {
  if (digits.length === 4) return thisYear - Number(digits);
  return (((thisYear - Number(digits)) % 100) + 100) % 100;
}

/** Fewest values from which a kind is inferred, and the share of them that must have it. */
const FEWEST = 3;
const SHARE = 0.9;
/** Most dates are those of grown-ups in a column of birthdays; recent dates are rather days of hiring or entry. */
const GROWN_UP_SHARE = 0.7;
/** Contracts begin on the first of a month. Birthdays do so once in thirty. */
const MOST_FIRSTS = 0.3;

/** Returns the field that the values of a column look like; an empty object if they look like none. */
export function proposalOf(
  kinds: KindCounts,
  filled: number,
  different: number,
): { readonly looksLike?: ProposedField } {
  if (filled < FEWEST) return {};
  if (kinds.emails >= filled * SHARE) return { looksLike: "email" };
  if (kinds.phones >= filled * SHARE) return { looksLike: "phone" };
  const dates = kinds.grownUps + kinds.children;
  const isBirthday =
    dates >= filled * SHARE &&
    kinds.otherDates <= filled * (1 - SHARE) &&
    kinds.grownUps >= dates * GROWN_UP_SHARE &&
    kinds.firsts <= Math.max(1, dates * MOST_FIRSTS);
  if (isBirthday) return { looksLike: "birthday" };
  const name = proposedName(kinds, filled, different);
  return name === null ? {} : { looksLike: name };
}

/** Parts of headers that name another person, an office, or a date that is not the birthday. */
const OTHERS =
  /spouse|partner|husband|wife|mother|father|parent|guardian|emergency|assist|manager|supervisor|child|children|daughter|referr|vorgesetzt|ehemann|ehefrau|ehepartner|ehegatt|mutter|vater|eltern|erziehungsber|notfall|conjoint|\bmere\b|\bpere\b|urgence|responsable|emergencia|madre|padre|tutor|genitor|emergenza|ouder|noodgeval|foralder|foresatte|nodfall|rodzic|opiekun|rodic|zakonn|szulo|parinte|ebeveyn|veli\b|родител|保護者|家长/;
const OTHER_DATES =
  /since|\bseit\b|entry|entri|eintritt|austritt|beitritt|joined|joining|hire|hiring|start|begin|anniv|jubil|wedding|hochzeit|trauung|expir|valid|gultig|ablauf|until|\bbis\b|\bend|ende\b|exit|created|updated|modified|changed|\blast\b|letzt|login|visit|besuch|order|invoice|rechnung|\bdue\b|fallig|ausstell|issued|\btauf|baptis|konfirm|firm(?:ung|ed)|contract|vertrag|ingreso|alta\b|ingresso|assunzion|iscrizion|embauche|entree|adhesion|inscription|indienst|sinds|anstall|ansatt|sedan|siden|liittym|zatrudn|nastup|belep|angaj|zaposl|giris|прием|入社|入会|入职|name ?day|namenstag/;

/** Tells whether a column with this header may be proposed as a field of the row's person. */
export function mayBeProposed(header: string): boolean {
  const words = foldAccents(header);
  return !OTHERS.test(words) && !OTHER_DATES.test(words);
}
