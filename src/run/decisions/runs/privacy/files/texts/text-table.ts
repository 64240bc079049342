/** Rows in a text that is no list. */
export interface TextTable {
  /** The names of the cells; null: a row among the first ones may have them. */
  readonly header: readonly string[] | null;
  readonly rows: Iterable<readonly string[]>;
}

/** Longer lines are no rows. */
const LONGEST_LINE = 20_000;
const DELIMITERS = [";", "\t", ",", "|"];

/** Returns the lines of a text as rows, by each delimiter that it has. */
export function* tablesOfLines(text: string): Generator<TextTable> {
  for (const delimiter of DELIMITERS)
    if (text.includes(delimiter)) yield { header: null, rows: rowsOf(text, delimiter) };
}

function* rowsOf(text: string, delimiter: string): Generator<readonly string[]> {
  for (const [line] of text.matchAll(/[^\r\n]+/gu)) {
    if (line.length > LONGEST_LINE || !line.includes(delimiter)) continue;
    yield line.split(delimiter).map((cell) => cell.trim().replaceAll(/^["']|["']$/gu, ""));
  }
}
