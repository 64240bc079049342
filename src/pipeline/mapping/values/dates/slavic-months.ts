/**
 * Words that name a month in Croatian and the next month in Polish or Czech: "listopad" is October in Croatian and
 * November in Polish. The list's language decides which month is meant.
 */
import { foldDateWord } from "./date-word.ts";

/** The language family by which a list names its months. */
export type MonthNaming = "croatian" | "other slavic";

/** The words with two meanings, by the month that they name in Croatian. */
const SHARED: ReadonlyMap<string, number> = new Map([
  ["listopad", 10],
  ["listopada", 10],
  ["lis", 10],
  ["lip", 6],
  ["srp", 7],
]);

const CROATIAN: ReadonlySet<string> = new Set(
  `sijecanj sijecnja veljaca veljace ozujak ozujka travanj travnja svibanj svibnja lipanj lipnja srpanj srpnja kolovoz
  kolovoza rujan rujna listopadom studeni studenoga studenog prosinac prosinca sij velj ozu svi kol ruj stu`.split(
    /\s+/,
  ),
);
const OTHER: ReadonlySet<string> = new Set(
  `styczen stycznia sty luty lutego marzec marca kwiecien kwietnia kwi czerwiec czerwca cze lipiec lipca sierpien sierpnia
  sie wrzesien wrzesnia wrz pazdziernik pazdziernika paz grudzien grudnia gru
  leden ledna unor unora brezen brezna bre duben dubna dub kveten kvetna kve cerven cervna cervenec cervence srpen srpna
  zari rijen rijna rij listopadu prosinec prosince`.split(/\s+/),
);

const CROATIAN_HEADER = /ro[đd]enja|ro[đd]endan|prezime|^ime(?:na)?$/iu;
const OTHER_HEADER = /urodzin|urodzenia|nazwisko|imi[eę]|naroze|p[rř][ií]jmen|jm[eé]no/iu;

/** Returns the months that a word with two meanings names: first the Croatian month; null for any other word. */
export function sharedMonths(word: string, naming: MonthNaming | undefined): readonly number[] | null {
  const month = SHARED.get(word);
  if (month === undefined) return null;
  return naming === undefined ? [month, month + 1] : [naming === "croatian" ? month : month + 1];
}

/** Returns the naming that a birthday cell shows by the name of its month; null if it shows none. */
export function namingShownBy(cell: string): MonthNaming | null {
  for (const token of cell.match(/\p{L}{3,}/gu) ?? []) {
    const word = foldDateWord(token);
    if (CROATIAN.has(word)) return "croatian";
    if (OTHER.has(word)) return "other slavic";
  }
  return null;
}

/** Returns the naming that a header shows by its language; null if it shows none. */
export function namingOfHeader(header: string): MonthNaming | null {
  if (CROATIAN_HEADER.test(header)) return "croatian";
  return OTHER_HEADER.test(header) ? "other slavic" : null;
}
