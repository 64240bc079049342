/** Lists with few letters beyond ASCII. */
import type { ListCase } from "../model.ts";
import { birthday, email, firstName, lastName, other } from "../make/columns.ts";
import { makeList } from "../make/list.ts";

/** Headers or names speak a language, or only one letter is in question. */
export function fewLetterCases(): readonly ListCase[] {
  return FEW.map(([name, language, page, people, headers]) => {
    const [first = "", last = "", mail = "", born = ""] = headers.split("|");
    const plainColumns = [
      firstName(first),
      lastName(last),
      email(mail),
      birthday(born, language === "sv" ? "Y-M-D" : "D.M.Y"),
    ];
    const names = people.split(",").map((pair) => pair.split("|"));
    return makeList({
      name: `few-${name}`,
      group: "encoding-few",
      language,
      columns: [
        ...plainColumns,
        other(name.includes("city") ? "Ort" : "Nr", ...(CITIES[name] ?? ["17", "23", "31", "44", "52"])),
      ],
      count: names.length,
      form: { page, delimiter: ";" },
      change: (line, index, person) => {
        const [given = "", family = ""] = names[index] ?? [];
        const cells = line.cells.map((cell, at) =>
          at === 0 ? given : at === 1 ? family : at === 2 ? `p${index + 1}@example.org` : cell,
        );
        return {
          cells,
          expect: {
            kind: "contact",
            fields: { first_name: given, last_name: family, email: `p${index + 1}@example.org`, birthday: person.born },
          },
        };
      },
    });
  });
}

const CITIES: Readonly<Record<string, readonly string[]>> = {
  "city-malmo": ["Malmö", "Åre", "Lund", "Umeå", "Borås"],
  "city-koeln": ["Köln", "Berlin", "Bonn", "Hamm", "Essen"],
  "city-zuerich": ["Zürich", "Bern", "Genf", "Basel", "Chur"],
  "city-munster": ["Münster", "Münster", "Hamm", "Unna", "Soest"],
};

const GERMAN = "Vorname|Nachname|E-Mail|Geburtsdatum";
/** Name, language, code page, people, headers. */
const FEW: readonly (readonly [string, string, string, string, string])[] = [
  ["one-ue", "de", "windows-1252", "Jürgen|Meier,Anna|Berg,Peter|Lang,Eva|Sommer,Paul|Winter", GERMAN],
  ["one-ue-dos", "de", "cp850", "Jürgen|Meier,Anna|Berg,Peter|Lang,Eva|Sommer,Paul|Winter", GERMAN],
  ["one-ss", "de", "windows-1252", "Hans|Groß,Anna|Berg,Peter|Lang,Eva|Sommer,Paul|Winter", GERMAN],
  ["one-oe", "de", "iso-8859-1", "Björn|Meier,Karin|Berg,Ralf|Lang,Heike|Sommer,Jens|Winter", GERMAN],
  ["one-ae", "de", "windows-1252", "Uwe|Schäfer,Karin|Berg,Ralf|Lang,Heike|Sommer,Jens|Winter", GERMAN],
  ["one-oe-mac", "de", "macintosh", "Björn|Meier,Karin|Berg,Ralf|Lang,Heike|Sommer,Jens|Winter", GERMAN],
  ["capital-ue", "de", "windows-1252", "Peter|Ünal,Karin|Berg,Ralf|Lang,Heike|Sommer,Jens|Winter", GERMAN],
  ["city-koeln", "de", "windows-1252", "Peter|Hahn,Karin|Berg,Ralf|Lang,Heike|Sommer,Jens|Winter", GERMAN],
  ["city-zuerich", "de", "windows-1252", "Reto|Brunner,Urs|Frei,Beat|Keller,Heidi|Suter,Rolf|Graf", GERMAN],
  ["city-munster", "de", "cp850", "Peter|Hahn,Karin|Berg,Ralf|Lang,Heike|Sommer,Jens|Winter", GERMAN],
  [
    "city-malmo",
    "sv",
    "windows-1252",
    "Lars|Berg,Karin|Lund,Nils|Holm,Eva|Dahl,Sven|Ek",
    "Förnamn|Efternamn|E-post|Födelsedatum",
  ],
  [
    "swedish-one",
    "sv",
    "windows-1252",
    "Åke|Berg,Karin|Lund,Nils|Holm,Eva|Dahl,Sven|Ek",
    "Tilltalsnamn|Efternamn|Mejl|Födelsedag",
  ],
  [
    "english-e",
    "en",
    "windows-1252",
    "Zoë|Clark,Mary|Jones,John|Smith,Lucy|Brown,Tom|Hill",
    "First Name|Last Name|Email|Birthday",
  ],
  [
    "english-e-mac",
    "en",
    "macintosh",
    "Renée|Clark,Mary|Jones,John|Smith,Lucy|Brown,Tom|Hill",
    "First Name|Last Name|Email|Birthday",
  ],
  [
    "english-n",
    "en",
    "windows-1252",
    "Pedro|Muñoz,Mary|Jones,John|Smith,Lucy|Brown,Tom|Hill",
    "First Name|Last Name|Email|Birthday",
  ],
  [
    "french-c",
    "fr",
    "windows-1252",
    "François|Petit,Marie|Durand,Paul|Leroy,Luc|Moreau,Anne|Simon",
    "Prenom|Nom de famille|Email|Date de naissance",
  ],
  [
    "french-e",
    "fr",
    "iso-8859-15",
    "André|Petit,Marie|Durand,Paul|Leroy,Luc|Moreau,Anne|Simon",
    "Prenom|Nom de famille|Email|Date de naissance",
  ],
  [
    "french-header",
    "fr",
    "windows-1252",
    "Marc|Petit,Marie|Durand,Paul|Leroy,Luc|Moreau,Anne|Simon",
    "Prénom|Nom de famille|Email|Date de naissance",
  ],
  [
    "french-header-mac",
    "fr",
    "macintosh",
    "Marc|Petit,Marie|Durand,Paul|Leroy,Luc|Moreau,Anne|Simon",
    "Prénom|Nom de famille|Email|Date de naissance",
  ],
  [
    "french-oe",
    "fr",
    "windows-1252",
    "Cœline|Petit,Marie|Durand,Paul|Lebœuf,Luc|Moreau,Anne|Simon",
    "Prénom|Nom de famille|Email|Date de naissance",
  ],
  [
    "spanish-n",
    "es",
    "windows-1252",
    "Ana|Peña,Luis|Gil,Marta|Ruiz,Pablo|Vega,Elena|Soto",
    "Nombre|Apellidos|Email|Fecha de nacimiento",
  ],
  [
    "spanish-n-dos",
    "es",
    "cp850",
    "Ana|Peña,Luis|Gil,Marta|Ruiz,Pablo|Vega,Elena|Soto",
    "Nombre|Apellidos|Email|Fecha de nacimiento",
  ],
  [
    "spanish-i",
    "es",
    "windows-1252",
    "Ana|García,Luis|Gil,Marta|Ruiz,Pablo|Vega,Elena|Soto",
    "Nombre|Apellidos|Email|Fecha de nacimiento",
  ],
  [
    "italian-u",
    "it",
    "windows-1252",
    "Luca|Cantù,Sara|Rossi,Marco|Bruni,Elisa|Greco,Paolo|Serra",
    "Nome|Cognome|Email|Data di nascita",
  ],
  [
    "portuguese-a",
    "pt",
    "windows-1252",
    "João|Silva,Ana|Costa,Rui|Lopes,Marta|Dias,Pedro|Rocha",
    "Nome próprio|Apelido|Email|Data de nascimento",
  ],
  [
    "danish-o",
    "da",
    "windows-1252",
    "Søren|Madsen,Mette|Holm,Lars|Lund,Pia|Krogh,Ole|Beck",
    "Fornavn|Efternavn|Email|Fødselsdato",
  ],
  [
    "norwegian-a",
    "nb",
    "windows-1252",
    "Pål|Hansen,Kari|Berg,Nils|Moen,Ida|Lie,Tor|Dahl",
    "Fornavn|Etternavn|E-post|Fødselsdato",
  ],
  [
    "dutch-e",
    "nl",
    "windows-1252",
    "Daniël|Bos,Sanne|Smit,Piet|Kok,Eva|Vos,Jan|Post",
    "Voornaam|Achternaam|E-mailadres|Geboortedatum",
  ],
  [
    "finnish-a",
    "fi",
    "windows-1252",
    "Matti|Mäki,Liisa|Laine,Antti|Niemi,Kaisa|Salo,Olli|Aho",
    "Etunimi|Sukunimi|Sahkoposti|Syntymaaika",
  ],
  [
    "polish-l",
    "pl",
    "windows-1250",
    "Łukasz|Kowal,Anna|Nowak,Jan|Lis,Ewa|Zych,Adam|Duda",
    "Imie|Nazwisko|E-mail|Data urodzenia",
  ],
  [
    "polish-header",
    "pl",
    "windows-1250",
    "Marek|Kowal,Anna|Nowak,Jan|Lis,Ewa|Zych,Adam|Duda",
    "Imię|Nazwisko|E-mail|Data urodzenia",
  ],
  [
    "polish-dos",
    "pl",
    "cp852",
    "Łukasz|Kowal,Anna|Wójcik,Jan|Lis,Ewa|Zych,Adam|Duda",
    "Imie|Nazwisko|E-mail|Data urodzenia",
  ],
  [
    "czech-r",
    "cs",
    "windows-1250",
    "Jiří|Novák,Jana|Malá,Petr|Holub,Eva|Vrba,Karel|Hora",
    "Jméno|Příjmení|E-mail|Datum narození",
  ],
  [
    "hungarian-o",
    "hu",
    "windows-1250",
    "Gergő|Kiss,Anna|Nagy,Tamás|Pap,Éva|Bodor,Imre|Vas",
    "Keresztnév|Vezetéknév|E-mail|Születési dátum",
  ],
  [
    "turkish-g",
    "tr",
    "windows-1254",
    "Tuğba|Kaya,Ali|Demir,Ece|Aksoy,Can|Polat,Selin|Tekin",
    "Ad|Soyad|E-posta|Doğum tarihi",
  ],
  [
    "turkish-dos",
    "tr",
    "cp857",
    "Tuğba|Kaya,Ali|Demir,Ece|Aksoy,Can|Polat,Işık|Tekin",
    "Ad|Soyad|E-posta|Doğum tarihi",
  ],
];
