/** The contract of interface sections 2.4, 5, 7 and 8: keys, limits, envelopes and lost answers. */
import { describe, expect, test } from "vitest";
import type { Answer, Service } from "../../src/api/service.ts";
import type { SandboxSettings } from "../../src/sandbox/options.ts";
import { ADA, birthdayOf, stateOf, valueOf } from "./harness.ts";
import type { Harness, Open } from "./harness.ts";

export function answeringContract(open: Open): void {
  describe("every endpoint", () => {
    const calls: readonly (readonly [string, (service: Service) => Promise<Answer<unknown>>])[] = [
      ["createContact", (service) => service.createContact({ ...ADA, email: "new@example.org", phone: null })],
      ["updateContact", (service) => service.updateContact(1, { last_name: "X" })],
      ["deleteContact", (service) => service.deleteContact(1)],
      ["listGroups", (service) => service.listGroups()],
      ["deleteGroup", (service) => service.deleteGroup(2)],
    ];

    async function openWithAda(settings: Partial<SandboxSettings> = {}): Promise<Harness> {
      const harness = await open(settings);
      harness.sandbox.addContact({ first_name: "Ada", group_id: 1, email: "ada@example.org" });
      return harness;
    }

    test.each(calls)("%s is refused with 401 and applies nothing when the key is wrong or revoked", async (_, call) => {
      const { service, withKey, sandbox } = await openWithAda();
      const before = stateOf(sandbox);
      expect(await call(withKey("no-such-key"))).toMatchObject({ kind: "refused", status: 401 });
      sandbox.revokeKey("main-key");
      expect(await call(service)).toMatchObject({ kind: "refused", status: 401 });
      expect(stateOf(sandbox)).toEqual(before);
    });

    test.each(calls)("%s is throttled and applies nothing when it exceeds the rate limit", async (_, call) => {
      const { service, sandbox } = await openWithAda({ rate: 1, rateWindow: 60 });
      await service.listGroups();
      const before = stateOf(sandbox);
      expect(await call(service)).toMatchObject({ kind: "throttled", retryAfterMs: 60_000 });
      expect(stateOf(sandbox)).toEqual(before);
    });

    test.each(calls)("%s is lost when the connection breaks before or after it was applied", async (_, call) => {
      for (const fault of ["drop-request", "drop-response"]) {
        const { service, sandbox } = await openWithAda();
        const before = stateOf(sandbox);
        sandbox.setFaults([`${fault}:*:#1`]);
        expect(await call(service)).toMatchObject({ kind: "lost", applied: "maybe", status: null });
        if (fault === "drop-request") expect(stateOf(sandbox)).toEqual(before);
      }
    });

    test.each(calls)("%s is lost when the answer is 5xx, with a JSON or an HTML body", async (_, call) => {
      for (const fault of ["status-500:*:#1", "status-502:*:#1:html", "status-503:*:#1", "status-503-after:*:#1"]) {
        const { service, sandbox } = await openWithAda();
        sandbox.setFaults([fault]);
        const status = Number(fault.slice("status-".length, "status-".length + 3));
        expect(await call(service)).toMatchObject({ kind: "lost", applied: "maybe", status });
      }
    });

    test.each(calls)("%s is lost when the body of a success can't be read", async (_, call) => {
      for (const fault of ["garbage", "empty-body", "truncate"]) {
        const { service, sandbox } = await openWithAda();
        sandbox.setFaults([`${fault}:*:#1`]);
        expect(await call(service)).toMatchObject({ kind: "lost", applied: "maybe" });
      }
    });

    test.each(calls)("%s never sends the key to the address of a redirect", async (_, call) => {
      const { service, sandbox } = await openWithAda();
      sandbox.setFaults(["redirect:*:#1:/v1/elsewhere"]);
      expect((await call(service)).kind).not.toBe("ok");
      expect(sandbox.requests()).toHaveLength(1);
    });

    test.each(calls)("%s sends exactly one request under every fault", async (_, call) => {
      const faults = ["drop-request", "drop-response", "status-503", "status-503-after", "garbage", "throttle"];
      for (const fault of faults) {
        const { service, sandbox } = await openWithAda();
        sandbox.setFaults([`${fault}:*:#1+`]);
        await call(service);
        expect(sandbox.requests()).toHaveLength(1);
      }
    });
  });

  describe("an answer", () => {
    test("is lost when a success has no data", async () => {
      const { service, sandbox } = await open();
      sandbox.setFaults(["no-data:*:#1+"]);
      expect(await service.createContact(ADA)).toMatchObject({ kind: "lost", applied: "maybe", status: 201 });
      expect(await service.listGroups()).toMatchObject({ kind: "lost" });
    });

    test.each(["compact", "full", "both"] as const)(
      "shows a birthday or group that differs from the one sent (%s)",
      async (shape) => {
        const { service, sandbox } = await open({ shape });
        sandbox.setFaults(["wrong-birthday:POST:#1", "wrong-group:POST:#2"]);
        expect(birthdayOf(await service.createContact(ADA))).toEqual([1990, 12, 9]);
        expect(valueOf(await service.createContact({ first_name: "Bo", group_id: 1 })).groupId).toBe(2);
      },
    );

    test("carries the service's message and request id when it is a refusal", async () => {
      const { service } = await open();
      const answer = await service.deleteContact(99);
      expect(answer).toMatchObject({ kind: "refused", message: expect.stringMatching(/contact/) });
      expect(answer).toMatchObject({ requestId: expect.stringMatching(/^req_/) });
    });

    test.each(["null", "omit"] as const)("has no request id when the service sends none (%s)", async (requestId) => {
      const { service } = await open({ requestId });
      expect(await service.deleteContact(99)).toMatchObject({ kind: "refused", status: 404, requestId: null });
    });

    test.each([
      ["seconds", 3_600_000],
      ["date", 3_600_000],
      ["none", null],
    ] as const)("carries the wait of a 429 (Retry-After: %s)", async (retryAfter, retryAfterMs) => {
      const { service, sandbox } = await open({ retryAfter });
      sandbox.setFaults(["throttle:POST:#1:3600"]);
      const answer = await service.createContact(ADA);
      expect(answer.kind).toBe("throttled");
      if (answer.kind !== "throttled" || retryAfterMs === null) expect(answer).toMatchObject({ retryAfterMs });
      else {
        // A date is a little nearer when a slow machine reads the answer, and has no parts of seconds.
        expect(answer.retryAfterMs).toBeGreaterThan(retryAfterMs - 900_000);
        expect(answer.retryAfterMs).toBeLessThanOrEqual(retryAfterMs + 1_000);
      }
    });
  });
}
