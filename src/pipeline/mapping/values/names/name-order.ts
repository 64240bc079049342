import { foldHeader } from "../../../../model/text/spelling/text-folding.ts";

/**
 * The order of the names in a column of full names. `stated`: the header says that the family name comes first.
 * `shown`: the column's values show that the family name comes first. `known`: the names of known people do.
 * `not shown`: nothing shows the order. `contradicted`: two kinds of evidence contradict each other.
 */
export type NameOrder =
  | "given first"
  | "family first, as stated"
  | "family first, as known"
  | "family first, as shown"
  | "not shown"
  | "contradicted";

/** Headers that say that the family name comes first, as files write them. */
export const FAMILY_FIRST_HEADERS = `Nachname Vorname|Name, Vorname|Name Vorname|Familienname Vorname|Zuname Vorname|Zu- und Vorname|Nach- und Vorname|Name und Vorname|Nachname und Vorname|Familien- und Vorname|
  Last Name, First Name|Last Name First Name|Last, First|Surname, First Name|Surname, Given Name|Family name, given name|Family name and given name|
  Nom Prénom|Nom et prénom|Nom et prénoms|NOM Prénoms|Apellidos Nombre|Apellido y nombre|Apellidos y nombres|
  Apellidos y nombre|Cognome Nome|Cognome e nome|Nazwisko i imię|Nazwisko Imię|Příjmení a jméno|Příjmení Jméno|Priezvisko a meno|Prezime i ime|Priimek in ime|Achternaam, voornaam|Naam en voornaam|Efternamn, förnamn|
  Etternavn, fornavn|Efternavn, fornavn|Sukunimi ja etunimi|Sukunimi Etunimi|Nume și prenume|Numele și prenumele|Pavardė, vardas|Pavardė ir vardas|Uzvārds, vārds|Perekonnanimi, eesnimi|
  Soyadı Adı|Soyad Ad|ФИО|Ф.И.О.|Фамилия Имя|Фамилия и имя|Фамилия, имя|Фамилия Имя Отчество|ПІБ|П.І.Б.|Прізвище та ім'я|Прізвище ім'я|Прізвище, ім'я, по батькові|Фамилия и име|Презиме и име|Επώνυμο Όνομα|
  Név|Teljes név|Họ và tên|Họ tên|姓名|氏名|성명|성함`;

/** Headers that say that the given name comes first. */
export const GIVEN_FIRST_HEADERS = `Vorname Name|Vorname Nachname|Vorname, Nachname|Vor- und Nachname|Vorname und Nachname|Vor- und Zuname|Vorname und Name|First Name Last Name|First and Last Name|First & Last Name|First Last|Given name, family name|
  Prénom et nom|Prénom Nom|Nombre y apellidos|Nombre y apellido|Nome e cognome|Nome Cognome|Nome e sobrenome|Imię i nazwisko|Jméno a příjmení|Meno a priezvisko|Ime i prezime|Ime in priimek|
  Prenume și nume|Voornaam en achternaam|Voornaam Achternaam|För- och efternamn|Förnamn Efternamn|For- og etternavn|For- og efternavn|Etunimi ja sukunimi|Etunimi Sukunimi|Ees- ja perekonnanimi|Eesnimi Perekonnanimi|Vardas, pavardė|Vardas ir pavardė|Vārds, uzvārds|Vārds un uzvārds|
  Ad Soyad|Adı Soyadı|Ad ve Soyad|Имя Фамилия|Имя и фамилия|Ім'я та прізвище|Име и фамилия|Име и презиме|Όνομα Επώνυμο|Όνομα και επώνυμο|Ονοματεπώνυμο|Vorname/Nachname`;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split("|").map((word) => foldHeader(word)));
const FAMILY_FIRST = setOf(FAMILY_FIRST_HEADERS);
const GIVEN_FIRST = setOf(GIVEN_FIRST_HEADERS);

/** Returns the order of names that a header says: `Nachname, Vorname`, `Imię i nazwisko`; null for most headers. */
export function orderStatedBy(header: string): "given first" | "family first" | null {
  const folded = foldHeader(header);
  if (FAMILY_FIRST.has(folded)) return "family first";
  return GIVEN_FIRST.has(folded) ? "given first" : null;
}

/** Returns whether the order of a column is known. */
export function isKnownOrder(order: NameOrder): boolean {
  return order !== "not shown" && order !== "contradicted";
}
