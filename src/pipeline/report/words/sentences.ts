/** The one place with the sentences for people: what happened to this person, and what to do now. */

import type { Issue, IssueCode } from "../../../model/issue.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { OperationKind } from "../../../model/operation.ts";
import type { OpenItem, SkippedRow } from "../../../model/run-record.ts";
import { factsOf, type Sentence } from "./issue-facts.ts";
import { ROW_SENTENCES } from "./row-sentences.ts";
import { SERVICE_SENTENCES } from "./service-sentences.ts";
import { WARNING_SENTENCES } from "./warning-sentences.ts";

export { describeHold } from "./hold-sentences.ts";

const SENTENCES: Readonly<Record<IssueCode, Sentence>> = {
  ...ROW_SENTENCES,
  ...SERVICE_SENTENCES,
  ...WARNING_SENTENCES,
};

const SKIPS: Readonly<Record<SkippedRow["reason"], string>> = {
  repeated_header: "The column titles once more",
  footer: "A closing line (total, date, note), not a person",
  instructions: "Instructions, not a person",
  hidden_row: "Hidden in the workbook",
  inactive: "Marked as deceased, left or to be deleted, and not in the service",
  outdated: "A newer version of this row is known already",
  solved: "Already solved",
  duplicate: "The same row stands above; it counts once",
};

const COLUMN_USES: Readonly<Record<ColumnUse["why"], string>> = {
  configured: "set for this list",
  alias: "known by its title",
  values: "known by its values",
  key: "tells people apart",
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
 * @param operation the call that was wanted, if it came to that: “was not created” reads other than “was not deleted”
 * @param wentThrough whether the row is applied in spite of the issue; by default, if the issue is a warning
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

/** A problem with all its issues: the main cause first, what else is wrong in the row after it. */
export function describeOpenItem({ issue, further, operation, status }: OpenItemToDescribe): Words {
  const main = describeIssue(issue, operation, status === "warning");
  const others = further.map((each) => describeIssue(each, operation, status === "warning"));
  const hints = new Set([main.hint, ...others.map((other) => other.hint)]);
  return {
    message: [main.message, ...others.map((other) => `Also: ${other.message}`)].join(" "),
    hint: [...hints].join(" "),
  };
}

type OpenItemToDescribe = Pick<OpenItem, "issue" | "further" | "operation" | "status">;

/** The cause in a few words, as a heading over all rows that have it. */
export function titleOfIssue(code: IssueCode): string {
  return SENTENCES[code].title;
}

/** Whether rows go through in spite of it. */
export function isWarning(code: IssueCode): boolean {
  return code in WARNING_SENTENCES;
}

/** Why a line is left out without being a person's row. */
export function describeSkip(reason: SkippedRow["reason"]): string {
  return SKIPS[reason];
}

/** Why a column is used as it is, in a few words. */
export function describeColumnUse(why: ColumnUse["why"]): string {
  return COLUMN_USES[why];
}
