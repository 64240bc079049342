/** Requests and replies as values, whatever carries them: HTTP in `listen.ts`, a plain call in tests. */

export interface SandboxRequest {
  readonly method: string;
  /** Path with its query, e.g. `/v1/contacts/12`. */
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

/** What happens on the connection. Only faults make anything but a `response`. */
export type Reply =
  | SandboxResponse
  /** The connection ends without an answer. */
  | { readonly kind: "break" }
  /** The headers announce the whole body, `sentBytes` of it arrive, then the connection ends. */
  | { readonly kind: "cut"; readonly response: SandboxResponse; readonly sentBytes: number }
  /** A whole answer, after which the connection is closed although nothing announced it. */
  | { readonly kind: "closing"; readonly response: SandboxResponse }
  /** `proceed` is to be called once, after `ms` milliseconds. */
  | { readonly kind: "delayed"; readonly ms: number; proceed(): Reply };

/** A response with a JSON body. */
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

/** A response with a body of another type. */
export function textResponse(
  status: number,
  contentType: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): SandboxResponse {
  return { kind: "response", status, headers: { "content-type": contentType, ...headers }, body };
}
