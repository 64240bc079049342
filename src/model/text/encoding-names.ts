/** Names of text encodings: those of the Encoding standard, and of old code pages that the standard lacks. */

/** DOS code pages that the Encoding standard lacks. */
const DOS = ["437", "737", "775", "850", "852", "855", "857", "858", "860", "861", "862", "863", "864", "865", "869"];

/** The other names of encodings that the Encoding standard lacks, by their name here. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = {
  "iso-8859-16": /^(iso-?8859-?16|latin-?10)$/,
  "x-mac-ce": /^(x-?)?mac-?(ce|centraleurope|centeuro|latin-?2)(roman)?$/,
  "x-mac-croatian": /^(x-?)?mac-?croatian$/,
  "x-mac-romanian": /^(x-?)?mac-?romanian?$/,
  "x-mac-turkish": /^(x-?)?mac-?turkish$/,
  "x-mac-greek": /^(x-?)?mac-?greek$/,
  "x-mac-icelandic": /^(x-?)?mac-?iceland(ic)?$/,
  "utf-7": /^(unicode-1-1-)?utf-?7$/,
  "utf-32le": /^utf-?32(-?le)?$/,
  "utf-32be": /^utf-?32-?be$/,
};

const SINGLE_BYTE = /^(windows-125\d|windows-874|iso-8859-|macintosh|koi8|ibm|x-mac)/;

/**
 * Returns the one name of an encoding. It is the Encoding standard's name where the standard has the encoding.
 *
 * @throws RangeError for an unknown label
 */
export function encodingName(label: string): string {
  const name = label.trim().toLowerCase().replaceAll("_", "-");
  const dos = /^(?:ibm|cp|dos|oem|pc)?-?(\d{3})$/.exec(name)?.[1];
  if (dos !== undefined && DOS.includes(dos)) return `ibm${dos}`;
  const found = Object.entries(OTHER_NAMES).find(([, pattern]) => pattern.test(name));
  return found === undefined ? new TextDecoder(label).encoding : found[0];
}

/** Returns true for a code page in which each byte is a character. */
export function isSingleByte(name: string): boolean {
  return SINGLE_BYTE.test(name);
}
