/** Reads a sample of a file in a code page, and judges the words that come out. */
import { createDecoder, decodeWhole, upperHalf } from "./code-page-decoder.ts";
import { lineEndShare, pageShare, WIDE_PAGES } from "./code-pages.ts";
import { likelyLanguages } from "./language/list-language.ts";
import { readMailSpelling, scoreMailSpelling } from "./language/mail-spelling.ts";
import { scoreWideWord, scoreWord } from "./language/word-scores.ts";

/** A sample of a file that is not UTF-8. */
export interface ByteSample {
  /** The file's first bytes. */
  readonly head: Buffer;
  /** Lines with bytes beyond ASCII. */
  readonly lines: readonly { readonly line: number; readonly bytes: Buffer }[];
  /** For each of the 256 bytes: true when the byte occurs in the file. */
  readonly usedBytes: readonly boolean[];
  /** The same for the cells that decide the encoding. */
  readonly decidingBytes: readonly boolean[];
}

/** A sample read in one code page. */
export interface PageReading {
  readonly page: string;
  /** How likely the reading is without its header words, as a natural logarithm. Only differences between readings count. */
  readonly score: number;
}

/** Number of different words that are judged. More words prove nothing more. */
const MOST_WORDS = 400;
/** Share of the words that may be of another language than the list. */
const OTHER_LANGUAGE = 0.1;
/** Letters, digits and signs between blanks and delimiters. */
const WORD = /[^ \t\r\n,;|"/()<>:-]+/g;

/** Creates a reader of one sample. The reader returns null for a code page in which the file's bytes are impossible. */
export function readSampleIn(sample: ByteSample): (page: string) => PageReading | null {
  const head = sample.head.toString("latin1");
  const lines = sample.lines.map(({ bytes }) => bytes.toString("latin1"));
  const languages = likelyLanguages(head);
  const mails = readMailSpelling(lines);
  const words = distinctWords(lines);
  const lineEnd = head.includes("\r\n") ? "crlf" : head.includes("\n") || !head.includes("\r") ? "lf" : "cr";
  return (page) => {
    const wide = WIDE_PAGES[page];
    if (wide === undefined && !isPossible(page, sample.usedBytes)) return null;
    try {
      const score =
        Math.log(lineEndShare(page, lineEnd)) +
        (wide === undefined
          ? scoreSingle(page, words, languages) + scoreMailSpelling(mails, (byte) => upperHalf(page)[byte - 0x80] ?? "")
          : Math.log(pageShare(page, wide)) +
            (languages.get(wide) ?? 0) +
            sum(distinctWords(sample.lines.map(({ bytes }) => decodeWhole(page, bytes, true))), (word) =>
              scoreWideWord(word, wide),
            ));
      return { page, score };
    } catch {
      return null;
    }
  };
}

/** @param words words as Latin 1 */
function scoreSingle(page: string, words: readonly string[], languages: ReadonlyMap<string, number>): number {
  const scores = words.map((word) => scoreWord(translate(page, word)));
  const others = scores.map((byLanguage) => addLikelihoods([...byLanguage.values()]) - Math.log(byLanguage.size));
  const single = [...languages].filter(([language]) => scores[0]?.has(language) ?? true);
  return addLikelihoods(
    single.map(
      ([language, likely]) =>
        likely +
        Math.log(pageShare(page, language)) +
        sum([...scores.entries()], ([at, byLanguage]) =>
          addLikelihoods([
            Math.log(1 - OTHER_LANGUAGE) + (byLanguage.get(language) ?? -Infinity),
            Math.log(OTHER_LANGUAGE) + (others[at] ?? 0),
          ]),
        ),
    ),
  );
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((all, value) => all + of(value), 0);
}

/** Returns the logarithm of the sum of likelihoods that are given as logarithms. */
function addLikelihoods(scores: readonly number[]): number {
  const most = Math.max(...scores);
  return most === -Infinity ? most : most + Math.log(sum(scores, (score) => Math.exp(score - most)));
}

/** Returns true when two code pages read alike all cells that decide. @param bytes the bytes of these cells */
export function readAlike(one: PageReading, other: PageReading, bytes: readonly boolean[]): boolean {
  if (WIDE_PAGES[one.page] !== undefined || WIDE_PAGES[other.page] !== undefined) {
    // A byte beyond ASCII is a part of a character there.
    return !bytes.some((used, byte) => used && byte >= 0x80);
  }
  return withCedillas(usedCharacters(one.page, bytes)) === withCedillas(usedCharacters(other.page, bytes));
}

/** Romanian has letters with a comma below. Old code pages write them with a cedilla, which is the same to a reader. */
function withCedillas(text: string): string {
  return text.replaceAll("ș", "ş").replaceAll("ț", "ţ").replaceAll("Ș", "Ş").replaceAll("Ț", "Ţ");
}

function isPossible(page: string, usedBytes: readonly boolean[]): boolean {
  return !/[\u0080-\u009f\ufffd\uf8ff]/.test(usedCharacters(page, usedBytes));
}

function usedCharacters(page: string, usedBytes: readonly boolean[]): string {
  return createDecoder(page).decode(Uint8Array.from(usedBytes.flatMap((used, byte) => (used ? [byte] : []))));
}

/** Returns a word in a single-byte code page. @param word the word as Latin 1 */
function translate(page: string, word: string): string {
  const upper = upperHalf(page);
  return word.replaceAll(/[\x80-\xff]/g, (byte) => upper[byte.charCodeAt(0) - 0x80] ?? "\ufffd");
}

function distinctWords(lines: readonly string[]): string[] {
  const words = new Set<string>();
  for (const line of lines) {
    for (const [word] of line.matchAll(WORD)) {
      if (/[^\0-\x7f]/.test(word)) words.add(word);
      if (words.size === MOST_WORDS) return [...words];
    }
  }
  return [...words];
}
