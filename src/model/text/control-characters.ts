/**
 * Makes control characters of outside texts (file names, headers, cells, the service's messages) visible, so that they can
 * neither command a terminal nor pretend to be another line.
 */

/**
 * Control characters of ASCII and Latin-1 without tab, the line and paragraph separators, and the characters that
 * reverse the direction of the text after them.
 */
// oxlint-disable-next-line no-control-regex -- exactly these characters are meant
const CONTROLS = /[\0-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const IN_LINES = /[^\n]+/gu;
/** The first of the Unicode pictures of control characters: U+241B is the picture of U+001B. */
const PICTURES = 0x2400;
const PICTURE_OF_DELETE = "\u2421";
const FIRST_PRINTABLE = 0x20;
const DELETE = 0x7f;

/** Returns a text with a visible character in place of each control character: `␛[31m`, `␊`, `<U+009B>`. */
export function showControls(text: string): string {
  return text.replaceAll(CONTROLS, visible);
}

/** Returns the same for a text of several lines, whose line feeds stay. */
export function showControlsInLines(text: string): string {
  return text.replaceAll(IN_LINES, showControls);
}

/** Returns JSON with an escape in place of each control character that JSON allows in a text. */
export function escapeJsonControls(json: string): string {
  return json.replaceAll(/[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/gu, (character) => `\\u${hexOf(character)}`);
}

function visible(character: string): string {
  const code = character.charCodeAt(0);
  if (code < FIRST_PRINTABLE) return String.fromCharCode(PICTURES + code);
  return code === DELETE ? PICTURE_OF_DELETE : `<U+${hexOf(character).toUpperCase()}>`;
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, "0");
}
