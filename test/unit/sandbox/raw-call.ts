/** Sends requests to the sandbox's handlers without a client in between. */
import { createSandbox } from "../../../src/sandbox/sandbox.ts";
import type { SandboxSettings } from "../../../src/sandbox/options.ts";
import type { Reply, SandboxRequest, SandboxResponse } from "../../../src/sandbox/wire.ts";

const NOW = Date.UTC(2026, 10, 21, 2, 0, 0);

/** Opens a sandbox in memory whose clock moves only with `passTime`. */
export function openRaw(settings: Partial<SandboxSettings> = {}) {
  let now = NOW;
  const sandbox = createSandbox(settings, { now: () => now });

  function send(method: string, path: string, body?: unknown, more: Partial<SandboxRequest> = {}): Reply {
    const headers = { authorization: "Bearer sandbox-key", "content-type": "application/json" };
    return sandbox.handle({ method, path, headers, body: body === undefined ? "" : JSON.stringify(body), ...more });
  }

  /** Sends a request that must get a plain response, and parses its body. */
  function call(...request: Parameters<typeof send>) {
    const response = responseOf(send(...request));
    return { status: response.status, headers: response.headers, body: JSON.parse(response.body) };
  }

  return { sandbox, send, call, passTime: (ms: number) => void (now += ms) };
}

export function responseOf(reply: Reply): SandboxResponse {
  if (reply.kind !== "response") throw new Error(`A plain response was expected, not ${reply.kind}.`);
  return reply;
}
