/** The first and the last year of each era, as years of our calendar. */
const ERAS: readonly (readonly [names: RegExp, first: number, last: number])[] = [
  [/^(?:明治)$/, 1868, 1912],
  [/^(?:大正|T)$/, 1912, 1926],
  [/^(?:昭和|S)$/, 1926, 1989],
  [/^(?:平成|H)$/, 1989, 2019],
  [/^(?:令和|R)$/, 2019, 2100],
  // The calendar of Taiwan.
  [/^(?:中華)?民[國国]$/, 1912, 2100],
];

/** Returns the year of our calendar for a year of an era; null if there is no such era or year. */
export function yearOfEra(era: string, year: number): number | null {
  const [, first, last] = ERAS.find(([names]) => names.test(era)) ?? [];
  if (first === undefined || last === undefined || year < 1) return null;
  return first + year - 1 <= last ? first + year - 1 : null;
}

/** A year of another calendar. `began`: the year of our calendar in which the year of the other calendar began. */
export interface ForeignYear {
  readonly calendar: "Buddhist" | "Persian" | "Jewish";
  readonly began: number;
}

/** Years before and after this one in which a living person can be born. */
const OLDEST = 110;
const OFFSETS: readonly (readonly [calendar: ForeignYear["calendar"], yearsAhead: number])[] = [
  ["Buddhist", 543],
  ["Persian", -621],
  ["Jewish", 3761],
];

/** Returns the other calendar whose year of birth a year can be; null if there is none. */
export function foreignYear(year: number, thisYear: number): ForeignYear | null {
  for (const [calendar, ahead] of OFFSETS) {
    const began = year - ahead;
    if (began <= thisYear && began >= thisYear - OLDEST) return { calendar, began };
  }
  return null;
}
