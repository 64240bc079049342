import { HONORIFIC, readFirstName } from "./read-name.ts";
import { isTitleBefore } from "./titles.ts";

/** Suffixes after a comma that are no given name: "Ana Muster, MBA". */
const AFTER_COMMA =
  /^(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d|mba|esq|cpa|dds|rn|gmbh|ag|kg|inc|llc|ltd|co|corp|b\.?a|m\.?a|b\.?sc|m\.?sc|mag|dipl\.?-?ing)\.?$/i;
/** Words that tell a father from a son. They belong to the name. */
const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** A title behind a name, without a comma. A degree counts in its usual capitals only: "Anna PhD", "Kessler M.A.". */
const TITLE_BEHIND =
  /^(?:Ph\.?\s?D|[EM]MBA|MBA|M\.\s?D|LL\.?\s?[MB]|M\.?Sc|B\.?Sc|B\.?Eng|M\.?Eng|B\.?Ed|M\.?Ed|M\.A|B\.A|[DM]Phil|Dipl\.?-?(?:Ing|Kfm|Inf|Psych|Päd|Biol|Chem|Phys)|Esq|CSc|DDS|CPA)\.?$|^[dD]r\.?$|^(?:[pP]rof|[dD]ipl|[mM]ag|[iI]ng|[hH]abil|[uU]niv)\.$|^[pP]rof(?:\.[dD]r)?$|^\((?:FH|BA|DH|Univ\.?|TU|Dr\.?|Prof\.?)\)$/;
/** Further parts of a title behind a name. They count only behind "Dr." or "Prof.": "Kessler Dr. med. dent.". */
const TITLE_PART =
  /^(?:(?:dr|prof)\.)?(?:med|dent|vet|phil|jur|iur|rer|nat|pol|oec|theol|h\.?\s?c|sc|ing|agr|mult)\.?$/i;
/** A title that stands behind a comma only. Without one, it may be a name: "Li MA". */
const AFTER_COMMA_ONLY = /^(?:MA|BA|MD|RN|M\.?A|B\.?A|M\.?D|FRCS|FRSC|OBE|MBE|CBE|Dipl\.?|Mag\.?|Ing\.?|Prof\.?)$/;
/** A title that is more likely an initial in a first name: `M. Anna`, `H. Peter`. */
const INITIAL = /^\p{L}\.$/u;
/** A title before a last name. A word without a full stop may be a part of the name: "Herr", "Rev". */
const BEFORE_LAST = /^(?:dr|prof|dipl|dipl\.-ing|mag|ing|prof\.dr|dott|med|habil|univ)\.$|^(?:dr|prof|professor)$/i;

/** Returns a first name without the titles before and behind it: `Dr. Anna`, `Anna, MBA`. A title alone stays. */
export function withoutTitles(first: string): string {
  if (!/[\s,]/.test(first)) return first;
  const rest = withoutTitlesIn(first, (word) => (HONORIFIC.test(word) || isTitleBefore(word)) && !INITIAL.test(word));
  return readFirstName(rest) === "" ? first : rest;
}

/** Returns a last name without the titles before and behind it: `Dr. Meier`, `Meier, Dr.`, `Omar, MBA`. */
export function withoutLastNameTitles(last: string): string {
  if (!/[\s,]/.test(last)) return last;
  const rest = withoutTitlesIn(last, (word) => BEFORE_LAST.test(word));
  return /\p{L}/u.test(rest) ? rest : last;
}

function withoutTitlesIn(name: string, isBefore: (word: string) => boolean): string {
  const [first = "", ...behind] = name.split(",").map((part) => part.trim());
  const isTitle = (part: string) => AFTER_COMMA.test(part) && !GENERATION.test(part);
  const isAllTitles = behind.every((part) => isTitle(part) || part === "" || endOfName(part.split(" "), true) === 0);
  if (!isAllTitles) return name;
  const words = first.split(" ");
  const from = words.findIndex((word) => !isBefore(word));
  return from === -1 ? "" : words.slice(from, Math.max(endOfName(words, false), from)).join(" ");
}

/** Returns the number of words before the titles at the end. */
function endOfName(words: readonly string[], isAfterComma: boolean): number {
  let end = words.length;
  for (let at = end - 1; at >= 0; at -= 1) {
    const word = words[at] ?? "";
    if (TITLE_BEHIND.test(word) || (isAfterComma && AFTER_COMMA_ONLY.test(word))) end = at;
    else if (!TITLE_PART.test(word)) break;
  }
  return end;
}
