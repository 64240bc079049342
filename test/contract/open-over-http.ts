/** Opens the sandbox over real HTTP, for calls without our client. The sandbox is closed when the test ends. */
import { onTestFinished } from "vitest";
import { listenSandbox } from "../../src/sandbox/http/listen.ts";
import { parseSandboxOptions } from "../../src/sandbox/options.ts";
import type { SandboxSettings } from "../../src/sandbox/options.ts";
import { createSandbox } from "../../src/sandbox/sandbox.ts";

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if the body is not JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read fields of answers in any form
  readonly body: any;
}

export async function openOverHttp(settings: Partial<SandboxSettings> = {}) {
  const sandbox = createSandbox(settings, Date);
  const listening = await listenSandbox(sandbox);
  onTestFinished(async () => {
    await listening.close();
    sandbox.close();
  });

  /** Sends a request. Rejects when the connection breaks; does not follow redirects. */
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

/** Opens the sandbox with switches as the command line gives them. */
export async function openWithSwitches(record: Parameters<typeof parseSandboxOptions>[0]) {
  const result = parseSandboxOptions(record);
  if (result.kind === "invalid") throw new Error(result.errors.join(" "));
  return openOverHttp(result.settings);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
