import type { IncomingHttpHeaders } from "node:http";
import type { SignInSettings } from "../../config/console-settings.ts";
import type { SignedIn } from "../person.ts";

const MOST_NAME_LENGTH = 200;

/**
 * Returns a function that finds who signed in at the proxy. The header of any other peer is ignored.
 *
 * @param isProxy returns whether a peer is a trusted proxy
 */
export function personAtProxy(
  signIn: SignInSettings,
  isProxy: (peer: string | undefined) => boolean,
): (peer: string | undefined, headers: IncomingHttpHeaders) => SignedIn | null {
  if (signIn.kind !== "proxy") return () => null;
  const { header, roles } = signIn;
  return (peer, headers) => {
    const value = headers[header];
    if (typeof value !== "string" || !isProxy(peer)) return null;
    const name = Buffer.from(value, "latin1").toString("utf8").trim();
    if (name === "" || name.length > MOST_NAME_LENGTH || /[\p{Cc}\p{Cf}\ufffd]/u.test(name)) return null;
    return { name, role: (Object.hasOwn(roles, name) ? roles[name] : undefined) ?? "reader" };
  };
}
