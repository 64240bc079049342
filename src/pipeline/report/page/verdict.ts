import { counted, withThousands } from "../../../model/text/counted.ts";
import { unaccountedRows, type RunRecord } from "../../../model/run-record.ts";
import { describeHalt } from "../words/halt-sentences.ts";
import type { Digest } from "./report-digest.ts";

/** The top of the page: what happened, in one line and in figures, and what to do now. */
export interface Verdict {
  readonly tone: "good" | "attention" | "waiting" | "stopped";
  readonly headline: string;
  readonly lead: string;
  /** What to do, in order; empty if there is nothing to do. Commands are in “…”. */
  readonly steps: readonly string[];
}

/** The parts of the digest that the verdict uses. */
export type Needs = Pick<Digest, "needsYou" | "inDoubt" | "warnings" | "deferred" | "held" | "dropped" | "passedOver">;

/** Returns the verdict on a run. */
export function verdictOf(record: RunRecord, needs: Needs): Verdict {
  const lead = whatWasDone(record);
  const steps = [...stepsOf(record, needs)];
  switch (record.status) {
    case "failed":
      return { tone: "stopped", headline: "This run failed.", lead, steps: [...failureSteps(record), ...steps] };
    case "halted":
      return { tone: "stopped", headline: "This run stopped before the end.", lead, steps };
    case "superseded":
      return { tone: "good", headline: "A newer list has replaced this one.", lead, steps: [] };
    case "held":
      return { tone: "waiting", headline: heldHeadline(record), lead, steps };
    case null:
      return { tone: "waiting", headline: "This run is not finished.", lead, steps };
    case "completed":
      return completed(record, needs, lead, steps);
  }
}

function completed(record: RunRecord, needs: Needs, lead: string, steps: readonly string[]): Verdict {
  const { rows: counts, deletes, holds } = record;
  // An operation that was dropped without an issue was held before, and a person discarded it.
  const dropped = needs.dropped.first[0]?.issue === null ? needs.dropped.total : 0;
  const isDiscarded = dropped > 0 && holds.some((hold) => hold.scope === "run");
  if (isDiscarded && counts.created + counts.updated + deletes.deleted === 0) {
    const headline = "This list was discarded. Nothing of it was carried out.";
    return { tone: "attention", headline, lead, steps };
  }
  const rows = needs.needsYou.total + needs.inDoubt.total;
  if (rows > 0) {
    const earlier = needs.needsYou.carriedOver + needs.inDoubt.carriedOver;
    const ofThem =
      earlier === 0
        ? ""
        : rows === 1
          ? ", from an earlier list"
          : `, ${withThousands(earlier)} of them from earlier lists`;
    const headline = `The list went through. ${counted(rows, "row needs", "rows need")} you${ofThem}.`;
    return { tone: "attention", headline, lead, steps };
  }
  if (record.lostCorrections > 0) {
    const headline = `${counted(record.lostCorrections, "correction was", "corrections were")} not used.`;
    return { tone: "attention", headline, lead, steps };
  }
  const notRead = needs.passedOver.other_sheet + needs.passedOver.second_table;
  if (notRead > 0) {
    const headline = `The list went through. ${counted(notRead, "row was", "rows were")} not read.`;
    return { tone: "attention", headline, lead, steps };
  }
  if (needs.deferred.total > 0) {
    const headline = `The list went through. ${counted(needs.deferred.total, "row follows", "rows follow")} later.`;
    return { tone: "attention", headline, lead, steps };
  }
  if (dropped > 0) {
    const isDelete = needs.dropped.first.every(({ kind }) => kind === "delete");
    const what = isDelete
      ? counted(dropped, "deletion was", "deletions were")
      : counted(dropped, "change was", "changes were");
    return { tone: "good", headline: `The list went through. ${what} discarded.`, lead, steps };
  }
  return { tone: "good", headline: "Everything went through.", lead, steps };
}

function heldHeadline(record: RunRecord): string {
  if (record.holds.some((hold) => hold.scope === "run"))
    return "Nothing was changed. This list waits for your decision.";
  return `${counted(record.deletes.held, "deletion waits", "deletions wait")} for your decision.`;
}

/** Returns one sentence with the figures of summary.json. */
function whatWasDone({ rows, deletes, holds }: RunRecord): string {
  const done = listed([
    [rows.created, `${counted(rows.created, "person", "people")} created`],
    [rows.updated, `${withThousands(rows.updated)} updated`],
    [deletes.deleted, `${withThousands(deletes.deleted)} deleted`],
  ]);
  const rest = listed([
    [rows.unchanged, `${counted(rows.unchanged, "was", "were")} already right`],
    [rows.rejected, `${counted(rows.rejected, "needs", "need")} a correction`],
    [rows.inDoubt, `${counted(rows.inDoubt, "is", "are")} in doubt`],
    [rows.held, `${counted(rows.held, "waits", "wait")} for a decision`],
    [rows.deferred, `${counted(rows.deferred, "follows", "follow")} later`],
  ]);
  const wholeRunHeld = holds.some((hold) => hold.scope === "run");
  const nothing = wholeRunHeld ? "nothing was sent to the service" : "nothing was changed in the service";
  return `${counted(rows.read, "row")} read: ${[done === "" ? nothing : done, rest].filter((part) => part !== "").join("; ")}.`;
}

function listed(parts: readonly (readonly [count: number, text: string])[]): string {
  return parts.flatMap(([count, text]) => (count > 0 ? [text] : [])).join(", ");
}

function failureSteps(record: RunRecord): readonly string[] {
  const missing = unaccountedRows(record.rows);
  if (missing === 0) return ["Tell your administrator. The file is kept, and nothing of it is lost."];
  return [
    `The numbers don't add up: ${counted(Math.abs(missing), "row")} ${missing > 0 ? "of the file can't be accounted for" : "too many were counted"}. Tell your administrator before you rely on this report.`,
  ];
}

/** Says which people of the file were not read, because they stand on another sheet or in a second table. */
function* passedOverSteps({ reading }: RunRecord, { passedOver }: Pick<Needs, "passedOver">): Generator<string> {
  if (passedOver.other_sheet > 0) {
    const sheets = (reading.sheetsNotRead ?? []).map((name) => `“${name}”`).join(", ");
    yield `${counted(passedOver.other_sheet, "row stands", "rows stand")} on another sheet${sheets === "" ? "" : ` (${sheets})`}, which was not read: those people were neither created, changed nor deleted. Move them to the sheet “${reading.sheet ?? ""}”, or have your administrator set which sheets are read.`;
  }
  if (passedOver.second_table > 0)
    yield `${counted(passedOver.second_table, "row stands", "rows stand")} in a second table below the list: those people were neither created, changed nor deleted. Put them into the first table, or into a file of their own.`;
}

function* stepsOf(record: RunRecord, needs: Needs): Generator<string> {
  if (record.status === "halted") {
    const { happened, whatToDo } = describeHalt(record.haltCode);
    yield `${happened} ${whatToDo}`;
    yield "Nothing is lost: the next run goes on where this one stopped. You need not put the file into the inbox folder again.";
  }
  if (record.status === "held") {
    yield `Read below what waits and why${record.deletes.held + record.rows.held === 0 ? "" : ", and check the names"}.`;
    yield `If the list is right: have your administrator run “celebration-sync approve ${record.run}”`;
    yield `If the list is wrong: put a corrected list into the inbox folder, or have your administrator discard this one with “celebration-sync discard ${record.run}”`;
  }
  yield* passedOverSteps(record, needs);
  if (record.lostCorrections > 0) {
    yield `${counted(record.lostCorrections, "corrected line of this file was", "corrected lines of this file were")} not used, because the report they come from is not the newest. They are named below under “Lines left out”. Make those corrections in the newest report, or in your list.`;
  }
  if (needs.needsYou.answerable > 0) {
    const { needsYou, inDoubt, deferred, warnings } = needs;
    const lines = needsYou.answerable + inDoubt.answerable + deferred.answerable + warnings.answerable;
    const others =
      lines === needsYou.answerable
        ? ""
        : ` Of its ${withThousands(lines)} lines, ${counted(needsYou.answerable, "needs", "need")} a correction.`;
    yield `Open rejections.xlsx, which is in the same folder as this page, and correct the coloured cells.${others} Leave the columns whose titles start with _ as they are.`;
    yield "Save the file under any name, and put it into the inbox folder, where you also put your lists. Only the rows of this file are sent; no person is deleted.";
  }
  if (needs.inDoubt.total > 0) {
    yield `Look up ${counted(needs.inDoubt.total, "person", "people")} in the service who may or may not have arrived, and tell your administrator what you found.`;
  }
  if (needs.needsYou.total + needs.inDoubt.total === 0 && needs.warnings.total > 0) {
    yield `If you like, look at ${counted(needs.warnings.total, "row")} in which a value was left out or looks odd.`;
  }
}
