/** The facts that all rows of a list prove together. The survey is made before the first row is mapped. */
export interface Survey {
  /** Number of rows whose cells could be read. */
  readonly rows: number;
  readonly columns: readonly ColumnSurvey[];
  readonly dateEvidence: OrderEvidence;
  /** Number of rows in which a part of the key is blank in all its columns. */
  readonly blankKeys: number;
}

/** The facts that the values of a column prove together. */
export interface ColumnSurvey {
  /** Number of cells that are not blank. */
  readonly filled: number;
  /** Up to three different values as found, each on one line; none for a withheld column. */
  readonly samples: readonly string[];
  /** All values of a birthday column are serials, the numbers in which a spreadsheet stores dates. */
  readonly isSerial: boolean;
  /** All values of a birthday column are days of a month. */
  readonly holdsDaysOnly: boolean;
  /** The column has values, and all of them name groups of the account. */
  readonly namesGroups: boolean;
  /** At least one value names a group of the account. */
  readonly namesSomeGroups: boolean;
  /** Up to three values that name no group. */
  readonly unknownGroups: readonly string[];
  /** The order of names that a column of full names shows; null or absent: none. */
  readonly nameOrder?: "given first" | "family first" | "conflict" | null;
  /** Most values of a column of full names are no names, but a yes, a no, a date or a kind of membership. */
  readonly holdsMarks?: true;
  /** The field that the values look like, in a column whose header is not known. */
  readonly looksLike?: ProposedField;
  /** The dates of a birthday column that both orders of day and month, or both centuries, may fit; absent: there is none. */
  readonly openDates?: OpenDates;
  /** The column is a status column of single letters, among them A for active. */
  readonly holdsStatusCodes: boolean;
  /** The kinds of values in a `Title` column. */
  readonly titles: "salutations" | "others" | "mixed" | "none";
  /** Most ages of the column agree with the birthdays of their rows. */
  readonly agreesWithBirthdays?: true;
  /** Why a birthday column is in doubt as a whole; null or absent if it is not. */
  readonly doubt?: BirthdayDoubt | null;
}

/** A field that the values of a column can look like. */
export type ProposedField = "email" | "phone" | "birthday" | "full_name" | "first_name" | "last_name";

/** Which dates of a birthday column can be read in two ways, as far as their form shows. */
export interface OpenDates {
  /** Dates with a slash or a hyphen whose day is 12 or less. */
  readonly plain: boolean;
  /** Dates with a hyphen whose day is 12 or less. Absent: there is none. */
  readonly dashed?: boolean;
  /** Dates with dots whose day is 12 or less. */
  readonly dotted: boolean;
  /** Dates with a two-digit year. */
  readonly shortYears: boolean;
  /** Few dates have a two-digit year, and the others have four digits. Absent: it is not so. */
  readonly strayYears?: boolean;
  /** Numbers of five digits beside dates, which may be serials. Absent: there is none. */
  readonly serials?: boolean;
}

/**
 * Why the values of a birthday column can be read in two ways.
 *
 * - `exchanged`: the dates of one form never pass day 12, and all dates of another form do
 * - `celebration_year`: the dates of this year and the last `years` years have the year of a celebration
 * - `age`: nearly all people are `years` years older by their birthdays than by the column of ages
 * - `lost_zero`: the column holds numbers of day and month, so that 3.1 may be 3.10. `cells: "numbers"`: other cells are texts,
 *   so that the doubt is about the cells that a workbook stores as numbers
 * - `short_numbers`: the column holds months and days like 315, and no serials
 * - `five_digits`: the numbers are serials, or days, months and years like 30590
 * - `epoch`: the serials are those of a workbook that counts from 1904
 */
export type BirthdayDoubt =
  | { readonly kind: "exchanged"; readonly form: "iso" | "dot" | "slash" | "dash" }
  | { readonly kind: "celebration_year"; readonly years: 1 | 2 | 7 }
  | { readonly kind: "age"; readonly years: number }
  | { readonly kind: "lost_zero"; readonly cells: "all" | "numbers" }
  | { readonly kind: "short_numbers" | "five_digits" | "epoch" };

/**
 * The number of dates that fit one order of day, month and year only. A part above 12, or above 31, proves the order.
 */
export interface OrderEvidence {
  readonly dayFirst: number;
  readonly monthFirst: number;
  /** The same of dates with hyphens. Absent in the survey of an earlier version, where hyphens count as slashes. */
  readonly dashDayFirst?: number;
  readonly dashMonthFirst?: number;
  /** Dates with a two-digit year in front: `90-04-03`. */
  readonly yearFirst: number;
  /** Dotted dates with the month in front. No locale writes them: after one, a dot no longer proves "day first". */
  readonly dottedMonthFirst: number;
  /** Dotted dates with the day in front. They prove nothing about dates with slashes or hyphens. */
  readonly dottedDayFirst: number;
  /** Dates and headers whose words show that "listopad" is October, as in Croatian. A header counts twice. */
  readonly croatianMonths: number;
  /** The same for November, as in Polish and Czech. */
  readonly otherSlavicMonths: number;
}

/** The columns of a list and how full they are. The guards compare an accepted list's profile with the next one's. */
export interface ListProfile {
  /** The headers of the key's columns; without a configured key, of the columns that the default key is made of. */
  readonly keyColumns: readonly string[];
  /** Maps the header of each column that is sent to the share of rows that hold a value, 0 to 1. */
  readonly filled: Readonly<Record<string, number>>;
  /** The share of rows without a key, 0 to 1. */
  readonly blankKeyShare: number;
  readonly rows: number;
}

/** How a delimited text ends. */
export interface ListEnd {
  /** The last record has a line end. */
  readonly hasLineEnd: boolean;
  /** The last row about a person has fewer cells than each other one. */
  readonly isLastShort: boolean;
}

/**
 * The reading of a list that its known people prove, where the list can be read in two ways. A part is null where they
 * prove nothing.
 */
export interface KnownReading {
  readonly order: "DMY" | "MDY" | null;
  /** The order of dates with hyphens. */
  readonly dashOrder?: "DMY" | "MDY" | null;
  /** The century of two-digit years that fit both. */
  readonly century: "this" | "last" | null;
  /** The first year of the calendar of serials that stand beside dates. */
  readonly serials?: "1900" | "1904" | null;
  /** The reading of a doubtful birthday column. */
  readonly trusted: "asWritten" | "other" | null;
  /** The order of the names in columns of full names. */
  readonly names: "given first" | "family first" | null;
}

export const NO_KNOWN_READING: KnownReading = { order: null, century: null, trusted: null, names: null };
