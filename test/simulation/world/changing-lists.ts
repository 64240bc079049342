/** Lists that follow each other: what people and programs do to a list from one night to the next, and to its file. */
import type { Dice } from "./random.ts";

/** One row as its cells, or a line that is no row at all. */
type Line = readonly string[] | { readonly raw: string };

interface Dialect {
  readonly delimiter: string;
  readonly lineEnd: string;
  readonly bom: string;
  readonly encoding: "utf8" | "latin1" | "utf16le";
  readonly quotesAll: boolean;
  readonly separatorLine: boolean;
  readonly preamble: readonly string[];
}

export interface ChangingList {
  readonly header: readonly string[];
  readonly dialect: Dialect;
  readonly lines: readonly Line[];
}

const HEADER = ["Nr", "First Name", "Last Name", "Email", "Phone", "Birthday", "Group", "Department", "Title", "Notes"];
const EXTRA = ["Status", "Leaving Date", "Gender", "Birth date"] as const;
const FIRST = ["Änne", "Ben", "Cleo", "Dörte", "Émile", "Fay", "April", "Total"];
const GROUPS = ["Team Berlin", "Team Berlin", "Team Rome", "team rome", "Nobody's", ""];
const DEPARTMENTS = ["Sales", "Team Berlin", "IT", "Law", "", "Press", "HR"];
const TITLES = ["Dr.", "Engineer", "Frau", "", "Mr"];
const NOTES = [
  "",
  "",
  "plain",
  'says "hi"',
  "two\nlines",
  "a;b,c\td|e",
  "three\nmore,\nlines, of, text, and, commas, a, b, c",
  "–",
];
const STATUS = ["A", "A", "active", "L", "", "terminated"];
const PHONES = ["", "", "+49 30 901820", "+44 7700 900123", "1.5E+11", "030 901821"];
const GENDERS = ["f", "m", "d"];

function birthday(dice: Dice): string {
  const day = String(1 + dice.below(28)).padStart(2, "0");
  const month = String(1 + dice.below(12)).padStart(2, "0");
  const year = 1900 + dice.below(120);
  return dice.pick([
    `${year}-${month}-${day}`,
    `${year}-${month}-${day}`,
    `${year}-${month}-${day}`,
    `${day}.${month}.${year}`,
    `${month}/${day}/${year}`,
    `${day}/${month}/${String(year).slice(2)}`,
    `2026-11-${day}`,
    "",
    "unknown",
    String(20_000 + dice.below(20_000)),
  ]);
}

function cellOf(column: string, nr: number, dice: Dice): string {
  switch (column) {
    case "Nr":
      return dice.chance(0.02) ? "" : String(nr);
    case "First Name":
      return dice.pick(FIRST as [string, ...string[]]);
    case "Last Name":
      return `Beispiel${nr}`;
    case "Email":
      return dice.chance(0.7) ? `p${nr}@example.org` : dice.chance(0.3) ? "p1@example.org" : "";
    case "Phone":
      return dice.pick(PHONES as [string, ...string[]]);
    case "Birthday":
    case "Birth date":
      return birthday(dice);
    case "Group":
      return dice.pick(GROUPS as [string, ...string[]]);
    case "Department":
      return dice.pick(DEPARTMENTS as [string, ...string[]]);
    case "Title":
      return dice.pick(TITLES as [string, ...string[]]);
    case "Status":
      return dice.pick(STATUS as [string, ...string[]]);
    case "Gender":
      return dice.pick(GENDERS as [string, ...string[]]);
    case "Leaving Date":
      return dice.chance(0.2) ? `2026-1${1 + dice.below(2)}-${10 + dice.below(19)}` : "";
    default:
      return dice.pick(NOTES as [string, ...string[]]);
  }
}

/** Most lists are dull, so that most of their rows can be known again. */
function personOf(header: readonly string[], nr: number, dice: Dice): readonly string[] {
  const isDull = dice.chance(0.75);
  const dull: Readonly<Record<string, string>> = {
    Nr: String(nr),
    "First Name": FIRST[nr % 6] ?? "",
    Birthday: `19${String(40 + (nr % 60)).padStart(2, "0")}-0${1 + (nr % 9)}-1${nr % 10}`,
    Group: "Team Berlin",
    Status: "A",
    Phone: "",
    Email: `p${nr}@example.org`,
    "Leaving Date": "",
    "Birth date": "",
  };
  return header.map((column) => (isDull ? dull[column] : undefined) ?? cellOf(column, nr, dice));
}

const ODD_LINES: readonly [Line, ...Line[]] = [
  { raw: "" },
  { raw: ",,,,,,,,," },
  { raw: "Total: 12" },
  { raw: "Copyright Example Ltd" },
  { raw: "One cell" },
  { raw: '5" pipe,Zed,Beispiel' },
  { raw: '"7","Zed" x,Beispiel7,z@example.org,,1980-01-01,Team Berlin,,,' },
  { raw: "1,2,3,4,5,6,7,8,9,10,11,12,13" },
  { raw: HEADER.join(",") },
  { raw: '99,"Zoë,Beispiel99,z@example.org,,1980-01-01,Team Berlin,,,' },
  { raw: '98,Zoë,Beispiel98,z@example.org,,1980-01-01,Team Berlin,,"a"",' },
];

export function firstList(dice: Dice): ChangingList {
  const extra = EXTRA.filter(() => dice.chance(0.35));
  const header = [...HEADER, ...extra];
  const lines = Array.from({ length: 8 + dice.below(25) }, (_, index) => personOf(header, index + 1, dice));
  return { header, lines, dialect: dialectOf(dice) };
}

function dialectOf(dice: Dice): Dialect {
  const encoding = dice.pick(["utf8", "utf8", "utf8", "latin1", "utf16le"]);
  return {
    encoding,
    delimiter: dice.pick([",", ",", ";", "\t", "|"]),
    lineEnd: dice.pick(["\n", "\r\n", "\r\n", "\r"]),
    bom: encoding === "utf16le" || (encoding === "utf8" && dice.chance(0.3)) ? "\ufeff" : "",
    quotesAll: dice.chance(0.2),
    separatorLine: dice.chance(0.1),
    preamble: dice.chance(0.15) ? ["Members of Example Ltd"] : [],
  };
}

/** The next night's list. */
export function nextList(list: ChangingList, dice: Dice): ChangingList {
  let { header, dialect } = list;
  let lines = [...list.lines];
  const place = () => dice.below(lines.length + 1);
  for (let changes = dice.below(5); changes > 0; changes -= 1) {
    const at = dice.below(lines.length || 1);
    const line = lines[at];
    switch (dice.below(14)) {
      case 0:
        lines.splice(place(), 0, personOf(header, 40 + dice.below(40), dice));
        break;
      case 1:
        lines.splice(at, 1 + dice.below(2));
        break;
      case 2:
      case 3:
        if (Array.isArray(line)) {
          const column = dice.below(header.length);
          lines[at] = line.map((cell: string, index) =>
            index === column ? cellOf(header[column] ?? "", dice.below(60), dice) : cell,
          );
        }
        break;
      case 4:
        if (line !== undefined) lines.splice(place(), 0, line);
        break;
      case 5:
        // The same key with other blanks, or with other content.
        if (Array.isArray(line))
          lines.splice(
            place(),
            0,
            line.map((cell: string) => (dice.chance(0.5) ? `${cell} ` : cell)),
          );
        break;
      case 6:
        lines.splice(place(), 0, dice.pick(ODD_LINES));
        break;
      case 7:
        lines = lines.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
        break;
      case 8:
        lines.reverse();
        break;
      case 9:
        lines = lines
          .map((each) => ({ each, by: dice.below(1_000) }))
          .toSorted((a, b) => a.by - b.by)
          .map(({ each }) => each);
        break;
      case 10:
        if (line !== undefined) lines.splice(place(), 0, ...lines.splice(at, 1));
        break;
      case 11:
        // Rows that share a key, for good.
        if (Array.isArray(line)) lines.splice(place(), 0, [line[0] ?? "", ...personOf(header, 1, dice).slice(1)]);
        break;
      case 12:
        if (dice.chance(0.3)) dialect = dialectOf(dice);
        break;
      case 13:
        if (dice.chance(0.2) && !header.includes("Extra")) {
          header = [...header, "Extra"];
          lines = lines.map((each) => (Array.isArray(each) ? [...(each as string[]), "x"] : each));
        }
        break;
    }
  }
  return { header, dialect, lines };
}

/** The list as a file; now and then it is damaged. */
export function fileOf({ header, dialect, lines }: ChangingList, dice: Dice): Buffer {
  const { delimiter, lineEnd, quotesAll } = dialect;
  const cellText = (cell: string) =>
    quotesAll || /["\r\n,;\t|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lineText = (line: Line) =>
    "raw" in line ? line.raw.replaceAll(",", delimiter) : line.map(cellText).join(delimiter);
  const texts = [...dialect.preamble, lineText(header), ...lines.map(lineText)];
  if (dialect.separatorLine) texts.unshift(`sep=${delimiter}`);
  let text = dialect.bom + texts.join(lineEnd) + (dice.chance(0.8) ? lineEnd : "");
  if (dice.chance(0.04)) text = text.slice(0, Math.floor(text.length * 0.8));
  if (dice.chance(0.04)) text += `"open${lineEnd}`;
  return Buffer.from(text, dialect.encoding);
}
