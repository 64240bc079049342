import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { PushIo } from "./push-io.ts";

/** The reason of an operation that is dropped because its person must never be greeted. */
const NEVER = { code: "not_sent", field: null, header: null, data: { reason: "never" } } as const;

/**
 * Drops a create or update of a person who must never be greeted. Plans leave such people out, but the person may have been
 * entered since, and not every operation comes from a list.
 *
 * @returns whether the operation is dropped
 */
export function dropNever(
  operation: StoredOperation,
  { ledger, isNever }: Pick<PushIo, "ledger" | "isNever">,
): boolean {
  if (operation.kind === "delete" || !isNever(operation)) return false;
  ledger.dropped(operation.id, { issue: NEVER, status: null, requestId: null });
  return true;
}
