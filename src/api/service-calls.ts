/** The service's calls (interface section 4) over any exchange of requests and responses. A call makes one attempt. */
import type { ContactInput, Group } from "../model/contact.ts";
import { contactIn, doneIn, groupsIn } from "./answer-body.ts";
import type { Exchange, ExchangeRequest } from "./http-exchange.ts";
import { keyScrubber } from "./key-scrubber.ts";
import { readAnswer } from "./read-answer.ts";
import type { Answer, Service } from "./service.ts";

/**
 * Returns the service's calls. Every later failure is an `Answer`.
 *
 * @param basePath the path of the service's address, without a slash at its end
 * @param apiKey is in the Authorization header only
 */
export function serviceOver(
  exchange: (request: ExchangeRequest) => Promise<Exchange>,
  basePath: string,
  apiKey: string,
): Service {
  const scrub = keyScrubber(apiKey);
  const headers = {
    authorization: `Bearer ${apiKey}`,
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
    return readAnswer(await exchange(request), readValue, scrub);
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
