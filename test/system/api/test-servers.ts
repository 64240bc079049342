/** Servers for tests of the HTTP service. A file whose tests start them calls `useServers`. */
import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AddressInfo, Server, Socket } from "node:net";
import { afterEach } from "vitest";
import { createHttpService } from "../../../src/api/http-service.ts";
import type { Service } from "../../../src/api/service.ts";

export const KEY = "key-canary-7f3a";
export const INPUT = { first_name: "Ada", group_id: 3, email: "ada@example.org" };
/** Functions that close the servers and clients of the running test. */
export const closers: (() => Promise<unknown>)[] = [];

/** Closes the servers and clients of each test of the file when it ends. */
export function useServers(): void {
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });
}

/** Starts a server that is stopped when its test ends. @returns its port */
export async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/** Returns the HTTP service at a port of this machine. */
export function client(port: number, options: { timeoutMs?: number; scheme?: string } = {}): Service {
  const { timeoutMs = 60_000, scheme = "http" } = options;
  const service = createHttpService({ baseUrl: `${scheme}://127.0.0.1:${port}/v1/`, apiKey: KEY, timeoutMs });
  closers.push(() => service.close());
  return service;
}

/** Returns the HTTP service at a server with this listener. */
export async function serve(listener: RequestListener, options: { timeoutMs?: number } = {}): Promise<Service> {
  return client(await listen(createServer(listener)), options);
}

/** Returns a listener that gives every request the same answer. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
}
