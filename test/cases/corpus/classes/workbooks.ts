/** Workbooks of exceljs, and OpenDocument lists: dates as cells, numbers, lines above the header, many languages. */
import type { ListCase } from "../model.ts";
import { LANGUAGES, languageOf, wordsOf } from "../data/people.ts";
import {
  birthday,
  dayCells,
  email,
  firstName,
  fullName,
  lastName,
  other,
  phone,
  type Column,
} from "../make/columns.ts";
import { makeList } from "../make/list.ts";

const FORMATS = [
  "dd.mm.yyyy",
  "d/m/yyyy",
  "yyyy-mm-dd",
  "mm-dd-yy",
  "d. mmmm yyyy",
  "dd-mmm-yy",
  "[$-407]d. mmm yyyy;@",
  "m/d/yyyy",
];

export function workbookCases(): readonly ListCase[] {
  return [...perLanguage("xlsx"), ...perLanguage("ods"), ...forms("xlsx"), ...forms("ods")];
}

function perLanguage(sheet: "xlsx" | "ods"): readonly ListCase[] {
  return LANGUAGES.filter((_, index) => index % 2 === (sheet === "xlsx" ? 0 : 1) || index % 5 === 0).map(
    (language, index) => {
      const words = wordsOf(language);
      const columns = [
        lastName(words.last),
        firstName(words.first),
        dayCells(words.birthday, FORMATS[index % FORMATS.length] ?? ""),
        email(words.email),
        phone(words.phone),
      ];
      return makeList({
        name: `book-${sheet}-${language.id}`,
        group: groupOf(sheet),
        language: language.id,
        columns,
        sheet,
      });
    },
  );
}

const groupOf = (sheet: "xlsx" | "ods") => (sheet === "xlsx" ? "workbooks" : "opendocument");

function forms(sheet: "xlsx" | "ods"): readonly ListCase[] {
  const group = groupOf(sheet);
  const de = wordsOf(languageOf("de"));
  const names = [firstName(de.first), lastName(de.last)];
  const make = (name: string, columns: readonly Column[], more: object = {}) =>
    makeList({ name: `book-${sheet}-${name}`, group, language: "de", columns, sheet, ...more });
  const asNumber: Column = {
    header: "Handy",
    cell: ({ e164 }) => Number(`0${e164.slice(3)}`),
    gives: ({ e164 }) => ({ phone: e164 }),
  };
  return [
    make("text-dates", [...names, birthday(de.birthday, "D.M.Y"), email(de.email)]),
    make("words-dates", [
      ...names,
      birthday(de.birthday, ({ day, month, year }) => `${day}. ${MONTHS[month - 1]} ${year}`),
      email(de.email),
    ]),
    make("title-lines", [...names, dayCells(de.birthday, "dd.mm.yyyy"), email(de.email)], {
      above: [["Mitgliederliste", "", "", ""], ["Stand:", "01.03.2025", "", ""], [""]],
    }),
    make("number-phones", [...names, dayCells(de.birthday, "dd.mm.yyyy"), asNumber]),
    make("full-names", [
      fullName("Name, Vorname", ({ first, last }) => `${last}, ${first}`),
      dayCells("geb. am", "dd.mm.yyyy"),
      email("Mail"),
    ]),
    make("blank-column", [...names, other("", ""), dayCells(de.birthday, "dd.mm.yyyy"), email(de.email)]),
    make("blank-rows", [...names, dayCells(de.birthday, "dd.mm.yyyy"), email(de.email)], {
      inserted: { before: 3, lines: [{ cells: [""] }, { cells: [""] }] },
    }),
    make("total", [...names, dayCells(de.birthday, "dd.mm.yyyy"), email(de.email)], {
      below: [{ cells: [""] }, { cells: ["Anzahl:", 8] }],
    }),
    make("entry-and-birthday", [
      ...names,
      { header: "Eintritt", cell: () => ({ day: "2015-02-01", format: "dd.mm.yyyy" }) },
      dayWithoutYear,
      email(de.email),
    ]),
    make("numbers", [
      { header: "Nr.", cell: (_, index) => index + 1 },
      ...names,
      dayCells(de.birthday, "dd.mm.yyyy"),
      phone(de.phone),
    ]),
    make("line-breaks", [...names, dayCells("Geburts-\ndatum", "dd.mm.yyyy"), email("E-Mail-\nAdresse")]),
    make("repeated-cells", [
      other("Abteilung", "Einkauf"),
      other("Ort", "Ulm"),
      ...names,
      dayCells(de.birthday, "dd.mm.yyyy"),
      email(de.email),
    ]),
    make("wide", [
      ...names,
      ...Array.from({ length: 20 }, (_, index) => other(`Feld ${index + 1}`, "", "x")),
      dayCells(de.birthday, "dd.mm.yyyy"),
      email(de.email),
    ]),
  ];
}

/** The cell shows no year, and holds one. Both readings are right. */
const dayWithoutYear: Column = {
  ...dayCells("Geburtstag", "dd.mm."),
  gives: ({ born }) => ({ birthday: [born, born.slice(5)] }),
};

const MONTHS = languageOf("de").months.split(" ");
