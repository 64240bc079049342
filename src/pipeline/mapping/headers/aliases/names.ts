import { FAMILY_FIRST_HEADERS, GIVEN_FIRST_HEADERS } from "../../values/names/name-order.ts";
import type { AliasLine } from "../alias.ts";

/** Header words for names, salutations and jobs, in the languages and products of the exported lists. */
export const NAME_ALIASES: readonly AliasLine[] = [
  ["first_name", 0, "Rufname | Preferred First Name | Known As | Prénom usuel | Tilltalsnamn | Roepnaam"],
  [
    "first_name",
    1,
    `First Name | First | Forename | Forenames | FName | First Names | Contact First Name | Customer First Name |
    Attendee First Name | Student First Name | Employee First Name | Subscriber First Name | Primer nombre |
    Vorname | Vorn. | Vornamen | Vorname(n) | Prénom | Prénoms | Prénom(s) | Nombre de pila | Nombres | Nombre(s) | Förnamn |
    Voornaam | Voornamen | Etunimi | Etunimet | Fornavn | Imię | Imiona | Křestní jméno | Primeiro nome |
    Nome próprio | Nome di battesimo | Prenume | Keresztnév | Utónév | Eesnimi |
    שם פרטי | 名 | 名前(名) | 下の名前 | Given name (preferred)`,
  ],
  ["first_name", 2, "Given Name | Given Names | Givenname | personNombre"],
  ["first_name", 3, "Legal First Name | Legal Given Name | Formal First Name"],
  [
    "last_name",
    0,
    `Last Name | Last | Surname | Family Name | SN | LName | Lastname | Contact Last Name | Customer Last Name |
    Attendee Last Name | Attendee Surname | Student Last Name | Employee Last Name | Subscriber Last Name |
    Nachname | Nachn. | Nachnamen | Familienname | Zuname | Nom de famille | Nom d'usage | Apellidos | Apellido | Apellido 1 | 1er apellido | Apellido paterno |
    Apellido(s) | Primer apellido | Efternamn | Familienaam | Achternaam | Sukunimi | Efternavn | Etternavn |
    Nazwisko | Příjmení | Priezvisko | Cognome | Sobrenome | Apelido | Último nome | Nume de familie | Vezetéknév |
    Családnév | Prezime | Priimek | Perekonnanimi | Uzvārds | Pavardė | Фамилия | Прізвище | Επώνυμο | Soyadı | Soyad | Soyisim | 姓氏 | שם משפחה | 姓 |
    名字(姓) | 苗字 | 성`,
  ],
  ["last_name", 1, "Legal Last Name | Legal Family Name | Preferred Last Name"],
  [
    "full_name",
    0,
    `Full Name | Fullname | Employee Name | Payroll Name | Worker | Worker Name | Contact Name | Customer Name |
    Member Name | Student Name | Person Name | Attendee Name | Guest Name | Vollständiger Name | Ganzer Name |
    Vor- und Nachname | Vorname und Nachname | Vorname Nachname | Vorname, Nachname | Name, Vorname | Nachname, Vorname |
    Vorname/Nachname | Nachname/Vorname | Mitarbeitername | Mitgliedsname | Nom complet | Nom et prénom | Prénom et nom | Nom Prénom |
    Nom, prénom | Nom et prénoms | Prénom Nom | Nombre completo | Nombre y apellidos | Apellidos y nombre |
    Apellidos, Nombre | Nome completo | Nome e cognome | Cognome e nome | Cognome Nome | Volledige naam |
    Fullständigt namn | För- och efternamn | Fullt navn | Fulde navn | Koko nimi | Imię i nazwisko |
    Nazwisko i imię | Jméno a příjmení | Příjmení a jméno | First and Last Name | First & Last Name |
    First Name Last Name | Last Name, First Name | Last, First | 氏名 | お名前 | 名前 | 姓名 | 성명 | ФИО | Név | Teljes név | Employee`,
  ],
  [
    "full_name",
    1,
    "Display Name | displayName | Anzeigename | Nom affiché | Nom à afficher | Nombre para mostrar | File As | Speichern unter",
  ],
  ["full_name", 0, FAMILY_FIRST_HEADERS],
  ["full_name", 0, GIVEN_FIRST_HEADERS],
  ["name", 0, "Name | Nom | Naam | Namn | Navn | Nimi | Namen"],
  [
    "given_or_full",
    0,
    "Nombre | Nome | Jméno | Meno | Ime | Vārds | Vardas | Имя | Ім'я | Όνομα | Adı | İsim | 이름 | 名字",
  ],
  [
    "salutation",
    0,
    `Salutation | Name Prefix | Prefix | Honorific | Courtesy Title | Anrede | Briefanrede | Civilité | Tratamiento |
    Trattamento | Aanhef | Tilltal | Titulatur | Tiltale | Oslovení | Zwrot grzecznościowy | Tratamento | 敬称`,
  ],
  ["title", 0, "Title | Titel | Titre | Título | Titolo | Tytuł | Titul"],
  [
    "job_title",
    0,
    `Job Title | Jobtitle | Job | Job Position | Job Role | Organization Title | Organization 1 - Title | Arbeitstitel | Business Title | Employee Title |
    Position | Position Title | Position Description | Berufsbezeichnung | Stellenbezeichnung | Jobtitel | Funktion | Tätigkeit |
    Puesto | Cargo | Poste | Intitulé du poste | Fonction | Qualifica | Mansione | Posizione | Ruolo aziendale |
    Functie | Functietitel | Befattning | Stilling | Stillingsbetegnelse | Tehtävänimike | Stanowisko | Pracovní pozice |
    Pozice | Função | 役職 | 職位 | Должность`,
  ],
  [
    "job_title",
    1,
    "Profession | Occupation | Beruf | Profesión | Professione | Beroep | Yrke | Ammatti | Zawód | Povolání | Profissão",
  ],
  [
    "company",
    0,
    `Company | Company Name | Organization Name | Organisation Name | Organization 1 - Name | Organization | Organisation |
    Account Name | Employer | Business Name | Firma | Firmenname | Unternehmen | Arbeitgeber | Société | Entreprise |
    Nom de l'entreprise | Organización | Empresa | Compañía | Azienda | Società | Bedrijf | Bedrijfsnaam | Organisatie |
    Företag | Bolag | Foretak | Selskap | Virksomhed | Yritys | Společnost | Spółka | 会社名 | 会社 | 勤務先 | Компания`,
  ],
  ["company", 1, "Default Address Company | Mailing Company | Billing Company"],
  [
    "listed",
    0,
    `Middle Name | Middle | Additional Name | Weitere Vornamen | Deuxième prénom | Segundo nombre | Segundo apellido | Apellido 2 | 2º apellido | Apellido materno | Name Suffix | Suffix |
    Suffixe | Sufijo | Nickname | Spitzname | Surnom | Apodo | Initials | Initialen | Maiden Name | Geburtsname |
    Nom de jeune fille | Phonetic First Name | Phonetic Middle Name | Phonetic Last Name | Yomi Name | Given Name Yomi |
    Additional Name Yomi | Family Name Yomi | Short Name | Preferred Name | フリガナ | ふりがな`,
  ],
];
