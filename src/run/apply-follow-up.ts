import type { StoredOperation } from "../ledger/operations/operations.ts";
import { firstWave } from "../pipeline/plan/rules/waves.ts";
import type { RunEnv } from "./run-env.ts";

/** Follows the doubts that were settled when the process died, before the rows that waited for them heard of it. */
export function applyFollowUps(env: Pick<RunEnv, "ledger">): void {
  for (const id of env.ledger.followUps.resolvedDoubts()) {
    const operation = env.ledger.operations.get(id);
    if (operation === null) continue;
    const isLinked = env.ledger.entries.byKey(operation.feed, operation.key) !== null;
    const refusedOrNot = operation.state === "rejected" ? "refused" : "not_created";
    applyFollowUp(operation, isLinked ? "created" : refusedOrNot, env);
  }
}

/** Whether a newer whole list counts, and no longer asks for the person who is in doubt. */
export function hasLeftItsList(operation: StoredOperation, { ledger }: Pick<RunEnv, "ledger">): boolean {
  const newest = ledger.runs.latestAccepted(operation.feed);
  const isNewer = newest !== null && newest.mode === "snapshot" && newest.run > operation.run;
  return isNewer && ledger.followUps.newestOf(operation) === null;
}

/**
 * Plans what a later list asked for while a create was in doubt, now that it is settled: lists that came in between must
 * not be lost. The operation joins its own run, and is carried out at the next one.
 *
 * @param outcome `refused`: the service said no to what was sent
 * @returns whether a later row has taken over
 */
export function applyFollowUp(
  operation: StoredOperation,
  outcome: "created" | "not_created" | "refused",
  { ledger }: Pick<RunEnv, "ledger">,
): boolean {
  const row = ledger.followUps.newestOf(operation);
  if (row === null) return false;
  const { feed, issue, status, requestId } = operation;
  const { create, update } = row.followUp;
  switch (outcome) {
    case "created": {
      const entry = ledger.entries.byKey(feed, operation.key);
      if (entry === null) return false;
      if (entry.hash !== "" && Object.keys(update.changes).length === 0) {
        ledger.followUps.becomeUnchanged(row, entry.id);
      } else {
        ledger.followUps.becomeOperation(row, feed, { kind: "update", ...update, entry, wave: firstWave("update") });
      }
      return true;
    }
    case "refused":
      if (row.hash === operation.hash && issue !== null) {
        ledger.followUps.becomeRejected(row, { issue, status, requestId });
        return true;
      }
      ledger.followUps.becomeOperation(row, feed, {
        kind: "create",
        ...create,
        entry: null,
        wave: firstWave("create"),
      });
      return true;
    case "not_created":
      ledger.followUps.becomeOperation(row, feed, {
        kind: "create",
        ...create,
        entry: null,
        wave: firstWave("create"),
      });
      return true;
  }
}
