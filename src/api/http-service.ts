/**
 * The service over HTTP (interface section 4). A call makes one attempt. The key is in the Authorization header only.
 */
import type { ContactInput, Group } from "../model/contact.ts";
import { findAddressError } from "../model/text/service-address.ts";
import { contactIn, doneIn, groupsIn } from "./answer-body.ts";
import { keyScrubber } from "./key-scrubber.ts";
import { openHttpConnection } from "./http-exchange.ts";
import type { ExchangeRequest } from "./http-exchange.ts";
import { readAnswer } from "./read-answer.ts";
import type { Answer, Service } from "./service.ts";

export interface HttpServiceOptions {
  /** Address of the service including `/v1`: https, or http on loopback. */
  readonly baseUrl: string;
  /** The key that `readApiKey` returns. */
  readonly apiKey: string;
  /** Limit for one whole call, including the connecting. */
  readonly timeoutMs: number;
}

/**
 * Returns the service's client. Every later failure is an `Answer`.
 *
 * @throws Error if the key must not be sent to the address
 */
export function createHttpService(options: HttpServiceOptions): Service & { close(): Promise<void> } {
  const error = findAddressError(options.baseUrl);
  if (error !== null) throw new Error(`The service's address ${error}.`);
  const base = new URL(options.baseUrl);
  const basePath = base.pathname.replace(/\/+$/, "");
  const connection = openHttpConnection(base.origin, options.timeoutMs);
  const scrub = keyScrubber(options.apiKey);

  const headers = {
    authorization: `Bearer ${options.apiKey}`,
    accept: "application/json",
    "user-agent": "celebration-sync",
  };
  const send = async <T>(
    [method, path]: readonly [ExchangeRequest["method"], string],
    input: Partial<ContactInput> | null,
    readValue: Parameters<typeof readAnswer<T>>[1],
  ): Promise<Answer<T>> => {
    const request = {
      method,
      path: `${basePath}${path}`,
      headers: input === null ? headers : { ...headers, "content-type": "application/json" },
      body: input === null ? null : JSON.stringify(input),
    };
    return readAnswer(await connection.exchange(request), readValue, scrub);
  };

  return {
    createContact: async (input, beforeSending) => {
      beforeSending?.();
      return send(["POST", "/contacts"], input, contactIn);
    },

    updateContact: async (contactId, input, beforeSending) => {
      beforeSending?.();
      return send(["PATCH", `/contacts/${idPart(contactId)}`], input, (body) => {
        const contact = contactIn(body);
        return contact?.contactId === contactId ? contact : undefined;
      });
    },

    deleteContact: async (contactId, beforeSending) => {
      beforeSending?.();
      return send(["DELETE", `/contacts/${idPart(contactId)}`], null, doneIn);
    },

    listGroups: () =>
      send(["GET", "/celebration-groups"], null, (body) => groupsIn(body)?.map((group) => scrubGroup(group, scrub))),

    deleteGroup: async (groupId) => send(["DELETE", `/celebration-groups/${idPart(groupId)}`], null, doneIn),

    close: () => connection.close(),
  };
}

/** Returns an id as a path segment. A wrong id would delete another contact or group, so it is never sent. */
function idPart(id: number): string {
  if (!Number.isSafeInteger(id) || id < 1) throw new Error(`${id} is not an id of the service.`);
  return String(id);
}

/** Removes the key from a group's texts, which the ledger and the reports keep. */
function scrubGroup(group: Group, scrub: (text: string) => string): Group {
  const { name, category, status, dateCreated } = group;
  return {
    ...group,
    name: scrub(name),
    category: scrub(category),
    status: scrub(status),
    dateCreated: scrub(dateCreated),
  };
}
