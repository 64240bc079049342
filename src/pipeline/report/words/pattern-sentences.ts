import type { HoldPattern } from "../../../model/operation.ts";

/** What a wrong list looks like, in one sentence for each pattern. */
export const PATTERN_SENTENCES: Readonly<Record<HoldPattern, string>> = {
  column_out_of_step: "It looks as if one column was sorted or moved without the others.",
  filled_down: "It looks as if one value was filled down or pasted over the rows of other people.",
  counted_up: "It looks as if a spreadsheet counted the values up from row to row.",
  same_interval: "It looks as if a program moved all these dates by the same time.",
  day_month_exchanged: "It looks as if day and month changed places.",
  names_exchanged: "It looks as if first names and last names changed places.",
  keys_reused: "It looks as if the numbers by which people are recognised now belong to other people.",
  other_people: "It looks like a list of other people.",
};
