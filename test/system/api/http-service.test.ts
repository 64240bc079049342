import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createServer as createSocketServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createHttpService } from "../../../src/api/http-service.ts";
import type { Service } from "../../../src/api/service.ts";

const KEY = "key-canary-7f3a";
const INPUT = { first_name: "Ada", group_id: 3, email: "ada@example.org" };
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

function client(port: number, options: { timeoutMs?: number; scheme?: string } = {}): Service {
  const { timeoutMs = 5_000, scheme = "http" } = options;
  const service = createHttpService({ baseUrl: `${scheme}://127.0.0.1:${port}/v1/`, apiKey: KEY, timeoutMs });
  closers.push(() => service.close());
  return service;
}

async function serve(listener: RequestListener, options: { timeoutMs?: number } = {}): Promise<Service> {
  return client(await listen(createServer(listener)), options);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
}

/** Starts a server on plain sockets. `onRequest` is called once for each complete request, counted from 1. */
async function serveSockets(
  onRequest: (socket: Socket, count: number) => void,
): Promise<{ port: number; count(): number }> {
  let count = 0;
  const server = createSocketServer((socket) => {
    let text = "";
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      text += chunk.toString();
      if (!text.endsWith("}") && !/^(GET|DELETE)/.test(text)) return;
      text = "";
      count += 1;
      onRequest(socket, count);
    });
  });
  return { port: await listen(server), count: () => count };
}

const CREATED = '{"success":true,"data":{"contact_id":41,"group_id":3}}';
const rawAnswer = (status: string, body: string): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

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

  test("go only to https, or to this machine", () => {
    const at = (baseUrl: string) => () => createHttpService({ baseUrl, apiKey: KEY, timeoutMs: 1 });
    expect(at("http://service.example/v1")).toThrow("https://");
    expect(at("http://127.0.0.1.service.example/v1")).toThrow("https://");
    expect(at("https://user:secret@service.example/v1")).toThrow("user name");
  });
});

describe("answers", () => {
  test("hold the contact with its birthday as one text and in parts", async () => {
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
      },
    });
  });

  test("hold the group list", async () => {
    const group = { group_id: 2, name: "Team", category: "birthday", status: "active", contact_count: 4 };
    const service = await serve(
      json(200, { success: true, data: [{ ...group, date_created: "2026-01-02 03:04:05" }] }),
    );
    const answer = await service.listGroups();
    expect(answer).toMatchObject({ kind: "ok", value: [{ groupId: 2, name: "Team", contactCount: 4 }] });
  });

  test.each([400, 401, 403, 404, 409, 422])(
    "of status %i are a refusal with the service's code and message",
    async (status) => {
      const body = { success: false, error: "some_code", message: "No.", request_id: "r-1", data: { contact_id: 8 } };
      const service = await serve(json(status, body));
      const expected = { kind: "refused", status, error: "some_code", message: "No.", requestId: "r-1", contactId: 8 };
      expect(await service.createContact(INPUT)).toEqual(expected);
    },
  );

  test.each([
    [404, "<html><title>404 Not Found</title></html>"],
    [404, '{"message":"no Route matched"}'],
    [409, "Conflict"],
  ])("of status %i without the service's envelope (%s) are lost", async (status, body) => {
    const service = await serve((_, response) => void response.writeHead(status).end(body));
    expect(await service.deleteContact(9)).toMatchObject({ kind: "lost", applied: "maybe", status });
  });

  test("of status 429 hold the wait that the header names", async () => {
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
  ])("of status %i with %j are lost, perhaps applied", async (status, body) => {
    const service = await serve(json(status, body));
    const expected = { kind: "lost", applied: "maybe", status, requestId: "r-3" };
    expect(await service.createContact(INPUT)).toMatchObject(expected);
  });

  test("to an update are lost when they name another contact", async () => {
    const service = await serve(json(200, { success: true, data: { contact_id: 10, group_id: 3 } }));
    expect(await service.updateContact(9, INPUT)).toMatchObject({ kind: "lost", applied: "maybe", status: 200 });
  });

  test("that redirect are not followed, because the key must not go elsewhere", async () => {
    let followed = 0;
    const elsewhere = await listen(createServer((_, response) => response.end(String((followed += 1)))));
    const service = await serve(json(307, {}, { location: `http://127.0.0.1:${elsewhere}/v1/contacts` }));
    expect(await service.createContact(INPUT)).toMatchObject({ kind: "lost", applied: "maybe", status: 307 });
    expect(followed).toBe(0);
  });
});

describe("a create is certainly not sent when", () => {
  test("no program listens on the port", async () => {
    const server = createSocketServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const answer = await client(port).createContact(INPUT);
    expect(answer).toMatchObject({ kind: "lost", applied: "no", status: null });
    expect(answer).toHaveProperty("what", expect.stringContaining("ECONNREFUSED"));
  });

  test("the name does not exist", async () => {
    const service = createHttpService({ baseUrl: "https://nowhere.invalid/v1", apiKey: KEY, timeoutMs: 5_000 });
    closers.push(() => service.close());
    expect(await service.createContact(INPUT)).toMatchObject({ kind: "lost", applied: "no" });
  });

  test("the TLS handshake fails", async () => {
    const plain = await listen(createServer((_, response) => response.end("{}")));
    expect(await client(plain, { scheme: "https" }).createContact(INPUT)).toMatchObject({ applied: "no" });
    const reset = await listen(createSocketServer((socket) => socket.resetAndDestroy()));
    expect(await client(reset, { scheme: "https" }).createContact(INPUT)).toMatchObject({ applied: "no" });
  });

  test("the TLS handshake takes too long", async () => {
    const silent = await listen(createSocketServer(() => {}));
    const service = client(silent, { scheme: "https", timeoutMs: 100 });
    expect(await service.createContact(INPUT)).toMatchObject({ kind: "lost", applied: "no" });
  });
});

describe("a call is perhaps applied, and not sent again, when", () => {
  const breaks: readonly [string, (socket: Socket) => void][] = [
    ["reset", (socket) => socket.resetAndDestroy()],
    ["closed without an answer", (socket) => socket.end()],
    ["closed in the headers", (socket) => socket.end("HTTP/1.1 201 Created\r\nContent-")],
    ["closed in the body", (socket) => socket.end(rawAnswer("201 Created", CREATED).slice(0, -5))],
    ["no HTTP", (socket) => socket.end("hello\r\n\r\n")],
    ["no JSON", (socket) => socket.end(rawAnswer("200 OK", "<html>"))],
    ["no answer", () => {}],
    ["a body that never ends", (socket) => void socket.write(rawAnswer("201 Created", CREATED).slice(0, -5))],
  ];
  test.each(breaks)("the connection ends like this: %s", async (_, breakOff) => {
    const server = await serveSockets(breakOff);
    const answer = await client(server.port, { timeoutMs: 300 }).createContact(INPUT);
    expect(answer).toMatchObject({ kind: "lost", applied: "maybe" });
    expect(JSON.stringify(answer)).not.toContain(KEY);
    expect(server.count()).toBe(1);
  });

  test("the service closes a kept connection while the second create is written", async () => {
    const server = await serveSockets((socket, count) => {
      if (count === 1) socket.write(rawAnswer("201 Created", CREATED));
      else socket.resetAndDestroy();
    });
    const service = client(server.port);
    expect(await service.createContact(INPUT)).toMatchObject({ kind: "ok", value: { contactId: 41 } });
    expect(await service.createContact(INPUT)).toMatchObject({ kind: "lost", applied: "maybe" });
    expect(server.count()).toBe(2);
  });

  test("the body is longer than the limit", async () => {
    const chunk = "x".repeat(1024 * 1024);
    const service = await serve((_, response) => {
      const more = (): void => void response.write(chunk, (error) => (error ? undefined : more()));
      more();
    });
    expect(await service.listGroups()).toMatchObject({ kind: "lost", what: expect.stringContaining("too long") });
  });
});

test("sends no request after close", async () => {
  const port = await listen(createServer(json(200, { success: true, data: [] })));
  const service = createHttpService({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: KEY, timeoutMs: 1_000 });
  expect(await service.listGroups()).toMatchObject({ kind: "ok" });
  await service.close();
  expect(await service.listGroups()).toMatchObject({ kind: "lost", applied: "no" });
});
