import type { GuardName } from "../../../model/operation.ts";
import { dayInWords } from "./day-in-words.ts";
import { fieldInWords } from "./issue-facts.ts";
import { stillHeldSentence, strangersSentence, type Figures } from "./sentence-parts.ts";

interface GuardSentence {
  readonly title: string;
  message(figure: Figures): string;
  /** What to look at before deciding. */
  look(figure: Figures): string;
}

export const GUARD_SENTENCES: Readonly<Record<GuardName, GuardSentence>> = {
  delete_limit: {
    title: "More deletions than usual",
    message: (the) =>
      `${the("deletes")} of ${the.counted("linked", "person", "people")} would be deleted; ${withoutApproval(the("limit"))}.`,
    look: () => "Check whether these people have really left, or whether part of the list is missing.",
  },
  delete_share: {
    title: "A large part would be deleted",
    message: (the) =>
      `${the("deletes")} of ${the.counted("linked", "person", "people")} would be deleted: more than a quarter of the list.`,
    look: () => "Check whether the list is complete.",
  },
  delete_total: {
    title: "Very many deletions",
    message: (the) =>
      `${the.counted("deletes", "person", "people")} would be deleted; more than ${the("limit")} at once always need approval.`,
    look: () => "Check whether the list is complete.",
  },
  group_emptied: {
    title: "A whole group would be emptied",
    message: (the) =>
      stillHeldSentence(the("how"), the.counted("deletes", "person", "people")) ??
      `${the("groups")} would be empty: the last ${the.counted("people", "person", "people")} there would be deleted.`,
    look: () => "Check whether the group was closed on purpose, or is missing from the list by mistake.",
  },
  unidentified_rows: {
    title: "Rows that don't show who they are about",
    message: (the) =>
      `${the.counted("rows", "row that was not applied", "rows that were not applied")}${inLines(the("lines"))} could be about people who would be deleted (${the.counted("deletes", "person", "people")}).`,
    look: (the) =>
      `First correct ${the.ifOne("rows", "that row", "those rows")} in rejections.xlsx. The people may still be in the list, with another name or number.`,
  },
  inactive_people: {
    title: "People marked as no longer active",
    message: (the) =>
      `${the.counted("people", "person is", "people are")} marked as deceased, left or to be deleted. Deleting can't be undone.`,
    look: () => "Check the names.",
  },
  never_listed: {
    title: "Linked, but on no list",
    message: (the) =>
      `Your administrator linked ${the.counted("people", "person", "people")} to ${the.ifOne("people", "a contact", "contacts")}, but no list has contained ${the.ifOne("people", "that person", "those people")} so far. The value by which a person is recognised may be mistyped.`,
    look: () => "Compare the values by which these people are recognised with your list.",
  },
  delete_week: {
    title: "Many deletions within a week",
    message: (the) =>
      `${the.counted("deletes", "person", "people")} would be deleted within seven days; ${withoutApproval(the("limit"))}.`,
    look: () => "Check whether these people have really left, or whether the lists have become shorter by mistake.",
  },
  cut_off: {
    title: "The list may be incomplete",
    message: (the) =>
      stillHeldSentence(the("how"), the.counted("deletes", "person", "people")) ??
      `${whyCut(the)} ${the.counted("deletes", "person", "people")} would be deleted because the list lacks ${the.ifOne("deletes", "that person", "them")}.`,
    look: () => "Check whether the list is complete.",
  },
  two_lists: {
    title: "Two lists arrived at the same time",
    message: (the) =>
      `${the.counted("deletes", "person", "people")} would be deleted because this list lacks them, but another list that arrived at the same time has them.`,
    look: () => "Check which of the two lists is the right one.",
  },
  older_list: {
    title: "An older list",
    message: (the) => `This list is older than one that was already applied${onDay(the("newer"))}.`,
    look: () => "If this list was put into the inbox folder by mistake, discard it.",
  },
  key_changed: {
    title: "People are recognised differently",
    message: (the) =>
      `The setting by which people are recognised has changed. ${the.counted("linked", "person", "people")} could be taken for ${the.ifOne("linked", "a new one", "new ones")}.`,
    look: () => "Check what would change: only a few people should be created or deleted.",
  },
  key_column_gone: {
    title: "The column by which people are recognised is missing",
    message: (the) => `The list no longer has ${the("columns")}.`,
    look: () => "Check whether the column was renamed or left out in the export.",
  },
  columns_gone: {
    title: "Many columns are missing",
    message: (the) =>
      `${the("gone")} of ${the.counted("known", "known column")} ${the.ifOne("gone", "is", "are")} gone: ${the("columns")}.`,
    look: () => "Check whether the right list was exported.",
  },
  unreadable_rows: {
    title: "Most rows can't be read",
    message: (the) => `${the("unreadable")} of ${the.counted("rows", "row")} can't be read.`,
    look: (the) =>
      the("how") === "date_order"
        ? "The birthdays can be read in two ways. Have your administrator set dateOrder for these lists (DMY or MDY)."
        : "Check whether the file is the right one, and how it was saved.",
  },
  blank_keys: {
    title: "Rows without the value by which people are recognised",
    message: (the) =>
      `The column by which people are recognised is blank in ${the("percent")} % of the rows. It was never blank before.`,
    look: () => "Check whether the export is complete.",
  },
  new_people: {
    title: "Unusually many new people",
    message: (the) =>
      `${the.counted("new", "person", "people")} would be new; ${the("linked")} ${the.ifOne("linked", "is", "are")} already known. Often the cause is that the column by which people are recognised has changed.`,
    look: () => "Check whether they are really new.",
  },
  group_moved: {
    title: "A group would move",
    message: (the) => `${the.counted("people", "person", "people")} would leave ${the("groups")} for another group.`,
    look: () => "Check whether they were meant to move.",
  },
  group_id_changed: {
    title: "A group was created again",
    message: (the) => `The name ${the("groups")} now belongs to a different group in the service than before.`,
    look: () => "Check in the service whether the new group has the right workflow.",
  },
  other_list: {
    title: "A list of other people",
    message: (the) =>
      `Only ${the("listed")} of ${the.counted("linked", "known person", "known people")} are in this list, and it brings ${the.counted("new", "new person", "new people")}.`,
    look: () => "Check whether this is the right list.",
  },
  birthdays_changed: {
    title: "Many birthdays changed",
    message: (the) =>
      `The birthdays of ${the.counted("people", "person", "people")} would change, of ${the("linked")} in all.`,
    look: () => "Compare a few birthdays with a source that you trust.",
  },
  names_changed: {
    title: "Many names changed",
    message: (the) =>
      `The ${fieldOf(the, "s")} of ${the.counted("people", "person", "people")} would change, of ${the("linked")} in all.`,
    look: () => "Check whether each name still stands beside the right person.",
  },
  addresses_changed: {
    title: "Many addresses changed",
    message: (the) =>
      `The ${fieldOf(the, "s")} of ${the.counted("people", "person", "people")} would change or be cleared, of ${the("linked")} in all.`,
    look: () => "Check whether each address still stands beside the right person.",
  },
  columns_changed: {
    title: "A column changed for many people",
    message: (the) =>
      `The ${fieldOf(the)} of ${the.counted("people", "person", "people")} would change, of ${the("linked")} in all.`,
    look: () => "Check whether the column is the right one.",
  },
  values_exchanged: {
    title: "Values went to other people",
    message: (the) =>
      `${the.counted("people", "person", "people")} would get the ${fieldOf(the)} that another person of the list had before.`,
    look: () => "Check whether one column was sorted or moved without the others.",
  },
  values_filled: {
    title: "One value for several people",
    message: (the) =>
      `${the.counted("people", "person", "people")} would get the same ${fieldOf(the)}, or one that counts up from row to row.`,
    look: () => "Check whether a cell was filled down or copied by mistake.",
  },
  keys_reassigned: {
    title: "Other people under known numbers",
    message: (the) =>
      `${the.counted("people", "row seems", "rows seem")} to be about other people than the ones who were recognised by the same value before.`,
    look: () => "Check whether numbers were given to other people, or whether this is another list.",
  },
  settings_changed: {
    title: "A changed setting changes many people",
    message: (the) =>
      `Settings of this list have changed: ${the("settings")}. With them, ${the.counted("people", "known person", "known people")} would get other values, of ${the("linked")} in all.`,
    look: () => "Ask your administrator whether these settings are meant to change so many people.",
  },
  birthdays_shifted: {
    title: "Many birthdays changed in the same way",
    message: (the) =>
      `${the.counted("people", "birthday has", "birthdays have")} changed in the same way: ${the("how")}. Usually a program has damaged them.`,
    look: () => "Compare a few birthdays with a source that you trust.",
  },
  column_blank: {
    title: "A column is suddenly blank",
    message: (the) => `${the("columns")} had values before, and is now blank in every row.`,
    look: () => "Check whether the export is complete.",
  },
  strangers: {
    title: "The group has people who came from no list",
    message: strangersSentence,
    look: () =>
      "If people of this list are already in the group, first have your administrator link them to their contacts (“celebration-sync link”). If they are other people, approve.",
  },
};

/** Returns the field of the hold in words, for instance `first name`. An address has its plural in the word. */
function fieldOf(the: Figures, plural: "s" | "" = ""): string {
  const word = fieldInWords(the("field")).replace(/^the /u, "");
  return plural === "" ? word : word.replace(/ss$/u, "sse") + plural;
}

/** Returns the day and time at which a run began, read from its name; "" if the name has none. */
function onDay(run: string): string {
  const [day, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)/u.exec(run)?.slice(1) ?? [];
  return day === undefined ? "" : ` on ${dayInWords(day)} at ${hour}:${minute} UTC`;
}

function whyCut(the: Figures): string {
  switch (the("how")) {
    case "end":
      return `Of the last ${the.counted("last", "row", "rows")} of the former list, ${the("missing")} are missing: this list seems to end too early.`;
    case "round":
      return `This list has exactly ${the("rows")} rows. Many programs stop at such a number.`;
    default:
      return "This list ends in another way than the lists before, as if its last row were cut off.";
  }
}

function withoutApproval(limit: string): string {
  if (limit === "0") return "every deletion of this list needs approval";
  return limit === "1" ? "one needs no approval" : `up to ${limit} need no approval`;
}

/** Returns the lines of a list in brackets; nothing for a hold of an older ledger, which has no lines. */
function inLines(lines: string): string {
  return lines === "some" ? "" : ` (${lines.includes(",") ? "lines" : "line"} ${lines})`;
}
