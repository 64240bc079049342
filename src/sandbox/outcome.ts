/** How the service answers a request that reached it, before it becomes an envelope (interface sections 2.4 and 7). */
import { jsonResponse } from "./http/wire.ts";
import type { SandboxResponse } from "./http/wire.ts";

/** The codes of section 7 with their statuses, and two that it does not show: `unauthorized` and `server_error`. */
export const ERROR_STATUS = {
  invalid_request: 400,
  unauthorized: 401,
  plan_limit_reached: 403,
  not_found: 404,
  contact_exists: 409,
  validation_error: 422,
  rate_limited: 429,
  server_error: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface Refusal {
  readonly kind: "refused";
  readonly error: ErrorCode;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields that stand beside those of the envelope. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export type Outcome =
  | { readonly kind: "done"; readonly status: number; readonly data: unknown }
  | { readonly kind: "deleted" }
  | Refusal;

export function refuse(error: ErrorCode, message: string): Refusal {
  return { kind: "refused", error, message };
}

/** Whether an error carries its `request_id`: optional and nullable in the interface. */
export type RequestIdForm = "send" | "null" | "omit";

/** Puts an outcome into its envelope. */
export function envelope(outcome: Outcome, requestId: string, form: RequestIdForm): SandboxResponse {
  switch (outcome.kind) {
    case "done":
      return jsonResponse(outcome.status, { success: true, data: outcome.data });
    case "deleted":
      return jsonResponse(200, { success: true });
    case "refused":
      return errorEnvelope(ERROR_STATUS[outcome.error], outcome, requestId, form);
  }
}

/** The error envelope with a status of one's own choice. */
export function errorEnvelope(
  status: number,
  refusal: Omit<Refusal, "kind" | "error"> & { readonly error: string },
  requestId: string,
  form: RequestIdForm,
): SandboxResponse {
  const id = form === "omit" ? {} : { request_id: form === "null" ? null : requestId };
  return jsonResponse(
    status,
    { success: false, error: refusal.error, message: refusal.message, ...id, ...refusal.extra },
    refusal.headers,
  );
}
