/** The service over HTTP. */
import { findAddressError } from "../model/text/service-address.ts";
import { openHttpConnection } from "./http-exchange.ts";
import { serviceOver } from "./service-calls.ts";
import type { Service } from "./service.ts";

export interface HttpServiceOptions {
  /** Address of the service including `/v1`: https, or http on loopback. */
  readonly baseUrl: string;
  /** The key that `readApiKey` returns. */
  readonly apiKey: string;
  /** Limit for one whole call, including the connecting. */
  readonly timeoutMs: number;
  /**
   * Called right before each request is written, after any connecting. If it throws, its error is thrown, and nothing is
   * written.
   */
  readonly beforeWriting?: () => void;
}

/**
 * Returns the service's client. Every later failure is an `Answer`.
 *
 * @throws Error if the key must not be sent to the address
 */
export function createHttpService(options: HttpServiceOptions): Service & { close(): Promise<void> } {
  const error = findAddressError(options.baseUrl);
  if (error !== null) throw new Error(`The service's address ${error}.`);
  const base = new URL(options.baseUrl);
  const connection = openHttpConnection(base.origin, options.timeoutMs, options.beforeWriting);
  return {
    ...serviceOver(connection.exchange, base.pathname.replace(/\/+$/, ""), options.apiKey),
    close: () => connection.close(),
  };
}
