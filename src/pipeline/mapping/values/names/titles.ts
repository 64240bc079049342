import { kindOfName } from "./known-names.ts";

/** Titles before a name that no name looks like, and titles with a full stop. */
const BEFORE =
  /^(?:mr|mrs|ms|mx|dr|prof|professor|professorin|rev|herr|herrn|frau|fru|mme|mlle|madame|monsieur|sra|srta|dhr|mevr|mw|dott|dr\.?-ing|ddr|mmag|dkfm|pd|mgr|mudr|judr|phdr|rndr|mvdr|pharmdr|paeddr|thdr|bc|doc|dipl\.?-\p{L}+|prof\.dr|univ\.?-?prof|inż|hab|drs|öğr|gör|doç|uzm|özv|ifj|dña|doña|sig\.ra|dott\.ssa|prof\.ssa|\(fh\)|\(ba\)|докт|д-р|проф|г-н|г-жа|к\.т\.н|κ|κα|κος|δρ)\.?$|^(?:m|d|fr|hr|h\.?c|mag|dipl|ing|med|phil|jur|rer|nat|habil|oec|pol|theol|agr|dent|vet|sc|sig|avv|rag|geom|arch|ir|mr|av|lic|capt|col|gen|lt|sgt|maj|cpt|sr|hon|pr|me|on|id|akad|mult|univ|st|kfm|inf|kand|fil|e\.?h|ao|o|techn|mont|math|psych|publ|d\.?h|h|c|r)\.$/iu;
/** Words before a name that may be a name, too: `Pan Adam Duda` has a title, and `Pan Wei` has none. */
const BEFORE_TWO =
  /^(?:miss|sir|dame|lord|lady|pan|pani|me|pr|mag|ing|ir|dipl|fr|sr|hr|hrn|dott\.?ssa|sig|signor|signora|señor|señora|senhor|senhora|dona|capt|captain|father|sister|brother|bay|bayan|av|mag\.?\(fh\)|lic|avv|m|hab|med|pán|paní|frk|fröken|frøken|herra|rouva|ks|inż|dra|maître|docteur|doctor|doktor|ρ)$/iu;

/** Academic degrees and other letters behind a name, in their usual form. */
const CREDENTIAL =
  /^(?:Ph\.?\s?D|DPhil|MPhil|[EM]MBA|MBA|MPA|MPH|M\.\s?D|LL\.?\s?[MBD]|[MB]\.?\s?Sc|[MB]\.?\s?Eng|[MB]\.?\s?Ed|M\.A|B\.A|BEng|MEng|Dipl\.?-?\p{L}*\.?|Esq|CSc|DrSc|DDS|CPA|CFA|PMP|FACS|FRCS|FRSC|RN|BSN|MSN|LCSW|OBE|MBE|CBE|KBE|CEng|MdB|MdL|MdEP|a\.D|i\.R|MSc|BSc|Eng|Jur|habil|DBA|Bakk|CISSP|SJ|OSB|OFM|Dr|Prof|Mag|Ing|Univ|mult|[eE]\.?\s?[hH]|FH|h\.?\s?c|inż|mgr|Dr\.?-Ing|TU|DI)\.?$/u;
/** Credentials without a comma before them; a word like `Dr` may follow a name only with its stop. */
const NOT_BARE = /^(?:Dr|Prof|Mag|Ing|Univ|mult|Eng|Jur|RN|TU|FH|DI|SJ|eh|EH|hc|mgr|inż|Dipl)$/u;
const AFTER_COMMA = /^(?:MA|BA|MD|M\.?A|B\.?A|M\.?D|DO|PA|AG|KG)\.?$/u;
const PART = /^(?:(?:dr|prof)\.)?(?:med|dent|vet|phil|jur|iur|rer|nat|pol|oec|theol|h\.?\s?c|sc|ing|agr|mult)\.?$/iu;
/** Words that tell a father from a son. */
const GENERATION = /^(?:jr|sr|jun|sen|ii|iii|iv|d\.?\s?ä|d\.?\s?j|ml|st)\.$|^(?:jr|jnr|snr|junior|senior|II|III|IV)$/iu;

/** A name at birth behind the name, and what stands around it. */
const BORN =
  /[\s,]*[([]?\s*(?<!\p{L})(?:geb|geborene?|née|nee|born|roz|rozená|z\s+domu|o\.s|född|født|f\.?h|nata|nacida|nascida|szül|урожд|szül\.)\.?\s+\p{L}[^,()[\]]*[)\]]?\s*$/iu;
/** A nickname in quotes, or in brackets between two names. */
const NICKNAME = /\s["“”„«‚‘'][^"“”„«»‘’']+["“”»‘’'](?=\s)|\s\([^()\d]+\)(?=\s+\p{L})/gu;

/** A quick test that nearly every name fails, so that the slow ones are seldom run. */
const MAYBE_ASIDE = /["“”„«‚‘'(]|[\s,(](?:geb|n[ée]e|born|roz|z\s|o\.s|f|nat|nac|nas|sz|урожд)/iu;

/** Returns a full name without its name at birth and its nicknames. */
export function withoutAsides(name: string): string {
  if (!MAYBE_ASIDE.test(name)) return name;
  const text = name.replace(BORN, "").replaceAll(NICKNAME, "");
  return /\p{L}/u.test(text) ? text.trim() : name;
}

/** Returns whether a word is a title before a name, and can be no name. */
export function isTitleBefore(word: string): boolean {
  return BEFORE.test(word) && !/^\p{L}\.$/u.test(word);
}

/** Returns the words of a name without the titles before them and the degrees behind them. At least one word stays. */
export function withoutTitlesAround(words: readonly string[]): readonly string[] {
  let end = words.length;
  for (let at = words.length - 1; at > 0; at -= 1) {
    const word = (words[at] ?? "").replace(/^\((.*)\)$/u, "$1");
    const isBehind = CREDENTIAL.test(word) && !NOT_BARE.test(word);
    if (isBehind || (at > 1 && GENERATION.test(word))) end = at;
    else if (!PART.test(word)) break;
  }
  let from = 0;
  while (from < end - 1 && isTitleAt(words, from, end - from)) from += 1;
  return words.slice(from, end);
}

/**
 * @param left number of words from the title on
 */
function isTitleAt(words: readonly string[], at: number, left: number): boolean {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  // A single letter is an initial (`M. Anna`), but for `M. Pierre Martin` and the end of `h. c.`.
  if (/^\p{L}\.$/u.test(word))
    return at === 0 ? left > 2 && /^[MD]\.$/u.test(word) : BEFORE.test(word) && word === word.toLowerCase();
  return BEFORE.test(word) || (left > 2 && BEFORE_TWO.test(word) && kindOfName(next) !== "family");
}

/** Returns whether a part behind a comma is only titles and degrees: `MBA`, `MD`, `RN BSN`, `Jr.`, `M. Sc.`. */
export function isOnlyTitles(part: string): boolean {
  const words = part
    .replaceAll(/\b([MB])\.\s(?=(?:Sc|A|Ed|Eng)\b)/gu, "$1.")
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return false;
  return words.every(
    (word) => CREDENTIAL.test(word) || AFTER_COMMA.test(word) || GENERATION.test(word) || PART.test(word),
  );
}
