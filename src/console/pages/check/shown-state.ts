import { createHash } from "node:crypto";
import type { RunRecord } from "../../../model/run-record.ts";

/**
 * Returns a text that stands for what the page of a check shows: the list's feed, the check itself, and what the ledger knew.
 * Taking over sends it back, so that a person decides about what the page showed, and not about a later check.
 *
 * @param ledgerState the ledger's state when the page was made
 */
export function shownState({ feed, run }: Pick<RunRecord, "feed" | "run">, ledgerState: string): string {
  return createHash("sha256")
    .update(JSON.stringify([feed, run, ledgerState]))
    .digest("hex");
}
