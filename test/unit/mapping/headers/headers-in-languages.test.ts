import { describe, expect, test } from "vitest";
import { exportOf, type SampleExport } from "../sample-export.ts";
import { targetsOf } from "../sample-feed.ts";

const EXPORTS: readonly SampleExport[] = [
  {
    name: "Japanese",
    header: "姓,名,生年月日,メールアドレス,電話番号",
    targets: `
      last_name: 姓
      first_name: 名
      birthday: 生年月日
      email: メールアドレス
      phone: 電話番号`,
  },
  {
    name: "Japanese, one name",
    header: "氏名,生年月日,グループ",
    targets: `
      full_name: 氏名
      birthday: 生年月日
      group: グループ`,
  },
  {
    name: "Swedish",
    header: "Förnamn;Efternamn;Födelsedatum;E-post;Mobil;Grupp",
    targets: `
      first_name: Förnamn
      last_name: Efternamn
      birthday: Födelsedatum
      email: E-post
      phone: Mobil
      group: Grupp`,
  },
  {
    name: "Dutch",
    header: "Voornaam;Achternaam;Geboortedatum;E-mailadres;Mobiel nummer;Geslacht",
    targets: `
      first_name: Voornaam
      last_name: Achternaam
      birthday: Geboortedatum
      email: E-mailadres
      phone: Mobiel nummer
      gender: Geslacht`,
  },
  {
    name: "Italian",
    header: "Nome;Cognome;Data di nascita;Cellulare;Gruppo",
    targets: `
      first_name: Nome
      last_name: Cognome
      birthday: Data di nascita
      phone: Cellulare
      group: Gruppo`,
  },
  {
    name: "Polish",
    header: "Imię;Nazwisko;Data urodzenia;Telefon komórkowy;Płeć",
    targets: `
      first_name: Imię
      last_name: Nazwisko
      birthday: Data urodzenia
      phone: Telefon komórkowy
      gender: Płeć`,
  },
  {
    name: "Czech",
    header: "Jméno;Příjmení;Datum narození;E-mail;Mobilní telefon",
    targets: `
      first_name: Jméno
      last_name: Příjmení
      birthday: Datum narození
      email: E-mail
      phone: Mobilní telefon`,
  },
  {
    name: "Finnish",
    header: "Etunimi;Sukunimi;Syntymäaika;Sähköposti;Matkapuhelin;Ryhmä",
    targets: `
      first_name: Etunimi
      last_name: Sukunimi
      birthday: Syntymäaika
      email: Sähköposti
      phone: Matkapuhelin
      group: Ryhmä`,
  },
  {
    name: "Danish and Norwegian",
    header: "Fornavn;Efternavn;Fødselsdato;E-postadresse;Tlf.;Gruppe",
    targets: `
      first_name: Fornavn
      last_name: Efternavn
      birthday: Fødselsdato
      email: E-postadresse
      phone: Tlf.
      group: Gruppe`,
  },
  {
    name: "Portuguese",
    header: "Nome;Sobrenome;Data de nascimento;Celular;E-mail",
    targets: `
      first_name: Nome
      last_name: Sobrenome
      birthday: Data de nascimento
      phone: Celular
      email: E-mail`,
  },
  {
    name: "Spanish, with two family names",
    header: "Nombre;Apellido Paterno;Apellido Materno;Fecha Nac.;Móvil;Correo",
    targets: `
      first_name: Nombre
      last_name: Apellido Paterno
      birthday: Fecha Nac.
      phone: Móvil
      email: Correo`,
  },
  {
    name: "Turkish",
    header: "İsim;Soyisim;Doğum Tarihi",
    targets: `
      first_name: İsim
      last_name: Soyisim
      birthday: Doğum Tarihi`,
  },
  {
    name: "Hungarian",
    header: "Név;Születési dátum;E-mail",
    targets: `
      full_name: Név
      birthday: Születési dátum
      email: E-mail`,
  },
  {
    name: "Hebrew",
    header: "שם פרטי,שם משפחה,תאריך לידה",
    targets: `
      first_name: שם פרטי
      last_name: שם משפחה
      birthday: תאריך לידה`,
  },
  {
    name: "the interface's own field names",
    header:
      "first_name,last_name,email,phone,whatsapp_phone,birthday,timezone,gender,location,language,company,job_title,salutation,relationship_status,profile_image,group,guardian_contact_id,custom_fields.shoe_size",
    targets: `
      first_name: first_name
      last_name: last_name
      email: email
      phone: phone
      whatsapp_phone: whatsapp_phone
      birthday: birthday
      timezone: timezone
      gender: gender
      location: location
      language: language
      company: company
      job_title: job_title
      salutation: salutation
      relationship_status: relationship_status
      profile_image: profile_image
      group: group
      guardian_contact_id: guardian_contact_id
      custom_fields.shoe_size: custom_fields.shoe_size`,
  },
];

describe("headers in several languages", () => {
  test.each(EXPORTS)("are matched to their fields in $name", (sample) => {
    const { list, targets } = exportOf(sample);
    expect(targetsOf(list)).toEqual(targets);
  });

  test.each(
    "Date naissance|Date de naiss.|Fecha nac.|F. nac.|Data ur.|Data de nasc.|Дата рожд.|Ημ. γέννησης|Geb.-Tag".split(
      "|",
    ),
  )("match %s to the birthday", (header) =>
    expect(targetsOf({ header: ["Vorn.", "Nachn.", header], rows: [["Ana", "Muster", "13.04.1990"]] })).toEqual({
      "Vorn.": "first_name",
      "Nachn.": "last_name",
      [header]: "birthday",
    }),
  );

  test("match numbered phone columns", () =>
    expect(targetsOf({ header: ["Vorname", "TELEFON1", "Tel. 2"], rows: [] })).toEqual({
      Vorname: "first_name",
      TELEFON1: "phone",
      "Tel. 2": "phone",
    }));
});
