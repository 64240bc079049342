/** The order of given and family name in one column, with and without evidence. */
import type { ListCase } from "../model.ts";
import { languageOf, wordsOf, type Person } from "../data/people.ts";
import { birthday, email, fullName, lastName, other, phone, type Column } from "../make/columns.ts";
import { makeList } from "../make/list.ts";

const upper = (text: string, id: string) => text.toLocaleUpperCase(id);
const familyFirst = ({ first, last }: Person) => `${last} ${first}`;

/** Languages whose lists put the family name first in habit, or whose offices do. */
const FAMILY_FIRST = [
  "de",
  "tr",
  "hu",
  "pl",
  "cs",
  "it",
  "fr",
  "ru",
  "uk",
  "el",
  "ro",
  "hr",
  "sk",
  "lt",
  "lv",
  "et",
  "fi",
  "bg",
];
const GIVEN_FIRST = [
  "de",
  "en",
  "fr",
  "es",
  "it",
  "nl",
  "pt",
  "sv",
  "da",
  "nb",
  "pl",
  "cs",
  "tr",
  "ro",
  "hr",
  "sl",
  "et",
  "lv",
  "lt",
  "ru",
  "uk",
  "el",
  "he",
  "fi",
  "is",
  "bg",
  "sk",
];

const HEADERS: Readonly<Record<string, string>> = {
  de: "Name",
  en: "Name",
  fr: "Nom",
  es: "Nombre",
  it: "Nominativo",
  nl: "Naam",
  pt: "Nome",
  sv: "Namn",
  da: "Navn",
  nb: "Navn",
  fi: "Nimi",
  is: "Nafn",
  et: "Nimi",
  lv: "Vārds, uzvārds",
  lt: "Vardas, pavardė",
  pl: "Imię i nazwisko",
  cs: "Jméno",
  sk: "Meno",
  hu: "Név",
  ro: "Nume și prenume",
  hr: "Ime i prezime",
  sl: "Ime in priimek",
  tr: "İsim",
  ru: "Имя",
  uk: "Ім'я",
  bg: "Име",
  el: "Όνομα",
  he: "שם",
};
const NEUTRAL: Readonly<Record<string, string>> = {
  pl: "Pracownik",
  lv: "Darbinieks",
  lt: "Darbuotojas",
  ro: "Angajat",
  hr: "Zaposlenik",
  sl: "Zaposleni",
};

export function nameOrderCases(): readonly ListCase[] {
  return [
    ...FAMILY_FIRST.map((id) => make(`family-first-mail-${id}`, id, familyFirst, "mail")),
    ...FAMILY_FIRST.map((id) =>
      make(`family-first-capitals-${id}`, id, ({ first, last }) => `${upper(last, id)} ${first}`, "mute"),
    ),
    ...FAMILY_FIRST.filter((_, index) => index % 2 === 0).map((id) =>
      make(`family-first-lists-${id}`, id, familyFirst, "mute"),
    ),
    ...GIVEN_FIRST.map((id) => make(`given-first-mail-${id}`, id, ({ first, last }) => `${first} ${last}`, "mail")),
    ...GIVEN_FIRST.filter((_, index) => index % 3 === 0).map((id) =>
      make(`given-first-capitals-${id}`, id, ({ first, last }) => `${first} ${upper(last, id)}`, "mute"),
    ),
    ...GIVEN_FIRST.filter((_, index) => index % 2 === 0).map((id) =>
      make(`given-first-lists-${id}`, id, ({ first, last }) => `${first} ${last}`, "mute"),
    ),
    ...otherEvidence(),
  ];
}

function make(
  name: string,
  id: string,
  write: (person: Person) => string,
  mail: "mail" | "mute",
  more: readonly Column[] = [],
): ListCase {
  const language = languageOf(id);
  const words = wordsOf(language);
  const isFamilyFirst = name.startsWith("family");
  const header = (isFamilyFirst ? NEUTRAL[id] : undefined) ?? HEADERS[id] ?? "Name";
  const muted: Column = {
    header: words.email,
    cell: (_, index) => `mitglied${index + 11}@example.org`,
    gives: (_, index) => ({ email: `mitglied${index + 11}@example.org` }),
  };
  const columns = [
    fullName(header, write),
    ...more,
    mail === "mail" ? email(words.email) : muted,
    birthday(words.birthday, language.date),
  ];
  return makeList({ name: `order-${name}`, group: "name-order", language: id, columns, count: 9 });
}

/** Another column, an e-mail address of another form, or the header says the order. */
function otherEvidence(): readonly ListCase[] {
  const login: Column = { header: "Login", cell: ({ email: mail }) => mail.split("@")[0] ?? "" };
  const initialMail: Column = {
    header: "E-Mail",
    cell: ({ email: mail }) => shortMail(mail),
    gives: ({ email: mail }) => ({ email: shortMail(mail) }),
  };
  const list = (name: string, id: string, columns: readonly Column[]) =>
    makeList({
      name: `order-${name}`,
      group: "name-order",
      language: id,
      columns: [...columns, birthday("Geburtsdatum", "D.M.Y")],
    });
  const muted = phone("Handy");
  return [
    list("login-family-first", "de", [fullName("Name", familyFirst), login, muted]),
    list("login-given-first", "de", [fullName("Name"), login, muted]),
    list("initial-mail-family-first", "de", [fullName("Name", familyFirst), initialMail]),
    list("initial-mail-given-first", "de", [fullName("Name"), initialMail]),
    list("header-name-vorname", "tr", [fullName("Name Vorname", familyFirst), muted]),
    list("header-vorname-name", "hu", [fullName("Vorname Name"), muted]),
    list("header-nachname-vorname", "pl", [fullName("Nachname Vorname", familyFirst), muted]),
    list("header-zu-vorname", "de", [fullName("Zu- und Vorname", familyFirst), muted]),
    list("header-family-given", "hu", [fullName("Family name, given name", familyFirst), muted]),
    list("header-cognome-nome", "it", [fullName("Cognome Nome", familyFirst), muted]),
    list("header-nom-prenom", "fr", [fullName("NOM Prénom", familyFirst), muted]),
    list("header-apellidos-nombre", "es", [fullName("Apellidos y nombre", familyFirst), muted]),
    list("header-soyad-ad", "tr", [fullName("Soyadı Adı", familyFirst), muted]),
    list("header-nazwisko-imie", "pl", [fullName("Nazwisko i imię", familyFirst), muted]),
    list("header-prijmeni-jmeno", "cs", [fullName("Příjmení a jméno", familyFirst), muted]),
    list("header-familiya-imya", "ru", [fullName("Фамилия Имя", familyFirst), muted]),
    list("comma", "tr", [fullName("Name", ({ first, last }) => `${last}, ${first}`), muted]),
    list("comma-hungarian", "hu", [fullName("Mitarbeiter", ({ first, last }) => `${last}, ${first}`), muted]),
    list("comma-without-blank", "pl", [fullName("Name", ({ first, last }) => `${last},${first}`), muted]),
    list("surname-beside", "hu", [fullName("Anzeigename", familyFirst), lastName("Nachname"), muted]),
    list("code-beside", "de", [
      fullName("Mitarbeiter", familyFirst),
      other("Kostenstelle", "100", "200"),
      email("E-Mail"),
    ]),
  ];
}

/** `priit.koiv@…` becomes `pkoiv@…`. */
function shortMail(mail: string): string {
  const [name = "", domain = ""] = mail.split("@");
  const [first = "", last = ""] = name.split(".");
  return `${first.slice(0, 1)}${last}@${domain}`;
}
