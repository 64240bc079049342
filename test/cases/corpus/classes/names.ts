/** Names as people write them: single names, titles, credentials, capitals, escapes, columns beside columns. */
import type { ListCase } from "../model.ts";
import { languageOf, wordsOf } from "../data/people.ts";
import { birthday, email, firstName, fullName, lastName, other, phone, type Column } from "../make/columns.ts";
import { cellText, makeList, orAsk, type Expectation } from "../make/list.ts";
import { readTable } from "./read-table.ts";

export function nameCases(): readonly ListCase[] {
  return [...tableCases(), ...escaped(), ...besideColumns()];
}

/** Lists whose names stand in `data/lists`, with what each must become. */
function tableCases(): readonly ListCase[] {
  return ["names-forms.txt", "names-titles.txt"].flatMap(readTable).map(({ title, options, lines }) => {
    const [name = "", language = "de", header = "Name"] = title.split("|");
    const isTelling = !options.includes("mute");
    const cells: Column = { header, cell: () => "" };
    const words = wordsOf(languageOf(language));
    const date = languageOf(language).date;
    return makeList({
      name: `names-${name}`,
      group: "names",
      language,
      columns: [cells, email(words.email), birthday(words.birthday, date)],
      count: lines.length,
      change: (line, index, person) => {
        const [cell = "", first = "", last = ""] = (lines[index] ?? "").split("|");
        const mail = isTelling ? mailOf(first, last, index) : `member${index + 1}@example.org`;
        const fields = {
          first_name: first.replace("~", "").split("/"),
          last_name: last === "" ? null : last.split("/"),
          email: mail,
          birthday: person.born,
        };
        const kind = first.startsWith("~") ? "either" : "contact";
        const expect: Expectation = first === "?" ? { kind: "ask" } : { kind, fields };
        return { cells: [cell, mail, ...line.cells.slice(2)], expect };
      },
    });
  });
}

/** Returns an e-mail address that has the name in it; a neutral one for names in other letters than Latin. */
function mailOf(first: string, last: string, index: number): string {
  if (first === "?" || /[^\0-\u024F]/.test(first)) return `member${index + 1}@example.org`;
  const plain = (text: string) =>
    (text.split("/")[0] ?? "")
      .normalize("NFD")
      .replaceAll(/[^A-Za-z]/g, "")
      .toLowerCase();
  return `${plain(first)}${last === "" ? "" : `.${plain(last)}`}${index + 1}@example.org`;
}

function escaped(): readonly ListCase[] {
  return ["de", "fr", "pl", "ja", "tr", "ru"].flatMap((id) => {
    const language = languageOf(id);
    const words = wordsOf(language);
    const percent = (text: string) => encodeURIComponent(text);
    const entity = (text: string) => text.replaceAll(/[^\0-\u007F]/gu, (char) => `&#${char.codePointAt(0)};`);
    return [percent, entity].map((write, index) => {
      const column = (one: Column): Column => ({ ...one, cell: (person, at) => write(cellText(one.cell(person, at))) });
      return makeList({
        name: `names-escaped-${id}-${index === 0 ? "percent" : "entities"}`,
        group: "names",
        language: id,
        columns: [
          column(firstName(index === 0 ? "first_name" : words.first)),
          column(lastName(index === 0 ? "last_name" : words.last)),
          email("email"),
          birthday(index === 0 ? "birthdate" : words.birthday, "Y-M-D"),
        ],
        form: { delimiter: index === 0 ? "," : "\t" },
        ...(index === 0 ? {} : { change: orAsk }),
      });
    });
  });
}

const short = (header: string): Column => ({
  header,
  cell: ({ first, last }) => `${last.slice(0, 2)}${first.slice(0, 1)}`.toUpperCase(),
});

/** A short code, a company or a login that is called "Name" beside the real names. */
function besideColumns(): readonly ListCase[] {
  const make = (name: string, language: string, columns: readonly Column[]) =>
    makeList({ name: `names-beside-${name}`, group: "names", language, columns });
  const de = (...columns: readonly Column[]) => [...columns, birthday("Geburtsdatum", "D.M.Y"), email("E-Mail")];
  return [
    make(
      "langname",
      "de",
      de(
        short("Name"),
        fullName("Langname", ({ first, last }) => `${last}, ${first}`),
      ),
    ),
    make("langname-vorname", "de", de(short("Name"), lastName("Langname"), firstName("Vorname"))),
    make("kuerzel", "de", de(short("Kürzel"), lastName("Name"), firstName("Vorname"))),
    make("kurzname", "de", de(short("Kurzname"), lastName("Familienname"), firstName("Vorname"))),
    make(
      "login",
      "de",
      de(
        { header: "Benutzername", cell: ({ email: mail }) => mail.split("@")[0] ?? "" },
        firstName("Vorname"),
        lastName("Nachname"),
      ),
    ),
    make(
      "company",
      "de",
      de(other("Firmenname", "Bäckerei Kuhn", "Autohaus Rot GmbH", ""), firstName("Vorname"), lastName("Name")),
    ),
    make(
      "teacher",
      "de",
      de(
        lastName("Name"),
        firstName("Vorname"),
        other("Klassenlehrer", "Frau Sommer", "Herr Lang"),
        other("Klasse", "4a", "4b"),
      ),
    ),
    make(
      "mother",
      "de",
      de(
        lastName("Name"),
        firstName("Vorname"),
        other("Name der Mutter", "Karin Sommer", "Ute Lang"),
        other("Name des Vaters", "Ralf Sommer", ""),
      ),
    ),
    make("birth-name", "de", de(lastName("Name"), firstName("Vorname"), other("Geburtsname", "Sommer", "", "Lang"))),
    make("sorted-name", "en", [
      other("Display", "user1", "user2", "user3"),
      fullName("Sort Name", ({ first, last }) => `${last}, ${first}`),
      email("Email"),
      birthday("DOB", "D/M/Y"),
    ]),
    make("initials", "nl", [
      other("Voorletters", "J.", "M.A.", "K."),
      firstName("Roepnaam"),
      lastName("Achternaam"),
      email("E-mail"),
      birthday("Geboortedatum", "D-M-Y"),
    ]),
    make("father-name", "ru", [
      lastName("Фамилия"),
      firstName("Имя"),
      other("Отчество", "Иванович", "Петровна"),
      birthday("Дата рождения", "D.M.Y"),
      phone("Телефон"),
    ]),
    make("two-surnames", "es", [
      firstName("Nombre"),
      { ...lastName("Primer apellido"), gives: ({ last }) => ({ last_name: [last, `${last} Gil`, `${last} Soto`] }) },
      other("Segundo apellido", "Gil", "Soto"),
      email("Correo electrónico"),
      birthday("F. nacimiento", "D/M/Y"),
    ]),
    make("spouse", "en", [
      firstName("First name"),
      lastName("Surname"),
      other("Spouse name", "Carol", "", "Steve"),
      email("Email"),
      birthday("Date of birth", "D/M/Y"),
    ]),
    make("manager", "en", [
      firstName("First name"),
      lastName("Last name"),
      other("Manager", "Ruth Baker", "Alan Cole"),
      email("Work email"),
      birthday("Birth date", "Y-M-D"),
    ]),
  ];
}
