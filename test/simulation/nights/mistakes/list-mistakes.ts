/** Mistakes with the list as a whole: cut, filtered, older, in two sheets, encoded twice, or read with other settings. */
import type { Mistake } from "./mistake.ts";
import { ofRows } from "./mistake.ts";

/** Returns a mistake that drops the list of `nights` nights before. */
const olderList = (nights: number): Mistake =>
  ofRows(`the list of ${nights} nights before`, (_, __, { lists }) => lists.at(-nights) ?? null);

/** Returns a mistake that cuts the file by at least one character and at most `most`. */
const cutOff = (name: string, most: (characters: number) => number): Mistake => ({
  name,
  make: (rows, { style }, random) => {
    const characters = rows.length * 70;
    return style.file === "csv" ? { lists: [rows], file: { charactersCut: 1 + random.below(most(characters)) } } : null;
  },
});

export const LIST_MISTAKES: readonly Mistake[] = [
  cutOff("cut by a few characters", () => 12),
  cutOff("cut in the last row", () => 60),
  cutOff("cut anywhere", (characters) => Math.floor(characters * 0.8)),
  ofRows("the first half of the list", (rows) => rows.slice(0, Math.ceil(rows.length / 2))),
  ofRows("the second half of the list", (rows) => rows.slice(Math.floor(rows.length / 2))),
  ofRows("nine tenths of the list", (rows) => rows.slice(0, Math.ceil(rows.length * 0.9))),
  ofRows("without the last three rows", (rows) => (rows.length > 8 ? rows.slice(0, -3) : null)),
  ofRows("cut at 100 rows", (rows) => (rows.length > 100 ? rows.slice(0, 100) : null)),
  ofRows("one group only", (rows) => rows.filter(({ group }) => group === rows[0]?.group)),
  ofRows("without one group", (rows) => rows.filter(({ group }) => group !== rows[0]?.group)),
  ofRows("last names of A to K only", (rows) => rows.filter(({ last }) => last < "L")),
  ofRows("without last names of one letter", (rows) => rows.filter(({ last }) => last[0] !== rows[0]?.last[0])),
  ofRows("no row at all", () => []),
  ofRows("the first row only", (rows) => rows.slice(0, 1)),
  olderList(2),
  olderList(3),
  olderList(10),
  olderList(30),
  {
    name: "the last rows on a second sheet",
    make: (rows) => (rows.length > 8 ? { lists: [rows], file: { secondSheet: Math.ceil(rows.length / 10) } } : null),
  },
  {
    name: "encoded twice",
    make: (rows) => ({ lists: [rows], file: { isEncodedTwice: true }, style: { file: "csv", encoding: "utf8" } }),
  },
  {
    name: "headers of names exchanged",
    make: (rows) => ({ lists: [rows], file: { exchangedHeaders: ["first", "last"] } }),
  },
  {
    name: "headers of e-mail and phone exchanged",
    make: (rows) => ({ lists: [rows], file: { exchangedHeaders: ["email", "phone"] } }),
  },
  {
    name: "headers of number and phone exchanged",
    make: (rows) => ({ lists: [rows], file: { exchangedHeaders: ["nr", "phone"] } }),
  },
  {
    name: "blank groups under another default group",
    make: (rows, { town }) => ({
      lists: [rows.map((row) => ({ ...row, group: "" }))],
      settings: { defaults: { group: town.groups.at(-1) ?? "" } },
    }),
  },
  {
    name: "another date order",
    make: (rows) => ({ lists: [rows], settings: { dateOrder: "MDY" }, style: { dates: "DD/MM/YYYY", file: "csv" } }),
  },
  {
    name: "phones become the e-mail column",
    make: (rows) => ({
      lists: [rows],
      settings: { columns: { Ref: "custom_fields.ref", Phone: "email", Email: null } },
    }),
  },
  {
    name: "a twentieth fewer each night, for twelve nights",
    make: (rows) => {
      if (rows.length < 40) return null;
      const lists = Array.from({ length: 12 }, (_, night) =>
        rows.slice(0, rows.length - Math.floor((rows.length / 20) * (night + 1))),
      );
      return { lists };
    },
  },
  ofRows("letters with accents as question marks", (rows) =>
    rows.map((row) => ({
      ...row,
      first: row.first.replace(/[^\0-\x7f]/gu, "?"),
      last: row.last.replace(/[^\0-\x7f]/gu, "?"),
    })),
  ),
  ofRows("each byte of a letter with an accent as a question mark", (rows) =>
    rows.map((row) => ({
      ...row,
      first: row.first.replace(/[^\0-\x7f]/gu, "??"),
      last: row.last.replace(/[^\0-\x7f]/gu, "??"),
    })),
  ),
  ofRows("a fifth of the people twice, with other numbers and addresses and without birthdays", (rows) => {
    const twice = rows.filter((_, index) => index % 5 === 1);
    if (twice.length < 4) return null;
    const others = twice.map((row) => ({ ...row, nr: `8${row.nr}`, email: row.email && `x.${row.email}` }));
    return [...rows, ...others.map((row) => ({ ...row, phone: "", birthday: "" }))];
  }),
];
