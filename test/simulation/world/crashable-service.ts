/** The service as a process sees it that can crash before a call arrives, or before its answer arrives. */
import type { Answer, Service } from "../../../src/api/service.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import type { Sandbox } from "../../../src/sandbox/sandbox.ts";
import { createInMemoryService } from "../../contract/in-memory-service.ts";
import type { Clock } from "./clock.ts";
import type { Instants } from "./instants.ts";

export const API_KEY = "sandbox-key";

/** A call that is about to be made. */
export interface Call {
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly contactId: number | null;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Gets each call before it is made. The returned function gets the answer, unless the process has crashed by then. */
export type CallWatcher = (call: Call, ledger: Ledger) => ((answer: Answer<unknown>) => void) | void;

/** Returns the sandbox as a service whose caller can crash before a call arrives, or before its answer arrives. */
export function crashableService(
  sandbox: Pick<Sandbox, "handle">,
  instants: Instants,
  clock: Clock,
  random: () => number,
  beforeWriting: () => void,
  onCall: (call: Call) => ((answer: Answer<unknown>) => void) | void,
): Service {
  const service = createInMemoryService(sandbox, API_KEY, clock.now);
  const call = async <T>(name: string, change: Call | null, make: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    await ticks(Math.floor(random() * 4));
    instants.reach(`call ${name}`);
    // As the HTTP client does.
    beforeWriting();
    const onAnswer = change === null ? null : onCall(change);
    const answer = await make();
    await ticks(Math.floor(random() * 4));
    instants.reach(`answer to ${name}`);
    onAnswer?.(answer);
    // The rate limiter of the real client waits in the same way.
    if (answer.kind === "throttled") clock.pass(answer.retryAfterMs ?? 1_000);
    return answer;
  };
  return {
    createContact: (input, beforeSending) => {
      beforeSending?.();
      return call("POST", { method: "POST", contactId: null, input }, () => service.createContact(input));
    },
    updateContact: async (id, input, beforeSending) => {
      beforeSending?.();
      return call(`PATCH ${id}`, { method: "PATCH", contactId: id, input }, () => service.updateContact(id, input));
    },
    deleteContact: async (id, beforeSending) => {
      beforeSending?.();
      return call(`DELETE ${id}`, { method: "DELETE", contactId: id, input: {} }, () => service.deleteContact(id));
    },
    listGroups: () => call("GET groups", null, () => service.listGroups()),
    deleteGroup: (id) => call(`DELETE group ${id}`, null, () => service.deleteGroup(id)),
  };
}

export async function ticks(n: number): Promise<void> {
  for (let tick = 0; tick < n; tick += 1) await Promise.resolve();
}
