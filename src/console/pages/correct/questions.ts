/** Questions that a row asks, and who may answer them. */
import type { Role } from "../../../model/request.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import { choicesOf, type Issue } from "../../../model/issue.ts";
import { needsApprover } from "../../../run/decisions/answers/judge-answer.ts";

export interface RowQuestion {
  readonly issue: Issue;
  readonly choices: readonly string[];
}

/** Returns the question of an open item; null: the item asks nothing. */
export function questionOf({ issues }: Pick<StoredOpenItem, "issues">): RowQuestion | null {
  for (const issue of issues) {
    const choices = choicesOf(issue);
    if (choices !== null) return { issue, choices };
  }
  return null;
}

/** Returns the role that may give an answer. */
export function roleForAnswer(issue: Issue, choice: string): Role {
  return needsApprover(issue, choice) ? "approver" : "editor";
}
