/** Questions that a row asks, and who may answer them. */
import type { Role } from "../../../model/request.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import { choicesOf, type Issue } from "../../../model/issue.ts";
import { needsApprover, questionIn } from "../../../run/decisions/answers/judge-answer.ts";

export interface RowQuestion {
  readonly issue: Issue;
  readonly choices: readonly string[];
}

/** Returns the question of an open item; null: the item asks nothing. */
export function questionOf(openItem: Pick<StoredOpenItem, "issues">): RowQuestion | null {
  const issue = questionIn(openItem);
  return issue === undefined ? null : { issue, choices: choicesOf(issue) ?? [] };
}

/** Returns the role that may give an answer. */
export function roleForAnswer(issue: Issue, choice: string): Role {
  return needsApprover(issue, choice) ? "approver" : "editor";
}
