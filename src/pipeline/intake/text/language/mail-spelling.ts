/** E-mail addresses that spell a name: `jorg.gross@` beside `J?rg Gro?`. */

/** The letters that a byte beyond ASCII has in e-mail addresses, with the number of names that say so. */
export type MailSpelling = ReadonlyMap<number, ReadonlyMap<string, number>>;

const ADDRESS = /([a-z\d._-]{3,})@[a-z\d.-]+\.[a-z]{2,}/gi;
const WORD = /[A-Za-z\x80-\xff]{3,}/g;
const MOST_LINES = 400;

/**
 * Compares the words of each line with its address.
 *
 * @param lines lines as Latin 1
 */
export function readMailSpelling(lines: readonly string[]): MailSpelling {
  const found = new Map<number, Map<string, number>>();
  for (const line of lines.slice(0, MOST_LINES)) {
    const local = [...line.matchAll(ADDRESS)].map(([, name = ""]) => name.toLowerCase()).join(" ");
    if (local === "") continue;
    for (const [word] of line.matchAll(WORD)) {
      const lost = word.match(/[\x80-\xff]/g) ?? [];
      if (lost.length === 0 || lost.length > 3 || word.length - lost.length < 2) continue;
      const pattern = word.toLowerCase().replaceAll(/[\x80-\xff]/g, "([a-z]{1,2}?)");
      const spelled = new RegExp(`(?<![a-z])${pattern}(?![a-z])`).exec(local);
      if (spelled === null) continue;
      for (const [at, letter] of lost.entries()) {
        const byte = letter.charCodeAt(0);
        const spellings = found.get(byte) ?? new Map<string, number>();
        const spelling = spelled[at + 1] ?? "";
        spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
        found.set(byte, spellings);
      }
    }
  }
  return found;
}

/** Spellings of letters that are not their base letter. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss s sz",
  å: "aa",
  æ: "ae a",
  ø: "oe o",
  þ: "th t",
  ð: "d dh",
  đ: "d dj",
  ł: "l",
  ı: "i",
  œ: "oe o",
  ə: "e",
  ñ: "nh ny",
};
/** How much a name that is spelled so speaks for a code page, as a natural logarithm, and against it if it is spelled otherwise. */
const FOR = 1;
const AGAINST = 4;
const MOST_NAMES = 4;

/** Returns how well the letters of a code page agree with the addresses. @param letterOf returns a byte's letter */
export function scoreMailSpelling(spelling: MailSpelling, letterOf: (byte: number) => string): number {
  let score = 0;
  for (const [byte, spellings] of spelling) {
    const letter = letterOf(byte).toLowerCase();
    const fits = [letter.normalize("NFD").charAt(0), ...(SPELLINGS[letter] ?? "").split(" ")];
    let agreeing = 0;
    let other = 0;
    for (const [text, count] of spellings) {
      if (fits.includes(text)) agreeing += count;
      else other += count;
    }
    score += FOR * Math.min(MOST_NAMES, agreeing) - AGAINST * Math.min(MOST_NAMES, Math.max(0, other - agreeing / 3));
  }
  return score;
}
