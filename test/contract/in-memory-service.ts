/** Implements the service's port on the sandbox's handlers, without HTTP. */
import { contactIn, doneIn, groupsIn } from "../../src/api/answer-body.ts";
import type { Exchange } from "../../src/api/http-exchange.ts";
import { keyScrubber } from "../../src/api/key-scrubber.ts";
import { readAnswer } from "../../src/api/read-answer.ts";
import type { Answer, Service } from "../../src/api/service.ts";
import type { ContactInput } from "../../src/model/contact.ts";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import type { Reply, SandboxResponse } from "../../src/sandbox/wire.ts";

const ORIGIN = "https://service.example";

/** @param now ms since 1970, for the Date header of each answer */
export function createInMemoryService(sandbox: Pick<Sandbox, "handle">, apiKey: string, now: () => number): Service {
  const scrub = keyScrubber(apiKey);

  function call(method: string, path: string, input?: Partial<ContactInput>): Promise<Exchange> {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    const body = input === undefined ? "" : JSON.stringify(input);
    return exchangeOf(sandbox.handle({ method, path, headers, body }));
  }

  async function exchangeOf(reply: Reply): Promise<Exchange> {
    switch (reply.kind) {
      case "delayed":
        await letOthersGo();
        return exchangeOf(reply.proceed());
      case "break":
        return { kind: "broken", origin: ORIGIN, written: true, status: null, reason: "ECONNRESET" };
      case "cut":
        return {
          kind: "broken",
          origin: ORIGIN,
          written: true,
          status: reply.response.status,
          reason: "UND_ERR_SOCKET",
        };
      case "closing":
        return whole(reply.response);
      case "response":
        return whole(reply);
    }
  }

  function whole({ status, headers, body }: SandboxResponse): Exchange {
    return { kind: "response", status, headers: { date: new Date(now()).toUTCString(), ...headers }, body };
  }

  const done = (exchange: Exchange): Answer<null> => readAnswer(exchange, doneIn, scrub);

  return {
    createContact: async (input, beforeSending) => {
      beforeSending?.();
      return readAnswer(await call("POST", "/v1/contacts", input), contactIn, scrub);
    },
    updateContact: async (id, input) => readAnswer(await call("PATCH", `/v1/contacts/${id}`, input), contactIn, scrub),
    deleteContact: async (id) => done(await call("DELETE", `/v1/contacts/${id}`)),
    listGroups: async () => readAnswer(await call("GET", "/v1/celebration-groups"), groupsIn, scrub),
    deleteGroup: async (id) => done(await call("DELETE", `/v1/celebration-groups/${id}`)),
  };
}

/** Lets calls that began at the same time arrive before a delayed answer. */
async function letOthersGo(): Promise<void> {
  for (let tick = 0; tick < 60; tick += 1) await Promise.resolve();
}
