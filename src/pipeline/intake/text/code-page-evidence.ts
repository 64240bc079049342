import { COMMON_LEAD_BYTES, LANGUAGES } from "./code-pages.ts";
import type { CodePage, LanguageEvidence } from "./code-pages.ts";
import { createDecoder } from "./decode-text.ts";

/** A sample of a file that is not UTF-8. */
export interface ByteSample {
  /** The file's first bytes. */
  readonly head: Buffer;
  /** Lines with bytes beyond ASCII. */
  readonly lines: readonly { readonly line: number; readonly bytes: Buffer }[];
  /** For each of the 256 bytes: true when the byte occurs in the file. */
  readonly usedBytes: readonly boolean[];
}

/** A sample read in one code page, with the evidence for and against that code page. */
export interface PageReading {
  readonly page: CodePage;
  readonly lines: readonly string[];
  /** Number of known words in the header. */
  readonly headerScore: number;
  /** Share of words that exist in no language: symbols inside, mixed scripts, capitals after small letters. */
  readonly strange: number;
  /** True when programs in the header's language write this code page; null: the header's language is not known. */
  readonly fitsHeaderLanguage: boolean | null;
  /** Number of different words with letters beyond ASCII. */
  readonly words: number;
  /** Share of words whose letters all belong to one language of the code page. */
  readonly coverage: number;
}

const ALLOWED_SYMBOLS = "’‘“”„«»‚–—…´`¿¡°ªº®™©€£§№";
const SYMBOL = `[^\\p{L}\\p{M}\\p{N}\\s\\x00-\\x7f${ALLOWED_SYMBOLS}]`;
const STRANGE_WORD = new RegExp(
  [
    "[\\u0080-\\u009f\\ufffd\\ue000-\\uf8ff]",
    `\\p{L}${SYMBOL}|${SYMBOL}\\p{L}`,
    "\\p{L}[“”„«»…¿¡©®™€£§№‚]\\p{L}|[£§®™]\\p{L}",
    "\\p{Script=Latin}[\\p{Script=Cyrillic}\\p{Script=Greek}]|[\\p{Script=Cyrillic}\\p{Script=Greek}]\\p{Script=Latin}",
    "\\p{Ll}(?![\\x00-\\x7f])\\p{Lu}",
    "(?![\\x00-\\x7f])\\p{Ll}\\p{Lu}",
    "\\p{L}(?![\\x00-\\x7f])\\p{Lu}\\p{Ll}",
    "(?:(?![\\x00-\\x7f])[^\\p{L}\\p{M}\\p{N}\\s]){2}",
    "[ÃÂ][^\\p{L}\\s]|â€",
  ].join("|"),
  "u",
);

/**
 * Reads a sample in a code page. Returns null when the file's bytes are impossible in that code page.
 *
 * @param scoreText returns the number of known header words in the file's first lines
 */
export function readInPage(
  sample: ByteSample,
  page: CodePage,
  scoreText: (head: string) => number,
): PageReading | null {
  if (!COMMON_LEAD_BYTES.has(page) && !isPossible(page, sample.usedBytes)) return null;
  try {
    const head = decodeWhole(page, sample.head, false);
    const lines = sample.lines.map(({ bytes }) => decodeWhole(page, bytes, true));
    const words = distinctWords(lines);
    return {
      page,
      lines,
      headerScore: scoreText(head),
      strange: COMMON_LEAD_BYTES.has(page)
        ? shareOfRare(page, sample)
        : share(words, (word) => STRANGE_WORD.test(word)),
      fitsHeaderLanguage: fitsLanguage(page, head),
      words: words.length,
      coverage: coverageBy(page, words),
    };
  } catch {
    return null;
  }
}

/** Returns the first character in which two readings differ, or null. */
export function firstDifference(
  sample: ByteSample,
  one: PageReading,
  other: PageReading,
): { line: number; one: string; other: string } | null {
  for (const [index, text] of one.lines.entries()) {
    const against = [...(other.lines[index] ?? "")];
    const at = [...text].findIndex((character, position) => character !== against[position]);
    const line = sample.lines[index]?.line ?? 0;
    if (at !== -1) return { line, one: [...text][at] ?? "", other: against[at] ?? "" };
  }
  return null;
}

/** Returns true when two single-byte code pages read the whole file alike. */
export function readAlike(one: CodePage, other: CodePage, usedBytes: readonly boolean[]): boolean {
  if (COMMON_LEAD_BYTES.has(one) || COMMON_LEAD_BYTES.has(other)) return false;
  return usedCharacters(one, usedBytes) === usedCharacters(other, usedBytes);
}

function isPossible(page: CodePage, usedBytes: readonly boolean[]): boolean {
  return !/[\u0080-\u009f\ufffd\uf8ff]/.test(usedCharacters(page, usedBytes));
}

function usedCharacters(page: CodePage, usedBytes: readonly boolean[]): string {
  return createDecoder(page).decode(Uint8Array.from(usedBytes.flatMap((used, byte) => (used ? [byte] : []))));
}

function decodeWhole(page: CodePage, bytes: Buffer, isComplete: boolean): string {
  const decoder = createDecoder(page);
  const text = decoder.decode(bytes);
  return isComplete ? text + decoder.end() : text;
}

function distinctWords(lines: readonly string[]): string[] {
  const words = lines.flatMap((line) => line.split(/[\s,;|"/()]+/)).filter((word) => /[^\x00-\x7f]/.test(word));
  return [...new Set(words)];
}

function share(words: readonly string[], test: (word: string) => boolean): number {
  return words.length === 0 ? 0 : words.filter(test).length / words.length;
}

/** Returns the languages of a code page and all western languages, because western names occur in lists everywhere. */
function languagesOf(page: CodePage): LanguageEvidence[] {
  return LANGUAGES.filter(({ pages }) => pages.includes(page) || pages.includes("windows-1252"));
}

function fitsLanguage(page: CodePage, head: string): boolean | null {
  const spoken = LANGUAGES.filter(({ headerWords }) => headerWords.test(head));
  return spoken.length === 0 ? null : spoken.some(({ pages }) => pages.includes(page));
}

function coverageBy(page: CodePage, words: readonly string[]): number {
  if (COMMON_LEAD_BYTES.has(page)) return 1;
  const spelled = words.map((word) => word.toLowerCase().match(/(?![\x00-\x7f])\p{L}/gu) ?? []);
  const written = spelled.filter((letters) => letters.length > 0);
  if (written.length === 0) return 1;
  const alphabets = languagesOf(page).map(({ letters }) => letters);
  const isWritten = (word: readonly string[]): boolean =>
    alphabets.some((alphabet) => word.every((letter) => alphabet.includes(letter)));
  return written.filter(isWritten).length / written.length;
}

/** Returns the share of the characters beyond ASCII that are not common two-byte characters of the code page. */
function shareOfRare(page: CodePage, sample: ByteSample): number {
  const rows = COMMON_LEAD_BYTES.get(page) ?? [];
  let all = 0;
  let rare = 0;
  for (const { bytes } of sample.lines) {
    for (let at = 0; at < bytes.length; at += 1) {
      const lead = bytes[at] ?? 0;
      if (lead < 0x80) continue;
      all += 1;
      const isWide = !(page === "shift_jis" && lead >= 0xa1 && lead <= 0xdf);
      const trail = bytes[at + 1] ?? 0;
      const isCommonTrail = page === "gb18030" || page === "euc-kr" ? trail >= 0xa1 : trail >= 0x40;
      if (!isWide || !isCommonTrail || !rows.some(([from, to]) => lead >= from && lead <= to)) rare += 1;
      if (isWide) at += 1;
    }
  }
  return all === 0 ? 0 : rare / all;
}
