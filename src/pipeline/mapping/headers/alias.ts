import type { ColumnTarget } from "../../../model/contact.ts";

/**
 * The meaning of a header word by itself. Most words name a target. The use of others depends on the other headers
 * (`Name` beside `Vorname`) or on the column's values (`Tags`). Some words name a column that is never sent.
 */
export type Meaning =
  | Exclude<ColumnTarget, "contact_id" | "status" | "inactive" | `custom_fields.${string}`>
  /** The last name beside a first name, else the full name. */
  | "name"
  /** The first name beside a last name, else the full name (`Nombre`, `Nome`, `이름`). */
  | "given_or_full"
  /** A salutation or a job title. */
  | "title"
  /** The whole birthday, or its day beside a birth month. */
  | "birthday_or_day"
  /** The birthday; the wedding day where another column is the birthday. */
  | "birthday_or_wedding"
  /** `Aniversário`: the birthday in Portuguese, the wedding day in Spanish. */
  | "birthday_in_portuguese"
  /** `Day`, `Month` and `Year`: a birthday only where they stand side by side and the list has no other date. */
  | "plain_day"
  | "plain_month"
  | "plain_year"
  /** The group, but only if every value of the column names a group of the account. */
  | "group_if_proven"
  /** A column of status words, among which "Terminated" marks a person as inactive. */
  | "status_words"
  /** A column in which "no" marks a person as inactive. */
  | "active_flag"
  /** A column in which "yes", or a date, marks a person as inactive. */
  | "inactive_flag"
  /** A column in which a date up to today marks a person as inactive. */
  | "end_date"
  /** Free remarks. One that begins with "deceased" or "left" marks a person as inactive; the column is not sent. */
  | "remarks"
  /** The country of the row's phone numbers. */
  | "country"
  /** A date that is not the birthday. Its values are evidence for the order of day and month. */
  | "other_date"
  /** The age in years. Its values are evidence for the birthdays, and are never sent. */
  | "age"
  /** A column of known programs that is never sent. The word helps to recognise the header line. */
  | "listed";

export interface Alias {
  readonly meaning: Meaning;
  /** If several columns feed a field, a row takes its value from the column of the lowest rank that is not blank. */
  readonly rank: number;
}

/** One line of the alias table: a meaning, its rank, and the header words as files write them, separated by `|`. */
export type AliasLine = readonly [meaning: Meaning, rank: number, words: string];
