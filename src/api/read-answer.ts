/** What an exchange means: the table from HTTP to `Answer`. */
import { errorIn, parseBody } from "./answer-body.ts";
import type { Exchange } from "./http-exchange.ts";
import type { Answer } from "./service.ts";
import { waitMsOf } from "./wait-headers.ts";

type Body = NonNullable<ReturnType<typeof parseBody>>;

/** “There is no such contact” and “somebody has that address”: only the service itself can know. */
const DECIDING: readonly number[] = [404, 409];

/**
 * @param readValue takes the value from the body of a 2xx; undefined: the body does not say it
 */
export function readAnswer<T>(exchange: Exchange, readValue: (body: Body) => T | undefined): Answer<T> {
  if (exchange.kind === "broken") return fromBroken(exchange);
  const { status } = exchange;
  const body = parseBody(exchange.body);
  const { isEnvelope, error, message, requestId, contactId } = errorIn(body);
  const lost = (what: string): Answer<T> => ({ kind: "lost", applied: "maybe", status, what, requestId });

  if (status >= 200 && status < 300) {
    const value = body === undefined ? undefined : readValue(body);
    return value === undefined
      ? lost(`The service answered ${status}, but not readably.`)
      : { kind: "ok", status, value };
  }
  if (status === 429) return { kind: "throttled", retryAfterMs: waitMsOf(exchange.headers), requestId };
  // A proxy's way to say that time ran out: the service may have seen the request.
  if (status === 408) return lost("The service waited too long for the request (408).");
  if (!isEnvelope && DECIDING.includes(status)) {
    return lost(
      `The answer (${status}) is not the service's own: something on the way, such as a proxy, gave it. Is api.baseUrl right?`,
    );
  }
  if (status >= 400 && status < 500) return { kind: "refused", status, error, message, requestId, contactId };
  if (status >= 300 && status < 400) {
    return lost(`The service answered with a redirect (${status}), which is not followed. Is api.baseUrl right?`);
  }
  return lost(`The service has a fault (${status}).`);
}

function fromBroken(broken: Extract<Exchange, { kind: "broken" }>): Answer<never> {
  const { written, status, reason } = broken;
  return { kind: "lost", applied: written ? "maybe" : "no", status, what: sentence(written, reason), requestId: null };
}

const BEFORE_WRITING: Readonly<Record<string, string>> = {
  ENOTFOUND: "its name is not known to the name server",
  EAI_AGAIN: "the name server does not answer",
  ECONNREFUSED: "nothing accepts connections there",
  EHOSTUNREACH: "there is no way to its address",
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
  timeout: "The service did not answer in time",
  ECONNRESET: "The service broke the connection before it answered",
  EPIPE: "The service broke the connection before it answered",
  UND_ERR_SOCKET: "The service closed the connection before it answered",
  body_too_long: "The service's answer was too long to be one",
};

function sentence(written: boolean, reason: string): string {
  if (written) return `${AFTER_WRITING[reason] ?? "The connection broke before the service had answered"} (${reason}).`;
  return `The service can't be reached: ${BEFORE_WRITING[reason] ?? "the connection failed"} (${reason}).`;
}
