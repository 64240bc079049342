import type { RunRecord } from "../../../../model/run-record.ts";
import type { LeftPerson } from "../../../../model/request.ts";
import { ENGLISH } from "../../../../pipeline/report/language/phrases.ts";
import { cannotBeUndone, leftInWords, undoInWords } from "../../../../pipeline/report/words/undo-sentences.ts";

/** Number of people who are named one by one. The report has all of them. */
const NAMED_AT_MOST = 20;

/** Returns the lines that say what an undo would do, what it can't, and how to decide. */
export function plannedLines(record: RunRecord, report: string): readonly string[] {
  const { undo, run } = record;
  if (undo === undefined) return [];
  const named = undo.leftPeople.slice(0, NAMED_AT_MOST).map((person) => leftInWords(ENGLISH, person));
  const more = undo.left - named.length;
  return [
    undoInWords(ENGLISH, undo, "planned"),
    ...named,
    ...(more > 0 ? [ENGLISH.say("undo.left_more", { count: more })] : []),
    `${ENGLISH.say("undo.cannot.title")}:`,
    ...cannotBeUndone(ENGLISH, undo).map((line) => `  ${line}`),
    `Nothing is sent yet. Report: ${report}`,
    `To carry it out: celebration-sync approve ${run}. To drop it: celebration-sync discard ${run}.`,
  ];
}

/** Returns a person that an undo leaves alone, for programs. */
export function leftItem({ line, contactId, reason, by }: LeftPerson) {
  return { line, contactId, outcome: "left_alone", reason, run: by };
}
