/**
 * The service over HTTP (interface section 4). A call makes one attempt. The key is in the Authorization header only.
 */
import type { ContactInput } from "../model/contact.ts";
import { findAddressError } from "../model/text/service-address.ts";
import { contactIn, doneIn, groupsIn } from "./answer-body.ts";
import { openHttpConnection } from "./http-exchange.ts";
import type { ExchangeRequest } from "./http-exchange.ts";
import { readAnswer } from "./read-answer.ts";
import type { Service } from "./service.ts";

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

  const headers = {
    authorization: `Bearer ${options.apiKey}`,
    accept: "application/json",
    "user-agent": "celebration-sync",
  };
  const send = (method: ExchangeRequest["method"], path: string, input: Partial<ContactInput> | null) =>
    connection.exchange({
      method,
      path: `${basePath}${path}`,
      headers: input === null ? headers : { ...headers, "content-type": "application/json" },
      body: input === null ? null : JSON.stringify(input),
    });

  return {
    createContact: async (input, beforeSending) => {
      beforeSending?.();
      return readAnswer(await send("POST", "/contacts", input), contactIn);
    },

    updateContact: async (contactId, input) =>
      readAnswer(await send("PATCH", `/contacts/${idPart(contactId)}`, input), (body) => {
        const contact = contactIn(body);
        return contact?.contactId === contactId ? contact : undefined;
      }),

    deleteContact: async (contactId) =>
      readAnswer(await send("DELETE", `/contacts/${idPart(contactId)}`, null), doneIn),

    listGroups: async () => readAnswer(await send("GET", "/celebration-groups", null), groupsIn),

    deleteGroup: async (groupId) =>
      readAnswer(await send("DELETE", `/celebration-groups/${idPart(groupId)}`, null), doneIn),

    close: () => connection.close(),
  };
}

/** Returns an id as a path segment. A wrong id would delete another contact or group, so it is never sent. */
function idPart(id: number): string {
  if (!Number.isSafeInteger(id) || id < 1) throw new Error(`${id} is not an id of the service.`);
  return String(id);
}
