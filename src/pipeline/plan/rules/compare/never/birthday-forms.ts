/** A birthday in the forms by which it is compared. */
export interface BirthdayForms {
  /** `MM-DD`; null: no birthday, or one that can't be read. */
  readonly day: string | null;
  /** `YYYY-MM-DD`; null: the year is not known. */
  readonly whole: string | null;
  /** What a birthday shares with those that differ from it in one part, or have its day and month exchanged. */
  readonly nearKept: readonly string[];
  /** The same, to be looked up among the kept ones. Only a birthday without a year is compared without its year. */
  readonly nearAsked: readonly string[];
}

const NONE: BirthdayForms = { day: null, whole: null, nearKept: [], nearAsked: [] };

/** Returns the forms of a birthday as a contact input has it. */
export function birthdayForms(birthday: string | null): BirthdayForms {
  const [, year = null, month = "", day = ""] = /^(?:(\d{4})-|--)?(\d{2})-(\d{2})$/u.exec(birthday ?? "") ?? [];
  if (month === "") return NONE;
  const parts = [`${month}-*`, `*-${day}`, [month, day].toSorted().join("/")];
  const named = (by: string) => parts.map((part) => `${by} ${part}`);
  const [toYearless, ofYearless] = [named("to yearless"), named("of yearless")];
  return {
    day: `${month}-${day}`,
    whole: year === null ? null : `${year}-${month}-${day}`,
    nearKept: [...(year === null ? ofYearless : named(year)), ...toYearless],
    nearAsked: year === null ? toYearless : [...named(year), ...ofYearless],
  };
}
