import { FileRefused } from "../../../model/file-refused.ts";
import { firstDifference, readAlike, readInPage } from "./code-page-evidence.ts";
import type { ByteSample, PageReading } from "./code-page-evidence.ts";
import { CODE_PAGES } from "./code-pages.ts";
import type { CodePage } from "./code-pages.ts";

/** More strange words than this, and the bytes are no text in that code page. */
const TOO_STRANGE = 0.34;
const STRANGE_TOLERANCE = 0.05;
/** By how much one language must explain the words better than any other does. */
const COVERAGE_MARGIN = 0.15;
/** Fewer words than this prove no language. */
const MIN_WORDS = 3;

/**
 * Decides in which code page a text is written that is not UTF-8. No byte proves it; so each rule below drops the
 * code pages that it speaks against, and what is left must read the whole file alike.
 *
 * @throws FileRefused `unreadable_encoding`; `ambiguous_encoding` where two readings stay possible and differ
 */
export function chooseCodePage(sample: ByteSample, scoreText: (head: string) => number): CodePage {
  let readings = CODE_PAGES.flatMap((page) => readInPage(sample, page, scoreText) ?? []);
  readings = keepBest(readings, ({ headerScore }) => headerScore);
  readings = keepPlain(readings);
  readings = keepHeaderLanguage(readings);
  const [best, ...others] = readings;
  if (best === undefined) throw unreadable();
  const rival = others.find(({ page }) => !readAlike(best.page, page, sample.usedBytes));
  if (rival !== undefined) throw ambiguous(sample, best, rival);
  return best.page;
}

function keepBest(readings: readonly PageReading[], score: (reading: PageReading) => number): PageReading[] {
  const best = Math.max(...readings.map(score));
  return readings.filter((reading) => score(reading) === best);
}

function keepPlain(readings: readonly PageReading[]): PageReading[] {
  const least = Math.min(...readings.map(({ strange }) => strange));
  return readings.filter(({ strange }) => strange <= TOO_STRANGE && strange <= least + STRANGE_TOLERANCE);
}

/**
 * Programs write in the code page of the language that they speak in the header. Where the people's names speak against
 * it (Greek names below a German header), both readings stay.
 */
function keepHeaderLanguage(readings: readonly PageReading[]): PageReading[] {
  const fitting = readings.filter(({ fitsHeaderLanguage }) => fitsHeaderLanguage === true);
  if (fitting.length === 0) return keepCovered(readings);
  const covered = bestCoverage(fitting);
  const contradicting = readings.filter(({ coverage }) => coverage >= covered + COVERAGE_MARGIN);
  return [...keepCovered(fitting), ...contradicting];
}

function keepCovered(readings: readonly PageReading[]): PageReading[] {
  const best = bestCoverage(readings);
  return readings.filter(({ coverage, words }) => words < MIN_WORDS || coverage > best - COVERAGE_MARGIN);
}

function bestCoverage(readings: readonly PageReading[]): number {
  return Math.max(...readings.map(({ coverage }) => coverage));
}

function unreadable(): FileRefused {
  return new FileRefused(
    "unreadable_encoding",
    "The file's characters fit no known encoding.",
    "Save the list as “CSV UTF-8” or as an Excel workbook (.xlsx), and drop that.",
  );
}

function ambiguous(sample: ByteSample, one: PageReading, other: PageReading): FileRefused {
  const difference = firstDifference(sample, one, other);
  const example =
    difference === null
      ? ""
      : ` On line ${difference.line}, the same letter would be “${difference.one}” or “${difference.other}”.`;
  return new FileRefused(
    "ambiguous_encoding",
    `The file does not say how its letters are encoded: it can be ${one.page} or ${other.page}.${example}`,
    `Save the list as “CSV UTF-8”, or set "encoding" in the feed's configuration to "${one.page}" or "${other.page}".`,
    difference?.line ?? null,
  );
}
