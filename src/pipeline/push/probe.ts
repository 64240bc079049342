import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { Halt } from "../../model/halt.ts";
import type { Issue } from "../../model/issue.ts";
import type { PushIo } from "./push-io.ts";
import { appliedDifferentlyHalt, readAnswer } from "./interpret-answer.ts";

/** A probe whose own answer is lost is followed by at most two more; then it is a person's. */
const PROBES = 3;

/** How a create in doubt can be settled. */
export type Doubt =
  | { readonly kind: "probe"; readonly dueAt: number }
  /** No address by which the service would refuse a second one, or asked often enough: `resolve` is a person's. */
  | { readonly kind: "person" };

/** @param timeoutMs of the API: the service may still be working on the first one for that long, and once more */
export function howToResolve(operation: StoredOperation, timeoutMs: number): Doubt {
  const body = operation.body ?? operation.input;
  const hasAddress = (body.email ?? "") !== "" || (body.phone ?? "") !== "";
  const asked =
    operation.attempts > PROBES || operation.issue?.code === "exists_unlinked" || operation.issue?.data["probed"] === 1;
  if (operation.kind !== "create" || !hasAddress || asked) return { kind: "person" };
  return { kind: "probe", dueAt: (operation.sentAt ?? 0) + 2 * timeoutMs };
}

export type ProbeEnd = "resolved" | "open" | { readonly kind: "halt"; readonly halt: Halt };

/**
 * Settles one create in doubt by sending the byte-identical request once more, alone for its address: where the first
 * one arrived, the service refuses the second. The caller makes sure that nothing else is being sent.
 */
export async function probe(operation: StoredOperation, io: PushIo): Promise<ProbeEnd> {
  const body = operation.body ?? operation.input;
  for (;;) {
    io.count("create");
    const answer = await io.service.createContact(body, () => io.operations.probing(operation.id, io.now()));
    const next = readAnswer("create", answer, body);
    const at = new Date(io.now()).toISOString();
    switch (next.kind) {
      case "done":
        if (next.contactId === null) return "open";
        io.operations.created(operation, next.contactId, body, at);
        return "resolved";
      case "applied_differently":
        io.operations.created(operation, next.contactId, body, at);
        return { kind: "halt", halt: appliedDifferentlyHalt(next, operation.line) };
      case "again":
        io.count("throttled");
        io.operations.notProbed(operation.id);
        io.operations.inDoubt(operation.id, stillOpen(operation, {}));
        if (io.signal.aborted) return "open";
        continue;
      case "rejected":
        if (answer.kind === "refused" && answer.status === 409)
          return resolveConflict(operation, answer.contactId, next.failure, io);
        io.operations.rejected(operation.id, next.failure);
        return "resolved";
      // The group was there when the first one was sent: that it is gone now tells nothing about what became of that.
      case "look_at_groups":
        io.operations.inDoubt(operation.id, stillOpen(operation, { probed: 1 }));
        return "open";
      case "halt":
        return { kind: "halt", halt: next.halt };
      // A full plan may be full because the first one arrived.
      case "defer_creates": {
        const planFull = next.failure.issue.data["serviceMessage"] ?? next.failure.issue.code;
        io.operations.inDoubt(operation.id, stillOpen(operation, { planFull }));
        return "open";
      }
      // A lost answer proves nothing at all.
      case "in_doubt":
      case "retry":
        return "open";
    }
  }
}

/** 409: somebody holds the address. Ours, unless the ledger knows another holder. */
function resolveConflict(
  operation: StoredOperation,
  contactId: number | null,
  failure: { issue: Issue; status: number | null; requestId: string | null },
  io: PushIo,
): ProbeEnd {
  // Somebody changed one of ours in the service to this address.
  const isOurs = contactId !== null && io.operations.isLinked(contactId);
  if (isOurs || io.operations.otherHolder(operation) !== null) {
    io.operations.inDoubt(operation.id, stillOpen(operation, { probed: 1 }));
    return "open";
  }
  if (contactId !== null) {
    io.operations.created(operation, contactId, operation.body ?? operation.input, new Date(io.now()).toISOString());
    return "resolved";
  }
  const issue: Issue = {
    ...failure.issue,
    code: "exists_unlinked",
    data: {
      ...failure.issue.data,
      operationId: operation.id,
      address: addressOf(operation),
      feed: operation.feed,
      key: operation.key,
    },
  };
  io.operations.inDoubt(operation.id, { ...failure, issue });
  return "resolved";
}

function addressOf({ body, input }: StoredOperation): string {
  const { email, phone } = body ?? input;
  return [email, phone].filter(Boolean).join(", ");
}

function stillOpen(operation: StoredOperation, data: Issue["data"]) {
  const known = operation.issue ?? { code: "in_doubt", field: null, header: null, data: {} };
  return {
    issue: { ...known, data: { ...known.data, ...data } },
    status: operation.status,
    requestId: operation.requestId,
  };
}
