import type { Lookalike } from "../../ledger/entries/lookalikes.ts";
import type { Failure, StoredOperation } from "../../ledger/operations/operations.ts";
import { nameOf, type ContactInput } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import type { PushSettings } from "./push-io.ts";
import type { PushLedger } from "./push-ledger.ts";
import { whyForbidden } from "./recheck-settings.ts";

/** Says that an operation can be sent with this body, or that it ended without a call. */
export type Readiness = { readonly kind: "ready"; readonly body: ContactInput } | { readonly kind: "ended" };

type LedgerOfMakeReady = Pick<
  PushLedger,
  "isApproved" | "get" | "precondition" | "lookalike" | "linkedTo" | "rejected" | "deferred" | "dropped"
>;

/**
 * Returns the body to send, after checking that the operation still fits the settings and the ledger. The contact_id of a guardian who was
 * created since the plan is filled in. An operation that no longer fits is dropped, deferred or rejected here.
 */
export function makeReady(operation: StoredOperation, settings: PushSettings, ledger: LedgerOfMakeReady): Readiness {
  const isApproved = operation.kind === "delete" && ledger.isApproved(operation.contactId);
  const forbidden = whyForbidden(operation, settings, isApproved);
  if (forbidden !== null) {
    ledger.dropped(operation.id, local("not_sent", forbidden));
    return { kind: "ended" };
  }
  switch (ledger.precondition(operation)) {
    case "outdated":
      ledger.dropped(operation.id, local("not_sent", { reason: "changed_meanwhile" }));
      return { kind: "ended" };
    case "present":
      ledger.dropped(operation.id, local("not_sent", { reason: "named_again" }));
      return { kind: "ended" };
    case "in_other_list":
      ledger.dropped(operation.id, local("not_sent", { reason: "in_other_list" }));
      return { kind: "ended" };
    case "waits":
      ledger.deferred(operation.id, local("not_sent", { reason: "sent_before" }));
      return { kind: "ended" };
    case "applies":
  }
  const lookalike = operation.kind === "create" ? ledger.lookalike(operation) : null;
  if (lookalike !== null) {
    ledger.rejected(operation, looksLike(lookalike));
    return { kind: "ended" };
  }
  const waitsFor = operation.waitsFor === null ? null : ledger.get(operation.waitsFor);
  if (waitsFor !== null && !isItsTurn(operation, waitsFor, ledger)) return { kind: "ended" };
  const same = waitsFor === null ? null : samePerson(operation, waitsFor, ledger);
  if (same !== null) {
    ledger.rejected(operation, same);
    return { kind: "ended" };
  }
  if (operation.guardianOperation === null) return { kind: "ready", body: operation.input };
  const guardian = ledger.get(operation.guardianOperation);
  // The planned operation may have created the guardian, or the operation of a list that came since.
  const contactId = guardian === null ? null : ledger.linkedTo(guardian);
  if (contactId === null) {
    const failure = local("guardian_not_created", { lines: [guardian?.line ?? null].filter((line) => line !== null) });
    const isOver = guardian === null || ["rejected", "dropped"].includes(guardian.state);
    if (isOver) ledger.rejected(operation, failure);
    else ledger.deferred(operation.id, failure);
    return { kind: "ended" };
  }
  return { kind: "ready", body: { ...operation.input, guardian_contact_id: contactId } };
}

/** Returns whether an operation may be sent, given the state of the one that it waits for. If not, drops or defers it. */
function isItsTurn(
  { id, kind }: StoredOperation,
  waitsFor: StoredOperation,
  ledger: Pick<PushLedger, "dropped" | "deferred">,
): boolean {
  if (kind === "delete") {
    // The contact to delete may be the person of that row, under another key and address.
    const line = waitsFor.line ?? "?";
    if (waitsFor.state === "rejected") ledger.dropped(id, local("not_sent", { reason: "same_refused", line }));
    else if (waitsFor.state === "in_doubt") ledger.deferred(id, local("not_sent", { reason: "maybe_same", line }));
    else return true;
    return false;
  }
  if (!["held", "deferred", "planned"].includes(waitsFor.state)) return true;
  ledger.deferred(id, local("waits_for_held", { name: nameOf(waitsFor.input) }));
  return false;
}

/**
 * Returns why a create is not sent that waited for another create: that one may have created the same person. null: it did not.
 */
function samePerson(
  { kind }: StoredOperation,
  first: StoredOperation,
  ledger: Pick<PushLedger, "linkedTo">,
): Failure | null {
  if (kind !== "create" || first.kind !== "create") return null;
  const { state, issue, input } = first;
  // The first is itself a question about the contact of an earlier one.
  if (state === "rejected" && issue?.code.startsWith("looks_like") === true) return local(issue.code, issue.data);
  if (state === "in_doubt") return looksLike({ kind: "in_doubt", operationId: first.id, input });
  const contactId = state === "done" ? ledger.linkedTo(first) : null;
  return contactId === null ? null : looksLike({ kind: "linked", contactId, input }, first.line);
}

/** @param line the line on which the same list has the other person; null: the list does not have that person */
function looksLike(other: Lookalike, line: number | null = null): Failure {
  const name = nameOf(other.input);
  return other.kind === "linked"
    ? local("looks_like", { contactId: other.contactId, name, ...(line === null ? {} : { lines: [line] }) })
    : local("looks_like_in_doubt", { operationId: other.operationId, name });
}

/** Returns a failure that this program found by itself, without a call. */
function local(code: Issue["code"], data: Issue["data"]): Failure {
  return { issue: { code, field: null, header: null, data }, status: null, requestId: null };
}
