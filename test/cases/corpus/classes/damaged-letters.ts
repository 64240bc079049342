/** Lists in two encodings, and lists whose letters another program has damaged. */
import type { ExpectedRow, ListCase } from "../model.ts";
import { languageOf, wordsOf } from "../data/people.ts";
import { birthday, email, firstName, lastName, type Column } from "../make/columns.ts";
import { encode } from "../make/code-pages.ts";
import { cellText, makeList } from "../make/list.ts";

export function damagedLetterCases(): readonly ListCase[] {
  return [
    ...MIXED.map(([id, page, every]) => mixed(id, page, every)),
    ...TWICE.map(([id, page]) => damaged(`twice-${page}`, id, (text) => readAs(text, page))),
    ...["de", "fr", "pl", "ru"].map((id) =>
      damaged("question-marks", id, (text) => text.replaceAll(/[^\0-\u007F]/gu, "?")),
    ),
    ...["de", "cs", "tr", "es"].map((id) =>
      damaged("replaced", id, (text) => text.replaceAll(/[^\0-\u007F]/gu, "\uFFFD")),
    ),
  ];
}

/** Language, the second encoding, and how many lines stand between two lines of it. */
const MIXED: readonly (readonly [string, string, number])[] = [
  ["de", "windows-1252", 3],
  ["de", "cp850", 4],
  ["fr", "windows-1252", 5],
  ["pl", "windows-1250", 3],
  ["es", "macintosh", 4],
  ["sv", "iso-8859-1", 6],
  ["tr", "windows-1254", 3],
  ["ru", "windows-1251", 4],
];

/** Languages whose UTF-8 was read in this code page and saved again. */
const TWICE: readonly (readonly [string, string])[] = [
  ["de", "windows-1252"],
  ["fr", "windows-1252"],
  ["es", "iso-8859-1"],
  ["sv", "windows-1252"],
  ["pl", "windows-1250"],
  ["cs", "windows-1250"],
];

function columnsOf(id: string): readonly Column[] {
  const words = wordsOf(languageOf(id));
  return [
    email(words.email),
    birthday(words.birthday, languageOf(id).date),
    firstName(words.first),
    lastName(words.last),
  ];
}

/** A UTF-8 list with lines of a code page. Those lines are asked about, or the whole file is refused. */
function mixed(id: string, page: string, every: number): ListCase {
  const list = makeList({
    name: `encoding-mixed-${id}-${page}`,
    group: "encoding",
    language: id,
    columns: columnsOf(id),
    count: 10,
  });
  const isOther = (line: number) => line > 2 && line % every === 0;
  const bytes = async () => {
    const lines = new TextDecoder().decode(await list.bytes()).split("\r\n");
    return Buffer.concat(
      lines.map((text, index) =>
        encode(`${text}${index < lines.length - 1 ? "\r\n" : ""}`, isOther(index + 1) ? page : "utf-8"),
      ),
    );
  };
  return { ...list, bytes, rows: list.rows.map((row) => (isOther(row.line) ? askAbout(row) : mayAsk(row))) };
}

/** A list whose letters beyond ASCII are damaged. Its other rows may be asked about, too. */
function damaged(name: string, id: string, damage: (text: string) => string): ListCase {
  const isPlain = (text: string) => /^[\0-\u007F]*$/.test(text);
  const column = (one: Column): Column => ({
    ...one,
    cell: (person, index) => damage(cellText(one.cell(person, index))),
  });
  return makeList({
    name: `encoding-${name}-${id}`,
    group: "encoding",
    language: id,
    columns: columnsOf(id).map(column),
    change: (line, _, { first, last }) => {
      const fields = line.expect !== undefined && "fields" in line.expect ? line.expect.fields : {};
      const isRepairable = name.startsWith("twice");
      return { ...line, expect: isPlain(first + last) || isRepairable ? { kind: "either", fields } : { kind: "ask" } };
    },
  });
}

function readAs(text: string, page: string): string {
  return new TextDecoder(page).decode(new TextEncoder().encode(text));
}

function askAbout({ line }: ExpectedRow): ExpectedRow {
  return { kind: "ask", line };
}

function mayAsk(row: ExpectedRow): ExpectedRow {
  return "fields" in row ? { ...row, kind: "either" } : row;
}
