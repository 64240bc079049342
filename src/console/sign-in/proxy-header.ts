import type { IncomingHttpHeaders } from "node:http";
import type { SignInSettings } from "../../config/console-settings.ts";
import type { SignedIn } from "../person.ts";

type ProxySettings = Extract<SignInSettings, { readonly kind: "proxy" }>;

const MOST_NAME_LENGTH = 200;

/**
 * Returns a function that finds the name of the person who signed in at the proxy. The header of any other peer is ignored.
 *
 * @param isProxy returns whether a peer is a trusted proxy
 */
export function nameAtProxy(
  signIn: SignInSettings,
  isProxy: (peer: string | undefined) => boolean,
): (peer: string | undefined, headers: IncomingHttpHeaders) => string | null {
  if (signIn.kind !== "proxy") return () => null;
  const { header } = signIn;
  return (peer, headers) => {
    const value = headers[header];
    if (typeof value !== "string" || !isProxy(peer)) return null;
    const name = Buffer.from(value, "latin1").toString("utf8").trim();
    return name === "" || name.length > MOST_NAME_LENGTH || /[\p{Cc}\p{Cf}\ufffd]/u.test(name) ? null : name;
  };
}

/** Returns the person of a name; null: the settings do not name the person. */
export function personNamed({ roles }: ProxySettings, name: string): SignedIn | null {
  const role = Object.hasOwn(roles, name) ? roles[name] : undefined;
  return role === undefined ? null : { name, role };
}
