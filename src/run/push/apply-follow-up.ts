import type { Ledger } from "../../ledger/ledger.ts";
import type { StoredOperation } from "../../ledger/operations/operations.ts";
import { firstWave } from "../../pipeline/plan/rules/waves.ts";

/** How a create in doubt was resolved. `refused`: the service refused the body that was sent. */
export type ResolvedAs = "created" | "not_created" | "refused";

type FollowUpLedger = Pick<Ledger, "entries" | "followUps">;

/** Applies the follow-ups of doubts that were resolved just before the process died. */
export function applyFollowUps(ledger: FollowUpLedger & Pick<Ledger, "operations">): void {
  for (const id of ledger.followUps.resolvedDoubts()) {
    const operation = ledger.operations.get(id);
    if (operation === null) continue;
    const isLinked = ledger.entries.byKey(operation.feed, operation.key) !== null;
    const refusedOrNot = operation.state === "rejected" ? "refused" : "not_created";
    applyFollowUp(operation, isLinked ? "created" : refusedOrNot, ledger);
  }
}

/**
 * Returns whether the person of a create in doubt has left the list: the newest accepted whole list has no row for it, or a
 * row of another person, or an undo takes the list back.
 */
export function hasLeftItsList(
  operation: StoredOperation,
  { runs, followUps, undos }: Pick<Ledger, "runs" | "followUps" | "undos">,
): boolean {
  if (undos.isUndone(operation.run)) return true;
  const newest = runs.latestAccepted(operation.feed);
  const isNewer = newest !== null && newest.mode === "snapshot" && newest.run > operation.run;
  if (!isNewer) return false;
  const row = followUps.newestOf(operation);
  return row === null || row.followUp.otherPerson !== undefined;
}

/**
 * Plans the follow-up of a create whose doubt is resolved: what the newest row asked for in the meantime. The new operation
 * belongs to the run of that row, and the next pass carries it out.
 *
 * @returns false: no later row asked for anything
 */
export function applyFollowUp(operation: StoredOperation, resolvedAs: ResolvedAs, ledger: FollowUpLedger): boolean {
  const { entries, followUps } = ledger;
  const row = followUps.newestOf(operation);
  if (row === null) return false;
  const { feed, issue, status, requestId } = operation;
  const { create, update, otherPerson } = row.followUp;
  const planCreate = () => {
    followUps.becomeOperation(row, feed, { kind: "create", ...create, entry: null, wave: firstWave("create") });
  };
  switch (resolvedAs) {
    case "created": {
      const entry = entries.byKey(feed, operation.key);
      if (entry === null) return false;
      if (otherPerson !== undefined) {
        const { contactId } = entry;
        const stays = otherPerson.data["stays"] === undefined ? {} : { stays: contactId };
        const question = { ...otherPerson, data: { ...otherPerson.data, contactId, ...stays } };
        followUps.becomeRejected(row, { issue: question, status: null, requestId: null });
      } else if (entry.hash !== "" && Object.keys(update.changes).length === 0)
        followUps.becomeUnchanged(row, entry.id);
      else followUps.becomeOperation(row, feed, { kind: "update", ...update, entry, wave: firstWave("update") });
      return true;
    }
    case "refused":
      if (row.hash === operation.hash && issue !== null) {
        followUps.becomeRejected(row, { issue, status, requestId });
      } else planCreate();
      return true;
    case "not_created":
      planCreate();
      return true;
  }
}
