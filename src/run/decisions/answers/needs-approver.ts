import type { Issue } from "../../../model/issue.ts";

/**
 * Returns whether only an approver may give an answer: it deletes the former contact of the row's key, says whether a create arrived, or
 * is about a person who must never be greeted. Every other answer is part of correcting rows.
 */
export function needsApprover({ code, data }: Pick<Issue, "code" | "data">, choice: string): boolean {
  const deletes = code === "other_person" && choice === "new" && data["stays"] === undefined;
  return deletes || code === "in_doubt" || code === "exists_unlinked" || code === "may_be_never";
}
