/** Questions that a row asks, and who may answer them. */
import type { Role } from "../../../config/console-settings.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import { choicesOf, type Issue } from "../../../model/issue.ts";

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

/**
 * Returns the role that may give an answer. An answer about a row is part of correcting the row. An answer that deletes the
 * former contact of the row's key needs an approver, as every delete that a person decides. So does an answer about a person
 * who must never be greeted.
 */
export function roleForAnswer({ code, data }: Issue, choice: string): Role {
  const deletes = code === "other_person" && choice === "new" && data["stays"] === undefined;
  return deletes || code === "may_be_never" ? "approver" : "editor";
}
