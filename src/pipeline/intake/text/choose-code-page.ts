import { FileRefused } from "../../../model/file-refused.ts";
import { firstDifference, readAlike, readInPage } from "./code-page-evidence.ts";
import type { ByteSample, PageReading } from "./code-page-evidence.ts";
import { CODE_PAGES } from "./code-pages.ts";
import type { CodePage } from "./code-pages.ts";

/** If a larger share of the words is strange, the bytes are not text in that code page. */
const TOO_STRANGE = 0.34;
/** A reading stays possible when its share of strange words exceeds the smallest share by at most this much. */
const STRANGE_TOLERANCE = 0.05;
/** A reading is dropped when another one covers this much more of the words. */
const COVERAGE_MARGIN = 0.15;
/** A sample with fewer words proves no language. */
const MIN_WORDS = 3;

/**
 * Decides the code page of a text that is not UTF-8. No byte proves a code page, so each rule below drops the code
 * pages that do not fit. The code pages that are left must read the whole file alike.
 *
 * @throws FileRefused `unreadable_encoding`; `ambiguous_encoding` when two possible readings of the file differ
 */
export function chooseCodePage(sample: ByteSample, scoreText: (head: string) => number): CodePage {
  let readings = CODE_PAGES.flatMap((page) => readInPage(sample, page, scoreText) ?? []);
  readings = keepBest(readings, ({ headerScore }) => headerScore);
  readings = keepPlain(readings);
  readings = keepHeaderLanguage(readings);
  const [best, ...others] = readings;
  if (best === undefined) throw unreadable();
  const rival = others.find(({ page }) => !readAlike(best.page, page, sample.usedBytes));
  if (rival !== undefined) {
    const pages = readings
      .map(({ page }) => page)
      .filter((page, at, all) => !all.slice(0, at).some((other) => readAlike(other, page, sample.usedBytes)));
    throw ambiguous(sample, best, rival, pages);
  }
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
 * Keeps the code pages that belong to the header's language, because programs write the header and the rows in one code
 * page. If the people's names contradict the header (Greek names below a German header), both readings stay.
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
    "Save the list as “CSV UTF-8” or as an Excel workbook (.xlsx), and drop the new file.",
  );
}

function ambiguous(sample: ByteSample, one: PageReading, other: PageReading, pages: readonly CodePage[]): FileRefused {
  const difference = firstDifference(sample, one, other);
  const example =
    difference === null
      ? ""
      : ` On line ${difference.line}, the same letter would be “${difference.one}” or “${difference.other}”.`;
  return new FileRefused(
    "ambiguous_encoding",
    `The file does not say how its letters are encoded. The encoding can be ${one.page} or ${other.page}.${example}`,
    `Save the list as “CSV UTF-8”, or set "encoding" in the feed's configuration to "${one.page}" or "${other.page}".`,
    difference?.line ?? null,
    pages,
  );
}
