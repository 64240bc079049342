import type { LineCode } from "../../../model/issue.ts";
import type { Sentence } from "./issue-facts.ts";

const TAKE_NEWEST =
  "Open the newest report, and make this correction in the row of this person. Sort whole rows only, and leave the columns whose titles start with _ as they are.";

const LISTED_OR_NOT = "Make the correction in the newest report if it lists the person, and otherwise in your list.";

/** The sentences about lines of a corrected report that are not used. */
export const LINE_SENTENCES: Readonly<Record<LineCode, Sentence>> = {
  foreign_id: {
    title: "Line not from this report",
    message: (line) =>
      `This line of your corrected report was not used: the program did not give out its _id${line.quoted("id")}.`,
    hint: () => TAKE_NEWEST,
  },
  other_feed: {
    title: "Line from the report of another list",
    message: (line) =>
      `This line of your corrected report was not used: its _id${line.quoted("id")} is from the report of ${line.text("feed") === null ? "another list" : `the list “${line.text("feed")}”`}.`,
    hint: () => "Correct it in that list's own report, and put that report into the inbox folder by itself.",
  },
  other_row: {
    title: "Line beside another line's _id",
    message: (line) =>
      `This line of your corrected report was not used: its _id${line.quoted("id")} belongs to the row of ${line.text("name") ?? "another person"}.`,
    hint: () => TAKE_NEWEST,
  },
  waits_for_list: {
    title: "Waits for your decision about a list",
    message: (line) =>
      `This correction belongs to a list that waits for your decision${line.text("list") === null ? "" : ` (${line.text("list")})`}. It waits with that list.`,
    hint: () =>
      "Decide about that list. If you approve it, the correction follows by itself. If you discard it, the correction is dropped.",
  },
  list_discarded: {
    title: "Correction of a discarded list",
    message: (line) =>
      `This correction was not used: the list that it waited for${line.text("list") === null ? "" : ` (${line.text("list")})`} was discarded.`,
    hint: () => "Make the correction in the newest report if it lists the person, and otherwise in your list.",
  },
  line_outdated: {
    title: "Correction too late",
    message: () => "This correction was not used: the row has changed since this report was written.",
    hint: () => LISTED_OR_NOT,
  },
  line_solved: {
    title: "Correction too late",
    message: () => "This correction was not used: the row was in order, or had left the list, before it came.",
    hint: () => LISTED_OR_NOT,
  },
};
