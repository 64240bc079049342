import type { Issue, IssueCode } from "../../../model/issue.ts";
import type { OperationKind } from "../../../model/operation.ts";
import { dayInWords } from "./day-in-words.ts";
import { LINE_DATA_KEYS } from "./line-data-keys.ts";

/**
 * The keys of `Issue.data` that the sentence of each code uses. Each may be missing: the sentence then leaves it out.
 *
 * - `cell`: the text of the cell
 * - `readings`: the ways to read the cell, or the values of several cells
 * - `headers`: the columns of those cells
 * - `fault`: why a cell can't be trusted (`CellDefect`)
 * - `parts`: headers or fields of the key
 * - `nearest`: the nearest known names
 * - `groups`, `groupIds`: groups
 * - `lines`: other lines of the file; `moreLines`: the number of further lines
 * - `serviceMessage`: the service's own words
 * - `operationId`: for `resolve`; `planFull`: the service's words when the account had no room for a probe
 * - `key`: the row's key; `address`: the address that is taken
 * - `contactId`, `feed`, `name`: of the other person or contact; `like…`: of one that the row looks like
 * - `value`: the value that the service has
 * - `people`: number of people who share the value
 * - `kind`: what the text looks like (`a date`, `an e-mail address`)
 * - `reason`: why the whole column is in doubt; `standIn`: the date that stands in for a missing one
 */
export const ISSUE_DATA_KEYS = {
  first_name_missing: [],
  full_name_unsplit: ["cell", "readings"],
  group_missing: [],
  group_unknown: ["cell", "nearest"],
  group_ambiguous: ["cell", "groupIds"],
  several_groups: ["cell", "readings"],
  key_missing: ["cell", "parts"],
  birthday_unreadable: ["cell"],
  birthday_ambiguous: ["cell", "readings", "standIn"],
  birthday_impossible: ["cell"],
  birthday_future: ["cell"],
  birthday_yearless: ["cell"],
  birthday_column: ["cell", "readings", "reason"],
  shared_birthday: ["cell", "people"],
  email_several: ["cell", "readings"],
  email_unreadable: ["cell"],
  columns_disagree: ["headers", "readings"],
  contact_id_unreadable: ["cell"],
  guardian_unreadable: ["cell"],
  cell_fault: ["cell", "fault"],
  cells_shifted: ["cell", "kind"],
  too_many_cells: ["cells", "columns"],
  broken_quotes: [],
  cell_too_long: [],
  duplicate_key: ["lines", "moreLines", "key"],
  duplicate_contact_id: ["lines", "moreLines", "contactId"],
  looks_like: ["name", "contactId"],
  looks_like_in_doubt: ["name", "operationId"],
  other_person: ["name", "contactId", "key", "likeName", "likeContactId", "stays"],
  guardian_unknown: ["cell"],
  guardian_circle: ["lines"],
  linked_elsewhere: ["contactId", "feed"],
  cut_row: [],
  ...LINE_DATA_KEYS,
  waits_for_held: ["name"],
  invalid_request: ["serviceMessage"],
  plan_limit_reached: ["serviceMessage"],
  not_found: ["serviceMessage"],
  contact_exists: ["address", "lines", "name", "contactId", "serviceMessage"],
  validation_error: ["serviceMessage"],
  service_refused: ["serviceMessage"],
  group_gone: ["group"],
  contact_gone: ["contactId"],
  guardian_not_created: ["cell", "lines"],
  in_doubt: ["operationId", "planFull"],
  exists_unlinked: ["address", "contactId", "feed", "key"],
  not_sent: ["reason"],
  phone_unreadable: ["cell"],
  phone_scientific: ["cell"],
  phone_needs_country: ["cell"],
  phone_several: ["cell", "readings"],
  timezone_unknown: ["cell", "nearest"],
  value_unreadable: ["cell", "fault", "readings"],
  birthday_stand_in_year: ["cell", "readings"],
  birthday_implausible: ["cell"],
  value_blanked: ["value"],
  address_left_out: ["value", "lines"],
  greeted_twice: ["feed", "contactId", "name"],
  inactive_reported: ["word"],
  former_contact_stays: ["name", "contactId"],
  system_groups_dropped: ["groups"],
  group_filled_down: ["cell", "lines"],
} as const satisfies Readonly<Record<IssueCode, readonly string[]>>;

/** The sentences of one code. */
export interface Sentence {
  /** The cause in a few words, for a heading over all rows that have it. */
  readonly title: string;
  /** What happened to this person. */
  message(facts: Facts): string;
  /** What to do now. */
  hint(facts: Facts): string;
}

/** The facts of an issue, as pieces of a sentence. */
export interface Facts {
  /** The kind of operation that the row was planned for; null if there was none. */
  readonly operation: OperationKind | null;
  /** `column “Geb.-Dat.”`, or the field in words (`the birthday`). */
  readonly column: string;
  /** The value as text; null if it is missing. */
  text(key: string): string | null;
  /** ` “value”` with a leading blank; "" if it is missing. */
  quoted(key: string): string;
  /** `“a” or “b”`; "" if there is no value. */
  either(key: string, word?: "or" | "and"): string;
  /** The values, fields in words (`the e-mail address`) and headers in quotes. */
  fields(key: string, word: "or" | "and"): string;
  /** Whether there is exactly one value. */
  isSingle(key: string): boolean;
  /** Why a cell can't be trusted, as half a sentence. */
  fault(): string | null;
  /** `line 3`, `lines 3, 5 and 9`; "" if there is no line. */
  lines(): string;
  /** With a leading blank, the sentence that the row is applied without the value; "" if the row is rejected. */
  leftOut(): string;
  /** The field that the service's own words name (`the e-mail address`); null if they name no field or several. */
  serviceNamed(): string | null;
  /** With a leading blank, a sentence with the service's own words; "" if there are none. */
  serviceSaid(): string;
}

/** Longest quote of a cell in a sentence, in characters. The report shows the whole cell. */
const LONGEST_QUOTE = 80;
const MOST_LISTED = 6;

/**
 * Returns the facts of an issue.
 *
 * @param wentThrough whether the row is applied in spite of the issue
 */
export function factsOf(
  issue: Pick<Issue, "field" | "header" | "data">,
  operation: OperationKind | null,
  wentThrough: boolean,
): Facts {
  const list = (key: string): readonly string[] => {
    const found = issue.data[key];
    if (found === undefined || found === "") return [];
    return (typeof found === "object" ? [...found] : [found]).map((each) =>
      shorten(key === "readings" ? dayInWords(String(each)) : String(each)),
    );
  };
  const text = (key: string) => (list(key).length === 0 ? null : list(key).join(", "));
  return {
    operation,
    column: issue.header !== null && issue.header !== "" ? `column “${issue.header}”` : fieldInWords(issue.field),
    text,
    quoted: (key) => (text(key) === null ? "" : ` “${text(key)}”`),
    either: (key, word = "or") =>
      enumerate(
        list(key).map((each) => `“${each}”`),
        word,
      ),
    fields: (key, word) =>
      enumerate(
        list(key).map((each) => (isField(each) ? fieldInWords(each) : `“${each}”`)),
        word,
      ),
    isSingle: (key) => list(key).length === 1,
    fault: () => CELL_DEFECTS[text("fault") ?? ""] ?? null,
    lines: () => {
      const found = list("lines");
      const more = Number(issue.data["moreLines"] ?? 0);
      return found.length === 0
        ? ""
        : `${found.length + more === 1 ? "line" : "lines"} ${enumerate(found, "and", more)}`;
    },
    leftOut: () => (wentThrough ? " The rest of the row is used." : ""),
    serviceNamed: () => {
      const named = FIELDS.filter((field) => mentionsField(String(issue.data["serviceMessage"] ?? ""), field));
      return named.length === 1 ? fieldInWords(named[0] ?? null) : null;
    },
    serviceSaid: () => (text("serviceMessage") === null ? "" : ` The service says: “${text("serviceMessage")}”`),
  };
}

/**
 * Returns `a`, `a or b` or `a, b or c`. A long list is cut, with the number of items that are left out.
 *
 * @param more further items that are not in `items`
 */
function enumerate(items: readonly string[], word: "or" | "and", more = 0): string {
  const total = items.length + more;
  if (total <= 1) return items.join("");
  if (total > MOST_LISTED) {
    return `${items.slice(0, MOST_LISTED).join(", ")} ${word} ${total - Math.min(items.length, MOST_LISTED)} more`;
  }
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  first_name: "first name",
  last_name: "last name",
  full_name: "name",
  email: "e-mail address",
  phone: "phone number",
  whatsapp_phone: "WhatsApp number",
  timezone: "time zone",
  job_title: "job title",
  relationship_status: "relationship status",
  profile_image: "picture",
  group_id: "group",
  guardian_contact_id: "guardian",
  contact_id: "contact id",
};

const FIELDS: readonly string[] = ["first_name", "last_name", "email", "phone", "birthday", "timezone", "job_title"];

const CELL_DEFECTS: Readonly<Record<string, string>> = {
  error_value: "it holds a spreadsheet error or a formula",
  formula_without_value: "it is a formula, and the file was saved without its result",
  number_damaged: "the spreadsheet has rounded the number, so its last digits are lost",
  date_damaged: "the spreadsheet's date can't be trusted",
  letters_lost: "some of its letters were lost when the list was saved",
  merged_cell: "its cell is merged with a cell above, so it is not clear whose value it is",
};

/** Returns whether a message names the field, also with blanks for underscores (`job title` for `job_title`). */
export function mentionsField(message: string, field: string): boolean {
  const words = message.toLowerCase().split(/[^\p{L}\d_]+/u);
  return ` ${words.join(" ")} `.replaceAll("_", " ").includes(` ${field.replaceAll("_", " ")} `);
}

/** Returns whether the name is a field. A header that equals a field's name reads well as a field, too. */
const isField = (name: string): boolean =>
  name in FIELD_WORDS || ["birthday", "group", "location", "company"].includes(name);

/** Returns a field in words: `the birthday`; `this row` for null. */
export function fieldInWords(field: string | null): string {
  if (field === null) return "this row";
  const custom = /^custom_fields\.(.+)$/u.exec(field)?.[1];
  return custom !== undefined ? `the field “${custom}”` : `the ${FIELD_WORDS[field] ?? field.replaceAll("_", " ")}`;
}

function shorten(text: string): string {
  // Text-direction marks in a quote would reverse the whole sentence.
  const line = text
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE - 1).join("")}…` : line;
}
