import { FileRefused } from "../../../model/file-refused.ts";
import { readAlike, readSampleIn } from "./code-page-evidence.ts";
import { decodeWhole } from "./code-page-decoder.ts";
import type { ByteSample, PageReading } from "./code-page-evidence.ts";
import { CODE_PAGES } from "./code-pages.ts";

/** A code page is chosen if its reading is this much likelier than each other reading, as a natural logarithm. */
const MARGIN = 4;
/** The same if known people can decide: they are asked unless the reading is beyond doubt. */
const MARGIN_BEFORE_KNOWN_PEOPLE = 8;
/** How much one known word of the header speaks for a code page. */
const HEADER_WORD = 3;
/** The header's words can't make up for a larger difference. */
const FAR_OFF = 40;
/** Number of readings that a refusal names at most. */
const MOST_READINGS = 6;

export interface ChooseOptions {
  /** Returns the name of the column in which a character of a line stands; null: not known. */
  readonly columnAt: ColumnAt;
  /** Known people can decide between the encodings that a refusal names. */
  readonly asksKnown: boolean;
  /** The code pages among which one is chosen; absent: all. */
  readonly codePages?: readonly string[] | undefined;
}

type ColumnAt = (head: string, line: string, at: number) => string | null;

/**
 * Decides the code page of a text that is not UTF-8. No byte proves a code page. The letters and words of the languages
 * that the list speaks decide, where one reading is far likelier than all others that differ.
 *
 * @param scoreText returns the number of known header words in the file's first lines
 * @throws FileRefused `unreadable_encoding`; `ambiguous_encoding` when two likely readings of the file differ
 */
export function chooseCodePage(
  sample: ByteSample,
  scoreText: (head: string) => number,
  { columnAt, asksKnown, codePages = CODE_PAGES }: ChooseOptions,
): string {
  const readIn = readSampleIn(sample);
  const possible = codePages.flatMap((page) => readIn(page) ?? []);
  const readings = addHeaderWords(possible, sample, scoreText);
  const [best] = readings;
  if (best === undefined) throw unreadable();
  const margin = asksKnown ? MARGIN_BEFORE_KNOWN_PEOPLE : MARGIN;
  const likely = readings
    .filter(({ score }) => score > best.score - margin)
    .filter((reading, at, all) => !all.slice(0, at).some((other) => readAlike(other, reading, sample.decidingBytes)))
    .slice(0, MOST_READINGS);
  const [, rival] = likely;
  if (rival === undefined) return best.page;
  throw ambiguous(
    likely.map(({ page }) => page),
    firstDifference(sample, best, rival, columnAt),
  );
}

/** Adds the known words of the header to the likely readings, and returns these readings, the likeliest first. */
function addHeaderWords(
  readings: readonly PageReading[],
  sample: ByteSample,
  scoreText: (head: string) => number,
): PageReading[] {
  const most = Math.max(...readings.map(({ score }) => score));
  return readings
    .filter(({ score }) => score > most - FAR_OFF)
    .map((reading) => ({
      ...reading,
      score: reading.score + HEADER_WORD * scoreText(decodeWhole(reading.page, sample.head, false)),
    }))
    .sort((one, other) => other.score - one.score);
}

function unreadable(): FileRefused {
  return new FileRefused(
    "unreadable_encoding",
    "The file's characters fit no known encoding.",
    "Save the list as “CSV UTF-8” or as an Excel workbook (.xlsx), and drop the new file.",
  );
}

/** A letter that two readings read differently. */
interface Difference {
  readonly line: number;
  readonly column: string | null;
  readonly one: string;
  readonly other: string;
}

function ambiguous(pages: readonly string[], difference: Difference | null): FileRefused {
  const [one = "", other = ""] = pages;
  const column = difference?.column ?? null;
  const where = `On line ${difference?.line ?? 0}${column === null ? "" : ` in the column “${column}”`}`;
  const example =
    difference === null ? "" : ` ${where}, the same letter would be “${difference.one}” or “${difference.other}”.`;
  return new FileRefused(
    "ambiguous_encoding",
    `The file does not say how its letters are encoded. The encoding can be ${one} or ${other}.${example}`,
    `Save the list as “CSV UTF-8”, or set "encoding" in the feed's configuration to "${one}" or "${other}".`,
    difference?.line ?? null,
    pages,
  );
}

/** Returns the first character in which two readings differ, or null. */
function firstDifference(
  sample: ByteSample,
  one: PageReading,
  other: PageReading,
  columnAt: ColumnAt,
): Difference | null {
  for (const { line, bytes } of sample.lines) {
    const text = decodeWhole(one.page, bytes, true);
    const [mine, against] = [[...text], [...decodeWhole(other.page, bytes, true)]];
    const at = mine.findIndex((character, position) => character !== against[position]);
    if (at === -1) continue;
    const column = columnAt(decodeWhole(one.page, sample.head, false), text, mine.slice(0, at).join("").length);
    return { line, column, one: mine[at] ?? "", other: against[at] ?? "" };
  }
  return null;
}
