import type { RejectionCode } from "../../../model/issue.ts";
import type { Sentence } from "./issue-facts.ts";

/** Codes that are decided here, before anything is sent. The service has not heard of these rows. */
export type RowCode = Exclude<
  RejectionCode,
  | "invalid_request"
  | "plan_limit_reached"
  | "not_found"
  | "contact_exists"
  | "validation_error"
  | "service_refused"
  | "group_gone"
  | "contact_gone"
  | "guardian_not_created"
  | "in_doubt"
  | "exists_unlinked"
  | "not_sent"
>;

const FULL_DATE = "Write it as year-month-day, for example 1985-03-07 for 7 March 1985.";

export const ROW_SENTENCES: Readonly<Record<RowCode, Sentence>> = {
  first_name_missing: {
    title: "No first name",
    message: () => "This person has no first name, and nobody can be greeted without one.",
    hint: () => "Fill in the first name.",
  },
  full_name_unsplit: {
    title: "Which part is the first name?",
    message: (row) =>
      `It can't be told which part of the name${row.quoted("cell")} is the first name${row.either("readings") === "" ? "" : `: ${row.either("readings")}`}.`,
    hint: () => "Write it as “Last name, First name”, or give first and last name a column each.",
  },
  group_missing: {
    title: "No group",
    message: () => "It is not said which group this person belongs to.",
    hint: () =>
      "Fill in the name of the group. If all people of this list share one, your administrator can set it once for the whole list.",
  },
  group_unknown: {
    title: "Group not known",
    message: (row) => `There is no group called${row.quoted("cell") || " like that"}.`,
    hint: (row) =>
      row.text("nearest") === null
        ? "Correct the name of the group, or create the group in the service first."
        : `Did you mean group ${row.either("nearest")}? Correct the name, or create the group in the service first.`,
  },
  group_ambiguous: {
    title: "Two groups share this name",
    message: (row) => `More than one group is called${row.quoted("cell") || " like that"}.`,
    hint: (row) =>
      `Give the groups different names in the service${row.text("groupIds") === null ? "" : ` (they are numbers ${row.text("groupIds")})`}, then drop this file again.`,
  },
  several_groups: {
    title: "More than one group",
    message: (row) =>
      `The row names more than one group${row.text("readings") === null ? row.quoted("cell") : `: ${row.either("readings", "and")}`}. A person is in one group at a time.`,
    hint: () => "Leave only the group in which this person is to be greeted.",
  },
  key_missing: {
    title: "Can't be recognised again",
    message: (row) =>
      row.isSingle("parts")
        ? `${row.fields("parts", "and").replace(/^t/u, "T")}${row.text("cell") === null ? " is blank" : ` (“${row.text("cell")}”) can't be read`}: it is what this person is recognised by from list to list.`
        : "Nothing in this row tells this person apart from others, so the next list could not find them again.",
    hint: (row) =>
      row.isSingle("parts")
        ? `Fill in ${row.fields("parts", "and")}.`
        : "Add an e-mail address, a phone number, or a full name with birthday.",
  },
  birthday_unreadable: {
    title: "Birthday not readable",
    message: (row) => `The birthday${row.quoted("cell")} can't be read as a date.`,
    hint: () => FULL_DATE,
  },
  birthday_ambiguous: {
    title: "Birthday can be read two ways",
    message: (row) =>
      `The birthday${row.quoted("cell")} can be read as ${row.either("readings") || "two different days"}. It was not guessed.`,
    hint: () => FULL_DATE,
  },
  birthday_impossible: {
    title: "Birthday does not exist",
    message: (row) => `There is no such day as${row.quoted("cell") || " this birthday"}.`,
    hint: () => `Correct the birthday. ${FULL_DATE}`,
  },
  birthday_future: {
    title: "Birthday in the future",
    message: (row) => `The birthday${row.quoted("cell")} lies in the future.`,
    hint: () => `Correct the year. ${FULL_DATE}`,
  },
  birthday_yearless: {
    title: "Birthday without a year",
    message: (row) => `The birthday${row.quoted("cell")} has no year, and this list is set to take full dates only.`,
    hint: () => `Add the year. ${FULL_DATE}`,
  },
  email_several: {
    title: "More than one e-mail address",
    message: (row) =>
      `There is more than one e-mail address${row.text("readings") === null ? row.quoted("cell") : `: ${row.either("readings", "and")}`}.`,
    hint: () => "Leave only the one that is to be used.",
  },
  email_unreadable: {
    title: "E-mail address not readable",
    message: (row) => `${row.quoted("cell").trim() || "What stands in the e-mail column"} is not an e-mail address.`,
    hint: () => "Correct the e-mail address, or clear the cell if there is none.",
  },
  columns_disagree: {
    title: "Two columns disagree",
    message: (row) =>
      `${row.text("headers") === null ? "Two columns" : `The columns ${row.either("headers", "and")}`} say different things about this person${row.text("readings") === null ? "" : `: ${row.either("readings", "and")}`}.`,
    hint: () => "Correct the wrong one, or clear it.",
  },
  contact_id_unreadable: {
    title: "Contact id not readable",
    message: (row) => `The contact id${row.quoted("cell")} is not a whole number.`,
    hint: () => "Correct it, or clear the cell if you don't know it.",
  },
  guardian_unreadable: {
    title: "Guardian not readable",
    message: (row) => `It can't be told who the guardian${row.quoted("cell")} is.`,
    hint: () => "Write what the guardian's own row is recognised by, or the guardian's contact id.",
  },
  cell_fault: {
    title: "Damaged cell",
    message: (row) =>
      `The value${row.quoted("cell")} in ${row.column} can't be used: ${row.fault() ?? "the spreadsheet has damaged it"}.`,
    hint: () => "Type the value anew, as text.",
  },
  too_many_cells: {
    title: "More cells than columns",
    message: (row) =>
      `This row has ${row.text("cells") ?? "more"} cells${row.text("columns") === null ? " than the list has columns" : `, the list has ${row.text("columns")} ${row.text("columns") === "1" ? "column" : "columns"}`}. Which cell belongs where can't be told, so nothing of it was used.`,
    hint: () => "Often a comma or semicolon inside a value is to blame. Put each value into its own column.",
  },
  broken_quotes: {
    title: "A quotation mark is left open",
    message: () => "A quotation mark in this row is opened and never closed, so its cells can't be told apart.",
    hint: () => "Remove the quotation mark, or save the list as an Excel workbook (.xlsx).",
  },
  cell_too_long: {
    title: "A cell is far too long",
    message: () => "One cell of this row is longer than any real value.",
    hint: () => "Often a quotation mark before it is never closed. Correct this row, and look at the rows around it.",
  },
  duplicate_key: {
    title: "The same person twice, differently",
    message: (row) =>
      `${capital(row.lines()) || "Another line"} of this file ${row.lines().startsWith("lines") ? "are" : "is"} for the same person${row.quoted("key")}, but says something else.`,
    hint: () => "Decide which one is right, and remove the others.",
  },
  duplicate_contact_id: {
    title: "Two rows for one contact",
    message: (row) =>
      `${capital(row.lines()) || "Another line"} of this file ${row.lines().startsWith("lines") ? "name" : "names"} the same contact id${contactNumber(row.text("contactId"))}.`,
    hint: () => "Decide whose contact it is, and clear the contact id of the others.",
  },
  looks_like: {
    title: "Looks like somebody who is there already",
    message: (row) =>
      `This looks like ${row.text("name") ?? "somebody"}, who is in the service already${contactNumber(row.text("contactId"))}. To greet nobody twice, no second contact was created.`,
    hint: () =>
      "If it is the same person, give the row what it was recognised by before, for instance the same number. If not, your administrator can create the contact in the service by hand and tie this row to it with “celebration-sync link”.",
  },
  looks_like_in_doubt: {
    title: "Looks like somebody who may be there already",
    message: (row) =>
      `This looks like ${row.text("name") ?? "somebody"}, who was sent earlier and got no answer. To greet nobody twice, nothing was sent for this row.`,
    hint: (row) =>
      `Look the person up in the service, then tell your administrator what you found: “celebration-sync resolve${row.text("operationId") === null ? "" : ` ${row.text("operationId")}`}”. This row then goes on with the next list.`,
  },
  guardian_unknown: {
    title: "Guardian not found",
    message: (row) => `The guardian${row.quoted("cell")} is neither in this list nor in the service.`,
    hint: () => "Correct the guardian, or add the guardian's own row to the list.",
  },
  guardian_circle: {
    title: "Guardians in a circle",
    message: (row) =>
      `This person would be a guardian of themselves${row.lines() === "" ? "" : ` (see ${row.lines()})`}.`,
    hint: () => "Correct the guardian in one of these rows.",
  },
  linked_elsewhere: {
    title: "Contact belongs to another row",
    message: (row) =>
      `The contact id of this row${contactNumber(row.text("contactId"))} already belongs to another person${row.text("feed") === null ? "" : ` of list “${row.text("feed")}”`}.`,
    hint: () => "Correct the contact id, or clear the cell.",
  },
  waits_for_held: {
    title: "Waits for something that is on hold",
    message: (row) =>
      `This person's e-mail address or phone is still in use by ${row.text("name") ?? "somebody"}, whose change is on hold.`,
    hint: () => "Decide what is on hold first; this row then goes on by itself.",
  },
};

function contactNumber(id: string | null): string {
  return id === null ? "" : ` (contact ${id})`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
