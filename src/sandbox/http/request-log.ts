/** What reached the service and how it was answered. Headers are not kept: they hold the key. */
import type { Reply, SandboxRequest } from "./wire.ts";

export interface LoggedRequest {
  /** ms since 1970. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  /** As sent, byte for byte. */
  readonly body: string;
  /** null: not answered (yet). */
  readonly status: number | null;
  /** The fault that struck. */
  readonly fault: string | null;
}

/** The log is halved when it holds twice as many, so that a long bench stays in bounds. */
const KEPT = 20_000;

export interface RequestLog {
  /** Notes the arrival; the function returned notes the answer and passes it on. */
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
