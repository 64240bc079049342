import { describe, expect, test } from "vitest";
import { exportOf, type SampleExport } from "../sample-export.ts";
import { targetsOf } from "../sample-feed.ts";

const EXPORTS: readonly SampleExport[] = [
  {
    name: "Google Contacts (2024)",
    header:
      "First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Event 1 - Label,Event 1 - Value,Custom Field 1 - Value",
    targets: `
      first_name: First Name
      last_name: Last Name
      salutation: Name Prefix
      full_name: File As
      company: Organization Name
      job_title: Organization Title
      birthday: Birthday
      profile_image: Photo
      email: E-mail 1 - Value | E-mail 2 - Value
      phone: Phone 1 - Value`,
  },
  {
    name: "Google Contacts (old)",
    header:
      "Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Family Name Yomi,Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden Name,Birthday,Gender,Location,Billing Information,Directory Server,Mileage,Occupation,Hobby,Sensitivity,Priority,Subject,Notes,Language,Photo,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Formatted,Organization 1 - Type,Organization 1 - Name,Organization 1 - Yomi Name,Organization 1 - Title,Organization 1 - Department",
    targets: `
      full_name: Name
      first_name: Given Name
      last_name: Family Name
      salutation: Name Prefix
      birthday: Birthday
      gender: Gender
      location: Location
      job_title: Occupation | Organization 1 - Title
      language: Language
      profile_image: Photo
      email: E-mail 1 - Value
      phone: Phone 1 - Value
      company: Organization 1 - Name`,
  },
  {
    name: "Outlook, English",
    header:
      "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business City,Home Street,Home City,Home Country/Region,Assistant's Phone,Business Fax,Business Phone,Callback,Company Main Phone,Home Phone,Mobile Phone,Other Phone,Pager,Primary Phone,Anniversary,Assistant's Name,Birthday,Categories,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,E-mail 3 Address,Gender,Government ID Number,Language,Location,Manager's Name,Notes,Office Location,Profession,Spouse,User 1,Web Page",
    targets: `
      salutation: Title
      first_name: First Name
      last_name: Last Name
      company: Company
      job_title: Job Title | Profession
      location: Home City | Location | Office Location
      phone: Business Phone | Home Phone | Mobile Phone | Other Phone | Primary Phone
      birthday: Birthday
      email: E-mail Address | E-mail 2 Address | E-mail 3 Address
      gender: Gender
      language: Language`,
  },
  {
    name: "Outlook, German",
    header:
      "Anrede,Vorname,Weitere Vornamen,Nachname,Suffix,Firma,Abteilung,Position,Straße geschäftlich,Ort geschäftlich,Ort privat,Land/Region privat,Telefon Assistent,Fax geschäftlich,Telefon geschäftlich,Autotelefon,Telefon Firma,Telefon (privat),Mobiltelefon,Weiteres Telefon,Haupttelefon,Beruf,E-Mail-Adresse,E-Mail-Typ,E-Mail: Angezeigter Name,E-Mail 2: Adresse,Empfohlen von,Geburtstag,Geschlecht,Jahrestag,Kategorien,Notizen,Ort,Partner,Sozialversicherungsnr.,Sprache",
    targets: `
      salutation: Anrede
      first_name: Vorname
      last_name: Nachname
      company: Firma
      job_title: Position | Beruf
      location: Ort privat | Ort
      phone: Telefon geschäftlich | Telefon (privat) | Mobiltelefon | Weiteres Telefon | Haupttelefon
      email: E-Mail-Adresse | E-Mail 2: Adresse
      birthday: Geburtstag
      gender: Geschlecht
      language: Sprache`,
  },
  {
    name: "Outlook, French: the values decide between two columns Titre",
    header:
      "Titre,Prénom,Deuxième prénom,Nom,Suffixe,Société,Service,Titre,Téléphone (bureau),Téléphone (domicile),Tél. mobile,Adresse de messagerie,Type de messagerie,Anniversaire,Anniversaire de mariage ou fête,Catégories,Sexe,Profession",
    rows: [["Mme", "Claire", "", "Exemple", "", "", "", "Directrice", "", "", "", "", "", "", "", "", ""]],
    targets: `
      first_name: Prénom
      last_name: Nom
      company: Société
      job_title: Titre | Profession
      phone: Téléphone (bureau) | Téléphone (domicile) | Tél. mobile
      email: Adresse de messagerie
      birthday: Anniversaire
      gender: Sexe`,
  },
  {
    name: "Outlook, Spanish (half translated)",
    header:
      "Title,Nombre,Segundo nombre,Apellidos,Suffix,Organización,Department,Puesto,Teléfono del trabajo,Particular,Mobile Phone,Categorías,Dirección de correo electrónico,Birthday,Anniversary,Género,Notas",
    targets: `
      salutation: Title
      first_name: Nombre
      last_name: Apellidos
      company: Organización
      job_title: Puesto
      phone: Teléfono del trabajo | Particular | Mobile Phone
      email: Dirección de correo electrónico
      birthday: Birthday
      gender: Género`,
  },
  {
    name: "Thunderbird: a birthday in three columns",
    header:
      "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Birth Year,Birth Month,Birth Day",
    targets: `
      first_name: First Name
      last_name: Last Name
      full_name: Display Name
      email: Primary Email | Secondary Email
      phone: Work Phone | Home Phone | Mobile Number
      birthday_year: Birth Year
      birthday_month: Birth Month
      birthday_day: Birth Day`,
  },
  {
    name: "Thunderbird, German: Geburtstag is the day",
    header: "Vorname,Nachname,Anzeigename,Primäre E-Mail-Adresse,Geburtsjahr,Geburtsmonat,Geburtstag",
    targets: `
      email: Primäre E-Mail-Adresse
      first_name: Vorname
      last_name: Nachname
      full_name: Anzeigename
      birthday_year: Geburtsjahr
      birthday_month: Geburtsmonat
      birthday_day: Geburtstag`,
  },
  {
    name: "Thunderbird, French",
    header: "Prénom,Nom de famille,Année de naissance,Mois,Jour",
    targets: `
      first_name: Prénom
      last_name: Nom de famille
      birthday_year: Année de naissance
      birthday_month: Mois
      birthday_day: Jour`,
  },
  {
    name: "LinkedIn connections: Connected On is not a birthday",
    header: "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
    targets: `
      first_name: First Name
      last_name: Last Name
      email: Email Address
      company: Company
      job_title: Position`,
  },
  {
    name: "Yahoo",
    header: "First,Middle,Last,Nickname,Email,Category,Distribution Lists,Birthday,Anniversary",
    targets: `
      first_name: First
      last_name: Last
      email: Email
      birthday: Birthday`,
  },
];

describe("headers of address books", () => {
  test.each(EXPORTS)("are matched to their fields in $name", (sample) => {
    const { list, targets } = exportOf(sample);
    expect(targetsOf(list)).toEqual(targets);
  });
});
