/** The code pages that lists are written in, and how often programs of each language write them. */

interface PageFamily {
  /** ISO 639-1 codes. */
  readonly languages: string;
  /** Code pages with their relative frequency. */
  readonly pages: Readonly<Record<string, number>>;
}

const WESTERN = {
  "windows-1252": 1,
  "iso-8859-15": 0.05,
  macintosh: 0.12,
  ibm850: 0.12,
  ibm437: 0.05,
  ibm858: 0.02,
  "windows-1250": 0.002,
  "windows-1254": 0.002,
  "windows-1257": 0.002,
};
const CENTRAL = { "windows-1250": 1, "iso-8859-2": 0.12, ibm852: 0.15, "x-mac-ce": 0.1, "iso-8859-16": 0.02 };
const BALTIC = {
  "windows-1257": 1,
  "iso-8859-4": 0.08,
  "iso-8859-13": 0.08,
  ibm775: 0.12,
  "x-mac-ce": 0.05,
  "iso-8859-10": 0.02,
};
const CYRILLIC = {
  "windows-1251": 1,
  "koi8-r": 0.15,
  ibm866: 0.15,
  "iso-8859-5": 0.08,
  "x-mac-cyrillic": 0.1,
  ibm855: 0.03,
};

const FAMILIES: readonly PageFamily[] = [
  { languages: "de fr es it nl en sv fi ca gl eu sq", pages: WESTERN },
  { languages: "pt", pages: { ...WESTERN, ibm860: 0.05 } },
  { languages: "da no fo", pages: { ...WESTERN, ibm865: 0.05 } },
  { languages: "is", pages: { ...WESTERN, ibm861: 0.08, "x-mac-icelandic": 0.06 } },
  { languages: "ga cy", pages: { ...WESTERN, "iso-8859-14": 0.05 } },
  { languages: "fr", pages: { ...WESTERN, ibm863: 0.02 } },
  { languages: "pl cs sk hu", pages: CENTRAL },
  { languages: "hr sl", pages: { ...CENTRAL, "x-mac-croatian": 0.1 } },
  { languages: "ro", pages: { ...CENTRAL, "iso-8859-16": 0.15, "x-mac-romanian": 0.08 } },
  { languages: "tr az", pages: { "windows-1254": 1, ibm857: 0.15, "x-mac-turkish": 0.08, "iso-8859-3": 0.01 } },
  { languages: "mt", pages: { "iso-8859-3": 1 } },
  { languages: "lv lt", pages: BALTIC },
  { languages: "et", pages: { ...BALTIC, "windows-1252": 0.3, "iso-8859-15": 0.2 } },
  { languages: "vi", pages: { "windows-1258": 1 } },
  { languages: "ru be bg mk sr", pages: CYRILLIC },
  { languages: "uk be", pages: { ...CYRILLIC, "koi8-u": 0.2 } },
  {
    languages: "el",
    pages: { "windows-1253": 1, "iso-8859-7": 0.12, ibm737: 0.15, ibm869: 0.05, "x-mac-greek": 0.06 },
  },
  { languages: "he", pages: { "windows-1255": 1, "iso-8859-8": 0.1, ibm862: 0.1 } },
  { languages: "ar fa", pages: { "windows-1256": 1, "iso-8859-6": 0.1 } },
  { languages: "th", pages: { "windows-874": 1 } },
  { languages: "ja", pages: { shift_jis: 1, "euc-jp": 0.3 } },
  { languages: "zh", pages: { gb18030: 1 } },
  { languages: "tw", pages: { big5: 1 } },
  { languages: "ko", pages: { "euc-kr": 1 } },
];

/** If several read a file alike, the first of them is used. */
export const CODE_PAGES: readonly string[] = [...new Set(FAMILIES.flatMap(({ pages }) => Object.keys(pages)))];

/** Other code pages that a language's list is in by chance: it has few letters beyond ASCII, or names of another language. */
const BY_CHANCE = 0.0005;

/** Returns how often programs of a language write a code page, as a share. */
export function pageShare(page: string, language: string): number {
  const shares = FAMILIES.filter(({ languages }) => languages.split(" ").includes(language)).map(
    ({ pages }) => pages[page] ?? 0,
  );
  return Math.max(BY_CHANCE, ...shares);
}

/** The languages of the code pages in which a character has one or two bytes. */
export const WIDE_PAGES: Readonly<Record<string, "ja" | "ko" | "zh" | "tw">> = {
  shift_jis: "ja",
  "euc-jp": "ja",
  gb18030: "zh",
  big5: "tw",
  "euc-kr": "ko",
};

/** Returns how a file's line ends change the likelihood of a code page: old Macs end lines with CR alone. */
export function lineEndShare(page: string, lineEnd: "cr" | "lf" | "crlf"): number {
  const isMac = page.startsWith("x-mac") || page === "macintosh";
  if (lineEnd === "cr") return isMac ? 1 : 0.05;
  return isMac && lineEnd === "crlf" ? 0.2 : 1;
}
