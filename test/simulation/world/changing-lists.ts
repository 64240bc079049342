/** Random lists that follow each other: changes that people and programs make to a list and its file from night to night. */
import type { Random } from "./random.ts";

/** A row as its cells, or a line that is not a row. */
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

function birthday(random: Random): string {
  const day = String(1 + random.below(28)).padStart(2, "0");
  const month = String(1 + random.below(12)).padStart(2, "0");
  const year = 1900 + random.below(120);
  return random.pick([
    `${year}-${month}-${day}`,
    `${year}-${month}-${day}`,
    `${year}-${month}-${day}`,
    `${day}.${month}.${year}`,
    `${month}/${day}/${year}`,
    `${day}/${month}/${String(year).slice(2)}`,
    `2026-11-${day}`,
    "",
    "unknown",
    // Three serials beside dates make a list that is read whole, so they are rare.
    random.chance(0.1) ? String(20_000 + random.below(20_000)) : "",
  ]);
}

function cellOf(column: string, nr: number, random: Random): string {
  switch (column) {
    case "Nr":
      return random.chance(0.02) ? "" : String(nr);
    case "First Name":
      return random.pick(FIRST as [string, ...string[]]);
    case "Last Name":
      return `Beispiel${nr}`;
    case "Email":
      return random.chance(0.7) ? `p${nr}@example.org` : random.chance(0.3) ? "p1@example.org" : "";
    case "Phone":
      return random.pick(PHONES as [string, ...string[]]);
    case "Birthday":
    case "Birth date":
      return birthday(random);
    case "Group":
      return random.pick(GROUPS as [string, ...string[]]);
    case "Department":
      return random.pick(DEPARTMENTS as [string, ...string[]]);
    case "Title":
      return random.pick(TITLES as [string, ...string[]]);
    case "Status":
      return random.pick(STATUS as [string, ...string[]]);
    case "Gender":
      return random.pick(GENDERS as [string, ...string[]]);
    case "Leaving Date":
      return random.chance(0.2) ? `2026-1${1 + random.below(2)}-${10 + random.below(19)}` : "";
    default:
      return random.pick(NOTES as [string, ...string[]]);
  }
}

/** Returns a row. Three of four rows have fixed values, so that the row cache can find them in the next list. */
function personOf(header: readonly string[], nr: number, random: Random): readonly string[] {
  const isFixed = random.chance(0.75);
  const fixed: Readonly<Record<string, string>> = {
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
  return header.map((column) => (isFixed ? fixed[column] : undefined) ?? cellOf(column, nr, random));
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

/** Returns a first list of 8 to 32 rows. */
export function firstList(random: Random): ChangingList {
  const extra = EXTRA.filter(() => random.chance(0.35));
  const header = [...HEADER, ...extra];
  const lines = Array.from({ length: 8 + random.below(25) }, (_, index) => personOf(header, index + 1, random));
  return { header, lines, dialect: dialectOf(random) };
}

function dialectOf(random: Random): Dialect {
  const encoding = random.pick(["utf8", "utf8", "utf8", "latin1", "utf16le"]);
  return {
    encoding,
    delimiter: random.pick([",", ",", ";", "\t", "|"]),
    lineEnd: random.pick(["\n", "\r\n", "\r\n", "\r"]),
    bom: encoding === "utf16le" || (encoding === "utf8" && random.chance(0.3)) ? "\ufeff" : "",
    quotesAll: random.chance(0.2),
    separatorLine: random.chance(0.1),
    preamble: random.chance(0.15) ? ["Members of Example Ltd"] : [],
  };
}

/** Returns the list of the next night: up to four changes to rows, order, columns or file format. */
export function nextList(list: ChangingList, random: Random): ChangingList {
  let { header, dialect } = list;
  let lines = [...list.lines];
  const place = () => random.below(lines.length + 1);
  for (let changes = random.below(5); changes > 0; changes -= 1) {
    const at = random.below(lines.length || 1);
    const line = lines[at];
    switch (random.below(14)) {
      case 0:
        lines.splice(place(), 0, personOf(header, 40 + random.below(40), random));
        break;
      case 1:
        lines.splice(at, 1 + random.below(2));
        break;
      case 2:
      case 3:
        if (Array.isArray(line)) {
          const column = random.below(header.length);
          lines[at] = line.map((cell: string, index) =>
            index === column ? cellOf(header[column] ?? "", random.below(60), random) : cell,
          );
        }
        break;
      case 4:
        if (line !== undefined) lines.splice(place(), 0, line);
        break;
      case 5:
        // Repeats the row with blanks added.
        if (Array.isArray(line))
          lines.splice(
            place(),
            0,
            line.map((cell: string) => (random.chance(0.5) ? `${cell} ` : cell)),
          );
        break;
      case 6:
        lines.splice(place(), 0, random.pick(ODD_LINES));
        break;
      case 7:
        lines = lines.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
        break;
      case 8:
        lines.reverse();
        break;
      case 9:
        lines = lines
          .map((each) => ({ each, by: random.below(1_000) }))
          .toSorted((a, b) => a.by - b.by)
          .map(({ each }) => each);
        break;
      case 10:
        if (line !== undefined) lines.splice(place(), 0, ...lines.splice(at, 1));
        break;
      case 11:
        // Adds another person with the same key.
        if (Array.isArray(line)) lines.splice(place(), 0, [line[0] ?? "", ...personOf(header, 1, random).slice(1)]);
        break;
      case 12:
        if (random.chance(0.3)) dialect = dialectOf(random);
        break;
      case 13:
        if (random.chance(0.2) && !header.includes("Extra")) {
          header = [...header, "Extra"];
          lines = lines.map((each) => (Array.isArray(each) ? [...(each as string[]), "x"] : each));
        }
        break;
    }
  }
  return { header, dialect, lines };
}

/** Returns the list as a file. A few files are cut off or have an open quote. */
export function fileOf({ header, dialect, lines }: ChangingList, random: Random): Buffer {
  const { delimiter, lineEnd, quotesAll } = dialect;
  const cellText = (cell: string) =>
    quotesAll || /["\r\n,;\t|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lineText = (line: Line) =>
    "raw" in line ? line.raw.replaceAll(",", delimiter) : line.map(cellText).join(delimiter);
  const texts = [...dialect.preamble, lineText(header), ...lines.map(lineText)];
  if (dialect.separatorLine) texts.unshift(`sep=${delimiter}`);
  let text = dialect.bom + texts.join(lineEnd) + (random.chance(0.8) ? lineEnd : "");
  if (random.chance(0.04)) text = text.slice(0, Math.floor(text.length * 0.8));
  if (random.chance(0.04)) text += `"open${lineEnd}`;
  return Buffer.from(text, dialect.encoding);
}
