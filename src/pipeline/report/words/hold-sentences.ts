import { counted, withThousands } from "../../../model/counted.ts";
import { dayInWords } from "./day-in-words.ts";
import type { GuardName, Hold } from "../../../model/operation.ts";

/** The figures of a hold in words. */
interface Figures {
  (name: string): string;
  /** `1 person`, `12 people`. */
  counted(name: string, one: string, many?: string): string;
  /** The first where it is exactly one, else the second. */
  ifOne(name: string, one: string, other: string): string;
}

interface GuardSentence {
  readonly title: string;
  message(figure: Figures): string;
  /** What to look at before deciding. */
  look(figure: Figures): string;
}

export interface HoldInWords {
  readonly title: string;
  /** What looked wrong, with its figures. */
  readonly message: string;
  /** What to look at before deciding. */
  readonly look: string;
  /** The same with the ways out. */
  readonly wayOut: string;
}

const GUARD_SENTENCES: Readonly<Record<GuardName, GuardSentence>> = {
  delete_limit: {
    title: "More deletions than usual",
    message: (the) =>
      `${the("deletes")} of ${the.counted("linked", "person", "people")} would be deleted; ${unasked(the("limit"))}.`,
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
      `${the.counted("deletes", "person", "people")} would be deleted; more than ${the("limit")} at once always wait for a person.`,
    look: () => "Check whether the list is complete.",
  },
  group_emptied: {
    title: "A whole group would be emptied",
    message: (the) => `All ${the.counted("people", "person", "people")} of ${the("groups")} would be deleted.`,
    look: () => "Check whether the group was meant to be closed, or is missing from the list.",
  },
  unidentified_rows: {
    title: "Rows that could be anybody",
    message: (the) =>
      `In ${the.counted("rows", "row")} it can't be told who is meant: ${the.ifOne("rows", "it could be one", "they could be some")} of those who would be deleted (${the.counted("deletes", "person", "people")}).`,
    look: (the) =>
      `Correct ${the.ifOne("rows", "that row first; it stands", "those rows first; they stand")} in the rejections.`,
  },
  inactive_people: {
    title: "People marked as no longer active",
    message: (the) =>
      `${the.counted("people", "person is", "people are")} marked as deceased, left or to be deleted. Deleting can't be undone.`,
    look: () => "Check the names.",
  },
  never_listed: {
    title: "Linked by hand, and on no list",
    message: (the) =>
      `${the.counted("people", "person was", "people were")} linked by hand, and no list has named ${the.ifOne("people", "that key", "those keys")} so far. A key may be mistyped.`,
    look: () => "Compare the keys with your list.",
  },
  older_list: {
    title: "An older list",
    message: (the) => `This list is older than one that was already taken over${onDay(the("newer"))}.`,
    look: () => "If it was dropped by mistake, discard it.",
  },
  key_changed: {
    title: "People are recognised differently",
    message: (the) =>
      `The setting by which people are recognised has changed. ${the.counted("linked", "person", "people")} could be taken for ${the.ifOne("linked", "a new one", "new ones")}.`,
    look: () => "Check the plan: it should hold few creations and deletions.",
  },
  key_column_gone: {
    title: "The column that recognises people is missing",
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
    look: () => "Check whether the file is the right one, and how it was saved.",
  },
  blank_keys: {
    title: "Rows without what recognises people",
    message: (the) =>
      `In ${the("percent")} % of the rows the column that recognises people is blank. It never was before.`,
    look: () => "Check whether the export is complete.",
  },
  new_people: {
    title: "Unusually many new people",
    message: (the) =>
      `${the.counted("new", "person", "people")} would be new, beside ${the("linked")} who ${the.ifOne("linked", "is", "are")} known. Often the column that recognises people has changed.`,
    look: () => "Check whether they are really new.",
  },
  group_moved: {
    title: "A group would move",
    message: (the) => `${the.counted("people", "person", "people")} would leave ${the("groups")} for another group.`,
    look: () => "Check whether they were meant to move.",
  },
  group_id_changed: {
    title: "A group was made anew",
    message: (the) => `The name ${the("groups")} now stands for another group in the service than before.`,
    look: () => "Check in the service whether the new group has the right workflow.",
  },
  birthdays_shifted: {
    title: "Many birthdays changed alike",
    message: (the) =>
      `${the.counted("people", "birthday has", "birthdays have")} changed in the same way: ${the("how")}. Usually a program has damaged them.`,
    look: () => "Compare a few birthdays with the truth.",
  },
  column_blank: {
    title: "A column is suddenly blank",
    message: (the) => `${the("columns")} held values before, and is now blank in every row.`,
    look: () => "Check whether the export is complete.",
  },
  strangers: {
    title: "People in the group whom nobody knows here",
    message: (the) =>
      `In the service, ${the.counted("listed", "person is", "people are")} in ${the("groups")}; ${the("known") === "0" ? "none of them is" : `${the("unknown")} of them ${the.ifOne("unknown", "is", "are")} not`} known here. If ${the.ifOne("unknown", "that person is", "some of those are")} on this list, they would be greeted twice.`,
    look: () =>
      "If the list's people are already there, have them tied to their contacts first (“celebration-sync link”). If they are others, approve.",
  },
};

/**
 * A hold in words: what looked wrong, its figures, and the ways out.
 *
 * @param run the id that `approve` and `discard` take
 */
export function describeHold(hold: Hold, run: string): HoldInWords {
  const sentence = GUARD_SENTENCES[hold.guard];
  const figure = figuresOf(hold.figures);
  const out =
    `If it is right, carry it out with “celebration-sync approve ${run}”. ` +
    `If not, drop it with “celebration-sync discard ${run}”, or put a corrected list into the inbox.`;
  return {
    title: sentence.title,
    message: sentence.message(figure),
    look: sentence.look(figure),
    wayOut: `${whatWaits(hold.scope)} ${sentence.look(figure)} ${out}`,
  };
}

/** A figure that is missing is “some”: an older ledger may lack it. */
function figuresOf(figures: Hold["figures"]): Figures {
  const text = (name: string) => {
    const found = figures[name];
    return found === undefined ? "some" : typeof found === "number" ? withThousands(found) : found;
  };
  return Object.assign(text, {
    counted(name: string, one: string, many?: string) {
      const found = figures[name];
      return typeof found === "number" ? counted(found, one, many) : `${text(name)} ${many ?? `${one}s`}`;
    },
    ifOne: (name: string, one: string, other: string) => (figures[name] === 1 ? one : other),
  });
}

/** When a run began, from its name. */
function onDay(run: string): string {
  const [day, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)/u.exec(run)?.slice(1) ?? [];
  return day === undefined ? "" : ` on ${dayInWords(day)} at ${hour}:${minute} UTC`;
}

function unasked(limit: string): string {
  if (limit === "0") return "here every deletion is asked about";
  return limit === "1" ? "one goes through without asking" : `up to ${limit} go through without asking`;
}

export function whatWaits(scope: Hold["scope"]): string {
  return scope === "run"
    ? "Nothing of this list was carried out."
    : "Only the deletions wait; everything else was carried out.";
}
