/** Lists that a person reads at a glance: lines above the header, odd separators, headers in two languages. */
import type { ListCase } from "../model.ts";
import { languageOf, wordsOf } from "../data/people.ts";
import { birthday, email, firstName, fullName, lastName, other, phone, type Column } from "../make/columns.ts";
import { makeList, type TextForm } from "../make/list.ts";

export function layoutCases(): readonly ListCase[] {
  return [...linesAbove(), ...separators(), ...bilingual(), ...tails()];
}

function columnsOf(id: string): readonly Column[] {
  const language = languageOf(id);
  const words = wordsOf(language);
  return [
    lastName(words.last),
    firstName(words.first),
    birthday(words.birthday, language.date),
    email(words.email),
    phone(words.phone),
  ];
}

/** Lines above the header: name, language, and the cells of each line. */
const ABOVE: readonly (readonly [string, string, readonly string[]])[] = [
  ["stand", "de", ["Stand:;01.03.2025;;vertraulich – nur intern"]],
  ["stand-line", "de", ["Mitgliederliste TSV Musterstadt 1893 e. V.", "Stand: 12.05.2024"]],
  ["stand-filled", "de", ["Liste;Stand;Bearbeiter;Abteilung;Seite", "Geburtstage;01.03.2025;Krause;Personal;1"]],
  ["topic", "de", ["Thema:;Geburtstagsliste;;;"]],
  ["contact-of-office", "de", ["Ansprechpartnerin:;Frau Krause;;krause@verein.example.org;0151 99887766"]],
  ["printed-by", "de", ["Gedruckt am:;14.06.2024;von:;Petra Krause"]],
  ["four-lines", "de", ["Grundschule am Wald", "Klasse 4b", "Klassenlehrerin: Frau Sommer", ""]],
  ["count", "de", ["Anzahl Datensätze:;8"]],
  ["page", "de", ["Seite 1 von 3;;;;Druck: 03.04.2024"]],
  ["prepared-by", "en", ["Prepared by:;Susan Wright;;susan.wright@office.example.org"]],
  ["report-name", "en", ["Report: Staff birthdays;;Run on 3 March 2025", "Filter: Active = Yes"]],
  ["confidential", "en", ["CONFIDENTIAL;;;;", "Do not forward", ""]],
  ["as-of", "en", ["As of;05/03/2025;;Internal use only"]],
  ["title-and-date", "en", ["Volunteers;03/11/2024;Lisa Ray;;"]],
  ["exported", "en", ["Exported 2025-03-11 08:12 by admin@club.example.org"]],
  ["hash-comment", "en", ["# birthdays 2025", "# do not edit"]],
  ["question", "en", ["Who has a birthday?;;;Ask Mary"]],
  ["edite-le", "fr", ["Édité le :;14/06/2024;par;Mme Rousseau"]],
  ["association", "fr", ["Association des Amis du Parc", "Liste des adhérents au 01/09/2024"]],
  ["classe", "fr", ["Classe :;CM2;Enseignante :;Mme Girard;"]],
  ["fecha", "es", ["Fecha del informe:;14/06/2024;;Confidencial"]],
  ["responsable", "es", ["Responsable:;Marta Soler;marta@centro.example.org"]],
  ["aggiornato", "it", ["Elenco soci aggiornato al 31/12/2023", "Circolo Tennis;;Presidente: Carlo Neri"]],
  ["bijgewerkt", "nl", ["Ledenlijst;bijgewerkt op;01-02-2025;door Karin"]],
  ["utskriven", "sv", ["Medlemsregister;Utskrivet 2025-02-01;;Sekreterare: Lena Holm"]],
  ["wydruk", "pl", ["Data wydruku:;12.05.2024;Sporządziła:;Anna Nowak"]],
  ["stav", "cs", ["Seznam členů ke dni 31.12.2024;;Zpracovala: Eva Nová"]],
  ["keszult", "hu", ["Készült: 2025.02.11.;Készítette: Kovács Éva"]],
  ["spisok", "ru", ["Список сотрудников на 01.03.2025;;Составил: Орлов П."]],
  ["tarih", "tr", ["Üye listesi;Tarih: 01.03.2025;Hazırlayan: Ayşe Kaya"]],
  ["meibo", "ja", ["社員名簿;2025/03/01現在;作成者：鈴木"]],
  ["udskrevet", "da", ["Medlemsliste;Udskrevet 01-03-2025;Kasserer: Hanne Lund"]],
  ["numbers", "de", ["2025;3;17;;"]],
  ["colspan-groups", "de", ["Person;;;Kontakt;"]],
  ["legend", "de", ["Legende:;gelb = neu;rot = ausgetreten;;"]],
];

function linesAbove(): readonly ListCase[] {
  return ABOVE.flatMap(([name, language, lines], index) => {
    const columns = columnsOf(language);
    const above = lines.map((line) => line.split(";"));
    const isWide = index % 2 === 0;
    const filled = above.map((cells) =>
      isWide ? [...cells, ...columns.map(() => "")].slice(0, Math.max(cells.length, columns.length)) : cells,
    );
    const text = makeList({
      name: `above-${name}`,
      group: "layout",
      language,
      columns,
      above: filled,
      form: { delimiter: index % 3 === 0 ? "," : ";" },
    });
    const sheet = makeList({ name: `above-${name}-sheet`, group: "layout", language, columns, above, sheet: "xlsx" });
    return index % 2 === 0 ? [text, sheet] : [text];
  });
}

const QUOTED = (person: { last: string }, index: number) => (index % 3 === 1 ? `${person.last}, gen. "Charly"` : "");

const FORMS: readonly (readonly [string, string, TextForm])[] = [
  ["gap-comma", "de", { delimiter: ",", gap: " ", quotes: "all" }],
  ["gap-comma-bare", "en", { delimiter: ",", gap: " " }],
  ["gap-semicolon", "fr", { delimiter: ";", gap: " ", quotes: "all" }],
  ["gap-tab", "sv", { delimiter: "\t", gap: " ", quotes: "all" }],
  ["gap-pipe", "it", { delimiter: "|", gap: " " }],
  ["backslash-comma", "en", { delimiter: ",", quotes: "backslash" }],
  ["backslash-semicolon", "de", { delimiter: ";", quotes: "backslash" }],
  ["backslash-unix", "es", { delimiter: ",", quotes: "backslash", lineEnd: "\n" }],
  ["pipe", "nl", { delimiter: "|" }],
  ["tab", "pl", { delimiter: "\t" }],
  ["sep-line", "de", { delimiter: ";", start: ["sep=;"] }],
  ["sep-line-comma", "fr", { delimiter: ",", start: ["sep=,"] }],
  ["sep-line-quoted", "de", { delimiter: ";", start: ['"sep=;"'] }],
  ["cr-only", "de", { delimiter: ";", lineEnd: "\r" }],
  ["caret", "en", { delimiter: "^" }],
  ["tilde", "en", { delimiter: "~" }],
  ["all-quoted", "da", { delimiter: ";", quotes: "all", lineEnd: "\n" }],
];

function separators(): readonly ListCase[] {
  return FORMS.flatMap(([name, language, form]) => {
    const words = wordsOf(languageOf(language));
    const note: Column = {
      header: language === "de" ? "Bemerkung" : "Notes",
      cell: (person, index) => QUOTED(person, index),
    };
    const date = languageOf(language).date;
    const columns = [
      firstName(words.first),
      lastName(words.last),
      email(words.email),
      birthday(words.birthday, date),
      note,
    ];
    const isQuoted = form.quotes !== undefined;
    return [
      makeList({
        name: `form-${name}`,
        group: "layout",
        language,
        columns: isQuoted ? columns : columns.slice(0, 4),
        form,
      }),
      makeList({
        name: `form-${name}-phones`,
        group: "layout",
        language,
        columns: [...columns.slice(0, 3), phone(words.phone)],
        form,
        count: 5,
      }),
    ];
  });
}

const PAIRS: readonly (readonly [string, string, string])[] = [
  ["de", "en", " / "],
  ["de", "fr", "/"],
  ["en", "fr", " / "],
  ["fr", "nl", " - "],
  ["de", "it", " / "],
  ["fi", "sv", " / "],
  ["en", "es", " | "],
  ["ja", "en", " / "],
  ["zh", "en", " "],
  ["ru", "en", " / "],
  ["tr", "en", " ("],
  ["pl", "en", " / "],
  ["el", "en", " / "],
  ["he", "en", " / "],
  ["de", "en", "\n"],
  ["fr", "en", "\n"],
  ["ko", "en", "\n"],
  ["et", "ru", " / "],
];

function bilingual(): readonly ListCase[] {
  return PAIRS.flatMap(([one, two, joint]) => {
    const [here, there] = [wordsOf(languageOf(one)), wordsOf(languageOf(two))];
    const both = (field: "first" | "last" | "full" | "email" | "phone" | "birthday") =>
      `${here[field]}${joint}${there[field]}${joint === " (" ? ")" : ""}`;
    const date = languageOf(one).date;
    const columns = [
      firstName(both("first")),
      lastName(both("last")),
      birthday(both("birthday"), date),
      email(both("email")),
      phone(both("phone")),
    ];
    const kind = joint === "\n" ? "lines" : joint.trim() === "" ? "blank" : "marks";
    const name = `bilingual-${one}-${two}-${kind}`;
    const text = makeList({ name, group: "layout", language: one, columns });
    const sheet = makeList({ name: `${name}-sheet`, group: "layout", language: one, columns, sheet: "xlsx" });
    return [text, sheet];
  });
}

function tails(): readonly ListCase[] {
  const make = (name: string, language: string, below: readonly string[]) =>
    makeList({
      name: `below-${name}`,
      group: "layout",
      language,
      columns: columnsOf(language),
      below: below.map((line) => ({ cells: line.split(";") })),
    });
  return [
    make("total", "de", ["", "Summe:;8;;;"]),
    make("legend", "de", ["", "* = Ehrenmitglied;;;;"]),
    make("signature", "de", ["", "Musterstadt, den 01.03.2025;;;;", "gez. Krause;;;;"]),
    make("count", "en", ["Total members: 8;;;;"]),
    make("end", "en", ["--- End of report ---"]),
    make("generated", "en", ["", "Generated by ClubManager 4.2 on 03/03/2025"]),
    make("totale", "it", ["", "Totale soci;8;;;"]),
    make("razem", "pl", ["Razem;8;;;"]),
    makeList({
      name: "header-names-apart",
      group: "layout",
      language: "de",
      columns: [
        other("Lfd. Nr.", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
        fullName("Name, Vorname", ({ first, last }) => `${last}, ${first}`),
        birthday("geb. am", "D.M.Y"),
        phone("Tel. mobil"),
        email("Mail"),
      ],
    }),
  ];
}
