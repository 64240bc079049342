import { isMembership } from "../values/inactive.ts";
import { orderByNames, splitByForm, splitByMail, type WordOrder } from "../values/names/name-evidence.ts";
import { wordsOfName } from "../values/names/split-name.ts";
import { NO_MARK, type CellMark } from "./cell-mark.ts";

/** The order that a column of full names shows; `conflict`: two kinds of evidence contradict each other. */
export type ShownOrder = "given first" | "family first" | "conflict" | null;

/** Number of names by the order that one kind of evidence shows. */
interface Votes {
  given: number;
  family: number;
}

/** The evidence of a column of full names. */
export interface NameCounts {
  /** Number of names of two words or more without a comma. */
  names: number;
  /** Number of values that are no names, but a yes, a no, a date or a kind of membership. */
  marks: number;
  /** Capitals, initials, particles, and e-mail addresses with the initial of the given name. */
  readonly form: Votes;
  /** Known given and family names. */
  readonly known: Votes;
  /** E-mail addresses with both names. */
  readonly mail: Votes;
}

export function noNames(): NameCounts {
  const none = () => ({ given: 0, family: 0 });
  return { names: 0, marks: 0, form: none(), known: none(), mail: none() };
}

const SHIFT = 22;
const BITS = 0x1f;
const IS_MARK: CellMark = 1 << 27;
const ORDERS: readonly (WordOrder | null)[] = [null, "given_first", "family_first"];

/** Tells whether a cell is no name: `yes`, `2019`, `yes, since 2019`, `active`. */
function isMark(cell: string): boolean {
  const text = cell.trim();
  if (!/\p{L}/u.test(text)) return true;
  const hasDigit = /\d/u.test(text);
  if (!hasDigit && text.includes(" ")) return false;
  const [first = ""] = hasDigit ? text.split(/[\s,;:(]/u) : [text];
  return isMembership(first);
}

/** Returns what a full name shows about the order of its column, as bits of a mark. */
export function nameOrderProof(cell: string, mail: string): CellMark {
  if (isMark(cell)) return IS_MARK;
  const words = wordsOfName(cell);
  if (words.length < 2) return NO_MARK;
  const address = splitByMail(words, mail);
  const initial = address?.by === "initial" ? address.order : null;
  const votes = [
    splitByForm(words)?.order ?? initial,
    orderByNames(words),
    address?.by === "names" ? address.order : null,
  ];
  const code = votes.reduce((sum, order) => sum * 3 + ORDERS.indexOf(order), 0);
  return (code + 1) << SHIFT;
}

/** Counts names with the same mark. */
export function countNames(counts: NameCounts, mark: CellMark, times: number): void {
  if ((mark & IS_MARK) !== 0) counts.marks += times;
  const code = ((mark >> SHIFT) & BITS) - 1;
  if (code < 0) return;
  counts.names += times;
  const kinds = [counts.form, counts.known, counts.mail] as const;
  const digits = [Math.floor(code / 9), Math.floor(code / 3) % 3, code % 3];
  digits.forEach((digit, at) => {
    const votes = kinds[at];
    if (votes === undefined || digit === 0) return;
    if (digit === 1) votes.given += times;
    else votes.family += times;
  });
}

/** From this number of values on, people's names are more than two different ones. */
const MANY_VALUES = 6;

/** Tells whether a column of full names holds no names, as `Member: yes`. */
export function holdsMarks({ marks }: NameCounts, filled: number, different: number): boolean {
  return marks * 2 > filled || (filled >= MANY_VALUES && different < 3);
}

/** Returns the order that one kind of evidence shows; null: it shows none, or both. */
function orderOf({ given, family }: Votes, names: number): Exclude<ShownOrder, "conflict"> {
  const [most, least] = [Math.max(given, family), Math.min(given, family)];
  const isClear = (most >= 3 && least * 3 <= most) || (most > 0 && least === 0 && most * 3 >= names);
  if (!isClear) return null;
  return given > family ? "given first" : "family first";
}

/**
 * Returns the order of a column of full names.
 *
 * The form is the best evidence, then known names. Addresses that name the family name first are common in some countries, so
 * that they count only where known names don't contradict them.
 */
export function shownOrder({ names, form, known, mail }: NameCounts): ShownOrder {
  if (names === 0) return null;
  const [byForm, byNames, byMail] = [orderOf(form, names), orderOf(known, names), orderOf(mail, names)];
  if (byForm !== null && byNames !== null && byForm !== byNames) return "conflict";
  if (byForm !== null || byNames !== null) {
    const decided = byForm ?? byNames;
    const isWeak = byForm === null && Math.max(known.given, known.family) * 2 < names;
    if (byMail === null || byMail === decided || !isWeak) return decided;
    return "conflict";
  }
  if (byMail === null) return form.given + form.family + known.given + known.family > 0 ? "conflict" : null;
  const against = byMail === "given first" ? known.family + form.family : known.given + form.given;
  return against * 4 <= names ? byMail : "conflict";
}
