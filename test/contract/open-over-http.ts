/** The sandbox over real HTTP, called without a client of ours. Closed when the test ends. */
import { onTestFinished } from "vitest";
import { listenSandbox } from "../../src/sandbox/http/listen.ts";
import type { SandboxSettings } from "../../src/sandbox/options.ts";
import { createSandbox } from "../../src/sandbox/sandbox.ts";

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if it is no JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into whatever came
  readonly body: any;
}

export async function openOverHttp(settings: Partial<SandboxSettings> = {}) {
  const sandbox = createSandbox(settings, Date);
  const listening = await listenSandbox(sandbox);
  onTestFinished(async () => {
    await listening.close();
    sandbox.close();
  });

  /** Rejects when the connection breaks. Redirects are not followed. */
  async function call(method: string, path: string, body?: unknown, more: RequestInit = {}): Promise<HttpAnswer> {
    const response = await fetch(`${listening.url}${path}`, {
      method,
      headers: { authorization: "Bearer sandbox-key", "content-type": "application/json" },
      redirect: "manual",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...more,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }

  const create = (fields: object = {}) => call("POST", "/v1/contacts", { first_name: "Ada", group_id: 1, ...fields });
  return { sandbox, listening, call, create };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
