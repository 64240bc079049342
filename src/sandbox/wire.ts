/** Requests and replies as values. `listen.ts` carries them over HTTP; tests pass them in plain calls. */

export interface SandboxRequest {
  readonly method: string;
  /** Path with its query, for example `/v1/contacts/12`. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface SandboxResponse {
  readonly kind: "response";
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The reply on the connection. Without a fault, the reply is always a `response`. */
export type Reply =
  | SandboxResponse
  /** The connection breaks without an answer. */
  | { readonly kind: "break" }
  /** The headers announce the whole body; only `sentBytes` of the body are sent, then the connection breaks. */
  | { readonly kind: "cut"; readonly response: SandboxResponse; readonly sentBytes: number }
  /** The whole answer is sent; then the connection closes without notice. */
  | { readonly kind: "closing"; readonly response: SandboxResponse }
  /** The caller must call `proceed` once, after `ms` milliseconds. */
  | { readonly kind: "delayed"; readonly ms: number; proceed(): Reply };

/** Returns a response with a JSON body. */
export function jsonResponse(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): SandboxResponse {
  return {
    kind: "response",
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  };
}

/** Returns a response with a body of another type. */
export function textResponse(
  status: number,
  contentType: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): SandboxResponse {
  return { kind: "response", status, headers: { "content-type": contentType, ...headers }, body };
}
