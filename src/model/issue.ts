/** What is wrong with a row, as data. Only `report/words/` turns it into sentences. */

/** A rejection: the row is not applied. */
export type RejectionCode = RowCode | LineCode | ServiceCode;

/** Why a line of a corrected report is not used. */
export type LineCode =
  // its `_id` is of another installation or damaged; of another list; of another row
  | "foreign_id"
  | "other_feed"
  | "other_row"
  // its key is not the reported one, though the key was not what was wrong
  | "line_key_changed"
  // another line has its `_id` and other values
  | "lines_differ"
  // it waits for a held list; that list was discarded
  | "waits_for_list"
  | "list_discarded"
  // its answer in the column `_answer` can't be carried out
  | "answer_refused"
  // its correction comes too late: since the report, the row has changed, is in order, or was left out
  | "line_outdated"
  | "line_solved"
  | "line_left_out";

/** Codes of lines that a report names. Lines with the other codes are skipped. */
const NAMED_LINES: readonly IssueCode[] = [
  "foreign_id",
  "other_feed",
  "other_row",
  "line_key_changed",
  "lines_differ",
  "waits_for_list",
  "list_discarded",
  "answer_refused",
] satisfies readonly LineCode[];

/** Returns whether the issue is about a line of a corrected report that is not used, and not about a row of a list. */
export function isLineIssue({ code }: Pick<Issue, "code">): boolean {
  return NAMED_LINES.includes(code);
}

/** A rejection that this program decides before a call. The service never received the row. */
type RowCode =
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
  | "remark_unclear"
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
  | "may_be_never"
  | "guardian_unknown"
  | "guardian_circle"
  | "linked_elsewhere"
  | "cut_row"
  | "torn_row"
  | "waits_for_held"
  | "waits_for_doubt";

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

/** Warnings: the row is applied without the value that the warning is about. */
const LEFT_OUT_CODES = [
  "phone_unreadable",
  "phone_scientific",
  "phone_rounded",
  "phone_needs_country",
  "phone_several",
  "timezone_unknown",
  "value_unreadable",
  "address_left_out",
  "address_ordered_out",
] as const;

/** All warnings: the row is applied. */
const WARNING_CODES = [
  ...LEFT_OUT_CODES,
  "birthday_stand_in_year",
  "birthday_implausible",
  "value_blanked",
  "greeted_twice",
  "inactive_reported",
  "second_row_differs",
  "former_contact_stays",
  "system_groups_dropped",
  "group_filled_down",
  "remark_of_relative",
] as const;

export type WarningCode = (typeof WARNING_CODES)[number];

/** Returns whether a row with this issue is applied. */
export function isWarning(code: IssueCode): code is WarningCode {
  return (WARNING_CODES as readonly IssueCode[]).includes(code);
}

/** Returns whether a row with this warning is applied without the value that the warning is about. */
export function leavesValueOut(code: IssueCode): boolean {
  return (LEFT_OUT_CODES as readonly IssueCode[]).includes(code);
}

export type IssueCode = RejectionCode | WarningCode;

/** Issues that a person decides by choosing. */
export type QuestionCode = Extract<
  IssueCode,
  | "looks_like"
  | "other_person"
  | "may_be_never"
  | "shared_birthday"
  | "birthday_ambiguous"
  | "contact_exists"
  | "in_doubt"
  | "exists_unlinked"
>;

/** The choice that a person completes with a contact_id: `there 88213`. */
export const THERE = "there";
export const NOT_THERE = "not there";
/** Sends the person without the address that is taken. */
export const LEAVE_OUT = "leave out";
/** Answers that hold for every date of the feed. */
export const ALL_ORDERS = ["all DMY", "all MDY"] as const;

/** The value of `stays` in an `other_person` whose former contact was deleted, or erased here alone. */
export const CONTACT_IS_GONE = "gone";

const SAME_OR_NEW = ["same", "new"];
const RIGHT_OR_UNKNOWN = ["right", "unknown"];

/**
 * Returns the closed choices by which a person decides an issue; null: the issue is no question. A choice is a word of the
 * command line, or a reading of a birthday (`1990-04-03`, `--04-03`).
 */
export function choicesOf(issue: Pick<Issue, "code" | "data">): readonly string[] | null {
  const { code, data } = issue;
  switch (code as QuestionCode) {
    case "other_person":
      return data["stays"] === CONTACT_IS_GONE ? ["new"] : SAME_OR_NEW;
    case "looks_like":
    case "may_be_never":
      return SAME_OR_NEW;
    case "shared_birthday":
      return RIGHT_OR_UNKNOWN;
    case "birthday_ambiguous":
      if (data["standIn"] !== undefined) return RIGHT_OR_UNKNOWN;
      return [...readingsIn(data), ...(openOrderOf(issue) === null ? [] : ALL_ORDERS)];
    case "contact_exists":
      return leaveOutChoices(takenAddressesIn(data));
    case "in_doubt":
    case "exists_unlinked":
      return [THERE, NOT_THERE];
    default:
      return null;
  }
}

/** Where it is not known which of two addresses is taken, a person may leave out one of them. */
function leaveOutChoices(taken: readonly TakenAddress[]): readonly string[] {
  return taken.length < 2 ? [LEAVE_OUT] : [LEAVE_OUT, ...taken.map(({ field }) => `${LEAVE_OUT} ${field}`)];
}

function readingsIn({ readings }: IssueData): readonly string[] {
  return typeof readings === "object" ? readings.map(String) : [];
}

/** An address of a row that another contact of the group has. */
export interface TakenAddress {
  readonly field: "email" | "phone";
  readonly value: string;
}

/** Returns the addresses of a row of which one is taken, by the data of the service's refusal. */
export function takenAddressesIn({ address }: IssueData): readonly TakenAddress[] {
  return String(address ?? "")
    .split(",")
    .map((text) => text.trim())
    .filter((value) => value !== "")
    .map((value) => ({ field: value.includes("@") ? "email" : "phone", value }));
}

/** A setting of a feed that answers a question about a whole column. */
export type OrderSetting = "nameOrder" | "dateOrder";

const ORDER_SETTINGS: Partial<Readonly<Record<IssueCode, OrderSetting>>> = {
  full_name_unsplit: "nameOrder",
  birthday_ambiguous: "dateOrder",
};
const OPEN_ORDERS: ReadonlySet<unknown> = new Set(["order_not_shown", "order_contradicted"]);

/** Returns the setting that decides the issue for all rows of its column; null: the issue is about one row. */
export function openOrderOf({ code, data }: Pick<Issue, "code" | "data">): OrderSetting | null {
  return OPEN_ORDERS.has(data["reason"]) ? (ORDER_SETTINGS[code] ?? null) : null;
}

/** The data of an issue. `report/words/issue-values.ts` lists the keys, and the messages use them. */
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
