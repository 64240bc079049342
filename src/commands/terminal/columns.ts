/** Lays rows of texts out in columns that fit a terminal. */

const GAP = "  ";
/** Fewest characters that a cut column keeps. */
const NARROWEST = 12;
/** Places that a column but the last takes at most. A longer text moves only the rest of its own line. */
const WIDEST = 40;
/** Part of the free width that the last but one column may take when both of the last two are too long. */
const SHARE = 1 / 3;
const CHARACTERS = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Characters that take two places on a terminal: Chinese, Japanese and Korean ones, full-width forms and pictures. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;

/**
 * Returns a line for each row. All columns but the last are as wide as their longest text, and at most 40 places. If that is too
 * wide for the terminal, the last two columns are cut with …, and the others stay whole.
 *
 * @param width places in a line of the terminal; null: nothing is cut
 */
export function inColumns(rows: readonly (readonly string[])[], width: number | null): readonly string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(0, ...rows.map((row) => widthOf(row[column] ?? ""))),
  );
  const fitting = width === null ? widths : fit(widths, width);
  const padding = (column: number) => Math.min(WIDEST, fitting[column] ?? 0);
  return rows.map((row) =>
    row
      .map((text, column) => padded(cut(text, fitting[column] ?? 0), column === row.length - 1 ? 0 : padding(column)))
      .join(GAP),
  );
}

function fit(widths: readonly number[], width: number): readonly number[] {
  const [whole, before = 0, last = 0] = [widths.slice(0, -2), widths.at(-2), widths.at(-1)];
  const free = width - whole.reduce((sum, each) => sum + each + GAP.length, 0) - GAP.length;
  if (before + last <= free) return widths;
  const lastAtLeast = Math.min(last, Math.max(NARROWEST, Math.ceil(free * (1 - SHARE))));
  const newBefore = Math.min(before, Math.max(NARROWEST, free - lastAtLeast));
  return [...whole, newBefore, Math.min(last, Math.max(NARROWEST, free - newBefore))];
}

/** Returns a text with at most so many places. A longer one ends with …. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = "";
  let taken = 1;
  for (const { segment } of CHARACTERS.segment(text)) {
    taken += widthOf(segment);
    if (taken > width) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of CHARACTERS.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}
