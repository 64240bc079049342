import type { RowCode } from "../../../model/issue.ts";
import { inDoubtBecause } from "./column-doubts.ts";
import type { Sentence } from "./issue-facts.ts";

const FULL_DATE = "Write the date as year-month-day, for example 1985-03-07 for 7 March 1985.";

export const ROW_SENTENCES: Readonly<Record<RowCode, Sentence>> = {
  first_name_missing: {
    title: "No first name",
    message: () => "This person has no first name, and can't be greeted without one.",
    hint: () => "Fill in the first name.",
  },
  full_name_unsplit: {
    title: "Which part is the first name?",
    message: (row) =>
      `It is not clear which part of the name${row.quoted("cell")} is the first name${row.either("readings") === "" ? "" : `: ${row.either("readings")}`}.`,
    hint: () => "Write the name as “Last name, First name”, or put first and last name into separate columns.",
  },
  group_missing: {
    title: "No group",
    message: () => "The row does not say which group this person belongs to.",
    hint: () =>
      "Fill in the name of the group. If all people of this list are in one group, your administrator can set it once for the whole list.",
  },
  group_unknown: {
    title: "Group not known",
    message: (row) =>
      `There is no group ${row.text("cell") === null ? "with this name" : `called${row.quoted("cell")}`}.`,
    hint: (row) =>
      row.text("nearest") === null
        ? "Correct the name of the group, or create the group in the service first."
        : `Did you mean group ${row.either("nearest")}? Correct the name, or create the group in the service first.`,
  },
  group_ambiguous: {
    title: "Two groups share this name",
    message: (row) =>
      `More than one group ${row.text("cell") === null ? "has this name" : `is called${row.quoted("cell")}`}.`,
    hint: (row) =>
      `Give the groups different names in the service${row.text("groupIds") === null ? "" : ` (their numbers are ${row.text("groupIds")})`}, then put the list into the inbox folder again.`,
  },
  several_groups: {
    title: "More than one group",
    message: (row) =>
      `The row names more than one group${row.text("readings") === null ? row.quoted("cell") : `: ${row.either("readings", "and")}`}. A person is in one group at a time.`,
    hint: () => "Leave only the group in which this person is to be greeted.",
  },
  key_missing: {
    title: "Person can't be recognised again",
    message: (row) =>
      row.isSingle("parts")
        ? `${row.fields("parts", "and").replace(/^t/u, "T")}${row.text("cell") === null ? " is blank" : ` (“${row.text("cell")}”) can't be read`}, but this person is recognised by it from list to list.`
        : "This row has nothing by which this person could be recognised in the next list.",
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
      `The birthday${row.quoted("cell")} can be read as ${row.either("readings") || "two different days"}. The program does not guess.`,
    hint: (row) =>
      row.text("standIn") === null
        ? FULL_DATE
        : `If this person was born on that day, answer “right”: the person is then sent with this birthday, without a year. If the birthday is not known, answer “unknown”: everybody with the date ${row.text("standIn")} is then sent without a birthday.`,
  },
  birthday_impossible: {
    title: "Birthday does not exist",
    message: (row) => `The birthday${row.quoted("cell")} is a day that does not exist.`,
    hint: () => `Correct the birthday. ${FULL_DATE}`,
  },
  birthday_future: {
    title: "Birthday in the future",
    message: (row) => `The birthday${row.quoted("cell")} is in the future.`,
    hint: () => `Correct the year. ${FULL_DATE}`,
  },
  birthday_yearless: {
    title: "Birthday without a year",
    message: (row) => `The birthday${row.quoted("cell")} has no year, and this list is set to take full dates only.`,
    hint: () => `Add the year. ${FULL_DATE}`,
  },
  birthday_column: {
    title: "The birthdays of the whole column are in doubt",
    message: (row) =>
      `The birthday${row.quoted("cell")} can't be trusted${inDoubtBecause(row.text("reason"))}${row.either("readings") === "" ? "" : `. It can be read as ${row.either("readings")}`}.`,
    hint: () => `Export the list again with the birthdays as text. ${FULL_DATE}`,
  },
  shared_birthday: {
    title: "One birthday for many people",
    message: (row) =>
      `${row.text("people") ?? "Many"} people of this list have the birthday${row.quoted("cell")}. It is probably a placeholder for an unknown birthday.`,
    hint: () =>
      "If they were all born on that day, answer “right”. If the birthday is not known, answer “unknown”: these people are then sent without a birthday.",
  },
  email_several: {
    title: "More than one e-mail address",
    message: (row) =>
      `There is more than one e-mail address${row.text("readings") === null ? row.quoted("cell") : `: ${row.either("readings", "and")}`}.`,
    hint: () => "Leave only the address that is to be used.",
  },
  email_unreadable: {
    title: "E-mail address not readable",
    message: (row) => `${row.quoted("cell").trim() || "The text in the e-mail column"} is not an e-mail address.`,
    hint: () => "Correct the e-mail address, or clear the cell if there is none.",
  },
  columns_disagree: {
    title: "Two columns disagree",
    message: (row) =>
      `${row.text("headers") === null ? "Two columns" : `The columns ${row.either("headers", "and")}`} say different things about this person${row.text("readings") === null ? "" : `: ${row.either("readings", "and")}`}.`,
    hint: () => "Correct the wrong cell, or clear it.",
  },
  contact_id_unreadable: {
    title: "Contact id not readable",
    message: (row) => `The contact id${row.quoted("cell")} is not a whole number.`,
    hint: () => "Correct the contact id, or clear the cell if you don't know it.",
  },
  guardian_unreadable: {
    title: "Guardian not readable",
    message: (row) => `It is not clear who the guardian${row.quoted("cell")} is.`,
    hint: () => "Write the value by which the guardian's own row is recognised, or the guardian's contact id.",
  },
  cell_fault: {
    title: "Damaged cell",
    message: (row) =>
      `The value${row.quoted("cell")} in ${row.column} can't be used: ${row.fault() ?? "the spreadsheet has damaged it"}.`,
    hint: () => "Type the value again, as text.",
  },
  cells_shifted: {
    title: "The row's cells are out of place",
    message: (row) =>
      `${row.column.replace(/^[ct]/u, (first) => first.toUpperCase())} holds${row.quoted("cell")}${row.text("kind") === null ? "" : `, which is ${row.text("kind")}`}. The cells of this row are probably in the wrong columns, so nothing was sent.`,
    hint: () => "Put each value into its own column.",
  },
  too_many_cells: {
    title: "More cells than columns",
    message: (row) =>
      `This row has ${row.text("cells") ?? "more"} cells${row.text("columns") === null ? " than the list has columns" : `, but the list has ${row.text("columns")} ${row.text("columns") === "1" ? "column" : "columns"}`}. It is not clear which cell belongs to which column, so the row was not used.`,
    hint: () => "Often the cause is a comma or semicolon inside a value. Put each value into its own column.",
  },
  broken_quotes: {
    title: "A quotation mark is left open",
    message: () =>
      "A quotation mark in this row is opened and never closed, so it is not clear where each cell begins and ends.",
    hint: () => "Remove the quotation mark, or save the list as an Excel workbook (.xlsx).",
  },
  cell_too_long: {
    title: "A cell is far too long",
    message: () => "One cell of this row is longer than any real value.",
    hint: () =>
      "Often the cause is a quotation mark that is never closed. Correct this row, and check the rows around it.",
  },
  duplicate_key: {
    title: "Two rows for one person, with different values",
    message: (row) =>
      `${capital(row.lines()) || "Another line"} of this file ${row.lines().startsWith("lines") ? "are" : "is"} for the same person${row.quoted("key")}, but with different values.`,
    hint: () => "Decide which row is right, and remove the others.",
  },
  duplicate_contact_id: {
    title: "Two rows for one contact",
    message: (row) =>
      `${capital(row.lines()) || "Another line"} of this file ${row.lines().startsWith("lines") ? "name" : "names"} the same contact id${contactNumber(row.text("contactId"))}.`,
    hint: () => "Decide which person the contact belongs to, and clear the contact id in the other rows.",
  },
  looks_like: {
    title: "Looks like a person who is already in the service",
    message: (row) =>
      `This looks like ${row.text("name") ?? "another person"}, who is already in the service${contactNumber(row.text("contactId"))}. No second contact was created, so that this person is not greeted twice.`,
    hint: () =>
      "If it is the same person, answer “same”: the contact then gets the values of this row. If it is another person, answer “new”: this person then becomes a new contact.",
  },
  looks_like_in_doubt: {
    title: "Looks like a person who may already be in the service",
    message: (row) =>
      `This looks like ${row.text("name") ?? "another person"}, who was sent earlier without an answer. Nothing was sent for this row, so that this person is not greeted twice.`,
    hint: (row) =>
      `Look the person up in the service, and tell your administrator what you found. The administrator records it with “celebration-sync resolve${row.text("operationId") === null ? "" : ` ${row.text("operationId")}`}”. This row is then sent with the next list.`,
  },
  other_person: {
    title: "Is this still the same person?",
    message: (row) => {
      const name = row.text("name") ?? "another person";
      const contact = contactNumber(row.text("contactId"));
      const likeContact = contactNumber(row.text("likeContactId"));
      const like = row.text("likeName") ?? (likeContact === "" ? null : "another person");
      if (like !== null)
        return `The value by which the person is recognised${row.quoted("key")} belongs to ${name} so far${contact}. This row looks like ${like}${likeContact}, so nothing was sent.`;
      return row.text("key") === null
        ? `This row is new, but could be about ${name}${contact}, whose row is no longer in the list. Nothing was sent, so that this person is not greeted twice.`
        : `The value by which the person is recognised${row.quoted("key")} belongs to ${name} so far${contact}. This row seems to be about a different person, so nothing was sent.`;
    },
    hint: (row) => {
      const [name, like] = [row.text("name") ?? "the former person", row.text("likeName")];
      const former =
        row.text("stays") === null
          ? "the former contact is then deleted"
          : `the former contact${contactNumber(row.text("stays"))} stays in the service, because this list may not delete`;
      return like === null
        ? `If it is the same person, answer “same”. If it is another person, answer “new”: ${former}, and this person becomes a new contact.`
        : `If this row is about ${name}, answer “same”: the contact then gets the values of this row. If it is about ${like} or another person, answer “new”.`;
    },
  },
  guardian_unknown: {
    title: "Guardian not found",
    message: (row) => `The guardian${row.quoted("cell")} is neither in this list nor in the service.`,
    hint: () => "Correct the guardian, or add the guardian's own row to the list.",
  },
  guardian_circle: {
    title: "Guardians in a circle",
    message: (row) => `This person would be their own guardian${row.lines() === "" ? "" : ` (see ${row.lines()})`}.`,
    hint: () => "Correct the guardian in one of these rows.",
  },
  linked_elsewhere: {
    title: "Contact belongs to another row",
    message: (row) =>
      `The contact id of this row${contactNumber(row.text("contactId"))} already belongs to another person${row.text("feed") === null ? "" : ` of list “${row.text("feed")}”`}.`,
    hint: () => "Correct the contact id, or clear the cell.",
  },
  cut_row: {
    title: "The last row may be cut off",
    message: () => "The file ends in the middle of this row, or just behind it, so the row was not used.",
    hint: () => "Put the whole list into the inbox folder again.",
  },
  waits_for_held: {
    title: "Waits for a change that is on hold",
    message: (row) =>
      `This person's e-mail address or phone is still in use by ${row.text("name") ?? "another person"}, whose change is on hold.`,
    hint: () => "First decide on the change that is on hold. You need not do anything else: this row is then sent.",
  },
};

function contactNumber(id: string | null): string {
  return id === null ? "" : ` (contact ${id})`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
