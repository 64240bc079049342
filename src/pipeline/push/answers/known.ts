import type { StoredOperation } from "../../../ledger/operations/operations.ts";
import { appliedDifferently } from "../compare-applied.ts";
import type { Known } from "../interpret-answer.ts";
import type { PushIo } from "../push-io.ts";

/** Returns what the ledger knows that the answer to an operation is compared with. */
export function knownOf({ id }: StoredOperation, { ledger, stops }: Pick<PushIo, "ledger" | "stops">): Known {
  return {
    isAccepted: (difference) => stops.isAccepted(difference),
    isTaken: (contactId) => ledger.isTaken(contactId),
    fitsOther: (applied) =>
      (["sending", "in_doubt"] as const)
        .flatMap((state) => ledger.inState(state))
        .some((other) => other.id !== id && appliedDifferently(other.body ?? other.input, applied).length === 0),
  };
}
