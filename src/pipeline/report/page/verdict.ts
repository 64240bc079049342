import { unaccountedRows, type RunRecord } from "../../../model/run-record.ts";
import type { UndoRecord } from "../../../model/request.ts";
import type { Phrases } from "../language/phrases.ts";
import { describeQuestion } from "../words/column-questions.ts";
import { describeHalt } from "../words/hold-sentences.ts";
import { proposalsOf } from "../words/proposals.ts";
import type { PagePlace } from "./page-place.ts";
import type { Digest } from "./report-digest.ts";
import { undoInWords, wentBack } from "../words/undo-sentences.ts";
import { ungreetedInWords } from "./ungreeted.ts";

/** The top of the page: what happened, in one line and in figures, and what to do now. */
export interface Verdict {
  readonly tone: "good" | "attention" | "waiting" | "stopped";
  readonly headline: string;
  readonly lead: string;
  /** What to do, in order; empty if there is nothing to do. Commands are in quotation marks. */
  readonly steps: readonly Step[];
}

/** A sentence that says what to do, and the page of the console where it is done; null: it is done elsewhere. */
export interface Step {
  readonly text: string;
  readonly at: "corrections" | "doubts" | null;
}

/** The parts of the digest that the verdict uses. */
export type Needs = Pick<
  Digest,
  "questions" | "needsYou" | "inDoubt" | "warnings" | "deferred" | "held" | "dropped" | "passedOver" | "ungreeted"
>;

/**
 * Returns the verdict on a run.
 *
 * @param kind where the steps are shown. Those of the console name no command, because it has a page for each decision
 */
export function verdictOf(
  phrases: Phrases,
  record: RunRecord,
  needs: Needs,
  kind: PagePlace["kind"] = "folder",
): Verdict {
  const lead = record.undo === undefined ? whatWasDone(phrases, record) : undoLead(phrases, record, record.undo);
  const steps = [...stepsOf(phrases, record, needs, kind)];
  switch (record.status) {
    case "failed":
      return {
        tone: "stopped",
        headline: phrases.say("verdict.failed"),
        lead,
        steps: [elsewhere(failureStep(phrases, record)), ...steps],
      };
    case "halted":
      return { tone: "stopped", headline: phrases.say("verdict.halted"), lead, steps };
    case "superseded":
      if (record.kind !== "rejections")
        return { tone: "good", headline: phrases.say("verdict.superseded"), lead, steps: [] };
      return {
        tone: "attention",
        headline: phrases.say("verdict.superseded_corrections"),
        lead,
        steps: [elsewhere(phrases.say("todo.superseded_corrections"))],
      };
    case "held":
      return { tone: "waiting", headline: heldHeadline(phrases, record), lead, steps };
    case null:
      return { tone: "waiting", headline: phrases.say("verdict.unfinished"), lead, steps };
    case "completed":
      return { ...completed(phrases, record, needs), lead, steps };
  }
}

function undoLead(phrases: Phrases, record: RunRecord, undo: UndoRecord): string {
  return undoInWords(phrases, undo, record.status === "held" ? "planned" : { wentBack: wentBack(record) });
}

function completed(phrases: Phrases, record: RunRecord, needs: Needs): Pick<Verdict, "tone" | "headline"> {
  const { rows: counts, deletes, holds } = record;
  const attention = (headline: string) => ({ tone: "attention", headline }) as const;
  if (record.undo?.ended !== undefined) return attention(phrases.say("verdict.undo_nobody_left"));
  // An operation that was dropped without an issue was held before, and a person discarded it.
  const dropped = needs.dropped.first[0]?.issue === null ? needs.dropped.total : 0;
  const isDiscarded = dropped > 0 && holds.some((hold) => hold.scope === "run");
  if (isDiscarded && counts.created + counts.updated + deletes.deleted === 0)
    return attention(phrases.say(record.undo === undefined ? "verdict.discarded" : "verdict.undo_discarded"));
  const rows = needs.needsYou.total + needs.inDoubt.total;
  const earlier = needs.needsYou.carriedOver + needs.inDoubt.carriedOver;
  const inQuestion = needs.needsYou.causes.filter(({ id, code }) => id !== code);
  const asked = needs.questions.filter(({ setting }) => setting !== "country");
  const isOneQuestion = inQuestion.length === 1 && asked.length === 1 && inQuestion[0]?.total === rows;
  if (rows > 0 && isOneQuestion) return attention(phrases.say("verdict.one_question", { rows }));
  if (rows > 0 && earlier > 0) return attention(phrases.say("verdict.needs_you_earlier", { rows, earlier }));
  if (rows > 0) return attention(phrases.say("verdict.needs_you", { rows }));
  if (record.lostCorrections > 0)
    return attention(phrases.say("verdict.corrections_lost", { count: record.lostCorrections }));
  if (record.notRead > 0) return attention(phrases.say("verdict.people_not_read", { count: record.notRead }));
  const notRead = needs.passedOver.other_sheet + needs.passedOver.second_table;
  if (notRead > 0) return attention(phrases.say("verdict.not_read", { count: notRead }));
  if (record.columns.some(({ proposed }) => proposed !== undefined))
    return attention(phrases.say("verdict.column_unused"));
  if (needs.deferred.total > 0) return attention(phrases.say("verdict.follow_later", { count: needs.deferred.total }));
  if (dropped === 0)
    return { tone: "good", headline: phrases.say(record.undo === undefined ? "verdict.good" : "verdict.undo_done") };
  const areDeletes = needs.dropped.first.every(({ kind }) => kind === "delete");
  const what = areDeletes ? "verdict.deletions_discarded" : "verdict.changes_discarded";
  return { tone: "good", headline: phrases.say(what, { count: dropped }) };
}

function heldHeadline(phrases: Phrases, { holds, deletes, undo }: RunRecord): string {
  if (undo !== undefined && holds.every((hold) => hold.scope === "run")) return phrases.say("verdict.undo_held");
  if (holds.some((hold) => hold.scope === "rest")) return phrases.say("verdict.held_rest");
  if (holds.some((hold) => hold.scope === "run")) return phrases.say("verdict.held_run");
  return phrases.say("verdict.held_deletes", { count: deletes.held });
}

/** Returns one sentence with the figures of summary.json. */
function whatWasDone(phrases: Phrases, { rows, deletes, holds }: RunRecord): string {
  const listed = (parts: readonly (readonly [LeadPart, number])[]): string =>
    phrases.plain(parts.flatMap(([part, count]) => (count > 0 ? [phrases.say(`lead.${part}`, { count })] : [])));
  const done = listed([
    ["created", rows.created],
    ["updated", rows.updated],
    ["deleted", deletes.deleted],
  ]);
  const rest = listed([
    ["unchanged", rows.unchanged],
    ["rejected", rows.rejected],
    ["in_doubt", rows.inDoubt],
    ["held", rows.held],
    ["deferred", rows.deferred],
  ]);
  const isRunHeld = holds.some((hold) => hold.scope === "run");
  const nothing = phrases.say(isRunHeld ? "lead.nothing_sent" : "lead.nothing_changed");
  const first = done === "" ? nothing : done;
  const what = rest === "" ? first : phrases.say("lead.done_and_rest", { done: first, rest });
  return phrases.say("lead.whole", { read: rows.read, what });
}

type LeadPart = "created" | "updated" | "deleted" | "unchanged" | "rejected" | "in_doubt" | "held" | "deferred";

function failureStep(phrases: Phrases, record: RunRecord): string {
  const missing = unaccountedRows(record.rows);
  if (missing === 0) return phrases.say("todo.failed");
  return phrases.say(missing > 0 ? "todo.rows_missing" : "todo.rows_too_many", { count: Math.abs(missing) });
}

/** Says which people of the file were not read, because they stand on another sheet or in a second table. */
export function* passedOverSteps(
  phrases: Phrases,
  record: RunRecord,
  { passedOver }: Pick<Needs, "passedOver">,
): Generator<string> {
  const { reading, mode, notRead } = record;
  if (passedOver.other_sheet > 0) {
    const sheets = reading.sheetsNotRead ?? [];
    yield phrases.say("todo.other_sheet", { count: passedOver.other_sheet, sheets, sheet: reading.sheet ?? "" });
  }
  if (passedOver.second_table > 0) yield phrases.say("todo.second_table", { count: passedOver.second_table });
  if (notRead > 0 && mode === "snapshot") yield phrases.say("todo.people_left");
}

/**
 * Returns whether correcting rows is a next step. Corrections wait for the decision about a held list, so the decision is
 * the only step there. A newer list has other rows.
 */
export function asksForCorrections({ status, holds }: Pick<RunRecord, "status" | "holds">): boolean {
  return status !== "superseded" && !(status === "held" && holds.some(({ scope }) => scope === "run"));
}

function* stepsOf(phrases: Phrases, record: RunRecord, needs: Needs, kind: PagePlace["kind"]): Generator<Step> {
  if (record.status === "halted") {
    const { happened, whatToDo } = describeHalt(phrases, record.haltCode);
    yield elsewhere(`${happened} ${whatToDo}`);
    yield elsewhere(phrases.say("todo.nothing_lost"));
  }
  for (const question of needs.questions) yield elsewhere(describeQuestion(phrases, question, record));
  if (kind !== "console" && record.status === "held") yield* decisionSteps(phrases, record, kind === "trial");
  for (const text of proposalsOf(phrases, record.columns)) yield elsewhere(text);
  for (const text of passedOverSteps(phrases, record, needs)) yield elsewhere(text);
  if (record.lostCorrections > 0)
    yield elsewhere(phrases.say("todo.corrections_lost", { count: record.lostCorrections }));
  const { needsYou, inDoubt, warnings } = needs;
  if (needsYou.answerable > 0 && asksForCorrections(record))
    if (kind === "trial") yield elsewhere(phrases.say("trial.correct"));
    else if (kind === "folder") yield* correctionSteps(phrases, needs);
    else yield { text: phrases.say("console.run.correct_step", { count: needsYou.answerable }), at: "corrections" };
  if (inDoubt.total > 0)
    yield kind === "console"
      ? { text: phrases.say("console.run.doubt_step", { count: inDoubt.total }), at: "doubts" }
      : elsewhere(phrases.say("todo.look_up", { count: inDoubt.total }));
  if (needs.ungreeted.total > 0) yield elsewhere(ungreetedInWords(phrases, needs.ungreeted));
  if (needsYou.total + inDoubt.total === 0 && warnings.total > 0)
    yield elsewhere(phrases.say("todo.warnings", { count: warnings.total }));
}

function* decisionSteps(phrases: Phrases, { run, deletes, rows }: RunRecord, isTrial: boolean): Generator<Step> {
  const hasNames = deletes.held + rows.held > 0;
  yield elsewhere(phrases.say(hasNames ? "todo.read_below_names" : "todo.read_below"));
  if (isTrial) return yield elsewhere(phrases.say("trial.held"));
  yield elsewhere(phrases.say("todo.approve", { run }));
  yield elsewhere(phrases.say("todo.discard", { run }));
}

function* correctionSteps(phrases: Phrases, { needsYou, inDoubt, deferred, warnings }: Needs): Generator<Step> {
  const lines = needsYou.answerable + inDoubt.answerable + deferred.answerable + warnings.answerable;
  yield elsewhere(
    lines === needsYou.answerable
      ? phrases.say("todo.correct")
      : phrases.say("todo.correct_some", { lines, toCorrect: needsYou.answerable }),
  );
  yield elsewhere(phrases.say("todo.drop_back"));
}

function elsewhere(text: string): Step {
  return { text, at: null };
}
