import { isOnlyTitles, withoutAsides, withoutTitlesAround } from "./titles.ts";
import { isEastAsian, splitJoined } from "./joined-names.ts";
import { givenScore, kindOfName } from "./known-names.ts";
import { isInitial, splitByForm, splitByMail, type WordOrder } from "./name-evidence.ts";
import { isNoPerson, isPost } from "./no-person.ts";
import { isParticle } from "./particles.ts";
import { readFirstName, readName, splitOffMark } from "./read-name.ts";
import { isKnownOrder, type NameOrder } from "./name-order.ts";
import { foldName } from "./fold-name.ts";
import { isGivenName } from "./given-names.ts";

/** The reading of a full name. `readings`: the ways to split a name that is not safe to split, as "first | last". */
export type FullNameReading =
  | { readonly kind: "blank" }
  | { readonly kind: "split"; readonly first: string; readonly last: string | null; readonly mark: string | null }
  | { readonly kind: "unsplit"; readonly readings: readonly string[] };

const UNSPLIT: FullNameReading = { kind: "unsplit", readings: [] };
const BLANKS = /[\s\u3000]+/u;

/** A full name as its parts: the words of one name, or the two parts around a comma. */
interface NameParts {
  readonly parts: readonly (readonly string[])[];
  readonly mark: string | null;
  readonly hadTitle: boolean;
}

/** Returns a full name without titles, degrees, nicknames and notes; null for a company or for several people. */
function partsOf(whole: string): NameParts | null {
  // Workday writes the employee's number, or "Terminated", behind the name.
  const { name: text, mark: note } = splitOffMark(withoutAsides(whole));
  const isDegree = note !== null && isOnlyTitles(note);
  const mark = isDegree || /^[\p{L}]{0,3}-?\d+$/u.test(note ?? "") ? null : note;
  if (isNoPerson(text)) return null;
  const [name = "", ...behind] = text.split(",").map((part) => part.trim());
  const parts = [name, ...behind.filter((part) => part !== "" && !isOnlyTitles(part))];
  const words = parts.map((part) => part.split(BLANKS).filter((word) => word !== ""));
  const cleaned = words.map(withoutTitlesAround);
  const hadTitle = cleaned.some((part, at) => part.length !== words[at]?.length);
  return { parts: cleaned.filter((part) => part.length > 0), mark, hadTitle };
}

/** Returns the words of a full name without a comma, for judging the order of a column; none for any other cell. */
export function wordsOfName(cell: string): readonly string[] {
  const found = partsOf(readName(cell));
  const [words = [], ...others] = found?.parts ?? [];
  return others.length > 0 || words.some((word) => isEastAsian(word)) ? [] : words;
}

/**
 * Splits a full name where it is safe. `Last, First` is always safe; all other names follow the order of their column.
 *
 * One word may be either name. Three or more words can be split in several ways, unless particles, initials, capitals, known
 * names or the e-mail address show one. Names stay unsplit where they contradict the order of the column.
 *
 * @param mail the e-mail address of the row; "" for none
 */
export function splitFullName(cell: string, order: NameOrder, mail = ""): FullNameReading {
  const whole = readName(cell);
  if (whole === "") return { kind: "blank" };
  const found = partsOf(whole);
  if (found === null) return UNSPLIT;
  const { parts, mark, hadTitle } = found;
  const [words = [], given, ...others] = parts;
  if (others.length > 0) return UNSPLIT;
  const split = given === undefined ? splitWords(words, order, mail, hadTitle) : splitAtComma(words, given);
  if (split.kind !== "split") return split;
  return readFirstName(split.first) === "" ? UNSPLIT : { ...split, mark };
}

/** Splits `Last, First`. Particles behind the given name belong to the family name: `Stein, Karl von`. */
function splitAtComma(family: readonly string[], given: readonly string[]): FullNameReading {
  const first = given.filter((_, at) => at === 0 || !given.slice(at).every((word) => isParticle(word)));
  const moved = given.slice(first.length);
  const [one, other] = [family.join(" "), first.join(" ")];
  const isExchanged = family.length === 1 && first.length === 1 && givenScore(one) - givenScore(other) === 2;
  if (isExchanged) return { kind: "unsplit", readings: [`${one} | ${other}`, `${other} | ${one}`] };
  return { kind: "split", first: other, last: [...moved, ...family].join(" "), mark: null };
}

function splitWords(words: readonly string[], order: NameOrder, mail: string, hadTitle: boolean): FullNameReading {
  const [first = "", second = ""] = words;
  if (words.length < 2) return splitSingle(first, mail, hadTitle);
  if (words.length === 2 && isEastAsian(first) && isEastAsian(second)) {
    return { kind: "split", first: second, last: first, mark: null };
  }
  const expected: WordOrder | null = !isKnownOrder(order)
    ? null
    : order === "given first"
      ? "given_first"
      : "family_first";
  const before = expected === null ? null : splitPlace(words, expected, mail);
  if (expected === null || before === null) return { kind: "unsplit", readings: waysToSplit(words) };
  const [left, right] = [words.slice(0, before).join(" "), words.slice(before).join(" ")];
  return expected === "given_first"
    ? { kind: "split", first: left, last: right, mark: null }
    : { kind: "split", first: right, last: left, mark: null };
}

/** Returns the number of words before the second name; null where it is not certain. */
function splitPlace(words: readonly string[], order: WordOrder, mail: string): number | null {
  const address = splitByMail(words, mail);
  const form = splitByForm(words);
  if (form !== null && form.order !== order) return null;
  if (address !== null && address.order === order) return address.before;
  if (isContrary(words, order)) return null;
  if (words.length === 2 && isInitial(words[0] ?? "") && order === "given_first" && form === null) return null;
  if (form !== null) return form.before;
  if (words.length === 2) return 1;
  return order === "given_first" ? afterGivenNames(words) : beforeGivenNames(words);
}

/** Returns whether known names contradict the order: `Muster Anna` among names with the given name first. */
function isContrary(words: readonly string[], order: WordOrder): boolean {
  const [given = "", family = ""] = order === "given_first" ? [words[0], words.at(-1)] : [words.at(-1), words[0]];
  const [one, other] = [kindOfName(given), kindOfName(family)];
  if (other !== "given" || one === "given" || one === "both") return false;
  return one === "family" || isGivenName(family);
}

/** `Anna Maria Berg`, `James T. Wood`, `José Luis Vega Soto`: given names, then a known family name or the last word. */
function afterGivenNames(words: readonly string[]): number | null {
  let at = 1;
  while (at < words.length - 1 && isGivenPart(words[at] ?? "")) at += 1;
  const isCertain = at === words.length - 1 || kindOfName(words[at] ?? "") === "family";
  return isCertain ? at : null;
}

/** `Kiss Anna Mária`, `Петров Иван Сергеевич`, `Nguyễn Văn Minh`. */
function beforeGivenNames(words: readonly string[]): number | null {
  if (VIETNAMESE.test((words[0] ?? "").normalize("NFC"))) return words.length - 1;
  let at = words.length - 1;
  if (PATRONYMIC.test(words[at] ?? "") && at > 1) at -= 1;
  else while (at > 1 && isGivenPart(words[at - 1] ?? "")) at -= 1;
  return at === 1 || kindOfName(words[at - 1] ?? "") === "family" ? at : null;
}

/** Frequent family names of Vietnam. The given name is the last word. */
const VIETNAMESE =
  /^(?:Nguyễn|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Lý|Đinh|Trịnh|Đoàn|Nguyen|Tran|Pham|Huynh|Dang|Bui)$/iu;
const PATRONYMIC = /(?:ович|евич|ич|овна|евна|ична|івна|ївна|ovich|evich|ovna|evna)$/iu;

function isGivenPart(word: string): boolean {
  return isInitial(word) || kindOfName(word) === "given";
}

/**
 * Reads a name of one word. A known given name is a first name. So is another word with an address of its own, but a
 * family name is none.
 */
function splitSingle(word: string, mail: string, hadTitle: boolean): FullNameReading {
  const joined = splitJoined(word);
  if (joined !== null) return { kind: "split", ...joined, mark: null };
  const kind = kindOfName(word);
  if (hadTitle || kind === "family" || isPost(word) || isEastAsian(word) || /\d/u.test(word)) return UNSPLIT;
  const [local = "", domain = ""] = foldName(mail).split("@");
  const folded = foldName(word);
  const hasOwnAddress = folded.length > 2 && local.replaceAll(/[^\p{L}]/gu, "") === folded && !domain.includes(folded);
  if (kind !== "given" && !hasOwnAddress) return UNSPLIT;
  return { kind: "split", first: word, last: null, mark: null };
}

function waysToSplit(words: readonly string[]): readonly string[] {
  const ways = words
    .slice(1, 5)
    .map((_, index) => `${words.slice(0, index + 1).join(" ")} | ${words.slice(index + 1).join(" ")}`);
  return words.length === 2 ? [...ways, `${words[1]} | ${words[0]}`] : ways;
}
