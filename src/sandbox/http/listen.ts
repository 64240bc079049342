/** Serves the sandbox over HTTP on loopback. The only file of the sandbox that imports fastify. */
import fastify from "fastify";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Sandbox } from "../sandbox.ts";
import { jsonResponse } from "../wire.ts";
import type { Reply, SandboxRequest, SandboxResponse } from "../wire.ts";

export interface ListeningSandbox {
  /** `http://127.0.0.1:PORT`, the address of the page. */
  readonly url: string;
  /** `url` with the version segment; clients use this address. */
  readonly baseUrl: string;
  /** Ends all connections at once. The sandbox itself stays open. */
  close(): Promise<void>;
}

/** Starts to listen; rejects if the port is in use. Host and port default to the sandbox's settings. */
export async function listenSandbox(
  sandbox: Pick<Sandbox, "handle" | "settings">,
  address: { readonly host?: string; readonly port?: number } = {},
): Promise<ListeningSandbox> {
  const host = address.host ?? sandbox.settings.host;
  const waiting = new Set<NodeJS.Timeout>();
  const server = fastify({
    forceCloseConnections: true,
    frameworkErrors: (error, _, reply) => void refuseUnreadable(error, reply),
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body));
  server.setErrorHandler<Error & { readonly statusCode?: number }>((error, _, reply) => refuseUnreadable(error, reply));
  server.all("/*", (request, reply) => {
    if (isLoopback(host) && !isLoopback(hostOf(request))) return refuseOtherHost(reply);
    return deliver(sandbox.handle(requestOf(request)), reply);
  });

  function deliver(outcome: Reply, reply: FastifyReply): FastifyReply {
    switch (outcome.kind) {
      case "response":
        return respond(outcome, reply);
      case "closing":
        closeAfterwards(reply);
        return respond(outcome.response, reply);
      case "break":
        reply.hijack();
        reply.raw.socket?.destroy();
        return reply;
      case "cut":
        reply.hijack();
        cut(outcome.response, outcome.sentBytes, reply);
        return reply;
      case "delayed":
        schedule(outcome.ms, () => void deliver(outcome.proceed(), reply));
        return reply;
    }
  }

  function schedule(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      act();
    }, ms);
    waiting.add(timer);
  }

  const url = await server.listen({ host, port: address.port ?? sandbox.settings.port });
  return {
    url,
    baseUrl: `${url}/v1`,
    async close() {
      for (const timer of waiting) clearTimeout(timer);
      await server.close();
    },
  };
}

function requestOf(request: FastifyRequest): SandboxRequest {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
  const body = typeof request.body === "string" ? request.body : "";
  return { method: request.method, path: request.url, headers: Object.fromEntries(headers), body };
}

function respond({ status, headers, body }: SandboxResponse, reply: FastifyReply): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

function cut({ status, headers, body }: SandboxResponse, sentBytes: number, { raw }: FastifyReply): void {
  const bytes = Buffer.from(body);
  raw.writeHead(status, { ...headers, "content-length": bytes.length });
  raw.write(bytes.subarray(0, sentBytes), () => raw.socket?.destroy());
}

/** Closes the connection after the answer. The socket is read first, because a finished reply has no socket. */
function closeAfterwards({ raw }: FastifyReply): void {
  const { socket } = raw;
  raw.once("finish", () => socket?.end());
}

/** Answers a request that the service can't read, for example a body above 1 MiB or a broken address. */
function refuseUnreadable(error: Error & { readonly statusCode?: number }, reply: FastifyReply): FastifyReply {
  if ((error.statusCode ?? 500) >= 500) {
    return respond(jsonResponse(500, { success: false, error: "server_error", message: error.message }), reply);
  }
  return respond(jsonResponse(400, { success: false, error: "invalid_request", message: error.message }), reply);
}

/**
 * Refuses a request whose Host header is not a loopback name. Otherwise a web site that points its own name to this
 * machine could read the page.
 */
function refuseOtherHost(reply: FastifyReply): FastifyReply {
  const body = { success: false, error: "invalid_request", message: "The sandbox answers on loopback only." };
  return respond(jsonResponse(421, body), reply);
}

function hostOf(request: FastifyRequest): string {
  return (request.headers.host ?? "").replace(/:\d+$/, "").replace(/^\[|\]$/g, "");
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
