/** Tells who is at the other end of a connection, also behind a proxy. */
import { BlockList, isIP, isIPv4 } from "node:net";
import type { IncomingHttpHeaders } from "node:http";
import type { ConsoleSettings } from "../../config/console-settings.ts";

/** The name in `trustedProxies` of everything that connects to the console's Unix socket. */
const UNIX = "unix";

/** Returns a function that says whether a peer is one of the listed proxies. Their entries are addresses and networks. */
export function proxyTest(entries: readonly string[]): (peer: string | undefined) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    if (isIP(address) === 0) continue;
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (peer) => {
    if (peer === undefined) return entries.includes(UNIX);
    const address = plainAddress(peer);
    return isIP(address) !== 0 && list.check(address, isIPv4(address) ? "ipv4" : "ipv6");
  };
}

/**
 * Returns a function that finds the address of the person's own machine. A proxy writes it into `X-Forwarded-For`, which
 * counts only if a proxy sent it: a trusted one, or, where the console has a public address, one on this machine.
 *
 * @returns "" for a Unix socket without a forwarded address
 */
export function addressFinder(
  settings: Pick<ConsoleSettings, "signIn" | "publicUrl" | "listen" | "trustedProxies">,
): (peer: string | undefined, headers: IncomingHttpHeaders) => string {
  const { signIn, publicUrl, listen, trustedProxies } = settings;
  const own = publicUrl === null ? [] : ["127.0.0.0/8", "::1"];
  const socket = "path" in listen ? [UNIX] : [];
  const ofSignIn = signIn.kind === "proxy" ? signIn.trustedProxies : own;
  const isProxy = proxyTest([...ofSignIn, ...trustedProxies, ...socket]);
  return (peer, headers) => {
    if (!isProxy(peer)) return plainAddress(peer ?? "");
    const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").map(plainAddress);
    // The last entries are the proxies' own. What a browser itself claims comes first.
    const client = forwarded.toReversed().find((address) => !isProxy(address === "" ? undefined : address));
    return client !== undefined && isIP(client) !== 0 ? client : plainAddress(peer ?? "");
  };
}

/** Returns an address without a port, brackets, or the IPv6 form of an IPv4 address. */
function plainAddress(text: string): string {
  const bare = text.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/u.exec(bare) ?? [];
  const [, withPort] = /^(\d+(?:\.\d+){3}):\d+$/u.exec(bare) ?? [];
  return (bracketed ?? withPort ?? bare).replace(/^::ffff:(?=\d+\.)/iu, "");
}
