import type { WarningCode } from "../../../model/issue.ts";
import type { Sentence } from "./issue-facts.ts";

/** The row is applied; one of its values is left out, or a person should check it. */
export const WARNING_SENTENCES: Readonly<Record<WarningCode, Sentence>> = {
  phone_unreadable: {
    title: "Phone number not readable",
    message: (row) => `The phone number${row.quoted("cell")} can't be read.${row.leftOut()}`,
    hint: () => "Write the number with the country code, for example +49 30 5550123.",
  },
  phone_scientific: {
    title: "Phone number damaged by the spreadsheet",
    message: (row) =>
      `The spreadsheet has shortened the phone number to${row.quoted("cell") || " a power of ten"}; its digits are lost.${row.leftOut()}`,
    hint: () => "Format the column as text, then type the number again.",
  },
  phone_needs_country: {
    title: "Phone number without a country code",
    message: (row) => `It is not clear which country the phone number${row.quoted("cell")} belongs to.${row.leftOut()}`,
    hint: () =>
      "Write the number with the country code, for example +49 30 5550123, or have your administrator set a country for this list.",
  },
  phone_several: {
    title: "More than one phone number",
    message: (row) =>
      `There is more than one phone number${row.text("readings") === null ? row.quoted("cell") : `: ${row.either("readings", "and")}`}.${row.leftOut()}`,
    hint: () => "Leave only the number that is to be used.",
  },
  timezone_unknown: {
    title: "Time zone not known",
    message: (row) => `${row.quoted("cell").trim() || "The value"} is not a known time zone.${row.leftOut()}`,
    hint: (row) =>
      row.text("nearest") === null
        ? "Write region and city, for example Europe/Berlin."
        : `Did you mean ${row.either("nearest")}?`,
  },
  value_unreadable: {
    title: "Value not readable",
    message: (row) =>
      `${row.text("readings") === null ? `The value${row.quoted("cell")} in ${row.column} can't be used` : `It is not clear which of ${row.either("readings", "and")} is right`}${row.fault() === null ? "" : `: ${row.fault()}`}.${row.leftOut()}`,
    hint: () => "Correct the value, or clear the cell.",
  },
  birthday_stand_in_year: {
    title: "A placeholder year in the birthday",
    message: (row) =>
      `The year of the birthday${row.quoted("cell")} is one that programs write when they don't know the year. ${row.text("readings") === null ? "The birthday was sent without a year." : `It was read as ${row.either("readings")}, without a year.`}`,
    hint: () => "If you know the year of birth, fill it in.",
  },
  birthday_implausible: {
    title: "Unlikely birthday",
    message: (row) =>
      `The birthday${row.quoted("cell")} was used, but its year is unlikely: this year, or more than a century ago.`,
    hint: () => "Check the year. A list of this year's birthdays often has this year instead of the year of birth.",
  },
  value_blanked: {
    title: "Blank in the list, kept in the service",
    message: (row) =>
      `${row.column.replace(/^[ct]/u, (first) => first.toUpperCase())} is now blank in the list, but the service still has${row.quoted("value") || " a value"}, and still uses it.`,
    hint: () => "Fill in the cell again. If the value should be removed, have it removed in the service.",
  },
  address_left_out: {
    title: "Shared address left out",
    message: (row) =>
      `The address${row.quoted("value")} already belongs to another row of the same group${row.lines() === "" ? "" : ` (${row.lines()})`}.${row.leftOut()}`,
    hint: () => "Give this person an address of their own, if there is one.",
  },
  greeted_twice: {
    title: "May be greeted twice",
    message: (row) =>
      `${row.text("name") ?? "This person"} is also in ${row.text("feed") === null ? "another list" : `list${row.quoted("feed")}`}${row.text("contactId") === null ? "" : ` (contact ${row.text("contactId")})`}, and may be greeted twice.`,
    hint: () => "If it is one person, remove them from one of the two lists.",
  },
  inactive_reported: {
    title: "Marked as no longer active",
    message: (row) =>
      `This person is marked${row.quoted("word") || " as no longer active"} in the list, but is still in the service and may be greeted.`,
    hint: () => "If they should not be greeted any more, have the contact deleted in the service.",
  },
  group_filled_down: {
    title: "A merged cell as group",
    message: (row) =>
      `The group${row.quoted("cell")} stands in a merged cell (${row.lines()}). It was used for all people beside that cell.`,
    hint: () => "You need not do anything if all these people belong to that group.",
  },
  former_contact_stays: {
    title: "The former person stays in the service",
    message: (row) =>
      `${row.text("name") ?? "The former person"}${row.text("contactId") === null ? "" : ` (contact ${row.text("contactId")})`} no longer belongs to this row. This list may not delete, so that person stays in the service and may be greeted.`,
    hint: () => "If that person should not be greeted any more, have the contact deleted in the service.",
  },
  system_groups_dropped: {
    title: "Groups left out",
    message: (row) =>
      `Some groups of the program that wrote the list were left out${row.either("groups", "and") === "" ? "" : `: ${row.either("groups", "and")}`}.`,
    hint: () => "You need not do anything if the remaining group is the right one.",
  },
};
