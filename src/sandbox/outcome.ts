/** The outcome of a request, and its envelope (interface sections 2.4 and 7). */
import { jsonResponse } from "./wire.ts";
import type { SandboxResponse } from "./wire.ts";

/**
 * The codes of section 7 with their statuses, and two codes that are not shown there: `unauthorized` and
 * `server_error`.
 */
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
  /** Further fields of the envelope. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export type Outcome =
  | { readonly kind: "done"; readonly status: number; readonly data: unknown }
  | { readonly kind: "deleted" }
  | Refusal;

export function refuse(error: ErrorCode, message: string): Refusal {
  return { kind: "refused", error, message };
}

/** How an error carries its `request_id`, which is optional and nullable in the interface. */
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

/** Returns the error envelope with the given status. */
export function errorEnvelope(
  status: number,
  refusal: Omit<Refusal, "kind" | "error"> & { readonly error: string },
  requestId: string,
  form: RequestIdForm,
): SandboxResponse {
  const id = requestIdField(requestId, form);
  return jsonResponse(
    status,
    { success: false, error: refusal.error, message: refusal.message, ...id, ...refusal.extra },
    refusal.headers,
  );
}

function requestIdField(requestId: string, form: RequestIdForm): { readonly request_id?: string | null } {
  switch (form) {
    case "send":
      return { request_id: requestId };
    case "null":
      return { request_id: null };
    case "omit":
      return {};
  }
}
