import { isLineIssue } from "../../model/issue.ts";
import { noteRefused, protectLinked } from "./protect-contacts.ts";
import type { Deciding } from "./row-context.ts";
import { rowResults } from "./write-decision.ts";

/**
 * Writes the skipped rows. A row that a person has hidden, and a row of an unread sheet or table, still protects the contacts
 * that it may describe. Without a name, a row of an unread table is probably no person.
 */
export function decideSkipped(deciding: Deciding): void {
  const { staging, draft } = deciding;
  for (const { mapped, hash, openItem, entryId } of staging.rows("skipped", "notable")) {
    if (mapped.kind !== "skipped") continue;
    const unsent = mapped.person === undefined ? null : { ...mapped.person, entryId, hash, line: mapped.line };
    if (unsent !== null) protectLinked(deciding, unsent);
    const mayBePerson = mapped.reason === "hidden_row" || unsent?.traits.fullName !== null;
    if (unsent !== null && mayBePerson) noteRefused(deciding, unsent);
    const result = { ...rowResults(mapped, hash, openItem), key: null, issues: mapped.issue ? [mapped.issue] : [] };
    if (mapped.issue === undefined || !isLineIssue(mapped.issue))
      draft.addRow({ ...result, outcome: "skipped", reason: mapped.reason });
    else draft.addRow(mapped.issue.code === "waits_for_list" ? { ...result, outcome: "deferred" } : result);
  }
}
