import { LETTERS_WITHOUT_DECOMPOSITION } from "../../../../model/text/spelling/text-folding.ts";

/** Letters that many people and programs write as two letters: `Müller` and `Mueller`. */
const LONG_LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa", þ: "th" };

/** Words before a name that are no part of it. */
const TITLES_BEFORE = new Set(
  `dr prof professor dipl diplom mag magister univ mr mrs ms miss mx sir herr frau fraeulein frau mme mlle madame mademoiselle monsieur
  sr sra srta don dona dott dottssa sig sigra signor signora dhr mevr drs ir pan pani inz mgr hab doc senhor senhora eng rev reverend pfarrer
  med phil jur rer nat habil ing lic hc oec pol theol dres dra dring dipling diplinf diplkfm`.split(/\s+/u),
);

/** Titles that are words or given names as well. They count only with their full stop. */
const NEEDS_FULL_STOP = new Set("mag don dona doc ir pan pani eng ing med pol nat sr ms sig".split(" "));

/** Words after a name that are no part of it. `Jr.` and `Sr.` are not among them: they tell a father from a son. */
const TITLES_AFTER = new Set(
  "mba phd md msc bsc ma ba llm llb dds cpa esq rn emba dphil mag dipling diplkfm frsc obe mbe kbe".split(" "),
);

/** Titles that stand after a name as well: `Kessler, Dr. med.` Some are names, too, so they count only with their full stop. */
const TITLES_BEHIND = new Set(
  "dr prof med phil jur rer nat habil ing lic hc oec pol theol dipl mag univ dring".split(" "),
);

/** Titles that are not taken for a name behind one, even without a full stop. */
const NEVER_NAMES = new Set(["dr", "prof"]);

/** A title without a blank behind it: `Dr.Anna`. */
const GLUED_TITLE = /(?<![\p{L}.])((?:dr|prof|dipl|mag)\.)(?=\p{L}{2})/giu;

/** Returns the folded words of a name without titles; all words where nothing would be left. */
export function nameWords(name: string, letters: "plain" | "long"): readonly string[] {
  // A single word is no title beside a name. Most names are one, and large lists have many.
  if (!/[\s.,]/u.test(name)) return wordParts(name).map((part) => foldWord(part, letters));
  const words = name
    .replaceAll(GLUED_TITLE, "$1 ")
    .split(/[\s\u3000,]+/u)
    .filter((word) => foldWord(word, letters) !== "");
  const start = words.findIndex((word) => !isTitle(word, TITLES_BEFORE));
  const core = start === -1 ? words : words.slice(start);
  let end = core.length;
  while (end > 1 && isTitleBehind(core[end - 1] ?? "")) end -= 1;
  return core.slice(0, end).flatMap((word) => wordParts(word).map((part) => foldWord(part, letters)));
}

/** Returns a name's letters and digits in lower case, without accents, blanks, punctuation and titles. */
export function foldName(name: string, letters: "plain" | "long"): string {
  return nameWords(name, letters).join("");
}

/** Returns the parts of a double name: `Hans-Peter`. */
function wordParts(word: string): readonly string[] {
  if (ASCII.test(word)) return word === "" ? [] : [word];
  return word.split(/[-\u2010-\u2015]/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function isTitleBehind(word: string): boolean {
  if (isTitle(word, TITLES_AFTER) || isTitle(word, NEVER_NAMES)) return true;
  return word.endsWith(".") && isTitle(word, TITLES_BEHIND);
}

function isTitle(word: string, titles: ReadonlySet<string>): boolean {
  const parts = wordParts(word.replaceAll(".", "-"));
  const folded = parts.map((part) => foldWord(part, "long"));
  const whole = folded.join("");
  if (!titles.has(whole) && !(folded.length > 1 && folded.every((part) => titles.has(part)))) return false;
  return !NEEDS_FULL_STOP.has(whole) || word.endsWith(".");
}

const ASCII = /^[A-Za-z0-9]*$/u;

/** Accents of Latin, Greek and Cyrillic letters. The marks of other scripts tell letters apart and stay. */
const ACCENTS = /[\u0300-\u036f]/gu;

function foldWord(word: string, letters: "plain" | "long"): string {
  if (ASCII.test(word)) return word.toLowerCase();
  const lower = word.normalize("NFKC").toLowerCase().normalize("NFC");
  const long = letters === "long" ? lower.replace(/[äöüøåþ]/gu, (letter) => LONG_LETTERS[letter] ?? letter) : lower;
  return long
    .normalize("NFD")
    .replace(ACCENTS, "")
    .replace(/[ßøæœłđðıþ]/gu, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "")
    .normalize("NFC");
}
