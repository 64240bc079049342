/** Recognises texts that lost letters or their end when a spreadsheet saved them. */

/** Encodings in which programs open a file that is UTF-8. */
const MISREAD_AS = ["windows-1252", "windows-1250", "windows-1251", "macintosh"].map((name) => new TextDecoder(name));
const NOT_ASCII = /[^\p{ASCII}]/u;
/** Letters that are not ASCII, with the question marks beside them. */
const LOSABLE = /[?\P{ASCII}]+/gu;
const LOST = /^[?\u{FFFD}]+$/u;
/** A letter has up to four bytes, and each may become a replacement sign. */
const MOST_FOR_LETTER = 4;
/** Lengths, in characters, at which programs cut the text of a cell. */
const CUT_AT: readonly number[] = [255, 32_767];

/** Returns whether a text is the reported text, read in a wrong encoding ("MÃ¼ller"), with letters lost ("M?ller") or cut. */
export function isDamagedText(reported: string, text: string): boolean {
  if (CUT_AT.includes(text.length) && reported.startsWith(text)) return true;
  return NOT_ASCII.test(reported) && (isMisread(reported, text) || hasLostLetters(reported, text));
}

function isMisread(reported: string, text: string): boolean {
  const bytes = new TextEncoder().encode(reported);
  return MISREAD_AS.some((decoder) => sameBlanks(decoder.decode(bytes)) === sameBlanks(text));
}

function sameBlanks(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

/**
 * Returns whether each letter that is not ASCII has become one or more replacement signs. Signs beside each other are counted
 * together: to look for the signs of each letter takes years for a long word.
 */
function hasLostLetters(reported: string, text: string): boolean {
  const runs = reported.match(LOSABLE) ?? [];
  const lost = text.match(LOSABLE) ?? [];
  const isSameBeside = reported.replaceAll(LOSABLE, "?") === text.replaceAll(LOSABLE, "?");
  return isSameBeside && runs.every((run, index) => isLostRun(run, lost[index] ?? ""));
}

function isLostRun(run: string, lost: string): boolean {
  if (!NOT_ASCII.test(run)) return run === lost;
  const signs = [...run];
  const letters = signs.filter((sign) => sign !== "?").length;
  const most = signs.length + (MOST_FOR_LETTER - 1) * letters;
  return LOST.test(lost) && lost.length >= signs.length && lost.length <= most;
}
