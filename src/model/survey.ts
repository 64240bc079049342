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
  /** More full names of the column begin with the family name than with the given name. */
  readonly isFamilyFirst: boolean;
  /** The column is a status column of single letters, among them A for active. */
  readonly holdsStatusCodes: boolean;
  /** The kinds of values in a `Title` column. */
  readonly titles: "salutations" | "others" | "mixed" | "none";
}

/**
 * The number of dates that fit one order of day, month and year only. A part above 12, or above 31, proves the order.
 */
export interface OrderEvidence {
  readonly dayFirst: number;
  readonly monthFirst: number;
  /** Dates with a two-digit year in front: `90-04-03`. */
  readonly yearFirst: number;
  /** Dotted dates with the month in front. No locale writes them: after one, a dot no longer proves "day first". */
  readonly dottedMonthFirst: number;
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
