/** Tests the HTTP client with failing connections, which an implementation without transport does not have. */
import { expect, onTestFinished, test, vi } from "vitest";
import { createHttpService } from "../../src/api/http-service.ts";
import { openOverHttp } from "./open-over-http.ts";

/** So long that a slow machine does not reach the end. */
const PATIENCE = { timeout: 120_000 };
const ADA = { first_name: "Ada", group_id: 1 };

async function openClient(timeoutMs: number, ...faults: string[]) {
  const opened = await openOverHttp();
  opened.sandbox.setFaults(faults);
  const service = createHttpService({ baseUrl: opened.listening.baseUrl, apiKey: "sandbox-key", timeoutMs });
  onTestFinished(() => service.close());
  return { ...opened, service };
}

test("the client reports a lost answer when a create is applied but answered after the time-out", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sandbox, service } = await openClient(100, "delay:POST:#1:60000");
  const answer = service.createContact(ADA);
  await vi.waitFor(() => expect(sandbox.requests()).toHaveLength(1), PATIENCE);
  vi.advanceTimersByTime(100);
  expect(await answer).toMatchObject({ kind: "lost", applied: "maybe", status: null });
  expect(sandbox.contacts()).toHaveLength(1);
  expect(sandbox.requests()).toHaveLength(1);
});

test("the client sends no create twice when the service closes a kept connection without notice", async () => {
  const { sandbox, service } = await openClient(60_000, "close-after:POST:#1+");
  for (let count = 0; count < 20; count += 1) {
    const before = sandbox.contacts().length;
    const answer = await service.createContact(ADA);
    const applied = sandbox.contacts().length - before;
    expect(answer.kind === "ok" ? applied === 1 : answer.kind === "lost" && applied <= 1).toBe(true);
    if (answer.kind === "lost" && answer.applied === "no") expect(applied).toBe(0);
  }
});

test("the client writes nothing when the check before the writing fails, also after it has waited to connect", async () => {
  const { sandbox, listening } = await openOverHttp();
  let isOwn = true;
  const beforeWriting = () => {
    if (!isOwn) throw new Error("superseded");
  };
  const service = createHttpService({
    baseUrl: listening.baseUrl,
    apiKey: "sandbox-key",
    timeoutMs: 60_000,
    beforeWriting,
  });
  onTestFinished(() => service.close());
  // The connection is made after the intent is stored.
  await expect(service.createContact(ADA, () => (isOwn = false))).rejects.toThrow("superseded");
  await expect(service.updateContact(1, ADA)).rejects.toThrow("superseded");
  await expect(service.deleteContact(1)).rejects.toThrow("superseded");
  isOwn = true;
  expect(await service.createContact(ADA)).toMatchObject({ kind: "ok" });
  expect(sandbox.requests().map(({ method }) => method)).toEqual(["POST"]);
});

test("the client reports that nothing was applied when no service listens", async () => {
  const { listening, service } = await openClient(60_000);
  await listening.close();
  expect(await service.createContact(ADA)).toMatchObject({ kind: "lost", applied: "no" });
});
