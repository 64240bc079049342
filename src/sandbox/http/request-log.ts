/**
 * Keeps the requests that reached the service, with their answers. Headers are not kept, because they contain the key.
 */
import type { Reply, SandboxRequest } from "../wire.ts";

export interface LoggedRequest {
  /** ms since 1970. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  /** The body as it was sent, byte for byte. */
  readonly body: string;
  /** null: no answer was sent so far. */
  readonly status: number | null;
  /** The fault that was applied, as it was written. */
  readonly fault: string | null;
}

/** Number of requests that are kept. A log of twice as many requests is cut to this number, to bound its memory. */
const KEPT = 20_000;

export interface RequestLog {
  /** Records a request. The returned function records the answer and returns it. */
  add(request: SandboxRequest, fault: string | null): (reply: Reply) => Reply;
  readonly requests: () => readonly LoggedRequest[];
  readonly forget: () => void;
}

export function createRequestLog(now: () => number): RequestLog {
  let entries: { -readonly [Key in keyof LoggedRequest]: LoggedRequest[Key] }[] = [];
  return {
    add({ method, path, body }, fault) {
      const entry = { at: now(), method, path, body, status: null as number | null, fault };
      if (entries.length >= 2 * KEPT) entries = entries.slice(-KEPT);
      entries.push(entry);
      return function answered(reply: Reply): Reply {
        if (reply.kind === "delayed") return { ...reply, proceed: () => answered(reply.proceed()) };
        entry.status = statusOf(reply);
        return reply;
      };
    },
    requests: () => entries.map((entry) => ({ ...entry })),
    forget() {
      entries = [];
    },
  };
}

function statusOf(reply: Exclude<Reply, { readonly kind: "delayed" }>): number | null {
  switch (reply.kind) {
    case "break":
      return null;
    case "response":
      return reply.status;
    case "cut":
    case "closing":
      return reply.response.status;
  }
}
