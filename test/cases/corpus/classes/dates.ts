/** Birthdays as people write them, in the words and forms of many languages. */
import type { ListCase } from "../model.ts";
import { LANGUAGES, monthsOf, languageOf, wordsOf } from "../data/people.ts";
import { birthday, email, firstName, lastName, other, type Column } from "../make/columns.ts";
import { makeList, type Expectation, type Line } from "../make/list.ts";
import { readTable } from "./read-table.ts";

export function dateCases(): readonly ListCase[] {
  return [...written(), ...monthWords(), ...otherDates(), ...split()];
}

function written(): readonly ListCase[] {
  return ["dates-west-and-north.txt", "dates-east.txt", "dates-far-and-forms.txt"]
    .flatMap(readTable)
    .map(({ title, lines }) => {
      const [name = "", language = "de", header = ""] = title.split("|");
      const words = wordsOf(languageOf(language));
      const columns = [firstName(words.first), lastName(words.last), email(words.email), other(header, "")];
      const change = (line: Line, index: number): Line => {
        const [cell = "", born = ""] = (lines[index] ?? "").split("|");
        const before = line.expect !== undefined && "fields" in line.expect ? line.expect.fields : {};
        const readings = born.split("/");
        const fields = { ...before, birthday: born.startsWith("-") ? null : (readings[0] ?? null) };
        const kind = born.startsWith("-") || readings.length > 1 ? "either" : "contact";
        const expect: Expectation = born === "?" ? { kind: "ask" } : { kind, fields };
        return { cells: [...line.cells.slice(0, 3), cell], expect };
      };
      return makeList({ name: `dates-${name}`, group: "dates", language, columns, count: lines.length, change });
    });
}

/** All twelve months in words, in full and short. */
function monthWords(): readonly ListCase[] {
  return LANGUAGES.filter(({ months }) => months !== "").flatMap((language) => {
    const words = wordsOf(language);
    const sets = [monthsOf(language), ...(language.short === undefined ? [] : [language.short.split(" ")])];
    return sets.map((months, index) => {
      const dot = /^(?:de|da|nb|fi|is|et|lv|cs|sk|sl|hr)$/.test(language.id) ? "." : "";
      const yearFirst = language.id === "hu";
      const form = ({ day, month, year }: { day: number; month: number; year: number }) => {
        const word = months[month - 1] ?? "";
        return yearFirst ? `${year}. ${word} ${day}.` : `${day}${dot} ${word} ${year}`;
      };
      const name = `dates-months-${language.id}-${index === 0 ? "full" : "short"}`;
      const columns: readonly Column[] = [
        firstName(words.first),
        lastName(words.last),
        birthday(words.birthday, form),
        email(words.email),
      ];
      return makeList({ name, group: "dates", language: language.id, columns, count: 12, form: { delimiter: "\t" } });
    });
  });
}

/** A hiring date, an anniversary or a date of entry is no birthday, also where the list has none. */
function otherDates(): readonly ListCase[] {
  const make = (name: string, language: string, header: string, hasBirthday: boolean) => {
    const words = wordsOf(languageOf(language));
    const form = languageOf(language).date;
    const decoy: Column = { header, cell: (_, index) => `${10 + index}.0${1 + (index % 9)}.20${String(10 + index)}` };
    const columns = [
      firstName(words.first),
      lastName(words.last),
      email(words.email),
      decoy,
      ...(hasBirthday ? [birthday(words.birthday, form === "D.M.Y" ? form : "D.M.Y")] : []),
    ];
    return makeList({ name: `dates-other-${name}`, group: "dates", language, columns });
  };
  return [
    make("eintritt", "de", "Eintrittsdatum", true),
    make("eintritt-alone", "de", "Mitglied seit", false),
    make("hochzeit", "de", "Hochzeitstag", true),
    make("hochzeit-alone", "de", "Hochzeitsdatum", false),
    make("taufe", "de", "Taufdatum", false),
    make("jubilaeum", "de", "Dienstjubiläum", false),
    make("angelegt", "de", "angelegt am", false),
    make("hire", "en", "Hire Date", false),
    make("anniversary", "en", "Anniversary", false),
    make("wedding", "en", "Wedding anniversary", false),
    make("start", "en", "Original start date", false),
    make("last-contact", "en", "Last contacted", false),
    make("embauche", "fr", "Date d'embauche", false),
    make("adhesion", "fr", "Date d'adhésion", true),
    make("alta", "es", "Fecha de alta", false),
    make("aniversario", "es", "Aniversario", true),
    make("assunzione", "it", "Data assunzione", false),
    make("dienst", "nl", "In dienst per", false),
    make("zatrudnienia", "pl", "Data zatrudnienia", false),
    make("nastup", "cs", "Datum nástupu", false),
    make("priema", "ru", "Дата приёма", false),
    make("giris", "tr", "İşe giriş tarihi", false),
    make("anstallning", "sv", "Anställningsdatum", false),
  ];
}

/** Day, month and year in three columns. */
function split(): readonly ListCase[] {
  const make = (name: string, language: string, day: string, month: string, year: string, isWord = false) => {
    const found = languageOf(language);
    const words = wordsOf(found);
    const columns: readonly Column[] = [
      firstName(words.first),
      lastName(words.last),
      email(words.email),
      { header: day, cell: ({ day: value }) => String(value), gives: ({ born }) => ({ birthday: born }) },
      { header: month, cell: ({ month: value }) => (isWord ? (monthsOf(found)[value - 1] ?? "") : String(value)) },
      { header: year, cell: ({ year: value }) => String(value) },
    ];
    return makeList({ name: `dates-split-${name}`, group: "dates", language, columns });
  };
  return [
    make("german", "de", "Geburtstag (Tag)", "Geburtsmonat", "Geburtsjahr"),
    make("german-words", "de", "Tag", "Monat", "Jahr", true),
    make("english", "en", "Birth day", "Birth month", "Birth year"),
    make("english-words", "en", "Day of birth", "Month of birth", "Year of birth", true),
    make("french", "fr", "Jour de naissance", "Mois de naissance", "Année de naissance"),
    make("spanish", "es", "Día de nacimiento", "Mes de nacimiento", "Año de nacimiento"),
    make("polish", "pl", "Dzień urodzenia", "Miesiąc urodzenia", "Rok urodzenia"),
    make("italian", "it", "Giorno di nascita", "Mese di nascita", "Anno di nascita"),
  ];
}
