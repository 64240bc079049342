/** Logs each call without bodies, which hold personal data, and without headers, which hold the key. */
import type { Answer, Service } from "./service.ts";

export interface CallRecord {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly operation: "create" | "update" | "delete" | "groups" | "delete_group";
  /** The contact or group in the path, or the contact that a create made. */
  readonly id: number | null;
  readonly outcome: Answer<unknown>["kind"];
  readonly status: number | null;
  /** The service's code of a refusal, or the description of a lost answer. */
  readonly reason: string | null;
  readonly ms: number;
  readonly requestId: string | null;
}

/**
 * Returns a service that logs each call of `service`.
 *
 * @param now a steady clock in ms
 */
export function withCallLog(service: Service, log: (call: CallRecord) => void, now: () => number): Service {
  const logged = async <T>(
    call: Pick<CallRecord, "method" | "operation" | "id">,
    send: () => Promise<Answer<T>>,
    idOf: (value: T) => number | null = () => call.id,
  ): Promise<Answer<T>> => {
    const begun = now();
    const answer = await send();
    const id = answer.kind === "ok" ? idOf(answer.value) : call.id;
    log({ ...call, id, ...outcomeOf(answer), ms: Math.round(now() - begun) });
    return answer;
  };
  return {
    createContact: (input, beforeSending) =>
      logged(
        { method: "POST", operation: "create", id: null },
        () => service.createContact(input, beforeSending),
        (contact) => contact.contactId,
      ),
    updateContact: (id, input, beforeSending) =>
      logged({ method: "PATCH", operation: "update", id }, () => service.updateContact(id, input, beforeSending)),
    deleteContact: (id, beforeSending) =>
      logged({ method: "DELETE", operation: "delete", id }, () => service.deleteContact(id, beforeSending)),
    listGroups: () => logged({ method: "GET", operation: "groups", id: null }, () => service.listGroups()),
    deleteGroup: (id) => logged({ method: "DELETE", operation: "delete_group", id }, () => service.deleteGroup(id)),
  };
}

function outcomeOf(answer: Answer<unknown>): Pick<CallRecord, "outcome" | "status" | "reason" | "requestId"> {
  const outcome = answer.kind;
  switch (answer.kind) {
    case "ok":
      return { outcome, status: answer.status, reason: null, requestId: null };
    case "refused":
      return { outcome, status: answer.status, reason: codeIn(answer.error), requestId: answer.requestId };
    case "throttled":
      return { outcome, status: 429, reason: "rate_limited", requestId: answer.requestId };
    case "lost":
      return { outcome, status: answer.status, reason: answer.what, requestId: answer.requestId };
  }
}

/** Returns an error code; null for a text that is no code, because a service could repeat personal data there. */
function codeIn(error: string): string | null {
  return /^[a-z][a-z0-9_]{0,63}$/.test(error) ? error : null;
}
