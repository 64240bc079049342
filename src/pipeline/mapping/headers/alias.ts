import type { ColumnTarget } from "../../../model/contact.ts";

/**
 * What a header word means before its neighbours are looked at. Most words name a target; the others depend on the
 * rest of the header (`Name` beside `Vorname`) or on the column's values (`Tags`), or are only known not to be sent.
 */
export type Meaning =
  | Exclude<ColumnTarget, "contact_id" | "status" | "inactive" | `custom_fields.${string}`>
  /** Last name beside a first name, else the full name. */
  | "name"
  /** First name beside a last name, else the full name (`Nombre`, `Nome`, `이름`). */
  | "given_or_full"
  /** Salutation or job title. */
  | "title"
  /** The whole birthday, or its day beside a birth month. */
  | "birthday_or_day"
  /** Birthday, unless another column is the birthday: then the wedding. */
  | "birthday_or_wedding"
  /** `Aniversário`: the birthday in Portuguese, the wedding in Spanish. */
  | "birthday_in_portuguese"
  /** `Day`, `Month`, `Year` on their own: a birthday only where all stand side by side and no other date does. */
  | "plain_day"
  | "plain_month"
  | "plain_year"
  /** Counts as the group only if all its values name groups. */
  | "group_if_proven"
  /** A status word such as "Terminated" may stand here. */
  | "status_words"
  /** A no means that the person is inactive. */
  | "active_flag"
  /** A yes, or a date, means that the person is inactive. */
  | "inactive_flag"
  /** A date up to today means that the person is inactive. */
  | "end_date"
  /** The country of the row's phone numbers. */
  | "country"
  /** A date that is not the birthday: evidence for the order of day and month. */
  | "other_date"
  /** Known from exports, of no use here: helps to recognise a header line. */
  | "listed";

export interface Alias {
  readonly meaning: Meaning;
  /** Where several columns feed a field: the lowest rank with a value is taken. */
  readonly rank: number;
}

/** One line of the alias table: a meaning, its rank, and the words as they stand in files, parted by `|`. */
export type AliasLine = readonly [meaning: Meaning, rank: number, words: string];
