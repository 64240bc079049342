import { describe, expect, test } from "vitest";
import { sampleFeed, targetsOf } from "./sample-feed.ts";

/** Header lines as programs export them, and what their columns must be taken for. All others must not be used. */
const EXPORTS: readonly {
  name: string;
  header: string;
  rows?: readonly (readonly string[])[];
  targets: string;
}[] = [
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
    name: "Outlook, French: Titre twice, told apart by its values",
    header:
      "Titre,Prénom,Deuxième prénom,Nom,Suffixe,Société,Service,Titre,Téléphone (bureau),Téléphone (domicile),Tél. mobile,Adresse de messagerie,Type de messagerie,Anniversaire,Anniversaire de mariage ou fête,Catégories,Sexe",
    rows: [["Mme", "Claire", "", "Exemple", "", "", "", "Directrice", "", "", "", "", "", "", "", "", ""]],
    targets: `
      first_name: Prénom
      last_name: Nom
      company: Société
      job_title: Titre
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
    name: "HubSpot",
    header:
      "Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Create Date,Job Title,Company Name,Salutation,Mobile Phone Number,Date of birth",
    targets: `
      first_name: First Name
      last_name: Last Name
      email: Email
      phone: Phone Number | Mobile Phone Number
      job_title: Job Title
      company: Company Name
      salutation: Salutation
      birthday: Date of birth`,
  },
  {
    name: "Mailchimp",
    header:
      "Email Address,First Name,Last Name,Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS",
    targets: `
      email: Email Address
      first_name: First Name
      last_name: Last Name
      birthday: Birthday
      timezone: TIMEZONE`,
  },
  {
    name: "Salesforce report: Title is the job",
    header:
      "Salutation,First Name,Last Name,Title,Account Name,Mailing Street,Mailing City,Phone,Mobile,Email,Birthdate",
    targets: `
      salutation: Salutation
      first_name: First Name
      last_name: Last Name
      job_title: Title
      company: Account Name
      location: Mailing City
      phone: Phone | Mobile
      email: Email
      birthday: Birthdate`,
  },
  {
    name: "Zoho CRM",
    header:
      "Record Id,Contact Owner.id,Contact Owner,Lead Source,First Name,Last Name,Account Name.id,Account Name,Email,Title,Department,Phone,Home Phone,Mobile,Date of Birth,Created Time,Tag",
    rows: [["1", "2", "Chris", "", "Ana", "Muster", "3", "Muster GmbH", "", "Buyer", "", "", "", "", "", "", ""]],
    targets: `
      first_name: First Name
      last_name: Last Name
      company: Account Name
      email: Email
      job_title: Title
      phone: Phone | Home Phone | Mobile
      birthday: Date of Birth`,
  },
  {
    name: "Shopify customers",
    header:
      "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Country Code,Default Address Phone,Phone,Total Spent,Note,Tax Exempt,Tags,Fecha de nacimiento (customer.metafields.facts.birth_date)",
    targets: `
      first_name: First Name
      last_name: Last Name
      email: Email
      company: Default Address Company
      location: Default Address City
      phone: Default Address Phone | Phone
      birthday: Fecha de nacimiento (customer.metafields.facts.birth_date)`,
  },
  {
    name: "Brevo",
    header: "EMAIL;LASTNAME;FIRSTNAME;SMS;EMAIL_BLACKLISTED;SMS_BLACKLISTED;ADDED_TIME;MODIFIED_TIME",
    targets: `
      email: EMAIL
      last_name: LASTNAME
      first_name: FIRSTNAME
      phone: SMS
      inactive: EMAIL_BLACKLISTED`,
  },
  {
    name: "Eventbrite attendees: Group is a group of tickets",
    header:
      "Order #,Order Date,First Name,Surname,Email,Quantity,Price Tier,Ticket Type,Attendee #,Group,Order Type,Currency,Total Paid,Attendee Status,Cell Phone",
    targets: `
      first_name: First Name
      last_name: Surname
      email: Email
      inactive: Attendee Status
      phone: Cell Phone`,
  },
  {
    name: "Microsoft Entra",
    header:
      "userPrincipalName,displayName,surname,mail,givenName,objectId,userType,jobTitle,department,accountEnabled,usageLocation,streetAddress,state,country,physicalDeliveryOfficeName,city,postalCode,telephoneNumber,mobile,alternateEmailAddress",
    targets: `
      email: userPrincipalName | mail | alternateEmailAddress
      full_name: displayName
      last_name: surname
      first_name: givenName
      job_title: jobTitle
      inactive: accountEnabled
      location: physicalDeliveryOfficeName | city
      phone: telephoneNumber | mobile`,
  },
  {
    name: "Entra bulk template",
    header:
      "Name [displayName] Required,User name [userPrincipalName] Required,Initial password [passwordProfile] Required,First name [givenName],Last name [surname],Job title [jobTitle]",
    targets: `
      full_name: Name [displayName] Required
      first_name: First name [givenName]
      last_name: Last name [surname]
      job_title: Job title [jobTitle]`,
  },
  {
    name: "Google Workspace users",
    header:
      "First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Password Hash Function [UPLOAD ONLY],Org Unit Path [Required],New Primary Email [UPLOAD ONLY],Status [READ ONLY],Recovery Email,Home Secondary Email,Work Secondary Email,Recovery Phone [MUST BE IN THE E.164 FORMAT],Work Phone,Home Phone,Mobile Phone,Employee ID,Employee Title,Manager Email,Department,Change Password at Next Sign-In",
    targets: `
      first_name: First Name [Required]
      last_name: Last Name [Required]
      email: Email Address [Required] | Home Secondary Email | Work Secondary Email
      inactive: Status [READ ONLY]
      phone: Work Phone | Home Phone | Mobile Phone
      job_title: Employee Title`,
  },
  {
    name: "BambooHR",
    header:
      "Employee #,First Name,Last Name,Job Title,Department,Division,Location,Status,Hire Date,Work Email,Reports To,Birth Date,Birthday",
    targets: `
      first_name: First Name
      last_name: Last Name
      job_title: Job Title
      location: Location
      inactive: Status
      email: Work Email
      birthday: Birth Date | Birthday`,
  },
  {
    name: "Personio, German",
    header: "Vorname;Nachname;E-Mail;Geburtsdatum;Abteilung;Status;Eintrittsdatum;Austrittsdatum",
    targets: `
      first_name: Vorname
      last_name: Nachname
      email: E-Mail
      birthday: Geburtsdatum
      inactive: Status | Austrittsdatum`,
  },
  {
    name: "ADP",
    header: "Payroll Name,Position ID,Position Description,Home Department,Position Status,Hire Date",
    targets: `
      full_name: Payroll Name
      job_title: Position Description
      inactive: Position Status`,
  },
  {
    name: "Workday",
    header: "Worker,Business Title,Hire Date,Email,Date of Birth",
    targets: `
      full_name: Worker
      job_title: Business Title
      email: Email
      birthday: Date of Birth`,
  },
  {
    name: "Planning Center",
    header:
      "Person ID,Given Name,First Name,Nickname,Middle Name,Last Name,Name Suffix,Birthdate,Anniversary,Gender,Grade,School,Medical Notes,Marital Status,Status,Membership,Home Email,Work Email,Other Email,Home Phone Number,Mobile Phone Number,Household ID,Household Name,Household Primary Contact",
    targets: `
      first_name: Given Name | First Name
      last_name: Last Name
      birthday: Birthdate
      gender: Gender
      relationship_status: Marital Status
      inactive: Status | Membership
      email: Home Email | Work Email | Other Email
      phone: Home Phone Number | Mobile Phone Number`,
  },
  {
    name: "OneRoster users.csv",
    header:
      "sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password",
    targets: `
      inactive: status | enabledUser
      first_name: givenName
      last_name: familyName
      email: email
      phone: sms | phone`,
  },
  {
    name: "HR birthday list: Name beside Vorname is the family name",
    header: "Nr.;Name;Vorname;Geburtsdatum;Abteilung;Alter",
    targets: `
      last_name: Name
      first_name: Vorname
      birthday: Geburtsdatum`,
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
    name: "LinkedIn connections: no date in it is a birthday",
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

/** `target: Header | Header`, line by line. */
function parseTargets(text: string): Readonly<Record<string, string>> {
  const pairs = text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [target = "", headers = ""] = line.trim().split(/: (.*)/);
      return headers.split(" | ").map((header) => [header, target]);
    });
  return Object.fromEntries(pairs);
}

describe("headers of real exports", () => {
  test.each(EXPORTS)("$name", ({ header, rows = [], targets }) => {
    const cells = header.split(header.includes(";") ? ";" : ",");
    expect(targetsOf({ header: cells, rows }, sampleFeed())).toEqual(parseTargets(targets));
  });
});
