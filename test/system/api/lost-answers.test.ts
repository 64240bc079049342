import { createServer } from "node:http";
import { createServer as createSocketServer } from "node:net";
import type { Socket } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createHttpService } from "../../../src/api/http-service.ts";
import { INPUT, KEY, client, closers, listen, serve, useServers } from "./test-servers.ts";

useServers();

/** Starts a server on plain sockets. `onRequest` gets each complete request's socket and number, counted from 1. */
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

/** Starts a server that answers no request completely. `arrived` resolves at the first request. */
async function serveSilence(fallSilent: (socket: Socket) => void) {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const server = await serveSockets((socket) => {
    fallSilent(socket);
    arrive();
  });
  return { ...server, arrived };
}

const CREATED = '{"success":true,"data":{"contact_id":41,"group_id":3}}';
const rawAnswer = (status: string, body: string): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

describe("a create is certainly not sent when", () => {
  test("no program listens on the port", async () => {
    const server = createSocketServer();
    const port = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const answer = await client(port).createContact(INPUT);
    expect(answer).toMatchObject({ kind: "lost", applied: "no", status: null });
    expect(answer).toHaveProperty(
      "what",
      expect.stringMatching(new RegExp(`at http://127.0.0.1:${port} .*ECONNREFUSED`, "u")),
    );
  });

  test("the name does not exist", async () => {
    const service = createHttpService({ baseUrl: "https://nowhere.invalid/v1", apiKey: KEY, timeoutMs: 60_000 });
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
    ["is reset", (socket) => socket.resetAndDestroy()],
    ["is closed without an answer", (socket) => socket.end()],
    ["is closed within the headers", (socket) => socket.end("HTTP/1.1 201 Created\r\nContent-")],
    ["is closed within the body", (socket) => socket.end(rawAnswer("201 Created", CREATED).slice(0, -5))],
    ["brings an answer that is not HTTP", (socket) => socket.end("hello\r\n\r\n")],
    ["brings an answer that is not JSON", (socket) => socket.end(rawAnswer("200 OK", "<html>"))],
  ];
  test.each(breaks)("the connection %s", async (_, breakOff) => {
    const server = await serveSockets(breakOff);
    const answer = await client(server.port).createContact(INPUT);
    expect(answer).toMatchObject({ kind: "lost", applied: "maybe" });
    expect(JSON.stringify(answer)).not.toContain(KEY);
    expect(server.count()).toBe(1);
  });

  const silences: readonly [string, (socket: Socket) => void][] = [
    ["brings no answer", () => {}],
    ["brings a body that never ends", (socket) => void socket.write(rawAnswer("201 Created", CREATED).slice(0, -5))],
  ];
  test.each(silences)("the connection %s until the time-out", async (_, fallSilent) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { port, count, arrived } = await serveSilence(fallSilent);
    const answer = client(port, { timeoutMs: 300 }).createContact(INPUT);
    await arrived;
    vi.advanceTimersByTime(300);
    expect(await answer).toMatchObject({ kind: "lost", applied: "maybe" });
    expect(JSON.stringify(await answer)).not.toContain(KEY);
    expect(count()).toBe(1);
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

  test("the body of the answer is longer than the limit", async () => {
    const chunk = "x".repeat(1024 * 1024);
    const service = await serve((_, response) => {
      const more = (): void => void response.write(chunk, (error) => (error ? undefined : more()));
      more();
    });
    expect(await service.listGroups()).toMatchObject({ kind: "lost", what: expect.stringContaining("too long") });
  });
});
