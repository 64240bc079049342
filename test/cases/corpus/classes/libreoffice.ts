/**
 * Lists that LibreOffice saved as OpenDocument, as workbooks and as text. `make/save-with-libreoffice.ts` made the files in
 * `files/` from the same lists. LibreOffice turns dates and numbers into typed cells, as it does in an office.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ListCase } from "../model.ts";
import { languageOf, wordsOf } from "../data/people.ts";
import { birthday, email, firstName, fullName, lastName, other, phone, type Column } from "../make/columns.ts";
import { makeList } from "../make/list.ts";

/** A list, the forms in which LibreOffice saves it, and the language of that office. */
export interface SavedList {
  readonly source: ListCase;
  readonly files: readonly string[];
  readonly language: string;
}

const FOLDER = join(import.meta.dirname, "../files");

export function libreOfficeCases(): readonly ListCase[] {
  return savedLists().flatMap(({ source, files }) =>
    files.map((file) => ({
      ...source,
      name: file.replace(".", "-"),
      file,
      bytes: () => readFileSync(join(FOLDER, file)),
    })),
  );
}

/** Returns the lists that LibreOffice saves. */
export function savedLists(): readonly SavedList[] {
  const plain = ["de", "en", "fr", "es", "it", "nl", "pl", "cs", "hu", "sv", "tr", "ru", "el", "ja"].map(
    (id, index) => {
      const words = wordsOf(languageOf(id));
      const start =
        index % 2 === 0
          ? [firstName(words.first), lastName(words.last)]
          : [lastName(words.last), firstName(words.first)];
      const columns = [
        ...start,
        id === "ja" ? shownWithoutYear : birthday(words.birthday, languageOf(id).date),
        email(words.email),
        phone(words.phone),
      ];
      return saved(`saved-${id}`, id, columns);
    },
  );
  const de = wordsOf(languageOf("de"));
  const names = [firstName(de.first), lastName(de.last)];
  return [
    ...plain,
    saved(
      "saved-title",
      "de",
      [...names, birthday(de.birthday, "D.M.Y"), email(de.email)],
      [["Geburtstagsliste"], ["Stand:", "01.03.2025"], [""]],
    ),
    saved("saved-full-names", "de", [
      fullName("Name, Vorname", ({ first, last }) => `${last}, ${first}`),
      birthday("geb. am", "D.M.Y"),
      phone("Handy"),
    ]),
    saved("saved-entry", "de", [
      ...names,
      other("Eintritt", "01.02.2015", "15.09.2019"),
      birthday(de.birthday, "D.M.Y"),
      email(de.email),
    ]),
    saved("saved-words", "de", [
      ...names,
      birthday(de.birthday, ({ day, month, year }) => `${day}. ${MONTHS[month - 1]} ${year}`),
      email(de.email),
    ]),
  ];
}

/** LibreOffice shows these dates without their year, and keeps it in the cell. Both readings are right. */
const shownWithoutYear: Column = {
  ...birthday("生年月日", "Y/M/D"),
  gives: ({ born }) => ({ birthday: [born, born.slice(5)] }),
};

const MONTHS = languageOf("de").months.split(" ");
const CODE_PAGES: Readonly<Record<string, true>> = { de: true, fr: true, pl: true, cs: true, tr: true, ru: true };

function saved(
  name: string,
  language: string,
  columns: readonly Column[],
  above: readonly (readonly string[])[] = [],
): SavedList {
  const source = makeList({ name, group: "libreoffice", language, columns, above, form: { delimiter: "," } });
  const files = [
    `${name}.ods`,
    `${name}.xlsx`,
    ...(CODE_PAGES[name.slice("saved-".length)] === true ? [`${name}.csv`] : []),
  ];
  return { source, files, language };
}
