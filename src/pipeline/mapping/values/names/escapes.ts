/** Decodes names that a program wrote in its own notation: `J%C3%B6rg`, `J&ouml;rg`, `J=C3=B6rg`. */

const SUSPICIOUS = /[%&=]/u;
const PERCENT = /(?:%[\dA-Fa-f]{2})+/gu;
const QUOTED_PRINTABLE = /(?:=[\dA-F]{2}){2,}/gu;
const ENTITY = /&(?:#(\d{2,6})|#x([\dA-Fa-f]{2,5})|([A-Za-z]{2,8}));/gu;

/** Marks behind a letter, by the end of an entity's name: `&ouml;` is o with this mark. */
const MARKS: Readonly<Record<string, string>> = {
  uml: "\u0308",
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  ring: "\u030a",
  cedil: "\u0327",
  caron: "\u030c",
  ogon: "\u0328",
};
const LETTERS: Readonly<Record<string, string>> = {
  szlig: "ß",
  aelig: "æ",
  AElig: "Æ",
  oslash: "ø",
  Oslash: "Ø",
  eth: "ð",
  ETH: "Ð",
  thorn: "þ",
  THORN: "Þ",
  oelig: "œ",
  OElig: "Œ",
  lstrok: "ł",
  Lstrok: "Ł",
  apos: "'",
  rsquo: "’",
  nbsp: " ",
};

/** What a name may hold. Anything else shows that the text is no name, or that it was decoded wrongly. */
const NAME = /^[\p{L}\p{M}\s.,'’‘()/-]+$/u;

/** Returns a name without escapes; null for a name whose escapes can't be decoded for certain. */
export function withoutEscapes(cell: string): string | null {
  if (!SUSPICIOUS.test(cell)) return cell;
  const decoded = [PERCENT, QUOTED_PRINTABLE].reduce<string | null>(
    (text, pattern) => decodeBytes(text, pattern),
    cell,
  );
  const plain = decoded === null ? null : decodeEntities(decoded);
  if (plain === cell) return cell;
  return plain !== null && NAME.test(plain) ? plain.normalize("NFC") : null;
}

/** Decodes bytes in UTF-8. Bytes of another encoding make the name undecodable. */
function decodeBytes(text: string | null, pattern: RegExp): string | null {
  if (text === null) return null;
  try {
    return text.replaceAll(pattern, (escaped) => decodeURIComponent(escaped.replaceAll("=", "%")));
  } catch {
    return null;
  }
}

function decodeEntities(text: string): string | null {
  let isComplete = true;
  const decoded = text.replaceAll(ENTITY, (entity, decimal?: string, hexadecimal?: string, name = "") => {
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
    const letter = Number.isNaN(code) ? letterOf(String(name)) : code > 0x10ffff ? null : String.fromCodePoint(code);
    isComplete &&= letter !== null;
    return letter ?? entity;
  });
  return isComplete ? decoded : null;
}

function letterOf(name: string): string | null {
  const known = LETTERS[name];
  if (known !== undefined) return known;
  const mark = MARKS[name.slice(1)];
  return mark === undefined ? null : `${name.slice(0, 1)}${mark}`;
}
