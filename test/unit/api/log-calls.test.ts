import { expect, test } from "vitest";
import { withCallLog } from "../../../src/api/log-calls.ts";
import type { CallRecord } from "../../../src/api/log-calls.ts";
import type { Answer, Service } from "../../../src/api/service.ts";

/** Returns a service that gives the same answer to every call. */
function answering(answer: Answer<never> | Answer<unknown>): Service {
  const give = <T>(): Promise<Answer<T>> => Promise.resolve(answer as Answer<T>);
  return { createContact: give, updateContact: give, deleteContact: give, listGroups: give, deleteGroup: give };
}

async function logged(answer: Answer<unknown>, call: (service: Service) => Promise<unknown>): Promise<CallRecord[]> {
  const calls: CallRecord[] = [];
  let now = 0;
  const clock = (): number => (now += 41.6);
  await call(withCallLog(answering(answer), (record) => calls.push(record), clock));
  return calls;
}

test("logs a create with its new contact_id, and nothing of its body", async () => {
  const value = { contactId: 77, groupId: 3, birthday: "1990-02-01", birthdayParts: undefined };
  const calls = await logged({ kind: "ok", status: 201, value }, (service) =>
    service.createContact({ first_name: "Canary", group_id: 3, email: "canary@example.org" }),
  );
  expect(calls).toEqual([
    { method: "POST", operation: "create", id: 77, outcome: "ok", status: 201, reason: null, ms: 42, requestId: null },
  ]);
});

test("logs the code of a refusal, but no other text in place of the code", async () => {
  const refused = {
    kind: "refused",
    status: 409,
    message: "canary@example.org",
    requestId: "r",
    contact: null,
  } as const;
  const first = await logged({ ...refused, error: "contact_exists" }, (service) => service.deleteContact(9));
  expect(first[0]).toMatchObject({ method: "DELETE", id: 9, reason: "contact_exists", requestId: "r" });
  const second = await logged({ ...refused, error: "canary@example.org exists" }, (service) => service.deleteGroup(4));
  expect(JSON.stringify([first, second])).not.toContain("canary");
});

test("logs the reason of lost and throttled answers", async () => {
  const what = "An internal error (502).";
  const lost = { kind: "lost", applied: "maybe", cause: "server_error", status: 502, what, requestId: null } as const;
  expect(await logged(lost, (service) => service.listGroups())).toMatchObject([{ status: 502, reason: what }]);
  const throttled = { kind: "throttled", retryAfterMs: 5, requestId: "r" } as const;
  expect(await logged(throttled, (service) => service.updateContact(1, {}))).toMatchObject([{ status: 429 }]);
});
