/** How likely a word is in a language: its letters, their capitals, and the signs beside them. Scores are natural logarithms. */
import { NAME_CHARACTERS } from "./letter-tables.ts";
import { isLetter, LANGUAGES, placeLetters, scoreLetters } from "./letter-scores.ts";

/** Bytes that are no text, or two scripts in one word. */
const IMPOSSIBLE =
  /[\u0080-\u009f\ufffd\ue000-\uf8ff]|\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]\p{Script=Latin}|[\p{Script=Cyrillic}][\p{Script=Greek}]|[\p{Script=Greek}][\p{Script=Cyrillic}]/u;
/** Signs that stand beside words and between them. */
const USUAL_SIGNS = /[¡¿«»–—…·°ªº®™©€£§№²³½]/;
const CLOSING: Readonly<Record<string, RegExp>> = { "”": /[“„”]/, "“": /[„“]/, "’": /[‘‚]/, "‘": /‚/ };

const SHAPES: readonly (readonly [pattern: RegExp, cost: number])[] = [
  [/\p{Ll}(?![\0-\x7f])\p{Lu}|(?![\0-\x7f])\p{Ll}\p{Lu}/u, 6],
  [/\p{L}(?![\0-\x7f])\p{Lu}\p{Ll}/u, 4],
  [/^(?![\0-\x7f])\p{Ll}/u, 1.5],
  [/\p{Lu}{2}.*(?![\0-\x7f])\p{Ll}|(?![\0-\x7f])\p{Ll}\p{Lu}{2}/u, 3],
  [/^ß/, 6],
  [/^[^\p{L}\p{M}\p{N}\0-\x7f]\p{Ll}/u, 4],
];

/** Returns the score of a word in which each language has its own score for the letters; the signs cost the same in all. */
export function scoreWord(word: string): ReadonlyMap<string, number> {
  const text = word.normalize("NFC");
  const letters = placeLetters(text);
  const cost = costOf(text);
  return new Map(LANGUAGES.map((language) => [language, scoreLetters(letters, language) - cost]));
}

function costOf(text: string): number {
  const characters = [...text];
  let cost = IMPOSSIBLE.test(text) ? 14 : 0;
  for (const [pattern, price] of SHAPES) if (pattern.test(text)) cost += price;
  for (const [at, character] of characters.entries()) {
    if (character > "\x7f" && !isLetter(character)) cost += costOfSign(character, at, characters);
  }
  return cost;
}

function costOfSign(sign: string, at: number, word: readonly string[]): number {
  const isAfter = isLetter(word[at - 1]);
  const isBefore = isLetter(word[at + 1]);
  const isInside = isAfter && isBefore;
  if (sign === "’" && isInside) {
    // O’Neil, D’Amico, ’t Hooft: one part is short.
    const isShort = at <= 2 || word.length - at <= 3;
    return isShort || word.some((letter) => /\p{Script=Cyrillic}/u.test(letter)) ? 6 : 12;
  }
  if (sign === "\u00a0") return isInside && /[\p{Lu}\p{Lt}\p{Lo}]/u.test(word[at + 1] ?? "") ? 5 : 12;
  if (isInside) return USUAL_SIGNS.test(sign) ? 16 : 20;
  const opening = CLOSING[sign];
  if (opening?.test(word.slice(0, at).join("")) === true) return 4;
  if (/[“„‘‚«¿¡]/.test(sign) && isBefore) return 8;
  if (/[’´`”]/.test(sign)) return 12;
  if (!isAfter && !isBefore) return USUAL_SIGNS.test(sign) ? 6 : 12;
  if (/[°ªº®™©€]/.test(sign)) return 9;
  return USUAL_SIGNS.test(sign) ? 12 : 16;
}

/** Characters of headers. */
const HEADER_CHARACTERS: Readonly<Record<keyof typeof NAME_CHARACTERS, string>> = {
  ja: "氏名前姓生年月日電話番号住所部署課携帯性別誕社員郵便備考会",
  zh: "姓名字生日期出年月电话手机号码邮箱件地址部门性别编单位备注公司联系人员工移动",
  tw: "姓名字生日期出年月電話手機號碼郵件信箱地址部門性別編單位備註公司聯絡人員工行動",
  ko: "이름성명전화번호생일년월일메주소부서휴대폰직급회사비고",
};
const known = new Map<string, ReadonlySet<string>>();

/** Returns the score of a word in a language whose code pages have characters of two bytes. */
export function scoreWideWord(word: string, language: keyof typeof NAME_CHARACTERS): number {
  let frequent = known.get(language);
  if (frequent === undefined) {
    frequent = new Set(NAME_CHARACTERS[language] + HEADER_CHARACTERS[language]);
    known.set(language, frequent);
  }
  let score = 0;
  for (const character of word) {
    if (character <= "\x7f") continue;
    if (frequent.has(character)) score -= 6;
    else if (/[\u3040-\u30ff]/.test(character)) score -= language === "ja" ? 4.5 : 16;
    else if (/[\uac00-\ud7a3]/.test(character)) score -= language === "ko" ? 9 : 16;
    else if (/[\u4e00-\u9fff]/.test(character)) score -= language === "ko" ? 14 : 9.5;
    else if (/[\u3000-\u303f\uff00-\uff60]/.test(character)) score -= 8;
    else if (/[\uff61-\uff9f]/.test(character)) score -= 7;
    else score -= 14;
  }
  if (/[A-Za-z][^\0-\x7f]|[^\0-\x7f][A-Za-z]/.test(word)) score -= 16;
  return score;
}
