/**
 * Expected trouble with a row, as data. `report/sentences.ts` turns it into words; nothing else does.
 */

/** The row is held back: something that decides who is greeted, where or when can't be read with certainty. */
export type RejectionCode =
  // mapping
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
  | "email_several"
  | "email_unreadable"
  | "columns_disagree"
  | "contact_id_unreadable"
  | "guardian_unreadable"
  | "cell_fault"
  // intake
  | "too_many_cells"
  | "broken_quotes"
  | "cell_too_long"
  // plan
  | "duplicate_key"
  | "duplicate_contact_id"
  | "looks_like"
  | "looks_like_in_doubt"
  | "guardian_unknown"
  | "guardian_circle"
  | "linked_elsewhere"
  | "waits_for_held"
  // the service's answers (its own code where it is one of its documented six)
  | "invalid_request"
  | "plan_limit_reached"
  | "not_found"
  | "contact_exists"
  | "validation_error"
  | "service_refused"
  | "group_gone"
  | "contact_gone"
  | "guardian_not_created"
  // what is still open
  | "in_doubt"
  | "exists_unlinked"
  | "not_sent";

/** The value is left out, the row goes through, and a person is told. */
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
  | "system_groups_dropped";

export type IssueCode = RejectionCode | WarningCode;

/** What a sentence needs. Keys are per code; see `report/sentences.ts`. */
export type IssueData = Readonly<Record<string, string | number | readonly string[] | readonly number[]>>;

export interface Issue {
  readonly code: IssueCode;
  /** The interface's field name (`birthday`), or null where the whole row is meant. */
  readonly field: string | null;
  /** The column's header as the person wrote it, or null. */
  readonly header: string | null;
  /** e.g. `cell` (what stands in it), `readings`, `nearest`, `lines`, `serviceMessage`. */
  readonly data: IssueData;
}
