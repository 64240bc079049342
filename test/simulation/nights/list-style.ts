/** How an office writes its list: file format, columns, and the forms of values. Each may change from night to night. */
import type { Random } from "../world/random.ts";

const COLUMNS = ["nr", "last", "first", "email", "phone", "birthday", "group", "ref"] as const;
export type Column = (typeof COLUMNS)[number];

/** A row: its values in their usual form, birthdays as `YYYY-MM-DD` or `MM-DD`, phones as E.164. */
export type Cells = Readonly<Record<Column, string>>;

export interface ListStyle {
  readonly file: "csv" | "xlsx";
  readonly delimiter: string;
  readonly encoding: "utf8" | "utf8 with BOM" | "latin1" | "utf16le";
  readonly lineEnd: string;
  readonly hasLastLineEnd: boolean;
  readonly header: keyof typeof HEADERS;
  readonly capitalHeader: boolean;
  readonly columns: readonly Column[];
  /** A further column that becomes no field. */
  readonly extra: string | null;
  readonly hasTitle: boolean;
  readonly hasFooter: boolean;
  readonly dates: "YYYY-MM-DD" | "DD.MM.YYYY" | "DD.MM.YY" | "DD/MM/YYYY";
  readonly phones: "e164" | "spaced" | "national" | "zeros";
  readonly capitals: boolean;
  readonly accents: boolean;
  readonly shortForms: boolean;
  readonly titles: boolean;
  readonly capitalEmails: boolean;
  readonly order: "given" | "by name" | "by birthday" | "reversed";
}

export const HEADERS = {
  en: {
    nr: "Nr",
    last: "Last Name",
    first: "First Name",
    email: "Email",
    phone: "Phone",
    birthday: "Birthday",
    group: "Group",
    ref: "Ref",
  },
  de: {
    nr: "Nr",
    last: "Nachname",
    first: "Vorname",
    email: "E-Mail",
    phone: "Telefon",
    birthday: "Geburtsdatum",
    group: "Gruppe",
    ref: "Ref",
  },
  es: {
    nr: "Nr",
    last: "Apellidos",
    first: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    birthday: "Fecha de nacimiento",
    group: "Grupo",
    ref: "Ref",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Column, string>>>>;

/** The style of a list that a program writes. */
export const PLAIN_STYLE: ListStyle = {
  file: "csv",
  delimiter: ",",
  encoding: "utf8",
  lineEnd: "\n",
  hasLastLineEnd: true,
  header: "en",
  capitalHeader: false,
  columns: COLUMNS,
  extra: null,
  hasTitle: false,
  hasFooter: false,
  dates: "YYYY-MM-DD",
  phones: "e164",
  capitals: false,
  accents: true,
  shortForms: false,
  titles: false,
  capitalEmails: false,
  order: "given",
};

/** Returns the style with one thing changed, and the change in words. */
export function changeStyle(style: ListStyle, random: Random): { readonly style: ListStyle; readonly what: string } {
  const changes: readonly [Partial<ListStyle>, ...Partial<ListStyle>[]] = [
    { file: style.file === "csv" ? "xlsx" : "csv" },
    { delimiter: random.pick([",", ";", "\t"]) },
    { encoding: random.pick(["utf8", "utf8 with BOM", "latin1", "utf16le"]) },
    { lineEnd: random.pick(["\n", "\r\n"]) },
    { hasLastLineEnd: !style.hasLastLineEnd },
    { header: random.pick(["en", "de", "es"]) },
    { capitalHeader: !style.capitalHeader },
    { columns: shuffled(style.columns, random) },
    { extra: style.extra === null ? random.pick(["Locker", "Remarks"]) : null },
    { hasTitle: !style.hasTitle },
    { hasFooter: !style.hasFooter },
    { dates: random.pick(["YYYY-MM-DD", "DD.MM.YYYY", "DD.MM.YY", "DD/MM/YYYY"]) },
    { phones: random.pick(["e164", "spaced", "national", "zeros"]) },
    { capitals: !style.capitals },
    { accents: !style.accents },
    { shortForms: !style.shortForms },
    { titles: !style.titles },
    { capitalEmails: !style.capitalEmails },
    { order: random.pick(["given", "by name", "by birthday", "reversed"]) },
  ];
  const change = random.pick(changes);
  return { style: { ...style, ...change }, what: JSON.stringify(change) };
}

/** Returns the items in random order. */
function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, at: random.below(1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Returns the rows in the order of the style. */
export function inOrder(rows: readonly Cells[], { order }: ListStyle): readonly Cells[] {
  const by = (value: (row: Cells) => string) =>
    rows.toSorted((one, other) => (value(one) < value(other) ? -1 : value(one) > value(other) ? 1 : 0));
  switch (order) {
    case "given":
      return rows;
    case "reversed":
      return rows.toReversed();
    case "by name":
      return by(({ last, first }) => `${last} ${first}`);
    case "by birthday":
      return by(({ birthday }) => birthday.slice(-5));
  }
}
