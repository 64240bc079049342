/** What the lists of a language look like. Tables in this folder have one entry per language. */
export interface Language {
  readonly id: string;
  /** The country whose phone numbers the lists have. */
  readonly country: string;
  /** `given|family|mail`; the mail part is absent where the names have Latin letters. Separated by commas. */
  readonly people: string;
  /** The headers of first name, last name, full name, e-mail, mobile phone and birthday, separated by `|`. */
  readonly headers: string;
  /** A mobile number as people of the country write it, and as E.164; `NN` stands for two digits. */
  readonly phone: readonly [written: string, e164: string];
  /** The form of dates: `D.M.Y`, `d.m.Y` (without leading zeros), `Y-M-D`. */
  readonly date: string;
  /** The names of the months, as they stand in a date, separated by blanks. */
  readonly months: string;
  /** The abbreviations of the months, separated by blanks; absent: the language has none in lists. */
  readonly short?: string;
  /** The code pages in which lists of the language come, besides Unicode. */
  readonly pages: string;
  /** The family name stands first in a full name. */
  readonly familyFirst?: true;
}
