/** What all rows of a file together prove, gathered before the first row is mapped. */
export interface Survey {
  /** Rows whose cells could be told apart. */
  readonly rows: number;
  readonly columns: readonly ColumnSurvey[];
  readonly dateEvidence: OrderEvidence;
  /** Rows in which some part of the key has no value in any of its columns. */
  readonly blankKeys: number;
}

/** What the values of one column prove together. */
export interface ColumnSurvey {
  /** Cells in which a person sees something. */
  readonly filled: number;
  /** Up to three different values as found, each on one line; none for columns that are withheld. */
  readonly samples: readonly string[];
  /** All values of a birthday column are numbers that a spreadsheet keeps dates as. */
  readonly isSerial: boolean;
  /** All values of a birthday column are days of a month. */
  readonly holdsDaysOnly: boolean;
  /** All values name groups of the account (and there is at least one). */
  readonly namesGroups: boolean;
  /** Some of its values name groups of the account. */
  readonly namesSomeGroups: boolean;
  /** Some values that name no group. */
  readonly unknownGroups: readonly string[];
  /** More of its full names begin with the family name than with the given name. */
  readonly isFamilyFirst: boolean;
  /** A status column of single letters, among them A for active. */
  readonly holdsStatusCodes: boolean;
  /** Of a `Title` column: what all its values are. */
  readonly titles: "salutations" | "others" | "mixed" | "none";
}

/** How many values of a file can only be read in one order of day, month and year. Parts above 12 (31) prove it. */
export interface OrderEvidence {
  readonly dayFirst: number;
  readonly monthFirst: number;
  /** Two-digit years in front: `90-04-03`. */
  readonly yearFirst: number;
  /** Dotted dates with the month in front: no locale writes them, so one of them takes the dot's certainty away. */
  readonly dottedMonthFirst: number;
}
