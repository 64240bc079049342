/** Implements the service's port on the sandbox's handlers, without HTTP. */
import type { Exchange, ExchangeRequest } from "../../src/api/http-exchange.ts";
import { serviceOver } from "../../src/api/service-calls.ts";
import type { Service } from "../../src/api/service.ts";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import type { Reply, SandboxResponse } from "../../src/sandbox/wire.ts";

const ORIGIN = "https://service.example";

/** @param now ms since 1970, for the Date header of each answer */
export function createInMemoryService(sandbox: Pick<Sandbox, "handle">, apiKey: string, now: () => number): Service {
  function call({ body, ...request }: ExchangeRequest): Promise<Exchange> {
    return exchangeOf(sandbox.handle({ ...request, body: body ?? "" }));
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

  return serviceOver(call, "/v1", apiKey);
}

/** Lets calls that began at the same time arrive before a delayed answer. */
async function letOthersGo(): Promise<void> {
  for (let tick = 0; tick < 60; tick += 1) await Promise.resolve();
}
