/** Phone numbers as people write them: too short, local, several in a cell, in several columns. */
import type { ListCase } from "../model.ts";
import { languageOf, wordsOf } from "../data/people.ts";
import { birthday, email, firstName, lastName, other, phone, type Column } from "../make/columns.ts";
import { makeList, type Expectation, type Line } from "../make/list.ts";
import { readTable } from "./read-table.ts";

export function phoneCases(): readonly ListCase[] {
  return [...written(), ...withoutCountry(), ...severalColumns()];
}

function written(): readonly ListCase[] {
  return readTable("phones.txt").map(({ title, lines }) => {
    const [name = "", language = "de", header = ""] = title.split("|");
    const words = wordsOf(languageOf(language));
    const columns = [
      firstName(words.first),
      lastName(words.last),
      birthday(words.birthday, languageOf(language).date),
      email(words.email),
      other(header, ""),
    ];
    const change = (line: Line, index: number): Line => {
      const [cell = "", number = ""] = (lines[index] ?? "").split("|");
      const before = line.expect !== undefined && "fields" in line.expect ? line.expect.fields : {};
      const readings = number.split("/").map((one) => (one === "-" || one === "" || one === "=" ? null : one));
      const isLeftOut = readings[0] === null;
      const expect: Expectation = { kind: isLeftOut ? "either" : "contact", fields: { ...before, phone: readings } };
      return { cells: [...line.cells.slice(0, 4), cell], expect };
    };
    return makeList({
      name: `phones-${name}`,
      group: "phones",
      language,
      columns,
      count: lines.length,
      change,
      form: { delimiter: "\t" },
    });
  });
}

/** The feed names no country: only a number with its country code is certain. */
function withoutCountry(): readonly ListCase[] {
  return ["de", "fr", "pl", "en"].flatMap((id) => {
    const words = wordsOf(languageOf(id));
    const start = [firstName(words.first), lastName(words.last), email(words.email)];
    const local: Column = {
      header: words.phone,
      cell: (person) => person.phone,
      gives: (person) => ({ phone: [null, person.e164] }),
    };
    const make = (name: string, columns: readonly Column[]) =>
      makeList({ name: `phones-no-country-${id}-${name}`, group: "phones", language: id, columns, hasCountry: false });
    return [
      make("codes", [...start, phone(words.phone, ({ e164 }) => e164)]),
      make("local", [...start, local]),
      make("column", [...start, phone(words.phone), other(COUNTRY[id]?.[0] ?? "", COUNTRY[id]?.[1] ?? "")]),
    ];
  });
}

const COUNTRY: Readonly<Record<string, readonly [header: string, name: string]>> = {
  de: ["Land", "Deutschland"],
  fr: ["Pays", "France"],
  pl: ["Kraj", "Polska"],
  en: ["Country", "United Kingdom"],
};

function severalColumns(): readonly ListCase[] {
  const make = (name: string, language: string, columns: readonly Column[]) => {
    const words = wordsOf(languageOf(language));
    return makeList({
      name: `phones-columns-${name}`,
      group: "phones",
      language,
      columns: [firstName(words.first), lastName(words.last), email(words.email), ...columns],
    });
  };
  const fixed = (header: string, number: string) => other(header, number, "");
  return [
    make("german", "de", [
      fixed("Telefon privat", "030 1234567"),
      phone("Mobil"),
      fixed("Telefon dienstlich", "030 7654321"),
    ]),
    make("german-mothers", "de", [
      fixed("Handy Mutter", "0170 1112233"),
      fixed("Handy Vater", "0170 4445566"),
      phone("Handy Kind"),
    ]),
    make("german-emergency", "de", [phone("Handynummer"), fixed("Notfallnummer", "0170 1112233")]),
    make("english", "en", [fixed("Home", "020 7946 0123"), phone("Cell"), fixed("Work", "020 7946 0999")]),
    make("english-emergency", "en", [phone("Mobile phone"), fixed("Emergency contact phone", "07700 900999")]),
    make("french", "fr", [fixed("Tél. fixe", "01 42 34 56 78"), phone("Tél. portable")]),
    make("fax", "de", [fixed("Fax", "030 1234568"), phone("Mobilnummer")]),
    make("area-code", "de", [
      { header: "Vorwahl", cell: () => "0151" },
      { header: "Rufnummer", cell: ({ e164 }) => e164.slice(6), gives: ({ e164 }) => ({ phone: [e164, null] }) },
    ]),
    make("spanish", "es", [fixed("Teléfono fijo", "91 234 56 78"), phone("Teléfono móvil")]),
    make("whatsapp", "de", [
      { header: "WhatsApp", cell: ({ phone: number }) => number, gives: ({ e164 }) => ({ whatsapp_phone: e164 }) },
    ]),
  ];
}
