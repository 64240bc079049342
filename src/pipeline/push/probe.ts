import type { AppliedContact } from "../../api/service.ts";
import type { Failure, StoredOperation } from "../../ledger/operations/operations.ts";
import { addressesIn } from "../../model/contact.ts";
import type { Halt } from "../../model/run-record.ts";
import type { Issue } from "../../model/issue.ts";
import type { PushIo } from "./push-io.ts";
import { appliedDifferently } from "./compare-applied.ts";
import { interpretAnswer } from "./interpret-answer.ts";
import { knownOf } from "./answers/known.ts";
import { stopAccount } from "./stop-account.ts";

/** After this number of probes whose answers were lost too, only a person can resolve the create. */
const PROBES = 3;

/** Who can resolve a create in doubt. */
export type Doubt =
  /** The service, from this time on (ms since 1970). */
  | { readonly kind: "probe"; readonly dueAt: number }
  /** A person, with `resolve`: the service would not refuse a second create, or it was asked often enough. */
  | { readonly kind: "person" };

/**
 * Returns who can resolve a create in doubt.
 *
 * @param timeoutMs time-out of the API. The service may work on the first request for twice this time.
 */
export function howToResolve(operation: StoredOperation, timeoutMs: number): Doubt {
  const body = operation.body ?? operation.input;
  const hasAddress = (body.email ?? "") !== "" || (body.phone ?? "") !== "";
  const wasAsked =
    operation.attempts > PROBES || operation.issue?.code === "exists_unlinked" || operation.issue?.data["probed"] === 1;
  if (operation.kind !== "create" || !hasAddress || wasAsked) return { kind: "person" };
  return { kind: "probe", dueAt: (operation.sentAt ?? 0) + 2 * timeoutMs };
}

export type ProbeEnd = "resolved" | "open" | { readonly kind: "halt"; readonly halt: Halt };

type ProbeIo = Pick<PushIo, "service" | "ledger" | "stops" | "signal" | "now" | "count">;

/**
 * Resolves one create in doubt by sending the identical request once more: if the first request arrived, the service
 * refuses the second one for its address. The caller makes sure that no other call is under way.
 */
export async function probe(operation: StoredOperation, io: ProbeIo): Promise<ProbeEnd> {
  const { ledger } = io;
  const body = operation.body ?? operation.input;
  for (;;) {
    io.count("create");
    const answer = await io.service.createContact(body, () => ledger.probing(operation.id, io.now()));
    const next = interpretAnswer("create", answer, body, knownOf(operation, io));
    const at = new Date(io.now()).toISOString();
    switch (next.kind) {
      case "done":
        if (next.contactId === null) return "open";
        ledger.created(operation, next.contactId, body, at);
        return "resolved";
      case "applied_differently": {
        const halt = stopAccount(operation, next, io.stops);
        ledger.created(operation, next.contactId, body, at);
        return { kind: "halt", halt };
      }
      case "other_contact": {
        const halt = stopAccount(operation, next, io.stops);
        ledger.inDoubt(operation.id, stillOpen(operation, { probed: 1 }));
        return { kind: "halt", halt };
      }
      case "again":
        io.count("throttled");
        ledger.notProbed(operation.id);
        ledger.inDoubt(operation.id, stillOpen(operation, {}));
        if (io.signal.aborted) return "open";
        continue;
      case "rejected":
        if (answer.kind === "refused" && answer.status === 409)
          return resolveConflict(operation, answer.contact, next.failure, io);
        if (next.failure.status === 422) {
          ledger.rejected(operation, next.failure);
          return "resolved";
        }
        // A 422 is about the content, which the first request had as well. Any other refusal is about this request alone.
        ledger.inDoubt(operation.id, stillOpen(operation, { probed: 1 }));
        return "open";
      // The group existed when the first request was sent, so its absence now says nothing about that request.
      case "look_at_groups":
        ledger.inDoubt(operation.id, stillOpen(operation, { probed: 1 }));
        return "open";
      case "halt":
        return { kind: "halt", halt: next.halt };
      // The plan limit may be reached because the first request arrived.
      case "defer_creates": {
        const planFull = next.failure.issue.data["serviceMessage"] ?? next.failure.issue.code;
        ledger.inDoubt(operation.id, stillOpen(operation, { planFull }));
        return "open";
      }
      // A lost answer proves nothing.
      case "in_doubt":
        return next.halt === null ? "open" : { kind: "halt", halt: next.halt };
      case "retry":
        return "open";
    }
  }
}

/**
 * Resolves a 409: the contact that has the address is the one in doubt, unless the ledger or the contact's data beside its
 * id show that it is another one.
 */
function resolveConflict(
  operation: StoredOperation,
  holder: AppliedContact | null,
  failure: Failure,
  { ledger, stops, now }: Pick<ProbeIo, "ledger" | "stops" | "now">,
): ProbeEnd {
  const body = operation.body ?? operation.input;
  // A person may have changed a linked contact in the service to this address.
  const isTaken = holder !== null && ledger.isTaken(holder.contactId);
  const isOther =
    holder !== null && appliedDifferently(body, holder).some((difference) => !stops.isAccepted(difference));
  if (isTaken || isOther || ledger.otherHolder(operation) !== null) {
    ledger.inDoubt(operation.id, stillOpen(operation, { probed: 1 }));
    return "open";
  }
  if (holder !== null) {
    ledger.created(operation, holder.contactId, body, new Date(now()).toISOString());
    return "resolved";
  }
  const issue: Issue = {
    ...failure.issue,
    code: "exists_unlinked",
    data: {
      ...failure.issue.data,
      operationId: operation.id,
      address: addressesIn(body),
      feed: operation.feed,
      key: operation.key,
    },
  };
  ledger.inDoubt(operation.id, { ...failure, issue });
  return "resolved";
}

/** Returns the failure that the create already has, with more data. */
function stillOpen(operation: StoredOperation, data: Issue["data"]): Failure {
  const known = operation.issue ?? { code: "in_doubt", field: null, header: null, data: {} };
  return {
    issue: { ...known, data: { ...known.data, ...data } },
    status: operation.status,
    requestId: operation.requestId,
  };
}
