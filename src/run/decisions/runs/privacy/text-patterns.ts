/** Patterns that find a value of a person in a text, in each usual spelling. */
import type { Traces } from "../../../../ledger/people/erase/traces.ts";
import { emailForm, phoneForm } from "../../../../pipeline/plan/rules/compare/never/address-forms.ts";
import { escapeHtml } from "../../../../pipeline/report/page/look/markup.ts";

/** Fewer digits can be a date, a house or a number that many people have. */
const FEWEST_DIGITS = 7;
const NOTHING = { test: () => false };
const NO_WORD_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const NO_WORD_BEHIND = String.raw`(?![\p{L}\p{N}])`;
/** What stands between the words of a name, also when they are in two cells of a CSV or of JSON. */
const BETWEEN_WORDS = String.raw`[^\p{L}\p{N}]{1,8}`;
const BETWEEN_DIGITS = String.raw`[\s()./\u2010-\u2015\u2212-]{0,3}`;

/** Returns a check for any of the patterns. Case makes no difference. */
export function anyOf(patterns: readonly string[]): { test(text: string): boolean } {
  return patterns.length === 0 ? NOTHING : new RegExp([...new Set(patterns)].join("|"), "iu");
}

/** Returns the pattern of a text whose words stand next to each other, as people, HTML and JSON write it. */
export function textPattern(text: string): string {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  return `${NO_WORD_BEFORE}${words.map(wordPattern).join(BETWEEN_WORDS)}${NO_WORD_BEHIND}`;
}

function wordPattern(word: string): string {
  const forms = (["NFC", "NFD"] as const).map((form) => word.normalize(form));
  const all = forms.flatMap((form) => [form, escapeHtml(form), JSON.stringify(form).slice(1, -1)]);
  return `(?:${[...new Set(all)].map(escaped).join("|")})`;
}

/** Returns the pattern of a text by its kind. */
export function patternOf(text: string): string {
  if (isEmail(text)) return emailPattern(text);
  return isPhone(text) ? phonePattern(text) : textPattern(text);
}

/** Returns whether a text is an e-mail address, and nothing else. */
export function isEmail(text: string): boolean {
  return !/\s/u.test(text) && emailForm(text) !== null;
}

/** Returns whether a text is a phone number, and nothing else. */
export function isPhone(text: string): boolean {
  if (!/^[+\d\s()./\u2010-\u2015\u2212-]+$/u.test(text) || phoneForm(text) === null) return false;
  const digits = text.replaceAll(/\D/gu, "");
  return digits.length > 8 || (digits.length >= FEWEST_DIGITS && text.startsWith("+"));
}

/** Returns the pattern of an e-mail address with any dots before the @, and with any part behind a plus. */
export function emailPattern(email: string): string {
  const [mailbox = "", domain = ""] = (emailForm(email) ?? email).split("@");
  const letters = [...mailbox].map(escaped).join(String.raw`\.?`);
  const domains = domain === "gmail.com" ? String.raw`(?:gmail|googlemail)\.com` : escaped(domain);
  return String.raw`(?<![\p{L}\p{N}._-])${letters}(?:\+[^\s@"<>]*)?@${domains}${NO_WORD_BEHIND}`;
}

/** Returns the pattern of an e-mail address as it is written. */
export function writtenPattern(email: string): string {
  return String.raw`(?<![\p{L}\p{N}._+-])${escaped(email)}${NO_WORD_BEHIND}`;
}

/** Digits at the end of a number that show it. The country code and the zero in front are not always written. */
const SHOWN_DIGITS = 9;

/** Returns the pattern of a phone number with any signs between its digits. */
export function phonePattern(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, "");
  const last = digits.length > SHOWN_DIGITS + 1 ? digits.slice(-SHOWN_DIGITS) : (phoneForm(phone) ?? digits);
  return `${[...last].join(BETWEEN_DIGITS)}(?!\\d)`;
}

/** Returns the patterns of a birthday's day, as lists write it. */
export function dayPattern(birthday: string): readonly string[] {
  const [, month, day] = /(\d{2})-(\d{2})$/u.exec(birthday) ?? [];
  if (month === undefined || day === undefined) return [];
  const [m, d] = [Number(month), Number(day)].map((number) => `0?${number}`);
  const sign = String.raw`\s?[./-]\s?`;
  return [`(?<!\\d)${m}${sign}${d}(?!\\d)`, `(?<!\\d)${d}${sign}${m}(?!\\d)`];
}

/** Returns the words of the person's whole names as lists spell them. */
export function wordsOf({ values }: Traces): readonly string[] {
  return values.texts.flatMap((text) => text.split(/\s+/u).slice(1)).filter((word) => word.length > 1);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, (sign) => (sign === "-" ? "-" : `\\${sign}`));
}
