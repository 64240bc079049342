/**
 * Sends one request and returns its response, without ever repeating the request. Only this file imports undici.
 *
 * undici's pool repeats a request only before it begins to write that request. With one request per socket (`pipelining: 1`,
 * HTTP/1.1), a connection that breaks later fails that request. So before `onRequestStart` nothing was written. After
 * `onRequestStart` the service may have received the request.
 */
import { setFlagsFromString } from "node:v8";
import type { Dispatcher } from "undici";
import buildConnector from "undici/lib/core/connect.js";
import Pool from "undici/lib/dispatcher/pool.js";
import { hideInterimResponses } from "./interim-responses.ts";

export interface ExchangeRequest {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type Exchange =
  | {
      readonly kind: "response";
      readonly status: number;
      /** Header names are in lower case. Of a repeated header, only the first value is kept. */
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  /** No complete response. */
  | {
      readonly kind: "broken";
      /** Scheme, host and port that the request was for. */
      readonly origin: string;
      /** Whether the request may have reached the service. */
      readonly written: boolean;
      readonly status: number | null;
      /** An error code. */
      readonly reason: string;
    };

export interface HttpConnection {
  /** @throws the error of `beforeWriting`: then nothing was written */
  exchange(request: ExchangeRequest): Promise<Exchange>;
  /** Resolves when the requests under way have ended. */
  close(): Promise<void>;
}

// undici reads answers in WebAssembly. At the first answer, V8 would compile that code again, optimized, in 35 MB of
// memory.
setFlagsFromString("--wasm-tiering-budget=1000000000");

/** Far longer than any group list, so a longer body is not the service's. */
const LONGEST_BODY_BYTES = 16 * 1024 * 1024;
const LONGEST_CONNECT_MS = 10_000;
/** Below the idle limits of usual servers (5 s and more), so that no server closes a socket while we write to it. */
const IDLE_SOCKET_MS = 2_000;

/**
 * Opens connections to the service as they are needed.
 *
 * @param origin scheme, host and port
 * @param timeoutMs limit for one whole exchange, including the connecting
 * @param beforeWriting called right before a request is written, after any connecting. If it throws, nothing is written.
 */
export function openHttpConnection(
  origin: string,
  timeoutMs: number,
  beforeWriting: () => void = () => {},
): HttpConnection {
  const connect = buildConnector({ allowH2: false, timeout: Math.min(LONGEST_CONNECT_MS, timeoutMs) });
  const pool = new Pool(origin, {
    pipelining: 1,
    allowH2: false,
    connect: (options, done) =>
      connect(options, (...[error, socket]) => {
        if (error !== null) return done(error, null);
        hideInterimResponses(socket);
        done(null, socket);
      }),
    keepAliveTimeout: IDLE_SOCKET_MS,
    keepAliveMaxTimeout: IDLE_SOCKET_MS,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    exchange: (request) => exchange(pool, origin, request, { timeoutMs, beforeWriting }),
    close: () => pool.close(),
  };
}

function exchange(
  pool: Pool,
  origin: string,
  request: ExchangeRequest,
  { timeoutMs, beforeWriting }: { readonly timeoutMs: number; readonly beforeWriting: () => void },
): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null;
    let status: number | null = null;
    let headers: Readonly<Record<string, string>> = {};
    let isOver = false;
    let length = 0;
    const chunks: Buffer[] = [];

    const finish = (result: Exchange): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(deadline);
      resolve(result);
    };
    const giveUp = (reason: string): void => {
      finish({ kind: "broken", origin, written: controller !== null, status, reason });
      controller?.abort(new Error(reason));
    };
    const deadline = setTimeout(() => giveUp("timeout"), timeoutMs);

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        // The time is up, and the caller already knows that nothing was written.
        if (isOver) return started.abort(new Error("timeout"));
        try {
          beforeWriting();
        } catch (error) {
          isOver = true;
          clearTimeout(deadline);
          reject(error);
          return started.abort(new Error("not to be sent"));
        }
        controller = started;
      },
      onResponseStart(_, code, received) {
        status = code;
        headers = firstValues(received);
      },
      onResponseData(_, chunk) {
        length += chunk.length;
        if (length > LONGEST_BODY_BYTES) giveUp("body_too_long");
        else chunks.push(chunk);
      },
      onResponseEnd() {
        if (status === null) giveUp("no_status");
        else finish({ kind: "response", status, headers, body: Buffer.concat(chunks).toString("utf8") });
      },
      onResponseError(_, error) {
        giveUp(reasonOf(error));
      },
    };

    try {
      pool.dispatch({ ...request, headers: { ...request.headers } }, handler);
    } catch (error) {
      giveUp(reasonOf(error));
    }
  });
}

function firstValues(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const first: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const text = Array.isArray(value) ? value[0] : value;
    if (text !== undefined) first[name.toLowerCase()] = text;
  }
  return first;
}

/** Returns the error's code only: messages and properties of HTTP errors may hold headers, and so the key. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "unknown";
}
