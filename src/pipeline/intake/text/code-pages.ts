/** The code pages that lists are written in. If several read a file alike, the first of them is used. */
export const CODE_PAGES = [
  "windows-1252",
  "windows-1250",
  "windows-1254",
  "windows-1257",
  "iso-8859-2",
  "macintosh",
  "ibm850",
  "windows-1251",
  "windows-1253",
  "shift_jis",
  "gb18030",
  "big5",
  "euc-kr",
] as const;

export type CodePage = (typeof CODE_PAGES)[number];

/** For each two-byte code page: the ranges of first bytes of kana, hangul, full-width forms and common ideographs. */
export const COMMON_LEAD_BYTES: ReadonlyMap<CodePage, readonly (readonly [number, number])[]> = new Map([
  [
    "shift_jis",
    [
      [0x81, 0x84],
      [0x88, 0x97],
    ],
  ],
  [
    "gb18030",
    [
      [0xa1, 0xa3],
      [0xb0, 0xd7],
    ],
  ],
  [
    "big5",
    [
      [0xa1, 0xa3],
      [0xa4, 0xc6],
    ],
  ],
  [
    "euc-kr",
    [
      [0xa1, 0xa3],
      [0xb0, 0xc8],
    ],
  ],
]);

/** A language: its letters beyond ASCII, the code pages of its programs, and words that only its headers contain. */
export interface LanguageEvidence {
  readonly letters: string;
  readonly pages: readonly CodePage[];
  readonly headerWords: RegExp;
}

/** Matches whole words. `\b` can't be used, because it knows only ASCII letters. */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}

const WESTERN: readonly CodePage[] = ["windows-1252", "macintosh", "ibm850"];
const CENTRAL: readonly CodePage[] = ["windows-1250", "iso-8859-2"];

export const LANGUAGES: readonly LanguageEvidence[] = [
  {
    letters: "äöüßéà",
    pages: WESTERN,
    headerWords: words("vorname|nachname|geburtstag|geburtsdatum|anrede|straße|abteilung"),
  },
  {
    letters: "àâæçéèêëîïôœùûüÿ",
    pages: WESTERN,
    headerWords: words("prénom|prenom|nom|société|naissance|courriel|adresse de messagerie|téléphone"),
  },
  {
    letters: "áéíñóúüçªº",
    pages: WESTERN,
    headerWords: words("nombre|apellidos?|correo|cumpleaños|fecha de nacimiento|teléfono"),
  },
  {
    letters: "ãáàâçéêíóôõúüªº",
    pages: WESTERN,
    headerWords: words("sobrenome|apelido|aniversário|data de nascimento|primeiro nome"),
  },
  { letters: "àèéìíîòóùú", pages: WESTERN, headerWords: words("cognome|compleanno|data di nascita|indirizzo e-?mail") },
  { letters: "æøåéöäü", pages: WESTERN, headerWords: words("fornavn|efternavn|etternavn|fødselsdag|fødselsdato") },
  {
    letters: "åäöéü",
    pages: WESTERN,
    headerWords: words("förnamn|efternamn|födelsedag|födelsedatum|etunimi|sukunimi|syntymäaika"),
  },
  { letters: "ëéïóöèü", pages: WESTERN, headerWords: words("voornaam|achternaam|geboortedatum|verjaardag") },
  { letters: "áðéíóúýþæö", pages: WESTERN, headerWords: words("fornafn|eftirnafn|afmælisdagur") },
  { letters: "ąćęłńóśźż", pages: CENTRAL, headerWords: words("imię|imie|nazwisko|data urodzenia|urodziny") },
  {
    letters: "áčďéěíňóřšťúůýžľĺŕôä",
    pages: CENTRAL,
    headerWords: words("jméno|jmeno|příjmení|prijmeni|datum narození|meno|priezvisko"),
  },
  { letters: "áéíóöőúüű", pages: CENTRAL, headerWords: words("vezetéknév|keresztnév|születési|születésnap") },
  { letters: "čćđšž", pages: CENTRAL, headerWords: words("prezime|priimek|datum rođenja|rojstni dan") },
  { letters: "ăâîșțşţ", pages: CENTRAL, headerWords: words("prenume|data nașterii|data naşterii") },
  { letters: "çğıiöşüâîû", pages: ["windows-1254"], headerWords: words("soyad|soyadı|doğum|doğum tarihi") },
  { letters: "ąčęėįšųūž", pages: ["windows-1257"], headerWords: words("vardas|pavardė") },
  { letters: "āčēģīķļņšūžŗ", pages: ["windows-1257"], headerWords: words("vārds|uzvārds") },
  { letters: "õäöüšž", pages: ["windows-1257"], headerWords: words("eesnimi|perekonnanimi") },
  {
    letters: "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўјљњћџђ",
    pages: ["windows-1251"],
    headerWords: words("имя|фамилия|рождения|прізвище|име|презиме"),
  },
  {
    letters: "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",
    pages: ["windows-1253"],
    headerWords: words("όνομα|επώνυμο|γέννησης"),
  },
  { letters: "", pages: ["shift_jis"], headerWords: words("氏名|名前|生年月日|電話番号|メールアドレス") },
  { letters: "", pages: ["gb18030"], headerWords: words("电话|手机|邮箱|出生日期") },
  { letters: "", pages: ["big5"], headerWords: words("電話|手機|信箱|出生日期") },
  { letters: "", pages: ["euc-kr"], headerWords: words("이름|성명|전화|생일|이메일") },
];
