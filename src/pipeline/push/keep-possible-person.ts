import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { PushIo } from "./push-io.ts";

/**
 * Drops the delete of an absent contact if the service has refused the create of a row in the same list that could be about
 * the contact. Deletes are sent after the creates, so all creates of the list have their answer.
 *
 * @returns whether the delete is dropped
 */
export function keepPossiblePerson(
  operation: StoredOperation,
  { ledger, couldBe }: Pick<PushIo, "ledger" | "couldBe">,
): boolean {
  if (operation.kind !== "delete" || Object.keys(operation.changes).length > 0) return false;
  const refused = ledger
    .ofRun(operation.run, "rejected")
    .find(({ kind, input }) => kind === "create" && couldBe(input, operation.input));
  if (refused === undefined) return false;
  const data = { reason: "same_refused", line: refused.line ?? "?" };
  const issue = { code: "not_sent", field: null, header: null, data } as const;
  ledger.dropped(operation.id, { issue, status: null, requestId: null });
  return true;
}
