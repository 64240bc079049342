/** The sentences about rows, in one place: what happened to the person, and what to do now. */

import { choicesOf, type Issue, type IssueCode } from "../../../model/issue.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { OperationKind } from "../../../model/operation.ts";
import type { OpenItem, SkippedRow } from "../../../model/run-record.ts";
import { parseHeldRowId } from "../../../model/text/held-row-id.ts";
import { factsOf, type Sentence } from "./issue-facts.ts";
import { LINE_SENTENCES } from "./line-sentences.ts";
import { ROW_SENTENCES } from "./row-sentences.ts";
import { SERVICE_SENTENCES } from "./service-sentences.ts";
import { WARNING_SENTENCES } from "./warning-sentences.ts";

export { describeHold } from "./hold-sentences.ts";

const SENTENCES: Readonly<Record<IssueCode, Sentence>> = {
  ...ROW_SENTENCES,
  ...LINE_SENTENCES,
  ...SERVICE_SENTENCES,
  ...WARNING_SENTENCES,
};

const SKIPS: Readonly<Record<SkippedRow["reason"], string>> = {
  repeated_header: "The column titles again, not a person",
  footer: "A closing line (total, date, note), not a person",
  instructions: "Instructions, not a person",
  hidden_row: "Hidden in the workbook",
  other_sheet: "On a sheet that is not read",
  second_table: "In a second table below the list",
  inactive: "Marked as deceased, left or to be deleted, and not in the service",
  outdated: "A newer version of this row is known already",
  solved: "Already solved",
  refused_line: "Its _id does not belong to it",
  waits_for_list: "It waits for the decision about a list",
  not_corrected: "Its list waits for a decision, and the line was not corrected",
  sent_on: "It waited for the decision about a list, and was then used with a report of its own",
  duplicate: "The same row is above; the two count once",
};

const COLUMN_USES: Readonly<Record<ColumnUse["why"], string>> = {
  configured: "set for this list",
  alias: "known by its title",
  values: "known by its values",
  key: "people are recognised by it",
  not_groups: "not all its values name groups",
  unmatched: "its title fits no field",
  withheld: "private, never sent",
  ignored: "set to be left out",
};

export interface Words {
  /** What happened to this person. */
  readonly message: string;
  /** What to do now. */
  readonly hint: string;
}

/**
 * Returns the sentences about an issue.
 *
 * @param operation the kind of operation planned for the row; the sentence says “was not created” or “was not deleted”
 * @param wentThrough whether the row is applied in spite of the issue; by default true for a warning
 */
export function describeIssue(
  issue: Issue,
  operation: OperationKind | null = null,
  wentThrough: boolean = isWarning(issue.code),
): Words {
  const facts = factsOf(issue, operation, wentThrough);
  const sentence = SENTENCES[issue.code];
  return { message: sentence.message(facts), hint: sentence.hint(facts) };
}

/** Returns the sentences about an open item: its main issue, then the row's further issues. */
export function describeOpenItem({ id, issue, further, operation, status }: OpenItemToDescribe): Words {
  const main = describeIssue(issue, operation, status === "warning");
  const others = further.map((each) => describeIssue(each, operation, status === "warning"));
  const hints = new Set([main.hint, ...others.map((other) => other.hint)]);
  return {
    message: [main.message, ...others.map((other) => `Also: ${other.message}`)].join(" "),
    hint: [...hints, ...howToAnswer(id, [issue, ...further])].join(" "),
  };
}

/** Returns the command that answers an open item's question, in a sentence; nothing if the item has none, or no id yet. */
function howToAnswer(id: string, issues: readonly Issue[]): readonly string[] {
  const choices = issues.map(choicesOf).find((found) => found !== null) ?? null;
  if (id === "" || parseHeldRowId(id) !== null || choices === null) return [];
  const commands = choices.map((choice) => `“celebration-sync answer ${id} ${choice}”`);
  return [`Your administrator records the answer with ${commands.join(" or ")}.`];
}

type OpenItemToDescribe = Pick<OpenItem, "id" | "issue" | "further" | "operation" | "status">;

/** Returns the heading over all rows with this issue. */
export function titleOfIssue(code: IssueCode): string {
  return SENTENCES[code].title;
}

/** Returns whether a row with this issue is applied. */
export function isWarning(code: IssueCode): boolean {
  return code in WARNING_SENTENCES;
}

/** Returns why a row was skipped, in a few words, and what to do about a correction that was not used. */
export function describeSkip({ reason, isLostCorrection }: Pick<SkippedRow, "reason" | "isLostCorrection">): string {
  if (isLostCorrection !== true) return SKIPS[reason];
  const code = reason === "solved" ? "line_solved" : "line_outdated";
  const { message, hint } = describeIssue({ code, field: null, header: null, data: {} });
  return `${message} ${hint}`;
}

/** Returns why a column is used or left out, in a few words. */
export function describeColumnUse(why: ColumnUse["why"]): string {
  return COLUMN_USES[why];
}
