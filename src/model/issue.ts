/** What is wrong with a row, as data. Only `report/words/` turns it into sentences. */

/** A rejection: the row is not applied. */
export type RejectionCode = RowCode | LineCode | ServiceCode;

/** Why a line of a corrected report is not used. */
export type LineCode =
  // its `_id` is of another installation or damaged; of another list; of another row
  | "foreign_id"
  | "other_feed"
  | "other_row"
  // it waits for the decision about a held list; that list was discarded
  | "waits_for_list"
  | "list_discarded"
  // its correction comes too late: the row has changed, or is in order, since the report was written
  | "line_outdated"
  | "line_solved";

/** Codes of lines that a report names. Lines with the other codes are skipped. */
const NAMED_LINES: readonly IssueCode[] = [
  "foreign_id",
  "other_feed",
  "other_row",
  "waits_for_list",
  "list_discarded",
] satisfies readonly LineCode[];

/** Returns whether the issue is about a line of a corrected report that is not used, and not about a row of a list. */
export function isLineIssue({ code }: Pick<Issue, "code">): boolean {
  return NAMED_LINES.includes(code);
}

/** A rejection that this program decides before a call. The service never received the row. */
export type RowCode =
  // mapping: a value that decides who is greeted, where or when can't be read with certainty
  | "first_name_missing"
  | "full_name_unsplit"
  | "group_missing"
  | "group_unknown"
  | "group_ambiguous"
  | "several_groups"
  | "key_missing"
  | "birthday_unreadable"
  | "birthday_ambiguous"
  | "birthday_impossible"
  | "birthday_future"
  | "birthday_yearless"
  | "birthday_column"
  | "shared_birthday"
  | "email_several"
  | "email_unreadable"
  | "columns_disagree"
  | "contact_id_unreadable"
  | "guardian_unreadable"
  | "cell_fault"
  | "cells_shifted"
  // intake: the borders between the row's cells are uncertain
  | "too_many_cells"
  | "broken_quotes"
  | "cell_too_long"
  // plan: the row against other rows and the ledger
  | "duplicate_key"
  | "duplicate_contact_id"
  | "looks_like"
  | "looks_like_in_doubt"
  | "other_person"
  | "guardian_unknown"
  | "guardian_circle"
  | "linked_elsewhere"
  | "cut_row"
  | "waits_for_held";

/** A rejection that comes from the service's answer, from a missing answer, or from a call that was not made. */
export type ServiceCode =
  // answers of the service: first its own documented codes, then ours
  | "invalid_request"
  | "plan_limit_reached"
  | "not_found"
  | "contact_exists"
  | "validation_error"
  | "service_refused"
  | "group_gone"
  | "contact_gone"
  | "guardian_not_created"
  // open: a create in doubt, a contact that exists but is not linked, an operation that was not sent
  | "in_doubt"
  | "exists_unlinked"
  | "not_sent";

/** A warning: the row is applied, mostly without the value that the warning is about. */
export type WarningCode =
  | "phone_unreadable"
  | "phone_scientific"
  | "phone_needs_country"
  | "phone_several"
  | "timezone_unknown"
  | "value_unreadable"
  | "birthday_stand_in_year"
  | "birthday_implausible"
  | "value_blanked"
  | "address_left_out"
  | "greeted_twice"
  | "inactive_reported"
  | "former_contact_stays"
  | "system_groups_dropped"
  | "group_filled_down";

export type IssueCode = RejectionCode | WarningCode;

/** Issues that a person decides by choosing. Each has its closed choices. */
const QUESTION_CHOICES = {
  looks_like: ["same", "new"],
  other_person: ["same", "new"],
  shared_birthday: ["right", "unknown"],
} as const satisfies Partial<Readonly<Record<IssueCode, readonly string[]>>>;

/** The codes of issues that can be questions. `birthday_ambiguous` is one only where a date stands in for a missing one. */
export type QuestionCode = keyof typeof QUESTION_CHOICES | "birthday_ambiguous";

/** Returns the choices by which a person decides an issue; null: the issue is no question. */
export function choicesOf({ code, data }: Pick<Issue, "code" | "data">): readonly string[] | null {
  if (code === "birthday_ambiguous") return data["standIn"] === undefined ? null : QUESTION_CHOICES.shared_birthday;
  return Object.hasOwn(QUESTION_CHOICES, code) ? QUESTION_CHOICES[code as keyof typeof QUESTION_CHOICES] : null;
}

/** The data of an issue. `ISSUE_DATA_KEYS` in `report/words/issue-facts.ts` lists the keys for each code. */
export type IssueData = Readonly<Record<string, string | number | readonly string[] | readonly number[]>>;

/** What is wrong with a row: a closed code with its data. */
export interface Issue {
  readonly code: IssueCode;
  /** The interface's field name (`birthday`); null if the issue is about the whole row. */
  readonly field: string | null;
  /** The column's header as in the file; null if the issue is about no single column. */
  readonly header: string | null;
  /** For instance `cell` (its text), `readings`, `nearest`, `lines`, `serviceMessage`. */
  readonly data: IssueData;
}
