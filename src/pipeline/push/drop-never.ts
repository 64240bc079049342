import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { PushIo } from "./push-io.ts";

/** The reason of an operation that is dropped because its person must never be greeted. */
export const NEVER = { code: "not_sent", field: null, header: null, data: { reason: "never" } } as const;

/**
 * Drops a create or update of a person who must never be greeted, and refuses one of a person who may be one. Plans leave
 * such people out, but the person may have been entered since, and not every operation comes from a list.
 *
 * @returns whether the operation is not sent
 */
export function dropNever(
  operation: StoredOperation,
  { ledger, findNever }: Pick<PushIo, "ledger" | "findNever">,
): boolean {
  const found = operation.kind === "delete" ? null : findNever(operation);
  if (found === null) return false;
  // The way back of a list has no rows that a question could be about. The next list asks it.
  const isAsked = found !== "never" && operation.cells.length > 0;
  if (isAsked) ledger.rejected(operation, { issue: found, status: null, requestId: null });
  else ledger.dropped(operation.id, { issue: NEVER, status: null, requestId: null });
  return true;
}
