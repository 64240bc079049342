/** Reads letters that HTML, XML, JSON and addresses of web pages write with other signs. */

/** How HTML names accents. The name of a letter with an accent is the letter and one of these names. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  breve: "\u0306",
  caron: "\u030C",
  cedil: "\u0327",
  circ: "\u0302",
  dblac: "\u030B",
  dot: "\u0307",
  grave: "\u0300",
  macr: "\u0304",
  ogon: "\u0328",
  ring: "\u030A",
  tilde: "\u0303",
  uml: "\u0308",
};

const LETTERS: Readonly<Record<string, string>> = {
  AElig: "Æ",
  aelig: "æ",
  OElig: "Œ",
  oelig: "œ",
  Oslash: "Ø",
  oslash: "ø",
  Lstrok: "Ł",
  lstrok: "ł",
  Dstrok: "Đ",
  dstrok: "đ",
  ETH: "Ð",
  eth: "ð",
  THORN: "Þ",
  thorn: "þ",
  inodot: "ı",
  szlig: "ß",
};

/** Signs that stand in or between names and addresses. */
const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  commat: "@",
  gt: ">",
  hyphen: "-",
  lowbar: "_",
  lsquo: "‘",
  lt: "<",
  nbsp: " ",
  period: ".",
  plus: "+",
  quot: '"',
  rsquo: "’",
  shy: "",
  zwj: "",
  zwnj: "",
};

/** Other signs that have names in HTML. They are no part of a name or an address. */
const OTHER_SIGNS = new Set(
  (
    "bdquo brvbar bull cent check copy curren Dagger dagger darr deg divide emsp ensp euro frac12 frac14 frac34 ge harr hearts " +
    "hellip iexcl iquest laquo larr ldquo le lrm lsaquo mdash middot minus ndash ne not para permil phone plusmn pound raquo " +
    "rarr rdquo reg rlm rsaquo sbquo sect sup1 sup2 sup3 thinsp times trade uarr yen"
  ).split(" "),
);

const NAMED = new RegExp(
  String.raw`&([A-Za-z])(${Object.keys(ACCENTS).join("|")});?|&([A-Za-z][A-Za-z\d]{1,30});`,
  "gu",
);
const NUMBERED = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/giu;
const ESCAPED = /\\u([\da-f]{4})|\\x([\da-f]{2})|\\([nrt/])/giu;
const IN_ADDRESS = /(?:%[\da-f]{2})+/giu;
/** Characters that are not seen, also within a word. */
const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu;

/** Returns a text with its letters as people read them. */
export function withPlainLetters(text: string): string {
  return withoutEntities(text)
    .replaceAll(ESCAPED, (_, wide?: string, short?: string, sign?: string) =>
      sign === undefined ? String.fromCharCode(Number.parseInt(wide ?? short ?? "", 16)) : sign === "/" ? "/" : "\n",
    )
    .replaceAll(IN_ADDRESS, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString("utf8"))
    .replaceAll(UNSEEN, "");
}

/** Returns a text with the letters that its entities stand for. Entities with unknown names stay. */
export function withoutEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text
    .replaceAll(NUMBERED, (_, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replaceAll(NAMED, (entity, letter?: string, accent = "", name = "") => {
      if (letter !== undefined) return `${letter}${ACCENTS[accent]}`.normalize("NFC");
      return LETTERS[name] ?? SIGNS[name] ?? (OTHER_SIGNS.has(name) ? " " : entity);
    });
}

/** Returns whether a text has an entity that `withoutEntities` does not know. */
export function hasUnknownEntity(text: string): boolean {
  return [...text.matchAll(NAMED)].some(
    ([, letter, , name = ""]) =>
      letter === undefined && !(name in LETTERS) && !(name in SIGNS) && !OTHER_SIGNS.has(name),
  );
}
