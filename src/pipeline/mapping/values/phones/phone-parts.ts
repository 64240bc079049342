/** Splits a phone cell into its numbers and the words that say what each number is. */

/** A number of a cell, with the meaning of the words beside it. */
export interface PhonePart {
  /** The text without its label. */
  readonly number: string;
  /** `mobile`, `fax` as the label says; `plain`: the words beside the number do not say which one it is; or there are none. */
  readonly kind: "mobile" | "fax" | "plain";
}

const MOBILE_WORD =
  "mobil(?:e|nummer|telefon|tel)?|mobilni|mobitel|mob|handy(?:nummer)?|cell(?:ulare|phone| phone)?|cel(?:ular)?|portable|port|" +
  "m[oó]vil|telem[oó]vel|tlm|kom[oó]rk(?:a|owy)|kom|matkapuhelin|kännykkä|gsm|natel|cep|моб(?:ильный)?|сот(?:овый)?|κιν(?:ητό)?|נייד|携帯|手机|手機|m|c";
const FAX_WORD = "(?:tele)?fax(?:nummer)?|faks|f|pager|telex|факс|传真|傳真|ファックス|ファクス";
const PLAIN_WORD =
  "tel(?:efon(?:e|o|nummer)?|ephone|éfono|efoon|efono)?|tél(?:éphone)?|phone|fon|ph|number|nr|p|t|h|w|d|g|" +
  "privat|priv|private?|prywatny|persoonlijk|perso(?:nal|nnel)?|home|zu ?hause|daheim|zuhause|work|office|büro|arbeit|firma|" +
  "gesch(?:äftlich)?|dienstl(?:ich)?|dienst|bureau|trab(?:ajo)?|casa|ufficio|lavoro|dom(?:icile|ov)?|fixe?|fijo|fisso|festnetz|" +
  "lan[dt]line|vast|thuis|werk|prac[ay]|stacjonarny|hjem|arb|prof(?:essionnel)?|pro|тел(?:ефон)?|дом(?:ашний)?|раб(?:очий)?|自宅|電話|电话|whatsapp|signal|" +
  "neu|aktuell|new|current|nouveau|nuevo|nuovo|nieuw|nowy|nový|novo|ny|nytt|uusi|новый";
/** Words that say when to call. They do not change whose number it is. */
const TIME_WORD =
  "ab|nach|bis|vor|von|nur|am|besten|bitte|abends|morgens|tagsüber|vormittags|nachmittags|werktags|wochenende|after|before|from|until|" +
  "only|evenings?|mornings?|daytime|please|après|apres|avant|le|soir|matin|seulement|por|la|tarde|noche|mañana|dopo|sera|solo|po|od|do|tylko|wieczorem|na";
const CLOCK =
  /(?<![\d/.-])\d{1,2}(?:[:.]\d{2})?(?: ?[-–] ?\d{1,2}(?:[:.]\d{2})?)? ?(?:uhr|h|hrs|pm|am|hod|godz|ч)(?!\p{L})\.?/giu;

const LABEL = new RegExp(`^(?:${MOBILE_WORD}|${FAX_WORD}|${PLAIN_WORD}|${TIME_WORD})$`, "iu");
const IS_MOBILE = new RegExp(`^(?:${MOBILE_WORD})$`, "iu");
const IS_FAX = new RegExp(`^(?:${FAX_WORD})$`, "iu");

const SEPARATOR =
  /\s*(?::::|[;|]|,(?!\s*(?:ext|x))|\s[/]\s|\s(?:or|oder|ou|o|od|lub|u|of|eller|tai|vagy|nebo|или|und|and|et|y|e|i)\s)\s*/iu;
/** A label that follows a number and stands before another one: `dom. 01 42 34 56 17 port. 06 12 34 56 13`. */
const BEFORE_LABEL = /(?<=\d\)?)\s+(?=\(?\p{L}+[.:]?\s*[+(]?\d)|(?<=\p{L}\))\s+(?=[+(\d])/gu;

/** Signs that stand for words. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[📱📲]\u{FE0F}?/gu, " mobil "],
  [/📠\u{FE0F}?/gu, " fax "],
  [/[☎✆📞🏠🏢]\u{FE0F}?/gu, " tel "],
];

/** Returns the numbers of a cell in which words or separators stand; null if a word is not known. */
export function splitPhones(text: string): readonly (PhonePart | null)[] {
  const worded = SIGNS.reduce((words, [sign, word]) => words.replace(sign, word), text);
  const plain = worded.replace(CLOCK, " ").trim();
  return plain
    .split(SEPARATOR)
    .flatMap((part) => part.split(BEFORE_LABEL))
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(readPart);
}

/** Returns a number without the words around it; null if a word is not known, as in "Mother 0171 5550123". */
function readPart(text: string): PhonePart | null {
  const number = text
    .replace(/\p{L}[\p{L}. ]*\p{L}\.?|\p{L}\.?/gu, " ")
    .replace(/[:*]/g, " ")
    .replace(/\(\s*\)/g, " ");
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => word !== "");
  if (!words.every((word) => LABEL.test(word))) return null;
  const kind = words.some((word) => IS_FAX.test(word))
    ? "fax"
    : words.some((word) => IS_MOBILE.test(word))
      ? "mobile"
      : "plain";
  return { number: number.replace(/^[\s.,:-]+(?=[+(\d])|[\s.,:-]+$/g, "").trim(), kind };
}
