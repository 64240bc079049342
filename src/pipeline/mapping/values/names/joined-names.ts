import { kindOfName } from "./known-names.ts";

interface JoinedName {
  readonly first: string;
  readonly last: string;
}

/** Chinese family names of two characters, and frequent ones of one. */
const CHINESE_DOUBLE =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|皇甫|东方|東方|尉迟|公孙|公孫|慕容|令狐|夏侯|端木|轩辕)/u;
const CHINESE =
  /^[王李张張刘劉陈陳杨楊黄黃赵趙周吴吳徐孙孫朱马馬胡郭林何高梁郑鄭罗羅宋谢謝唐韩韓曹许許邓鄧萧蕭冯馮曾程蔡彭潘袁于董余苏蘇叶葉吕呂魏蒋蔣田杜丁沈姜范江傅钟鍾卢盧汪戴崔任陆陸廖姚方金邱夏谭譚韦韋贾賈邹鄒石熊孟秦阎閻薛侯雷白龙龍段郝孔邵史毛常万萬顾顧赖賴武康贺賀严嚴尹钱錢施牛洪龚龔]/u;
const KOREAN_DOUBLE = /^(?:남궁|황보|제갈|사공|선우|서문|독고)/u;
const KOREAN =
  /^[김이박최정강조윤장임림한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용]/u;
/** A name in Chinese, Japanese or Korean script. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** Returns whether a word is in Chinese, Japanese or Korean script. In these the family name comes first. */
export function isEastAsian(word: string): boolean {
  return EAST_ASIAN.test(word);
}

/** Splits a name without a blank, in Chinese, Japanese or Korean script; null where it is not certain. */
export function splitJoined(name: string): JoinedName | null {
  const letters = [...name];
  const at = (count: number): JoinedName => ({
    first: letters.slice(count).join(""),
    last: letters.slice(0, count).join(""),
  });
  if (/^\p{Script=Hangul}{2,4}$/u.test(name)) {
    if (KOREAN_DOUBLE.test(name) && letters.length > 2) return letters.length === 3 ? null : at(2);
    return letters.length < 4 && KOREAN.test(name) ? at(1) : null;
  }
  if (!EAST_ASIAN.test(name) || letters.length < 2) return null;
  const japanese = [3, 2].filter(
    (count) => letters.length > count && kindOfName(letters.slice(0, count).join("")) === "family",
  );
  const [family] = japanese;
  if (!/^\p{Script=Han}+$/u.test(name)) return family === undefined ? null : at(family);
  if (CHINESE_DOUBLE.test(name) && letters.length > 2 && letters.length < 5) return at(2);
  if (letters.length > 3) return family === undefined ? null : at(family);
  return CHINESE.test(name) && (family === undefined || CHINESE_DOUBLE.test(name)) ? at(1) : null;
}
