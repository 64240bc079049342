/** What a request says about itself. */
import type { IncomingHttpHeaders } from "node:http";
import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { phrasesFor } from "../look/reader-language.ts";

export const LANGUAGE_COOKIE = "language";

interface Asked {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly cookies?: Readonly<Record<string, string | undefined>>;
  readonly raw: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/** Returns the address of the other end of the connection; undefined on a Unix socket. */
export function peerOf(request: Asked): string | undefined {
  return request.raw.socket.remoteAddress;
}

/** Returns the phrases of the reader's language. */
export function readerOf(request: Asked): { readonly phrases: Phrases } {
  return { phrases: phrasesFor(request.cookies?.[LANGUAGE_COOKIE], request.headers["accept-language"]) };
}

/** Returns the path of a request, without a query. */
export function pathOf(request: Asked): string {
  return request.url.split("?")[0] ?? "/";
}

/** Returns whether the other end shows pages. Programs that ask for JSON get JSON. */
export function wantsPage({ headers }: Asked): boolean {
  return !(headers.accept ?? "").includes("application/json");
}
