/** The service over HTTP (interface section 4). One attempt per call; the key is in the Authorization header only. */
import type { ContactInput } from "../model/contact.ts";
import { findAddressError } from "../model/service-address.ts";
import { contactIn, doneIn, groupsIn } from "./answer-body.ts";
import { openHttpConnection } from "./http-exchange.ts";
import type { ExchangeRequest } from "./http-exchange.ts";
import { readAnswer } from "./read-answer.ts";
import type { Service } from "./service.ts";

export interface HttpServiceOptions {
  /** The service's address including `/v1`: https, or http on loopback. */
  readonly baseUrl: string;
  /** As `readApiKey` returns it. */
  readonly apiKey: string;
  /** For one whole call, connecting included. */
  readonly timeoutMs: number;
}

/** Throws where the address is not one that the key may be sent to; all later trouble is an `Answer`. */
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

/** An id as a path segment. A wrong one would delete something else, so it never leaves the program. */
function idPart(id: number): string {
  if (!Number.isSafeInteger(id) || id < 1) throw new Error(`${id} is not an id of the service.`);
  return String(id);
}
