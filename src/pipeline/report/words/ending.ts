import type { RunRecord } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";

/** Returns in a few words how a run ended, or that it has not ended. */
export function endingInWords(phrases: Phrases, status: RunRecord["status"], wasDiscarded: boolean): string {
  return phrases.say(wasDiscarded ? "history.discarded" : `history.${status ?? "unfinished"}`);
}

/**
 * Returns whether a person discarded a run before anything of it was carried out.
 *
 * @param kindOf returns what a decision decided
 */
export function isDiscarded<D extends { readonly rows: number | null }>(
  { status, rows, deletes, holds }: Pick<RunRecord, "status" | "rows" | "deletes" | "holds">,
  decisions: readonly D[],
  kindOf: (decision: D) => string,
): boolean {
  if (status !== "completed" || rows.created + rows.updated + deletes.deleted > 0) return false;
  if (!holds.some(({ scope }) => scope === "run")) return false;
  return decisions.some((decision) => kindOf(decision) === "discard" && decision.rows === null);
}
