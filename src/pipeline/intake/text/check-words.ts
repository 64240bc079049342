/** Checks the words that a code page gives, however the code page was chosen. */
import { FileRefused } from "../../../model/file-refused.ts";
import { strangePart } from "../../../model/text/strange-words.ts";

/** If a larger share of the words beyond ASCII is strange, the code page is wrong. Fewer strange words are slips of the list. */
const MOST_STRANGE = 0.05;

interface ReadLine {
  readonly line: number;
  readonly text: string;
}

/** A strange part of a word, and where the word stands. */
export interface StrangeWord {
  readonly line: number;
  readonly text: string;
  /** Offset in the line's text. */
  readonly at: number;
  readonly part: string;
}

/** Returns the first strange word if the share of strange words is too large; null: the lines are text. */
export function findStrangeWord(lines: readonly ReadLine[]): StrangeWord | null {
  const words = new Set<string>();
  const strange = new Set<string>();
  let first: StrangeWord | null = null;
  for (const { line, text } of lines) {
    for (const { 0: word, index } of text.matchAll(/[^ \t\r\n,;|"/()<>]+/g)) {
      if (!/[^\0-\x7f]/.test(word)) continue;
      words.add(word);
      const part = strangePart(word);
      if (part === null) continue;
      strange.add(word);
      first ??= { line, text, at: index, part };
    }
  }
  return strange.size > words.size * MOST_STRANGE ? first : null;
}

/**
 * Returns the refusal of a file in which a code page gives words that no language has.
 *
 * @param setting the encoding that the configuration names; null: none
 * @param column the column's name; null: not known
 */
export function strangeWords(
  page: string,
  { line, part }: StrangeWord,
  setting: string | null,
  column: string | null,
): FileRefused {
  const where = `on line ${line}${column === null ? "" : ` in the column “${column}”`}`;
  const whose = setting === null ? page : `${page}, as the feed's setting "encoding" (“${setting}”) says`;
  return new FileRefused(
    "unreadable_encoding",
    `Read as ${whose}, the file has signs inside words: ${where}, a word contains “${part}”. The file's encoding is another one.`,
    setting === null
      ? 'Save the list as “CSV UTF-8” or as an Excel workbook (.xlsx), or set "encoding" in the feed\'s configuration.'
      : 'Set "encoding" in the feed\'s configuration to the encoding that your program writes, or leave it out.',
    line,
  );
}
