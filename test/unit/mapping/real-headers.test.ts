import { describe, expect, test } from "vitest";
import { sampleFeed, targetsOf } from "./sample-feed.ts";

/** Header lines as programs export them, and what their columns must be taken for. All other columns are not used. */
const EXPORTS: readonly { name: string; header: string; rows?: readonly (readonly string[])[]; targets: Record<string, string> }[] = [
  {
    name: "Google Contacts (2024)",
    header:
      "First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Event 1 - Label,Event 1 - Value,Custom Field 1 - Value",
    targets: {
      "First Name": "first_name", "Last Name": "last_name", "Name Prefix": "salutation", "File As": "full_name", "Organization Name": "company",
      "Organization Title": "job_title", Birthday: "birthday", Photo: "profile_image", "E-mail 1 - Value": "email", "E-mail 2 - Value": "email", "Phone 1 - Value": "phone",
    },
  },
  {
    name: "Google Contacts (old)",
    header:
      "Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Family Name Yomi,Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden Name,Birthday,Gender,Location,Billing Information,Directory Server,Mileage,Occupation,Hobby,Sensitivity,Priority,Subject,Notes,Language,Photo,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Formatted,Organization 1 - Type,Organization 1 - Name,Organization 1 - Yomi Name,Organization 1 - Title,Organization 1 - Department",
    targets: {
      Name: "full_name", "Given Name": "first_name", "Family Name": "last_name", "Name Prefix": "salutation", Birthday: "birthday", Gender: "gender", Location: "location",
      Occupation: "job_title", Language: "language", Photo: "profile_image", "E-mail 1 - Value": "email", "Phone 1 - Value": "phone",
      "Organization 1 - Name": "company", "Organization 1 - Title": "job_title",
    },
  },
  {
    name: "Outlook, English",
    header:
      "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business City,Home Street,Home City,Home Country/Region,Assistant's Phone,Business Fax,Business Phone,Callback,Company Main Phone,Home Phone,Mobile Phone,Other Phone,Pager,Primary Phone,Anniversary,Assistant's Name,Birthday,Categories,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,E-mail 3 Address,Gender,Government ID Number,Language,Location,Manager's Name,Notes,Office Location,Profession,Spouse,User 1,Web Page",
    targets: {
      Title: "salutation", "First Name": "first_name", "Last Name": "last_name", Company: "company", "Job Title": "job_title", "Home City": "location", "Business Phone": "phone",
      "Home Phone": "phone", "Mobile Phone": "phone", "Other Phone": "phone", "Primary Phone": "phone", Birthday: "birthday", "E-mail Address": "email",
      "E-mail 2 Address": "email", "E-mail 3 Address": "email", Gender: "gender", Language: "language", Location: "location", "Office Location": "location", Profession: "job_title",
    },
  },
  {
    name: "Outlook, German",
    header:
      "Anrede,Vorname,Weitere Vornamen,Nachname,Suffix,Firma,Abteilung,Position,Straße geschäftlich,Ort geschäftlich,Ort privat,Land/Region privat,Telefon Assistent,Fax geschäftlich,Telefon geschäftlich,Autotelefon,Telefon Firma,Telefon (privat),Mobiltelefon,Weiteres Telefon,Haupttelefon,Beruf,E-Mail-Adresse,E-Mail-Typ,E-Mail: Angezeigter Name,E-Mail 2: Adresse,Empfohlen von,Geburtstag,Geschlecht,Jahrestag,Kategorien,Notizen,Ort,Partner,Sozialversicherungsnr.,Sprache",
    targets: {
      Anrede: "salutation", Vorname: "first_name", Nachname: "last_name", Firma: "company", Position: "job_title", "Ort privat": "location", "Telefon geschäftlich": "phone",
      "Telefon (privat)": "phone", Mobiltelefon: "phone", "Weiteres Telefon": "phone", Haupttelefon: "phone", Beruf: "job_title", "E-Mail-Adresse": "email", "E-Mail 2: Adresse": "email",
      Geburtstag: "birthday", Geschlecht: "gender", Ort: "location", Sprache: "language",
    },
  },
  {
    name: "Outlook, French: Titre twice, told apart by its values",
    header:
      "Titre,Prénom,Deuxième prénom,Nom,Suffixe,Société,Service,Titre,Téléphone (bureau),Téléphone (domicile),Tél. mobile,Adresse de messagerie,Type de messagerie,Anniversaire,Anniversaire de mariage ou fête,Catégories,Sexe",
    rows: [["Mme", "Claire", "", "Exemple", "", "", "", "Directrice", "", "", "", "", "", "", "", "", ""]],
    targets: {
      Prénom: "first_name", Nom: "last_name", Société: "company", Titre: "job_title", "Téléphone (bureau)": "phone", "Téléphone (domicile)": "phone", "Tél. mobile": "phone",
      "Adresse de messagerie": "email", Anniversaire: "birthday", Sexe: "gender",
    },
  },
  {
    name: "Outlook, Spanish (half translated)",
    header:
      "Title,Nombre,Segundo nombre,Apellidos,Suffix,Organización,Department,Puesto,Teléfono del trabajo,Particular,Mobile Phone,Categorías,Dirección de correo electrónico,Birthday,Anniversary,Género,Notas",
    targets: {
      Title: "salutation", Nombre: "first_name", Apellidos: "last_name", Organización: "company", Puesto: "job_title", "Teléfono del trabajo": "phone", Particular: "phone",
      "Mobile Phone": "phone", "Dirección de correo electrónico": "email", Birthday: "birthday", Género: "gender",
    },
  },
  {
    name: "HubSpot",
    header: "Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Create Date,Job Title,Company Name,Salutation,Mobile Phone Number,Date of birth",
    targets: {
      "First Name": "first_name", "Last Name": "last_name", Email: "email", "Phone Number": "phone", "Job Title": "job_title", "Company Name": "company", Salutation: "salutation",
      "Mobile Phone Number": "phone", "Date of birth": "birthday",
    },
  },
  {
    name: "Mailchimp",
    header: "Email Address,First Name,Last Name,Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS",
    targets: { "Email Address": "email", "First Name": "first_name", "Last Name": "last_name", Birthday: "birthday", TIMEZONE: "timezone" },
  },
  {
    name: "Salesforce report: Title is the job",
    header: "Salutation,First Name,Last Name,Title,Account Name,Mailing Street,Mailing City,Phone,Mobile,Email,Birthdate",
    targets: {
      Salutation: "salutation", "First Name": "first_name", "Last Name": "last_name", Title: "job_title", "Account Name": "company", "Mailing City": "location", Phone: "phone",
      Mobile: "phone", Email: "email", Birthdate: "birthday",
    },
  },
  {
    name: "Zoho CRM",
    header: "Record Id,Contact Owner.id,Contact Owner,Lead Source,First Name,Last Name,Account Name.id,Account Name,Email,Title,Department,Phone,Home Phone,Mobile,Date of Birth,Created Time,Tag",
    rows: [["1", "2", "Chris", "", "Ana", "Muster", "3", "Muster GmbH", "", "Buyer", "", "", "", "", "", "", ""]],
    targets: {
      "First Name": "first_name", "Last Name": "last_name", "Account Name": "company", Email: "email", Title: "job_title", Phone: "phone", "Home Phone": "phone", Mobile: "phone",
      "Date of Birth": "birthday",
    },
  },
  {
    name: "Shopify customers",
    header:
      "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Country Code,Default Address Phone,Phone,Total Spent,Note,Tax Exempt,Tags,Fecha de nacimiento (customer.metafields.facts.birth_date)",
    targets: {
      "First Name": "first_name", "Last Name": "last_name", Email: "email", "Default Address Company": "company", "Default Address City": "location", "Default Address Phone": "phone",
      Phone: "phone", "Fecha de nacimiento (customer.metafields.facts.birth_date)": "birthday",
    },
  },
  {
    name: "Brevo",
    header: "EMAIL;LASTNAME;FIRSTNAME;SMS;EMAIL_BLACKLISTED;SMS_BLACKLISTED;ADDED_TIME;MODIFIED_TIME",
    targets: { EMAIL: "email", LASTNAME: "last_name", FIRSTNAME: "first_name", SMS: "phone", EMAIL_BLACKLISTED: "inactive" },
  },
  {
    name: "Eventbrite attendees: Group is a group of tickets",
    header: "Order #,Order Date,First Name,Surname,Email,Quantity,Price Tier,Ticket Type,Attendee #,Group,Order Type,Currency,Total Paid,Attendee Status,Cell Phone",
    targets: { "First Name": "first_name", Surname: "last_name", Email: "email", "Attendee Status": "inactive", "Cell Phone": "phone" },
  },
  {
    name: "Microsoft Entra",
    header: "userPrincipalName,displayName,surname,mail,givenName,objectId,userType,jobTitle,department,accountEnabled,usageLocation,streetAddress,state,country,physicalDeliveryOfficeName,city,postalCode,telephoneNumber,mobile,alternateEmailAddress",
    targets: {
      userPrincipalName: "email", displayName: "full_name", surname: "last_name", mail: "email", givenName: "first_name", jobTitle: "job_title", accountEnabled: "inactive",
      physicalDeliveryOfficeName: "location", city: "location", telephoneNumber: "phone", mobile: "phone", alternateEmailAddress: "email",
    },
  },
  {
    name: "Entra bulk template",
    header: "Name [displayName] Required,User name [userPrincipalName] Required,Initial password [passwordProfile] Required,First name [givenName],Last name [surname],Job title [jobTitle]",
    targets: { "Name [displayName] Required": "full_name", "First name [givenName]": "first_name", "Last name [surname]": "last_name", "Job title [jobTitle]": "job_title" },
  },
  {
    name: "Google Workspace users",
    header:
      "First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Password Hash Function [UPLOAD ONLY],Org Unit Path [Required],New Primary Email [UPLOAD ONLY],Status [READ ONLY],Recovery Email,Home Secondary Email,Work Secondary Email,Recovery Phone [MUST BE IN THE E.164 FORMAT],Work Phone,Home Phone,Mobile Phone,Employee ID,Employee Title,Manager Email,Department,Change Password at Next Sign-In",
    targets: {
      "First Name [Required]": "first_name", "Last Name [Required]": "last_name", "Email Address [Required]": "email", "Status [READ ONLY]": "inactive", "Home Secondary Email": "email",
      "Work Secondary Email": "email", "Work Phone": "phone", "Home Phone": "phone", "Mobile Phone": "phone", "Employee Title": "job_title",
    },
  },
  {
    name: "BambooHR",
    header: "Employee #,First Name,Last Name,Job Title,Department,Division,Location,Status,Hire Date,Work Email,Reports To,Birth Date,Birthday",
    targets: {
      "First Name": "first_name", "Last Name": "last_name", "Job Title": "job_title", Location: "location", Status: "inactive", "Work Email": "email", "Birth Date": "birthday",
      Birthday: "birthday",
    },
  },
  {
    name: "Personio, German",
    header: "Vorname;Nachname;E-Mail;Geburtsdatum;Abteilung;Status;Eintrittsdatum;Austrittsdatum",
    targets: { Vorname: "first_name", Nachname: "last_name", "E-Mail": "email", Geburtsdatum: "birthday", Status: "inactive", Austrittsdatum: "inactive" },
  },
  {
    name: "ADP",
    header: "Payroll Name,Position ID,Position Description,Home Department,Position Status,Hire Date",
    targets: { "Payroll Name": "full_name", "Position Description": "job_title", "Position Status": "inactive" },
  },
  {
    name: "Workday",
    header: "Worker,Business Title,Hire Date,Email,Date of Birth",
    targets: { Worker: "full_name", "Business Title": "job_title", Email: "email", "Date of Birth": "birthday" },
  },
  {
    name: "Planning Center",
    header:
      "Person ID,Given Name,First Name,Nickname,Middle Name,Last Name,Name Suffix,Birthdate,Anniversary,Gender,Grade,School,Medical Notes,Marital Status,Status,Membership,Home Email,Work Email,Other Email,Home Phone Number,Mobile Phone Number,Household ID,Household Name,Household Primary Contact",
    targets: {
      "Given Name": "first_name", "First Name": "first_name", "Last Name": "last_name", Birthdate: "birthday", Gender: "gender", "Marital Status": "relationship_status", Status: "inactive",
      Membership: "inactive", "Home Email": "email", "Work Email": "email", "Other Email": "email", "Home Phone Number": "phone", "Mobile Phone Number": "phone",
    },
  },
  {
    name: "OneRoster users.csv",
    header: "sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password",
    targets: { status: "inactive", enabledUser: "inactive", givenName: "first_name", familyName: "last_name", email: "email", sms: "phone", phone: "phone" },
  },
  {
    name: "HR birthday list: Name beside Vorname is the family name",
    header: "Nr.;Name;Vorname;Geburtsdatum;Abteilung;Alter",
    targets: { Name: "last_name", Vorname: "first_name", Geburtsdatum: "birthday" },
  },
  {
    name: "Thunderbird: a birthday in three columns",
    header: "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Birth Year,Birth Month,Birth Day",
    targets: {
      "First Name": "first_name", "Last Name": "last_name", "Display Name": "full_name", "Primary Email": "email", "Secondary Email": "email", "Work Phone": "phone",
      "Home Phone": "phone", "Mobile Number": "phone", "Birth Year": "birthday_year", "Birth Month": "birthday_month", "Birth Day": "birthday_day",
    },
  },
  {
    name: "Thunderbird, German: Geburtstag is the day",
    header: "Vorname,Nachname,Anzeigename,Primäre E-Mail-Adresse,Geburtsjahr,Geburtsmonat,Geburtstag",
    targets: { Vorname: "first_name", Nachname: "last_name", Anzeigename: "full_name", Geburtsjahr: "birthday_year", Geburtsmonat: "birthday_month", Geburtstag: "birthday_day" },
  },
  {
    name: "Thunderbird, French",
    header: "Prénom,Nom de famille,Année de naissance,Mois,Jour",
    targets: { Prénom: "first_name", "Nom de famille": "last_name", "Année de naissance": "birthday_year", Mois: "birthday_month", Jour: "birthday_day" },
  },
  {
    name: "LinkedIn connections: no date in it is a birthday",
    header: "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
    targets: { "First Name": "first_name", "Last Name": "last_name", "Email Address": "email", Company: "company", Position: "job_title" },
  },
  {
    name: "Yahoo",
    header: "First,Middle,Last,Nickname,Email,Category,Distribution Lists,Birthday,Anniversary",
    targets: { First: "first_name", Last: "last_name", Email: "email", Birthday: "birthday" },
  },
  { name: "Japanese", header: "姓,名,生年月日,メールアドレス,電話番号", targets: { 姓: "last_name", 名: "first_name", 生年月日: "birthday", メールアドレス: "email", 電話番号: "phone" } },
  { name: "Japanese, one name", header: "氏名,生年月日,グループ", targets: { 氏名: "full_name", 生年月日: "birthday", グループ: "group" } },
  {
    name: "Swedish",
    header: "Förnamn;Efternamn;Födelsedatum;E-post;Mobil;Grupp",
    targets: { Förnamn: "first_name", Efternamn: "last_name", Födelsedatum: "birthday", "E-post": "email", Mobil: "phone", Grupp: "group" },
  },
  {
    name: "Dutch",
    header: "Voornaam;Achternaam;Geboortedatum;E-mailadres;Mobiel nummer;Geslacht",
    targets: { Voornaam: "first_name", Achternaam: "last_name", Geboortedatum: "birthday", "E-mailadres": "email", "Mobiel nummer": "phone", Geslacht: "gender" },
  },
  {
    name: "Italian",
    header: "Nome;Cognome;Data di nascita;Cellulare;Gruppo",
    targets: { Nome: "first_name", Cognome: "last_name", "Data di nascita": "birthday", Cellulare: "phone", Gruppo: "group" },
  },
  {
    name: "Polish",
    header: "Imię;Nazwisko;Data urodzenia;Telefon komórkowy;Płeć",
    targets: { Imię: "first_name", Nazwisko: "last_name", "Data urodzenia": "birthday", "Telefon komórkowy": "phone", Płeć: "gender" },
  },
  {
    name: "Czech",
    header: "Jméno;Příjmení;Datum narození;E-mail;Mobilní telefon",
    targets: { Jméno: "first_name", Příjmení: "last_name", "Datum narození": "birthday", "E-mail": "email", "Mobilní telefon": "phone" },
  },
  {
    name: "Finnish",
    header: "Etunimi;Sukunimi;Syntymäaika;Sähköposti;Matkapuhelin;Ryhmä",
    targets: { Etunimi: "first_name", Sukunimi: "last_name", Syntymäaika: "birthday", Sähköposti: "email", Matkapuhelin: "phone", Ryhmä: "group" },
  },
  {
    name: "Danish and Norwegian",
    header: "Fornavn;Efternavn;Fødselsdato;E-postadresse;Tlf.;Gruppe",
    targets: { Fornavn: "first_name", Efternavn: "last_name", Fødselsdato: "birthday", "E-postadresse": "email", "Tlf.": "phone", Gruppe: "group" },
  },
  {
    name: "Portuguese",
    header: "Nome;Sobrenome;Data de nascimento;Celular;E-mail",
    targets: { Nome: "first_name", Sobrenome: "last_name", "Data de nascimento": "birthday", Celular: "phone", "E-mail": "email" },
  },
  {
    name: "the interface's own field names",
    header: "first_name,last_name,email,phone,whatsapp_phone,birthday,timezone,gender,location,language,company,job_title,salutation,relationship_status,profile_image,group,guardian_contact_id,custom_fields.shoe_size",
    targets: {
      first_name: "first_name", last_name: "last_name", email: "email", phone: "phone", whatsapp_phone: "whatsapp_phone", birthday: "birthday", timezone: "timezone", gender: "gender",
      location: "location", language: "language", company: "company", job_title: "job_title", salutation: "salutation", relationship_status: "relationship_status",
      profile_image: "profile_image", group: "group", guardian_contact_id: "guardian_contact_id", "custom_fields.shoe_size": "custom_fields.shoe_size",
    },
  },
];

describe("headers of real exports", () => {
  test.each(EXPORTS)("$name", ({ header, rows = [], targets }) => {
    const cells = header.split(header.includes(";") ? ";" : ",");
    expect(targetsOf({ header: cells, rows }, sampleFeed())).toEqual(targets);
  });
});
