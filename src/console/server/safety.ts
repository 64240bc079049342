/** Checks that hold for every request, before any page sees it. */
import type { IncomingHttpHeaders } from "node:http";
import { isLoopback } from "../../model/text/service-address.ts";

/** The headers of every answer. A page may load its own style and script only, and post to the console only. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/**
 * Returns whether the Host header names the console. Otherwise a web site that points its own name to this machine could
 * read the pages.
 *
 * @param publicUrl the address that people use; null: loopback only
 */
export function isOwnHost(host: string | undefined, publicUrl: string | null): boolean {
  // The characters of a host and port only: a URL could also have a user, a path or a query.
  if (host === undefined || !/^[\w.:[\]-]+$/u.test(host)) return false;
  if (publicUrl !== null) {
    const { protocol, host: own } = new URL(publicUrl);
    if (hostOf(`${protocol}//${host}`) === own) return true;
  }
  return URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);
}

/** Returns the host and port of an address, without the protocol's usual port; null: it is none. */
function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/** Returns whether a POST comes from one of the console's own pages. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  const { hostname, host } = new URL(origin);
  return isLoopback(hostname) && host === headers.host?.toLowerCase();
}
