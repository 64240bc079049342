/** Lists in code pages: each language in each code page that its lists come in. */
import type { ListCase } from "../model.ts";
import { LANGUAGES, peopleOf, wordsOf } from "../data/people.ts";
import { birthday, email, firstName, lastName, other, phone } from "../make/columns.ts";
import { canEncode } from "../make/code-pages.ts";
import { makeList } from "../make/list.ts";

const DOS = /^cp\d/;

export function encodingCases(): readonly ListCase[] {
  return [...wholeLists(), ...unicode()];
}

function wholeLists(): readonly ListCase[] {
  return LANGUAGES.flatMap((language) =>
    language.pages.split(" ").flatMap((page, place) => {
      const words = wordsOf(language);
      const columns = [
        lastName(words.last),
        firstName(words.first),
        email(words.email),
        birthday(words.birthday, language.date),
      ];
      const wide = [...columns, phone(words.phone)];
      const lineEnd = DOS.test(page) ? "\r\n" : page.startsWith("x-mac") || page === "macintosh" ? "\r" : "\r\n";
      const make = (name: string, chosen: typeof columns, delimiter: string, count: number) => {
        const people = peopleOf(language, count, name);
        const text =
          people.map(({ first, last }) => first + last).join("") + chosen.map(({ header }) => header).join("");
        if (page !== "iso-2022-jp" && !canEncode(text, page)) throw new Error(`${page} lacks a letter of ${name}.`);
        return makeList({
          name,
          group: "encoding",
          language: language.id,
          columns: chosen,
          count,
          form: { page, delimiter, lineEnd },
        });
      };
      return [
        make(`encoding-${language.id}-${page}-wide`, wide, place % 2 === 0 ? ";" : ",", 12),
        make(`encoding-${language.id}-${page}-short`, columns, place % 2 === 0 ? "," : ";", 6),
      ];
    }),
  );
}

const FORMS = ["utf-16le-bom", "utf-16be-bom", "utf-16le", "utf-16be", "utf-8-bom", "utf-7"];

function unicode(): readonly ListCase[] {
  return ["de", "pl", "tr", "ru", "el", "ja", "zh", "ko", "he", "fr"].flatMap((id, at) =>
    FORMS.filter((_, index) => (index + at) % 2 === 0 || id === "de").map((page) => {
      const language = LANGUAGES.find((one) => one.id === id);
      if (language === undefined) throw new Error(id);
      const words = wordsOf(language);
      const columns = [
        other("ID", ...Array.from({ length: 12 }, (_, index) => String(101 + index))),
        language.familyFirst === true && at % 2 === 0 ? lastName(words.last) : firstName(words.first),
        language.familyFirst === true && at % 2 === 0 ? firstName(words.first) : lastName(words.last),
        email(words.email),
        birthday(words.birthday, language.date),
      ];
      const delimiter = page.startsWith("utf-16") ? "\t" : ";";
      return makeList({
        name: `encoding-${id}-${page}`,
        group: "encoding",
        language: id,
        columns,
        form: { page, delimiter },
      });
    }),
  );
}
