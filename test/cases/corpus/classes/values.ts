/** Columns whose headers no table has, over values that show what they are, and values that must not be taken for it. */
import type { ListCase } from "../model.ts";
import { languageOf, wordsOf } from "../data/people.ts";
import { birthday, email, firstName, lastName, other, phone, type Column } from "../make/columns.ts";
import { makeList, orAsk, type Line } from "../make/list.ts";

export function valueCases(): readonly ListCase[] {
  return [...unknownHeaders(), ...decoys(), ...unreachable()];
}

type Field = "email" | "phone" | "birthday";

/** Language, field, header. The headers are words of the office, misspelt, or of a language without aliases. */
const UNKNOWN: readonly (readonly [string, Field, string])[] = [
  ["de", "email", "Elektropost"],
  ["de", "email", "erreichbar unter"],
  ["de", "email", "Kontakt"],
  ["de", "phone", "Erreichbarkeit"],
  ["de", "phone", "Kontakt"],
  ["de", "birthday", "Wiegenfest"],
  ["de", "birthday", "*"],
  ["de", "birthday", "GebTag"],
  ["de", "birthday", "Geburstdatum"],
  ["de", "birthday", "B-Day"],
  ["en", "email", "Where to write"],
  ["en", "email", "Contact"],
  ["en", "email", "Emial"],
  ["en", "phone", "Contact"],
  ["en", "phone", "Ring me on"],
  ["en", "birthday", "Cake day"],
  ["en", "birthday", "Big day"],
  ["en", "birthday", "Brithday"],
  ["fr", "email", "Contact"],
  ["fr", "birthday", "Fête"],
  ["fr", "phone", "Joignable au"],
  ["es", "email", "Contacto"],
  ["es", "birthday", "Cumple"],
  ["it", "birthday", "Festeggia il"],
  ["nl", "birthday", "Jarig op"],
  ["pl", "email", "Kontakt"],
  ["pl", "birthday", "Święto"],
  ["ru", "email", "Контакт"],
  ["ru", "birthday", "ДР"],
  ["tr", "phone", "İletişim"],
  ["hu", "birthday", "Szülinap"],
  ["fi", "birthday", "Synttärit"],
  ["sv", "birthday", "Fyller år"],
  ["cs", "birthday", "Nar."],
  ["ja", "email", "連絡先"],
  ["en", "email", "custom_17"],
  ["en", "birthday", "field_23"],
  ["en", "phone", "attr4"],
  ["en", "email", ""],
  ["de", "birthday", ""],
];

function unknownHeaders(): readonly ListCase[] {
  return UNKNOWN.map(([id, field, header], index) => {
    const language = languageOf(id);
    const words = wordsOf(language);
    const known: Readonly<Record<Field, Column>> = {
      email: email(field === "email" ? header : words.email),
      phone: phone(field === "phone" ? header : words.phone),
      birthday: birthday(field === "birthday" ? header : words.birthday, language.date),
    };
    const columns = [firstName(words.first), lastName(words.last), known.email, known.phone, known.birthday];
    return makeList({
      name: `values-${id}-${field}-${index}`,
      group: "values",
      language: id,
      columns,
      count: 10,
      change: orAsk,
    });
  });
}

/** Values that look like an address or a birthday, and are another person's or another day's. */
const DECOYS: readonly (readonly [string, string, string, readonly string[]])[] = [
  ["supervisor", "de", "Vorgesetzter", ["chef@firma.example.org", "leitung@firma.example.org"]],
  ["guardian-mail", "de", "Mail der Eltern", ["familie1@example.org", "familie2@example.org"]],
  ["owner", "en", "Contact owner", ["sales@crm.example.org"]],
  ["created-by", "en", "Created by", ["admin@crm.example.org"]],
  ["emergency", "en", "In case of emergency", ["07700 900999", "07700 900888"]],
  ["first-aid", "de", "Erste-Hilfe-Kurs", ["12.03.2019", "14.05.2021", "22.11.2020"]],
  ["jubilee", "de", "Jubiläum", ["01.04.1992", "15.08.1988", "23.10.1979"]],
  ["passport", "en", "Passport valid until", ["14/03/2029", "22/11/2031"]],
  ["hired", "en", "With us since", ["14/03/1989", "22/11/1991", "01/07/1978"]],
  ["wedding", "en", "Married on", ["14/06/1989", "22/08/1991", "01/07/1978"]],
  ["name-day", "pl", "Imieniny", ["24.06.", "13.05.", "26.07."]],
  ["name-day-cs", "cs", "Svátek", ["24.6.", "13.5.", "26.7."]],
  ["pet", "en", "Dog's birthday", ["14/03/2019", "22/11/2021"]],
  ["child", "de", "Geburtstag Kind", ["14.03.2015", "22.11.2017"]],
  ["partner", "de", "Geburtstag Partner", ["14.03.1975", "22.11.1977"]],
  ["spouse", "en", "Spouse's date of birth", ["14/03/1975", "22/11/1977"]],
  ["entry-no-birthday", "fr", "Entrée", ["14/03/1989", "22/11/1991", "01/07/1978"]],
  ["promoted", "es", "Última promoción", ["14/03/1999", "22/11/2001"]],
];

function decoys(): readonly ListCase[] {
  return DECOYS.flatMap(([name, id, header, values], index) => {
    const language = languageOf(id);
    const words = wordsOf(language);
    const isAddress = values.some((value) => value.includes("@") || value.startsWith("07700"));
    const start = [firstName(words.first), lastName(words.last)];
    const columns = isAddress
      ? [...start, birthday(words.birthday, language.date), other(header, ...values)]
      : [...start, email(words.email), other(header, ...values)];
    const alone = makeList({ name: `values-decoy-${name}`, group: "values", language: id, columns });
    const rest = isAddress ? email(words.email) : birthday(words.birthday, language.date);
    const beside = makeList({
      name: `values-decoy-${name}-beside`,
      group: "values",
      language: id,
      columns: [...columns, rest],
    });
    return index % 2 === 0 ? [alone, beside] : [alone];
  });
}

/** People without an address, or without a birthday: created, with a warning. */
function unreachable(): readonly ListCase[] {
  const make = (
    name: string,
    language: string,
    columns: readonly Column[],
    change?: (line: Line, index: number) => Line,
  ) =>
    makeList({
      name: `unreachable-${name}`,
      group: "unreachable",
      language,
      columns,
      ...(change === undefined ? {} : { change }),
    });
  const blanked =
    (...columns: readonly number[]) =>
    (line: Line, index: number): Line => {
      if (index % 3 !== 1 || line.expect === undefined || !("fields" in line.expect)) return line;
      const cells = line.cells.map((cell, at) => (columns.includes(at) ? "" : cell));
      const { email: mail, phone: number, birthday: born, ...names } = line.expect.fields;
      const fields = {
        ...names,
        email: columns.includes(2) ? null : (mail ?? null),
        phone: columns.includes(3) ? null : (number ?? null),
        birthday: columns.includes(4) ? null : (born ?? null),
      };
      return { cells, expect: { kind: "contact", fields } };
    };
  return ["de", "en", "fr", "pl"].flatMap((id) => {
    const language = languageOf(id);
    const words = wordsOf(language);
    const all = [
      firstName(words.first),
      lastName(words.last),
      email(words.email),
      phone(words.phone),
      birthday(words.birthday, language.date),
    ];
    return [
      make(`${id}-names-and-birthday`, id, [...all.slice(0, 2), ...all.slice(4)]),
      make(`${id}-without-birthday`, id, all.slice(0, 4)),
      make(`${id}-some-without-address`, id, all, blanked(2, 3)),
      make(`${id}-some-without-birthday`, id, all, blanked(4)),
      make(`${id}-some-without-mail`, id, all, blanked(2)),
    ];
  });
}
