import type { Lookalike } from "../../ledger/entries/lookalikes.ts";
import type { Failure, StoredOperation } from "../../ledger/operations/operations.ts";
import { nameOf, type ContactInput } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import type { PushIo } from "./push-io.ts";

/** Checks that the plan still fits the ledger, and fills in what another operation had to find out first. */
export function makeReady(
  operation: StoredOperation,
  io: Pick<PushIo, "operations">,
): { kind: "ready"; body: ContactInput } | { kind: "ended" } {
  const { operations } = io;
  switch (operations.precondition(operation)) {
    case "outdated":
      operations.dropped(
        operation.id,
        local("not_sent", { reason: "what the service holds of them has changed in the meantime" }),
      );
      return { kind: "ended" };
    case "present":
      operations.dropped(
        operation.id,
        local("not_sent", { reason: "a newer list or corrected report names them again" }),
      );
      return { kind: "ended" };
    case "waits":
      operations.deferred(operation.id, local("not_sent", { reason: "it was sent before, and no answer came back" }));
      return { kind: "ended" };
    case "applies":
  }
  const lookalike = operation.kind === "create" ? operations.lookalike(operation) : null;
  if (lookalike !== null) {
    operations.rejected(operation.id, looksLike(lookalike));
    return { kind: "ended" };
  }
  const waitsFor = operation.waitsFor === null ? null : operations.get(operation.waitsFor);
  if (waitsFor !== null && !comesAfter(operation, waitsFor, io)) return { kind: "ended" };
  if (operation.guardianOperation === null) return { kind: "ready", body: operation.input };
  const guardian = operations.get(operation.guardianOperation);
  // Created by this operation, or by another list's in the meantime.
  const contactId = guardian === null ? null : operations.linkedTo(guardian);
  if (contactId === null) {
    const failure = local("guardian_not_created", { lines: [guardian?.line ?? null].filter((line) => line !== null) });
    const isOver = guardian === null || ["rejected", "dropped"].includes(guardian.state);
    if (isOver) operations.rejected(operation.id, failure);
    else operations.deferred(operation.id, failure);
    return { kind: "ended" };
  }
  return { kind: "ready", body: { ...operation.input, guardian_contact_id: contactId } };
}

/** Whether its turn has come: what it waits for is done, or will not be done. */
function comesAfter(
  { id, kind }: StoredOperation,
  waitsFor: StoredOperation,
  { operations }: Pick<PushIo, "operations">,
): boolean {
  if (kind === "delete") {
    // Who it deletes may be the person of this row, under another key and address.
    const reason = `line ${waitsFor.line ?? "?"} of the list may be the same person`;
    if (waitsFor.state === "rejected")
      operations.dropped(id, local("not_sent", { reason: `${reason}, and was refused` }));
    else if (waitsFor.state === "in_doubt") operations.deferred(id, local("not_sent", { reason }));
    else return true;
    return false;
  }
  if (!["held", "deferred", "planned"].includes(waitsFor.state)) return true;
  operations.deferred(id, local("waits_for_held", { name: nameOf(waitsFor.input) }));
  return false;
}

function looksLike(other: Lookalike): Failure {
  const name = nameOf(other.input);
  return other.kind === "linked"
    ? local("looks_like", { contactId: other.contactId, name })
    : local("looks_like_in_doubt", { operationId: other.operationId, name });
}

function local(code: Issue["code"], data: Issue["data"]) {
  return { issue: { code, field: null, header: null, data }, status: null, requestId: null };
}
