import { once } from "node:events";
import { Agent, get } from "node:http";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import type { FAULT_KINDS } from "../../src/sandbox/faults/fault-spec.ts";
import { openOverHttp } from "./open-over-http.ts";
import type { HttpAnswer } from "./open-over-http.ts";

/** So long that a slow machine does not reach the end. */
const PATIENCE = { timeout: 120_000 };

type Sandboxed = Awaited<ReturnType<typeof openOverHttp>>;

/** For each fault: a check of the answer to a create, and the number of contacts stored by that create. */
const FAULTS = {
  "drop-request": [broken, 0],
  "drop-response": [broken, 1],
  delay: [(answer) => answered(answer, 201), 1],
  late: [(answer) => answered(answer, 201), 1],
  garbage: [async (answer) => expect(await answer).toMatchObject({ status: 201, body: undefined }), 1],
  "empty-body": [async (answer) => expect(await answer).toMatchObject({ status: 201, text: "" }), 1],
  truncate: [broken, 1],
  "half-json": [async (answer) => expect(await answer).toMatchObject({ status: 201, body: undefined }), 1],
  "no-data": [async (answer) => expect((await answer).body).toEqual({ success: true }), 1],
  "wrong-birthday": [async (answer) => expect((await answer).body.data.birthday).toBe("1990-12-09"), 1],
  "wrong-group": [async (answer) => expect((await answer).body.data.group_id).toBe(2), 1],
  "stale-answer": [(answer) => answered(answer, 201), 1],
  "stale-id": [async (answer) => expect((await answer).body.data.contact_id).toBe(1), 1],
  swap: [(answer) => answered(answer, 201), 1],
  "echo-key": [async (answer) => expect((await answer).body.message).toContain("Bearer"), 0],
  "close-after": [(answer) => answered(answer, 201), 1],
  redirect: [async (answer) => expect((await answer).headers.get("location")).toBe("/v1/elsewhere"), 0],
  throttle: [async (answer) => expect((await answer).headers.get("retry-after")).toBe("1"), 0],
  "status-500": [(answer) => answered(answer, 500), 0],
  "status-503": [(answer) => answered(answer, 503), 0],
  "status-503-after": [(answer) => answered(answer, 503), 1],
} as const satisfies Record<
  keyof typeof FAULT_KINDS | `status-${string}`,
  readonly [(answer: Promise<HttpAnswer>) => Promise<unknown>, number]
>;

test.each(Object.entries(FAULTS))("fault %s has its effect over HTTP", async (kind, [check, stored]) => {
  const { sandbox, create } = await openWith(
    `${kind}:POST:#1${kind === "delay" || kind === "late" || kind === "swap" ? ":20" : ""}`,
  );
  await check(create({ birthday: "1990-12-10" }));
  expect(sandbox.contacts()).toHaveLength(stored);
  await answered(create(), 201);
});

test.each(["GET", "POST", "PATCH", "DELETE"])("a fault for %s applies to no other method", async (method) => {
  const { sandbox, call, create } = await openWith();
  await create();
  sandbox.setFaults([`status-500:${method}:1`]);
  const answers = {
    GET: await call("GET", "/v1/celebration-groups"),
    POST: await create(),
    PATCH: await call("PATCH", "/v1/contacts/1", { last_name: "B." }),
    DELETE: await call("DELETE", "/v1/contacts/1"),
  };
  for (const [name, { status }] of Object.entries(answers)) expect(status === 500).toBe(name === method);
});

test("delay applies the request before it answers", async () => {
  const { sandbox, create } = await openWith("delay:POST:#1:60000");
  let answeredYet = false;
  void create().then(
    () => (answeredYet = true),
    () => null,
  );
  await expect.poll(() => sandbox.contacts(), PATIENCE).toHaveLength(1);
  expect(answeredYet).toBe(false);
});

test("close-after closes a kept connection without notice", async () => {
  const { listening } = await openWith("close-after:GET:#1");
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const headers = { authorization: "Bearer sandbox-key" };
  const sent = get(`${listening.baseUrl}/celebration-groups`, { agent, headers });
  const [[answer], [socket]] = (await Promise.all([once(sent, "response"), once(sent, "socket")])) as [
    [IncomingMessage],
    [Socket],
  ];
  const closed = once(socket, "close");
  expect(answer).toMatchObject({ statusCode: 200, headers: { connection: "keep-alive" } });
  answer.resume();
  await closed;
});

test("late applies the request although the client has gone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sandbox, call } = await openWith("late:POST:#1:100");
  const leaving = new AbortController();
  const { signal } = leaving;
  const answer = call("POST", "/v1/contacts", { first_name: "Ada", group_id: 1 }, { signal });
  await expect.poll(() => sandbox.requests(), PATIENCE).toHaveLength(1);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  expect(sandbox.contacts()).toHaveLength(0);
  vi.advanceTimersByTime(100);
  expect(sandbox.contacts()).toHaveLength(1);
});

async function openWith(...faults: string[]): Promise<Sandboxed> {
  const opened = await openOverHttp();
  opened.sandbox.setFaults(faults);
  return opened;
}

async function broken(answer: Promise<HttpAnswer>): Promise<void> {
  await expect(answer).rejects.toThrow();
}

async function answered(answer: Promise<HttpAnswer>, status: number): Promise<void> {
  expect((await answer).status).toBe(status);
}
