/** Corrected reports in which a column moved without the others, and ordinary corrections of the same rows. */
import { describe, expect } from "vitest";
import { inventedBirthday } from "../../../invented-birthday.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, namesIn, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const others = Array.from({ length: 15 }, (_, at) => at + 31).map((nr) =>
  person(nr, `Person${nr}`, { Birthday: inventedBirthday(nr) }),
);
const anyOrder = { dateOrder: null } as const;

const GOOD = ["1980-01-10", "1982-03-12", "1984-05-14", "1986-07-16"];
const mixedWith = (bad: readonly string[]) => GOOD.flatMap((date, at) => [date, bad[at] ?? ""]);
const IMPOSSIBLE = mixedWith(["1980-02-31", "32.01.1980", "1975-13-01", "31.04.1981"]);
const WORDS = mixedWith(["abc", "soon", "1970", "later"]);

/** Rows that all have an unknown group, so that each stands in the report. */
const wrong = (birthdays: readonly string[]) =>
  birthdays.map((Birthday, at) =>
    person(at + 1, `Ada${at}`, {
      Birthday,
      Group: "Team Nowhere",
      Email: `ada${at}@example.org`,
      Phone: `+49 30 55501${String(at).padStart(2, "0")}`,
    }),
  );

type Columns = Readonly<Record<string, (cell: string, nth: number, column: readonly string[]) => string>>;

/** Applies a list of wrong rows, and drops the report with a right group and these columns changed. */
async function correct(place: Workplace, birthdays: readonly string[], columns: Columns) {
  const [record] = await apply(place, [...wrong(birthdays), ...others], anyOrder);
  expect(record).toMatchObject({ status: "completed", rows: { created: others.length, rejected: birthdays.length } });
  dropChanged(place, record, (lines, header) => {
    setColumn(lines, header, "Group", () => "Team Berlin");
    for (const [name, change] of Object.entries(columns)) {
      const at = header.indexOf(name);
      const column = lines.map((cells) => cells[at] ?? "");
      setColumn(lines, header, name, (cells, nth) => change(cells[at] ?? "", nth, column));
    }
  });
  return (await run(place, anyOrder))[0];
}

const down = (_cell: string, nth: number, column: readonly string[]) => column.at(nth - 1) ?? "";
const up = (_cell: string, nth: number, column: readonly string[]) => column[(nth + 1) % column.length] ?? "";
const sorted = (_cell: string, nth: number, column: readonly string[]) => column.toSorted()[nth] ?? "";
const exchanged = (_cell: string, nth: number, column: readonly string[]) => column[[1, 0][nth] ?? nth] ?? "";
const dotted = (date: string) => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/u, "$3.$2.$1");

const HELD: Readonly<Record<string, readonly [birthdays: readonly string[], columns: Columns]>> = {
  "all birthdays one row down": [IMPOSSIBLE, { Birthday: down }],
  "all birthdays one row up": [IMPOSSIBLE, { Birthday: up }],
  "sorted birthdays": [IMPOSSIBLE, { Birthday: sorted }],
  "birthdays one row down, of which some are no dates": [WORDS, { Birthday: down }],
  "birthdays one row down that the spreadsheet wrote otherwise": [
    IMPOSSIBLE,
    { Birthday: (cell, nth, column) => dotted(down(cell, nth, column)) },
  ],
  "three birthdays one row down, one of them impossible": [
    ["1980-01-10", "1980-02-31", "1984-05-14"],
    { Birthday: down },
  ],
  "the birthdays of two rows exchanged, one of them impossible": [["1980-01-10", "1980-02-31"], { Birthday: down }],
  "the birthdays of two people exchanged": [GOOD, { Birthday: exchanged }],
  "the first names of two people exchanged": [GOOD, { "First Name": exchanged }],
  "the e-mails of two people exchanged": [GOOD, { Email: exchanged }],
  "the phones of two people exchanged": [GOOD, { Phone: exchanged }],
  "all but the number of two people exchanged": [
    GOOD,
    { "First Name": exchanged, Email: exchanged, Phone: exchanged, Birthday: exchanged },
  ],
  "first names one row down": [IMPOSSIBLE, { "First Name": down }],
  "e-mails one row up": [IMPOSSIBLE, { Email: up }],
  "phones one row down": [IMPOSSIBLE, { Phone: down }],
  "all but the number one row down": [
    IMPOSSIBLE,
    { "First Name": down, "Last Name": down, Email: down, Phone: down, Birthday: down },
  ],
};

describe("a corrected report is held with", () => {
  test.for(Object.keys(HELD))("%s", async (name, { place }) => {
    const [birthdays = [], columns = {}] = HELD[name] ?? [];
    const record = await correct(place, birthdays, columns);
    expect(record).toMatchObject({ status: "held", holds: [{ guard: "values_exchanged" }] });
    expect(namesIn(place)).toHaveLength(others.length);
    expect(place.ledger().corrections.active("staff")).toEqual([]);
  });
});

const RIGHT: Readonly<Record<string, string>> = {
  "1980-02-31": "1980-02-28",
  "32.01.1980": "31.01.1980",
  "1975-13-01": "1975-12-01",
  "31.04.1981": "1981-04-30",
};
const isMended = (cell: string) => RIGHT[cell] ?? cell;
const only = (mended: number) => (cell: string, nth: number) => (nth === mended ? isMended(cell) : cell);
const MONTH_FIRST = GOOD.map((_date, at) => `${at + 3}/${at + 20}/198${at}`);
/** Each date without a year is another row's date with day and month exchanged. */
const YEARLESS = ["04.05.", "05.04.", "06.07.", "07.06.", "08.09.", "09.08."];

const PASSING: Readonly<Record<string, readonly [birthdays: readonly string[], columns: Columns]>> = {
  "nothing but the group": [IMPOSSIBLE, {}],
  "each impossible day mended": [IMPOSSIBLE, { Birthday: isMended }],
  "one impossible day mended": [IMPOSSIBLE, { Birthday: only(1) }],
  "a typo in a date mended": [IMPOSSIBLE, { Birthday: (cell) => isMended(cell).replace("1984-05-14", "1984-05-15") }],
  "blank birthdays filled in": [
    mixedWith(["", "", "", ""]),
    { Birthday: (cell, nth) => (cell === "" ? `195${nth}-0${nth + 1}-2${nth}` : cell) },
  ],
  "impossible birthdays cleared": [IMPOSSIBLE, { Birthday: (cell) => (cell in RIGHT ? "" : cell) }],
  "words replaced by other words": [WORDS, { Birthday: (cell) => (/^[a-z]/u.test(cell) ? "unknown" : cell) }],
  "e-mails mended": [IMPOSSIBLE, { Birthday: isMended, Email: (cell) => cell.replace("example.org", "example.com") }],
  "one phone removed": [IMPOSSIBLE, { Birthday: isMended, Phone: (cell, nth) => (nth === 2 ? "" : cell) }],
  "all phones written otherwise": [
    IMPOSSIBLE,
    { Birthday: isMended, Phone: (cell) => cell.replace("+49 30 ", "030 / ") },
  ],
  "all dates in another order": [
    MONTH_FIRST,
    { Birthday: (cell) => cell.replace(/^(\d+)\/(\d+)\/(\d+)$/u, "$2.$1.$3") },
  ],
  "all dates written otherwise": [GOOD, { Birthday: dotted }],
  "all dates without a year in the other order": [
    YEARLESS,
    { Birthday: (cell) => cell.replace(/^(\d\d)\.(\d\d)\.$/u, "$1.$2.") },
  ],
  "the names of one person exchanged": [
    IMPOSSIBLE,
    {
      Birthday: isMended,
      "First Name": (cell, nth) => (nth === 0 ? "Muster" : cell),
      "Last Name": (cell, nth) => (nth === 0 ? "Ada0" : cell),
    },
  ],
  "all last names in capitals": [IMPOSSIBLE, { Birthday: isMended, "Last Name": (cell) => cell.toUpperCase() }],
};

describe("a corrected report passes with", () => {
  test.for(Object.keys(PASSING))("%s", async (name, { place }) => {
    const [birthdays = [], columns = {}] = PASSING[name] ?? [];
    const record = await correct(place, birthdays, columns);
    expect(record).toMatchObject({ status: "completed", holds: [] });
    expect(record?.rows.held).toBe(0);
  });
});

test("a corrected report passes when two people exchange what the report asks about", async ({ place }) => {
  const [ada, ben] = [1, 2].map((nr) =>
    person(nr, nr === 1 ? "Ada" : "Ben", { Birthday: `195${nr}-0${nr}-1${nr}`, Email: `p${nr}@example.org` }),
  ) as [readonly string[], readonly string[]];
  await apply(place, [ada, ben, ...others]);
  const [asked] = await apply(place, [ada.with(0, "E-2"), ben.with(0, "E-1"), ...others]);
  expect(asked?.rows).toMatchObject({ rejected: 2 });
  dropChanged(place, asked, (lines, header) => {
    const right = [ben, ada];
    for (const [name, at] of [
      ["First Name", 1],
      ["Last Name", 2],
      ["Email", 3],
      ["Birthday", 5],
    ] as const)
      setColumn(lines, header, name, (cells) => right[cells.includes("E-1") ? 1 : 0]?.[at] ?? "");
  });
  const [record] = await run(place);
  expect(record).toMatchObject({ status: "completed", holds: [], rows: { rejected: 0, held: 0 } });
});
