/** Turns an HTTP exchange into an `Answer`. */
import { errorIn, parseBody } from "./answer-body.ts";
import type { Exchange } from "./http-exchange.ts";
import type { Answer, LostCause } from "./service.ts";
import { waitMsOf } from "./wait-headers.ts";

type Body = NonNullable<ReturnType<typeof parseBody>>;

/**
 * Returns the answer of one exchange.
 *
 * @param readValue returns the value in the body of a 2xx; undefined: the body does not have the value
 * @param scrub removes the API key from a text: a service or proxy may repeat the key
 */
export function readAnswer<T>(
  exchange: Exchange,
  readValue: (body: Body) => T | undefined,
  scrub: (text: string) => string,
): Answer<T> {
  if (exchange.kind === "broken") return fromBroken({ ...exchange, reason: scrub(exchange.reason) });
  const { status } = exchange;
  const body = parseBody(exchange.body);
  const { isEnvelope, contact, ...texts } = errorIn(body);
  const error = scrub(texts.error);
  const message = scrub(texts.message);
  const requestId = texts.requestId === null ? null : scrub(texts.requestId);
  const lost = (cause: LostCause, what: string): Answer<T> => {
    return { kind: "lost", applied: "maybe", cause, status, what, requestId };
  };

  if (status >= 200 && status < 300) {
    const value = body === undefined ? undefined : readValue(body);
    return value === undefined
      ? lost("unreadable", `The service answered ${status}, but the answer can't be read.`)
      : { kind: "ok", status, value };
  }
  if (status === 429) return { kind: "throttled", retryAfterMs: waitMsOf(exchange.headers), requestId };
  // A proxy can answer 408 after the service has received the request.
  if (status === 408) return lost("no_answer", "The service waited too long for the request (408).");
  // A proxy or firewall can answer this after the service has applied the request.
  if (!isEnvelope && status >= 400 && status < 500) {
    return lost(
      "other_responder",
      `The answer (${status}) is not from the service, but for instance from a proxy. Is api.baseUrl right?`,
    );
  }
  if (status >= 400 && status < 500) return { kind: "refused", status, error, message, requestId, contact };
  if (status >= 300 && status < 400) {
    return lost(
      "other_responder",
      `The service answered with a redirect (${status}), which is not followed. Is api.baseUrl right?`,
    );
  }
  return lost("server_error", `The service has an internal error (${status}).`);
}

function fromBroken(broken: Extract<Exchange, { kind: "broken" }>): Answer<never> {
  const { written, status } = broken;
  const sent = written
    ? ({ applied: "maybe", cause: "no_answer" } as const)
    : ({ applied: "no", cause: "unreachable" } as const);
  return { kind: "lost", ...sent, status, what: sentence(broken), requestId: null };
}

const BEFORE_WRITING: Readonly<Record<string, string>> = {
  ENOTFOUND: "its name is not known to the name server",
  EAI_AGAIN: "the name server does not answer",
  ECONNREFUSED: "nothing accepts connections there",
  EHOSTUNREACH: "there is no route to its address",
  ENETUNREACH: "there is no network",
  UND_ERR_CONNECT_TIMEOUT: "it did not accept the connection in time",
  timeout: "it did not accept the connection in time",
  UND_ERR_CLOSED: "the program is closing",
  UND_ERR_DESTROYED: "the program is closing",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is self-signed",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate can't be verified",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
};

const AFTER_WRITING: Readonly<Record<string, string>> = {
  timeout: "did not answer in time",
  ECONNRESET: "broke the connection before it answered",
  EPIPE: "broke the connection before it answered",
  UND_ERR_SOCKET: "closed the connection before it answered",
  body_too_long: "sent an answer that was too long",
};

/** Returns what happened, with the address that was tried. */
function sentence({ written, reason, origin }: Extract<Exchange, { kind: "broken" }>): string {
  const happened = written
    ? (AFTER_WRITING[reason] ?? "did not answer before the connection broke")
    : `can't be reached: ${BEFORE_WRITING[reason] ?? "the connection failed"}`;
  return `The service at ${origin} ${happened} (${reason}).`;
}
