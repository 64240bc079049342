import type { RunRecord } from "../../../../model/run-record.ts";
import type { LeftByUndo } from "../../../../ledger/operations/undo/undos.ts";
import type { StoredRun } from "../../../../ledger/runs/runs.ts";
import { nameOf } from "../../../../model/contact.ts";
import type { LeftPerson, RequestResult } from "../../../../model/request.ts";
import { ENGLISH } from "../../../../pipeline/report/language/phrases.ts";
import { cannotBeUndone, leftInWords, undoInWords } from "../../../../pipeline/report/words/undo-sentences.ts";
import type { RunEnv } from "../../../run-env.ts";

/** Number of people who are named one by one. The report has all of them. */
const NAMED_AT_MOST = 20;

const END_ENTRY_FIRST =
  "To bring a person back who must never be greeted, end the entry first: celebration-sync never list, then celebration-sync never lift NUMBER.";

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

/** Returns why nothing of a run is taken back, with the people who stay as they are. */
export function nothingToUndo(
  { run }: Pick<StoredRun, "run">,
  left: readonly LeftByUndo[],
  { operations, runs, undos }: Pick<RunEnv["ledger"], "operations" | "runs" | "undos">,
): RequestResult {
  const hasDone = operations.countStates(run).some(({ state }) => state === "done");
  const why = !hasDone
    ? "It has created, updated and deleted no contact."
    : left.length > 0
      ? "All of its people stay as they are now:"
      : [...undos.candidates(run)].length > 0
        ? "It was taken back already."
        : "All of its people were erased.";
  const named = left.slice(0, NAMED_AT_MOST).flatMap(({ operation: id, reason, by }) => {
    const operation = operations.get(id);
    if (operation === null) return [];
    const byFile = by === null ? null : (runs.get(by)?.file ?? null);
    const { line, contactId, body, input } = operation;
    return leftInWords(ENGLISH, { name: nameOf(body ?? input), line, contactId, reason, by, byFile });
  });
  const more = left.length - named.length;
  return {
    exitCode: 2,
    lines: [
      `There is nothing to take back of ${run}. ${why}`,
      ...named,
      ...(more > 0 ? [ENGLISH.say("undo.left_more", { count: more })] : []),
      ...(left.some(({ reason }) => reason === "never") ? [END_ENTRY_FIRST] : []),
    ],
    code: "nothing_to_undo",
  };
}

/** Returns a person that an undo leaves alone, for programs. */
export function leftItem({ line, contactId, reason, by }: LeftPerson) {
  return { line, contactId, outcome: "left_alone", reason, run: by };
}
