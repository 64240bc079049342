import type { AliasLine } from "../alias.ts";

/**
 * Header words for e-mail addresses, phone numbers, places and languages. The ranks say which column is taken first.
 * A private e-mail comes before one of the employer, and a mobile number before a number that other people answer too.
 * The phone of an assistant or a company, and a fax, is never the person's phone.
 */
export const ADDRESS_ALIASES: readonly AliasLine[] = [
  [
    "email",
    0,
    `Email | E-mail | Mail | PrimarySmtpAddress | Primary SMTP Address | SMTP Address | WindowsEmailAddress | Primäre E-Mail-Adresse | Première adresse électronique | Adresse électronique principale | E-mail Address | Email Address | Email Addresses | Mail Address | Primary Email | Primary Email Address | User Email | Best Email |
    Email 1 | Contact Email | Customer Email | Attendee Email | Member Email | Subscriber Email | Student Email | Email ID |
    E-Mail-Adresse | E-Mail-Adressen | Mailadresse | Emailadresse | Mail-Adresse | E-Mail Adresse 1 | Adresse de messagerie | Courriel |
    Adresse courriel | Adresse e-mail | Adresse mail | Adresse électronique | Adresse email | Mél | Dirección de correo electrónico |
    Correo electrónico | Correo | Dirección de correo | Dirección de email | Indirizzo e-mail | Indirizzo email | Posta elettronica |
    E-mailadres | E-mailadresse | Mailadres | E-post | E-postadress | E-postadresse | Epostadresse | Mejl |
    Sähköposti | Sähköpostiosoite | Adres e-mail | Adres email | E-posta | E-posta adresi | E-mail cím | E-mailová adresa | Emailová adresa | Endereço de e-mail |
    Endereço de email | Correio eletrónico | Correio eletrônico | メールアドレス | メール | Eメール | 电子邮件 | 電子郵件 | 이메일 |
    Электронная почта | Эл. почта | Почта`,
  ],
  [
    "email",
    1,
    `Home Email | Personal Email | Private Email | Personal Email Address | Email (home) | Email (personal) | E-Mail privat |
    E-Mail (privat) | Private E-Mail | E-Mail-Adresse privat | E-mail personnel | Courriel personnel | E-mail privé |
    Correo personal | Email personale | Email privata | Privé e-mail | Email prywatny`,
  ],
  [
    "email",
    2,
    `Work Email | Business Email | Work Email Address | Company Email | Office Email | Corporate Email | Email (work) | E-Mail dienstl. |
    E-Mail dienstlich | E-Mail geschäftlich | E-Mail (geschäftlich) | E-Mail (dienstlich) | Dienstliche E-Mail | E-mail professionnel | Courriel professionnel |
    Correo del trabajo | Correo profesional | Email aziendale | Email lavoro | Werk e-mail | Zakelijke e-mail | Email służbowy`,
  ],
  [
    "email",
    5,
    `Other Email | Secondary Email | Alternate Email | Alternate Email Address | Alternative Email | alternateEmailAddress | Email 2 |
    E-mail 2 Address | Email 2 Address | E-Mail 2: Adresse | E-Mail-Adresse 2 | Adresse de messagerie 2 | Dirección de correo electrónico 2 |
    Home Secondary Email | Work Secondary Email | Sekundäre E-Mail-Adresse | Deuxième adresse électronique | Adresse électronique secondaire | Alternate Email 1 | Zweite E-Mail | Weitere E-Mail`,
  ],
  [
    "email",
    6,
    `Email 3 | Alternate Email 2 | E-mail 3 Address | Email 3 Address | E-Mail 3: Adresse | E-Mail-Adresse 3 | Adresse de messagerie 3 |
    Dirección del correo electrónico 3 | Dirección de correo electrónico 3`,
  ],
  ["email", 9, "userPrincipalName | User principal name"],
  [
    "phone",
    0,
    `Mobile | Mobile Phone | Mobile Number | Mobile Phone Number | Mobile Tel | Mobile No | Cell | Cell Phone | Cellphone | Cell Phone Number |
    Cell Number | Cellular | Handy | Handynummer | Handy-Nr. | Handynr | Handy-Nummer | Mobiltelefon | Mobilnummer | Mobilfunk | Mobilfunknummer |
    Mobil | Mobilnr. | Mobiltelefonnummer | Natel | Tél. mobile | Tél mobile | Téléphone mobile | Téléphone portable | Mobile (tél.) | Portable |
    Numéro de portable | GSM | Móvil | Teléfono móvil | Teléfono movil | Celular | Teléfono celular | Número de móvil |
    Cellulare | Telefono cellulare | Mobiel | Mobiele telefoon | Mobiel nummer | Mobielnummer | Mobiltelefonnummer |
    Mobilnummer | Matkapuhelin | Matkapuhelinnumero | Telefon komórkowy | Komórka | Numer komórkowy | Mobilní telefon |
    Telemóvel | 携帯電話 | 携帯電話番号 | 携帯 | 手机 | 手機 | 휴대폰 | Cep telefonu | SMS | Phone (mobile) | Phone (cell) | Mobil-Tel.-Nr. | Telefon (mobil) |
    Telefon mobil | Mobil privat | Handy privat | Мобильный телефон | Мобильный | Sms Number | Text Number`,
  ],
  [
    "phone",
    1,
    `Phone | Phone Number | Phone No | Phone Numbers | Telephone | Telephone Number | Tel | Tel No | Tel. Nr. | Telefon | Telefonnummer |
    Telefon-Nr. | Telefonnr | Tel.-Nr. | Telnr | Rufnummer | Haupttelefon | Primary Phone | Primary Phone Number | Contact Number | Contact Phone |
    Contact No | Phone 1 | Téléphone | Tél | Numéro de téléphone | N° de téléphone | Téléphone principal | Teléfono | Teléfono 1 | Número de teléfono |
    Teléfono principal | Telefono | Numero di telefono | Telefoon | Telefoonnummer | Telefonnummer | Telefonnr. | Tlf | Tlf. | Tlf.nr. |
    Puhelin | Puhelinnumero | Numer telefonu | Nr telefonu | Telefonní číslo | Telefone | Número de telefone | 電話番号 | 電話 |
    电话 | 전화번호 | Телефон | Номер телефона | Customer Phone | Attendee Phone | Member Phone`,
  ],
  [
    "phone",
    2,
    `Home Phone | Home Phone Number | Home Tel | Home Telephone | Phone (home) | Personal Phone | Private Phone | Telefon (privat) | Telefon privat |
    Tel. privat | Tél. personnel | Festnetz | Festnetznummer | Telefon Festnetz | Téléphone (domicile) | Téléphone domicile | Téléphone fixe | Fixe | Particular |
    Teléfono particular | Teléfono de casa | Teléfono fijo | Telefono casa | Telefono fisso | Thuistelefoon | Vaste telefoon |
    Hemtelefon | Hjemmetelefon | Kotipuhelin | Telefon domowy | Telefon domů`,
  ],
  [
    "phone",
    3,
    `Work Phone | Work Phone Number | Business Phone | Business Phone Number | Office Phone | Phone (work) | Telefon geschäftlich |
    Telefon (geschäftlich) | Telefon dienstlich | Tel. dienstlich | Tél. professionnel | Tel. geschäftlich | Tel. dienstl. | Dienstliche Telefonnummer | Téléphone (bureau) | Téléphone bureau |
    Téléphone professionnel | Teléfono del trabajo | Telefono ufficio | Telefono lavoro | Werktelefoon | Zakelijk telefoonnummer |
    Arbetstelefon | Arbejdstelefon | Työpuhelin | Telefon służbowy`,
  ],
  [
    "phone",
    5,
    `Other Phone | Weiteres Telefon | Otro teléfono | Autre téléphone | Phone 2 | Home Phone 2 | Telefon (privat 2) | Telefon privat 2 |
    Mobiltelefon 2 | Business Phone 2 | Telefon geschäftlich 2 | Téléphone 2 (bureau) | Téléphone 2 (domicile) | Default Address Phone`,
  ],
  [
    "whatsapp_phone",
    0,
    "WhatsApp | WhatsApp Phone | WhatsApp Number | WhatsApp No | WhatsApp Phone Number | WhatsApp-Nummer | Whatsapp Nr | Numéro WhatsApp | Número de WhatsApp",
  ],
  [
    "location",
    0,
    "Location | Work Location | Office Location | physicalDeliveryOfficeName | Standort | Arbeitsort | Emplacement | Ubicación | Lieu | Sede | Locatie | Plats",
  ],
  [
    "location",
    1,
    `City | Town | Home City | Home Address City | Privat: Ort | Mailing City | Default Address City | Town/City | Ort | Wohnort | Stadt | Ort privat | Ville | Commune | Ville (domicile) | Ciudad |
    Localidad | Población | Città | Comune | Plaats | Woonplaats | Stad | Ort (privat) | Postort | Poststed | Sted | By | Kaupunki | Paikkakunta |
    Miasto | Miejscowość | Město | Cidade | 市区町村 | 城市 | Город`,
  ],
  [
    "language",
    0,
    "Language | Preferred Language | Locale | Language Code | Sprache | Korrespondenzsprache | Langue | Langue préférée | Idioma | Lengua | Lingua | Taal | Voorkeurstaal | Språk | Sprog | Kieli | Język | Jazyk | Língua | 言語 | Язык",
  ],
  [
    "timezone",
    0,
    "Timezone | Time Zone | Time Zone ID | TZ | Zeitzone | Fuseau horaire | Zona horaria | Huso horario | Fuso orario | Tijdzone | Tidszon | Tidssone | Tidszone | Aikavyöhyke | Strefa czasowa | Časové pásmo | Fuso horário | タイムゾーン",
  ],
  [
    "country",
    0,
    "Country | Country Code | Country/Region | Land | Länderkennzeichen | Ländercode | Pays | Code pays | País | Paese | Nazione | Maa | Kraj | Země | 国",
  ],
  [
    "country",
    1,
    "Home Country | Home Country/Region | Mailing Country | Default Address Country Code | Land/Region privat | Land privat | usageLocation",
  ],
  [
    "listed",
    0,
    `Business Street | Business Street 2 | Business Street 3 | Business City | Business State | Business Postal Code | Business Country | Business Country/Region |
    Home Street | Home Street 2 | Home Street 3 | Home State | Home Postal Code | Home Address PO Box | Other Street | Other Street 2 | Other Street 3 | Other City |
    Other State | Other Postal Code | Other Country | Other Country/Region | Other Address PO Box | Business Address PO Box | Assistant's Phone | Assistant's Name |
    Business Fax | Home Fax | Other Fax | Fax | Fax Number | Callback | Car Phone | Company Main Phone | ISDN | Pager | Pager Number | Radio Phone |
    TTY/TDD Phone | Telex | E-mail Type | E-mail Display Name | E-mail 2 Type | E-mail 2 Display Name | E-mail 3 Type | E-mail 3 Display Name |
    Street | Street Address | Address | Address 1 | Address 2 | Home Address | Work Address | Mailing Street | Mailing State | Mailing Zip | State | Zip | Zip Code | Postal Code | postalCode | Region |
    Straße | Strasse | Straße und Hausnummer | Hausnummer | PLZ | Postleitzahl | Bundesland | Straße geschäftlich | Straße geschäftlich 2 | Straße geschäftlich 3 |
    Ort geschäftlich | Region geschäftlich | Postleitzahl geschäftlich | Land/Region geschäftlich | Straße privat | Straße privat 2 | Straße privat 3 |
    Bundesland/Kanton privat | Postleitzahl privat | Weitere Straße | Telefon Assistent | Fax geschäftlich | Fax privat | Rückmeldung | Autotelefon | Telefon Firma |
    Weiteres Fax | Telefon für Hörbehinderte | E-Mail-Typ | E-Mail: Angezeigter Name | E-Mail 2: Typ | E-Mail 2: Angezeigter Name | E-Mail 3: Typ |
    E-Mail 3: Angezeigter Name | Rue (bureau) | Ville (bureau) | Dép/Région (bureau) | Code postal (bureau) | Pays/Région (bureau) | Rue (domicile) |
    Dép/Région (domicile) | Code postal (domicile) | Pays/Région (domicile) | Type de messagerie | Nom complet de l'adresse de messagerie | Adresse | Code postal |
    Calle del trabajo | Ciudad de trabajo | Provincia o estado de trabajo | Código postal del trabajo | País o región del trabajo | Dirección | Código postal | CP |
    Indirizzo | CAP | Adres | Postcode | Gatuadress | Postnummer | Postinumero | Kod pocztowy | Ulice | PSČ | Morada | 住所 | 郵便番号 |
    Fax-Nummer | Pager-Nummer | Privat: Adresse | Privat: Bundesland | Privat: PLZ | Privat: Land | Dienstlich: Adresse | Dienstlich: Ort |
    Manager Email | Recovery Email | Recovery Phone | New Primary Email | Web Page | Website | Webseite | Página web | Page Web | URL | Homepage`,
  ],
];
