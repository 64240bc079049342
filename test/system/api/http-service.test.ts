import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { createHttpService } from "../../../src/api/http-service.ts";
import { withCallLog } from "../../../src/api/log-calls.ts";
import { createRateLimiter, withRateLimit } from "../../../src/api/rate-limit.ts";
import { INPUT, KEY, json, listen, serve, useServers } from "./test-servers.ts";

useServers();

describe("requests", () => {
  test("follow the interface, with the key in the Authorization header only", async () => {
    const seen: string[] = [];
    const service = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { authorization, ...others } = request.headers;
        expect(authorization).toBe(`Bearer ${KEY}`);
        expect(JSON.stringify(others) + request.url).not.toContain(KEY);
        seen.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`);
        const data = request.method === "GET" ? [] : { contact_id: 9, group_id: 3 };
        response.end(JSON.stringify({ success: true, data }));
      });
    });
    await service.createContact(INPUT);
    await service.updateContact(9, { first_name: "Zoë", email: null });
    await service.deleteContact(9);
    await service.listGroups();
    await service.deleteGroup(3);
    expect(seen).toEqual([
      'POST /v1/contacts {"first_name":"Ada","group_id":3,"email":"ada@example.org"}',
      'PATCH /v1/contacts/9 {"first_name":"Zoë","email":null}',
      "DELETE /v1/contacts/9 ",
      "GET /v1/celebration-groups ",
      "DELETE /v1/celebration-groups/3 ",
    ]);
  });

  test("are not sent for an invalid id", async () => {
    const service = await serve(json(200, { success: true }));
    await expect(service.deleteContact(0)).rejects.toThrow("0 is not an id");
    await expect(service.deleteGroup(1.5)).rejects.toThrow("1.5 is not an id");
  });

  test("are not sent when the last check before sending throws, which comes after the wait for a turn", async () => {
    const order: string[] = [];
    const service = await serve((_request, response) => {
      order.push("sent");
      response.end();
    });
    const limiter = createRateLimiter({
      requestsPerSecond: 1_000,
      ceiling: null,
      now: () => performance.now(),
      sleep: async () => {},
      random: () => 0.5,
    });
    const turn = async () => (order.push("turn"), limiter.turn());
    const logged = withCallLog(service, () => order.push("logged"), limiter.now);
    const limited = withRateLimit(logged, { ...limiter, turn });
    const check = () => {
      order.push("checked");
      throw new Error("no longer right");
    };
    await expect(limited.createContact(INPUT, check)).rejects.toThrow("no longer right");
    await expect(limited.updateContact(9, { first_name: "Zoë" }, check)).rejects.toThrow("no longer right");
    await expect(limited.deleteContact(9, check)).rejects.toThrow("no longer right");
    await limiter.stop();
    expect(order).toEqual(["turn", "checked", "turn", "checked", "turn", "checked"]);
  });

  test("go only to https, or to this machine", () => {
    const at = (baseUrl: string) => () => createHttpService({ baseUrl, apiKey: KEY, timeoutMs: 1 });
    expect(at("http://service.example/v1")).toThrow("https://");
    expect(at("http://127.0.0.1.service.example/v1")).toThrow("https://");
    expect(at("https://user:secret@service.example/v1")).toThrow("user name");
  });

  test("are not sent after close", async () => {
    const port = await listen(createServer(json(200, { success: true, data: [] })));
    const service = createHttpService({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: KEY, timeoutMs: 60_000 });
    expect(await service.listGroups()).toMatchObject({ kind: "ok" });
    await service.close();
    expect(await service.listGroups()).toMatchObject({ kind: "lost", applied: "no" });
  });
});

describe("answers", () => {
  test("contain the contact with its birthday as one text and in parts", async () => {
    const data = { contact_id: 5, group_id: 3, birthday: "1990-02-01", birthday_month: 2, birthday_day: 1 };
    const service = await serve(json(201, { success: true, data }));
    expect(await service.createContact(INPUT)).toEqual({
      kind: "ok",
      status: 201,
      value: {
        contactId: 5,
        groupId: 3,
        birthday: "1990-02-01",
        birthdayParts: { year: undefined, month: 2, day: 1 },
        texts: {},
        shown: { filled: ["birthday"], blank: [] },
      },
    });
  });

  test("contain the group list", async () => {
    const group = { group_id: 2, name: "Team", category: "birthday", status: "active", contact_count: 4 };
    const service = await serve(
      json(200, { success: true, data: [{ ...group, date_created: "2026-01-02 03:04:05" }] }),
    );
    const answer = await service.listGroups();
    expect(answer).toMatchObject({ kind: "ok", value: [{ groupId: 2, name: "Team", contactCount: 4 }] });
  });

  test.each([400, 401, 403, 404, 409, 422])(
    "are a refusal with the service's code and message when the status is %i",
    async (status) => {
      const body = { success: false, error: "some_code", message: "No.", request_id: "r-1", data: { contact_id: 8 } };
      const service = await serve(json(status, body));
      const expected = { kind: "refused", status, error: "some_code", message: "No.", requestId: "r-1" };
      expect(await service.createContact(INPUT)).toMatchObject({ ...expected, contact: { contactId: 8 } });
    },
  );

  test.each([
    [404, "<html><title>404 Not Found</title></html>"],
    [404, '{"message":"no Route matched"}'],
    [409, "Conflict"],
  ])("are lost when the status is %i without the service's envelope: %s", async (status, body) => {
    const service = await serve((_, response) => void response.writeHead(status).end(body));
    expect(await service.deleteContact(9)).toMatchObject({ kind: "lost", applied: "maybe", status });
  });

  test("contain the wait that the header names when the status is 429", async () => {
    const body = { success: false, error: "rate_limited", message: "Later.", request_id: "r-2" };
    const service = await serve(json(429, body, { "retry-after": "7" }));
    expect(await service.createContact(INPUT)).toEqual({ kind: "throttled", retryAfterMs: 7_000, requestId: "r-2" });
  });

  test.each([
    [500, { success: false, error: "oops", message: "", request_id: "r-3" }],
    [503, { success: false, request_id: "r-3" }],
    [201, { success: true, data: { first_name: "Ada" }, request_id: "r-3" }],
    [201, { success: false, data: { contact_id: 1 }, request_id: "r-3" }],
    [200, { success: true, data: { contact_id: "1" }, request_id: "r-3" }],
    [408, { request_id: "r-3" }],
  ])("are lost, and the call may be applied, when the status is %i with the body %j", async (status, body) => {
    const service = await serve(json(status, body));
    const expected = { kind: "lost", applied: "maybe", status, requestId: "r-3" };
    expect(await service.createContact(INPUT)).toMatchObject(expected);
  });

  test("are lost when the answer to an update names another contact", async () => {
    const service = await serve(json(200, { success: true, data: { contact_id: 10, group_id: 3 } }));
    expect(await service.updateContact(9, INPUT)).toMatchObject({ kind: "lost", applied: "maybe", status: 200 });
  });

  test("are lost when they redirect, because the key must not go elsewhere", async () => {
    let followed = 0;
    const elsewhere = await listen(createServer((_, response) => response.end(String((followed += 1)))));
    const service = await serve(json(307, {}, { location: `http://127.0.0.1:${elsewhere}/v1/contacts` }));
    expect(await service.createContact(INPUT)).toMatchObject({ kind: "lost", applied: "maybe", status: 307 });
    expect(followed).toBe(0);
  });
});
