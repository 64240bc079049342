/** Recognises texts that lost letters or their end when a spreadsheet saved them. */

/** Encodings in which programs open a file that is UTF-8. */
const MISREAD_AS = ["windows-1252", "windows-1250", "windows-1251", "macintosh"].map((name) => new TextDecoder(name));
const NOT_ASCII = /[^\p{ASCII}]/u;
/** The signs with a meaning in a pattern. A pattern with the flag "u" refuses a backslash before any other sign, as "-" or "@". */
const PATTERN_SIGN = /[$()*+./?[\\\]^{|}]/u;
/** Lengths, in characters, at which programs cut the text of a cell. */
const CUT_AT: readonly number[] = [255, 32_767];

/** Returns whether a text is the reported text, read in a wrong encoding ("MÃ¼ller"), with letters lost ("M?ller") or cut. */
export function isDamagedText(reported: string, text: string): boolean {
  if (CUT_AT.includes(text.length) && reported.startsWith(text)) return true;
  return NOT_ASCII.test(reported) && (isMisread(reported, text) || lettersLost(reported).test(text));
}

function isMisread(reported: string, text: string): boolean {
  const bytes = new TextEncoder().encode(reported);
  return MISREAD_AS.some((decoder) => sameBlanks(decoder.decode(bytes)) === sameBlanks(text));
}

function sameBlanks(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

/** Returns a pattern of the texts in which each letter that is not ASCII has become one or more replacement signs. */
function lettersLost(reported: string): RegExp {
  const parts = [...reported].map((sign) =>
    NOT_ASCII.test(sign) ? "[?\u{FFFD}]{1,4}" : sign.replace(PATTERN_SIGN, "\\$&"),
  );
  return new RegExp(`^${parts.join("")}$`, "u");
}
