/** Implements the service's port on the sandbox's handlers, without HTTP. */
import type { Answer, AppliedContact, Service } from "../../src/api/service.ts";
import { APPLIED_TEXTS, type ContactInput, type Group } from "../../src/model/contact.ts";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import type { Reply, SandboxResponse } from "../../src/sandbox/wire.ts";

/** @param now ms since 1970, for a Retry-After that is a date */
export function createInMemoryService(sandbox: Pick<Sandbox, "handle">, apiKey: string, now: () => number): Service {
  function call(method: string, path: string, input?: Partial<ContactInput>): Reply {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    return sandbox.handle({ method, path, headers, body: input === undefined ? "" : JSON.stringify(input) });
  }

  function answer<T>(reply: Reply, read: (data: unknown) => T | undefined): Answer<T> {
    switch (reply.kind) {
      case "delayed":
        return answer(reply.proceed(), read);
      case "break":
        return lost(null, "the connection broke");
      case "cut":
        return lost(reply.response.status, "the answer broke off");
      case "closing":
        return answerOf(reply.response, read, now());
      case "response":
        return answerOf(reply, read, now());
    }
  }

  return {
    createContact: async (input, beforeSending) => {
      beforeSending?.();
      return answer(call("POST", "/v1/contacts", input), readContact);
    },
    updateContact: async (id, input) => answer(call("PATCH", `/v1/contacts/${id}`, input), readContact),
    deleteContact: async (id) => answer(call("DELETE", `/v1/contacts/${id}`), () => null),
    listGroups: async () => answer(call("GET", "/v1/celebration-groups"), readGroups),
    deleteGroup: async (id) => answer(call("DELETE", `/v1/celebration-groups/${id}`), () => null),
  };
}

function answerOf<T>(response: SandboxResponse, read: (data: unknown) => T | undefined, now: number): Answer<T> {
  const { status } = response;
  const body = parse(response.body);
  const requestId = textOf(body["request_id"]);
  if (status === 429) {
    return { kind: "throttled", retryAfterMs: retryAfterMs(response.headers["retry-after"], now), requestId };
  }
  if (status >= 400 && status < 500) {
    const error = textOf(body["error"]) ?? "";
    const message = textOf(body["message"]) ?? "";
    return { kind: "refused", status, error, message, requestId, contactId: conflictId(body) };
  }
  const value = status >= 200 && status < 300 && body["success"] === true ? read(body["data"]) : undefined;
  return value === undefined ? lost(status, "no readable answer") : { kind: "ok", status, value };
}

function lost(status: number | null, what: string): Answer<never> {
  return { kind: "lost", applied: "maybe", cause: "no_answer", status, what, requestId: null };
}

function parse(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function readContact(data: unknown): AppliedContact | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const contact = data as Record<string, unknown>;
  const inParts = "birthday_month" in contact;
  return {
    contactId: contact["contact_id"] as number,
    groupId: contact["group_id"] as number | null,
    birthday: contact["birthday"] as string | null | undefined,
    birthdayParts: inParts
      ? {
          year: contact["birthday_year"] as number | null,
          month: contact["birthday_month"] as number | null,
          day: contact["birthday_day"] as number | null,
        }
      : undefined,
    texts: Object.fromEntries(
      APPLIED_TEXTS.flatMap((field) => {
        const text = contact[field] as string | null | undefined;
        return text === undefined ? [] : [[field, text]];
      }),
    ),
  };
}

function readGroups(data: unknown): Group[] | undefined {
  if (!Array.isArray(data)) return undefined;
  return (data as Record<string, unknown>[]).map((group) => ({
    groupId: group["group_id"] as number,
    name: group["name"] as string,
    category: group["category"] as string,
    status: group["status"] as string,
    dateCreated: group["date_created"] as string,
    contactCount: group["contact_count"] as number,
  }));
}

function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  return /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
}

function conflictId(body: Record<string, unknown>): number | null {
  const data = body["data"] as { readonly contact_id?: unknown } | undefined;
  const id = body["contact_id"] ?? data?.contact_id;
  return typeof id === "number" ? id : null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
