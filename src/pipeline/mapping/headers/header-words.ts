import { LETTERS_WITHOUT_DECOMPOSITION } from "../../../model/text/spelling/text-folding.ts";
import type { Alias } from "./alias.ts";

/**
 * What one word of a header says. `plain` words change nothing ("address", "of", "your"). A header of which one word is
 * not in the table has no meaning here: "Manager's e-mail" and "Place of birth" stay unknown.
 */
type Word =
  | "email"
  | "phone"
  | "mobile"
  | "birth"
  | "date"
  | "first"
  | "last"
  | "name"
  | "private"
  | "work"
  | "second"
  | "plain";

const WORDS_OF_KIND: Readonly<Record<Word, string>> = {
  email: `email mail emailadresse mailadresse emailaddress emailadres courriel mel correo eposta epost epostadresse epostadress epostadres sahkoposti
    netfang meil epasts емейл имейл email pec emailcim почта`,
  phone: `phone telephone tel telefon telefono telefone telefoon telephonenumber phonenumber telefonnummer telefonnr telnr rufnummer tlf puhelin puhelinnumero
    telefonnumer telefoonnummer festnetz festnetznummer landline fixe fisso fijo fixo telefonszam телефон тел τηλεφωνο telefonas talrunis simi`,
  mobile: `mobile mobil cell cellphone cellular handy handynummer handynr mobiltelefon mobilnummer mobilnr mobiltelefonnummer mobilfunknummer mobilfunk natel portable
    gsm movil celular cellulare cell mobiel mobielnummer matkapuhelin komorka komorkowy telemovel mobilni mobitel mobiil smartphone мобильный моб κινητο`,
  birth: `birth birthday birthdate birthdt dob born bday geburt geburtsdatum geburtstag geb gebdatum geboren naissance naiss naissances nascita nasc nascimento nacimiento nacim nac
    geboorte geboortedatum verjaardag urodzenia urodz ur urodziny narozeni narozeniny nar narodenia rodenja rodendan rojstva nastere nasterii szuletesi szul
    fodselsdato fodselsdag fodelsedatum fodelsedag fodsels syntymaaika syntymapaiva dogum рождения рожд народження γεννησης dzimsanas gimimo sunniaeg`,
  date: "date dt dat data datum dato fecha fec fch dta datums tarihi datumi datas дата ημερομηνια",
  first:
    "firstname forename forenames givenname vorname rufname prenom voornaam roepnaam fornamn fornavn etunimi imie prenume keresztnev",
  last: "lastname surname familyname nachname familienname achternaam familienaam efternamn efternavn etternavn sukunimi nazwisko prijmeni cognome apellidos sobrenome apelido",
  name: "name nom naam namn navn",
  private: `private privat private priv privé prive privee perso personal personale personnel personnelle particular home domicile thuis hem hjemme koti prywatny prywatna
    prywatne domowy privado privada privata privato casa pessoal domicilio`,
  work: `work business office corporate professional dienst dienstl dienstlich dienstliche geschaft geschaftl geschaftlich geschaftliche beruflich berufliche buro arbeit
    bureau pro professionnel professionnelle travail trabajo laboral profesional corporativo lavoro ufficio werk zakelijk zakelijke kantoor arbete jobb arbejde arbeid tyo
    sluzbowy sluzbowa pracovni trabalho comercial`,
  second:
    "second secondary alternate alternative other additional backup zweite zweiter weitere andere deuxieme autre secondaire segundo segunda otro otra secondo altro tweede andere",
  plain: `the a of to for your my our what is whats s and please enter address addresses number numbers no nr num numero nummer contact contacts kontakt contacto contatto details detail info information
    basic general primary main preferred best current valid legal official full complete profile person people employee worker member participant student client customer attendee subscriber guest staff
    adresse adressen adres indirizzo direccion endereco adress de des du la le l d da di do del della delle dell el los las van het een und et y e i en og och
    ihre ihr ihren deine dein meine votre ton ta tu su sua tuo tua uw je jouw din ditt mitglied mitglieder mitglieds mitarbeiter mitarbeiters mitarbeitende kunde kunden teilnehmer teilnehmers schuler schulers schulerin person
    adherent adherente adherents membre salarie salariee collaborateur collaboratrice eleve stagiaire beneficiaire socio socia socios alumno alumna empleado empleada trabajador miembro cliente dipendente iscritto
    alunno alunna colaborador funcionario aluno medewerker werknemer lid leden leerling deelnemer klant pracownika pracownik czlonka uczestnika zaměstnance clen jasen medlem medlems ansatt
    principal principale hoofd haupt erste erster primaer primar 1`,
};

const KINDS: ReadonlyMap<string, Word> = new Map(
  (Object.keys(WORDS_OF_KIND) as Word[])
    .toReversed()
    .flatMap((kind) => wordsOf(WORDS_OF_KIND[kind]).map((word) => [word, kind] as const)),
);

const MOST_WORDS = 8;

/** Names of two words that count as one. */
const JOINED_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:first|given|fore) names?\b/gu, "firstname"],
  [/\b(?:last|family|sur) names?\b|\bnom de famille\b|\bnom d usage\b/gu, "lastname"],
];

/** Signs that stand inside words of text in a wrong encoding ("TÃ©lÃ©phone"). */
const SIGNS_OF_DAMAGE = /[©®¤¬¦¨¯´¸¶§‰¢£¥€]/u;

/** Returns the words of a header without accents: `primaryWorkEmail` is `primary`, `work`, `email`. */
export function wordsOfHeader(header: string): readonly string[] {
  if (SIGNS_OF_DAMAGE.test(header)) return [];
  const words = wordsOf(
    header.replaceAll(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 ").replaceAll(/\be[\s-]{0,2}mail/giu, "email"),
  );
  return JOINED_NAMES.reduce((text, [names, name]) => text.replaceAll(names, name), words.join(" ")).split(" ");
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll(/[øæœłđıß]/gu, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Tells whether words only say whose or what kind a field is: "Personal contact details", "Basic info". */
export function isSection(words: readonly string[]): boolean {
  return (
    words.length > 0 && words.every((word) => ["plain", "name", "private", "work"].includes(KINDS.get(word) ?? ""))
  );
}

/**
 * Returns the meaning of a header whose words are all known: "E-mail (work)", "Phone - Primary Home", "Data nascita".
 *
 * @returns null if a word is unknown, or if the words name two fields
 */
export function composeAlias(words: readonly string[]): Alias | null {
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const kinds = new Set<Word>();
  for (const [at, word] of words.entries()) {
    const kind = /^[2-9]$/.test(word) && at > 0 ? "second" : KINDS.get(word);
    if (kind === undefined) return null;
    kinds.add(kind);
  }
  const names = (["email", "birth", "first", "last"] as const).filter((kind) => kinds.has(kind));
  const isPhone = kinds.has("phone") || kinds.has("mobile");
  if (kinds.has("date") && !kinds.has("birth")) return null;
  const hasName = kinds.has("name");
  if (hasName && names.length === 0 && !isPhone) {
    return kinds.has("private") || kinds.has("work") || kinds.has("second") ? null : { meaning: "name", rank: 0 };
  }
  if (names.length + (isPhone ? 1 : 0) !== 1 || (hasName && !kinds.has("first") && !kinds.has("last"))) return null;
  switch (names[0]) {
    case "email":
      return { meaning: "email", rank: kinds.has("second") ? 5 : kinds.has("private") ? 1 : kinds.has("work") ? 2 : 0 };
    case "birth":
      return kinds.has("work") || kinds.has("second") ? null : { meaning: "birthday", rank: 1 };
    case "first":
      return kinds.has("second") ? null : { meaning: "first_name", rank: words.includes("legal") ? 3 : 1 };
    case "last":
      return kinds.has("second") ? null : { meaning: "last_name", rank: words.includes("legal") ? 1 : 0 };
    default:
      return { meaning: "phone", rank: phoneRank(kinds) };
  }
}

/** A mobile number comes before a number at home, and both before a number at work. */
function phoneRank(kinds: ReadonlySet<Word>): number {
  if (kinds.has("second")) return 5;
  if (kinds.has("mobile")) return kinds.has("work") ? 1 : 0;
  return kinds.has("private") ? 2 : kinds.has("work") ? 3 : 1;
}
