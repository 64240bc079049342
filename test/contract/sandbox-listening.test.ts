import { request } from "node:http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openOverHttp } from "./open-over-http.ts";

/** So long that a slow machine does not reach the end. */
const PATIENCE = { timeout: 120_000 };

describe("the sandbox over HTTP", () => {
  test("serves the page, the description and the service", async () => {
    const { call, create } = await openOverHttp();
    expect((await call("GET", "/", undefined, { headers: {} })).text).toContain("Team Berlin");
    expect((await call("GET", "/v1/openapi.json", undefined, { headers: {} })).body.openapi).toBe("3.1.0");
    expect(await create({ last_name: "Müller-Ōta 生日 🎂" })).toMatchObject({
      status: 201,
      body: { data: { last_name: "Müller-Ōta 生日 🎂" } },
    });
    expect((await call("DELETE", "/v1/contacts/1")).body).toEqual({ success: true });
  });

  test("answers 400 in the error envelope when a body is not JSON or is too long", async () => {
    const { call, sandbox } = await openOverHttp();
    const headers = { authorization: "Bearer sandbox-key", "content-type": "application/json" };
    for (const body of ["{", "x".repeat(2 * 1024 * 1024)]) {
      const answer = await call("POST", "/v1/contacts", undefined, { body, headers });
      expect(answer).toMatchObject({ status: 400, body: { success: false, error: "invalid_request" } });
    }
    expect((await call("GET", "/v1/%zz")).body).toMatchObject({ success: false, error: "invalid_request" });
    expect(sandbox.contacts()).toEqual([]);
  });

  test("accepts a delete with a content type and no body", async () => {
    const { call, create } = await openOverHttp();
    await create();
    expect((await call("DELETE", "/v1/contacts/1")).status).toBe(200);
  });

  test("refuses a request for another host name, because a web site could point its name to this machine", async () => {
    const { listening } = await openOverHttp();
    const status = await new Promise((resolve, reject) => {
      const sent = request(listening.url, { headers: { host: "attacker.example" } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on("error", reject).end();
    });
    expect(status).toBe(421);
  });

  test("ends open connections and delayed answers and frees the port when it is closed", async () => {
    const { sandbox, listening, create } = await openOverHttp();
    sandbox.setFaults(["delay:POST:#1:60000", "late:POST:#2:60000"]);
    const waiting = Promise.allSettled([create(), create()]);
    await expect.poll(() => sandbox.requests(), PATIENCE).toHaveLength(2);
    await listening.close();
    expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(fetch(listening.url)).rejects.toThrow();
    expect(sandbox.contacts()).toHaveLength(1);
  });

  test("applies no delayed request after it is closed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { sandbox, listening, create } = await openOverHttp();
    sandbox.setFaults(["late:POST:#1:200"]);
    const waiting = create().catch(() => null);
    await expect.poll(() => sandbox.requests(), PATIENCE).toHaveLength(1);
    await listening.close();
    await waiting;
    vi.advanceTimersByTime(200);
    expect(sandbox.contacts()).toEqual([]);
  });

  test("applies each of many simultaneous creates once", async () => {
    const { sandbox, create } = await openOverHttp();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => create({ email: `p${index % 100}@example.org` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(100);
    expect(sandbox.contacts()).toHaveLength(100);
  });
});
