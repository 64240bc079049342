import { expect, test } from "vitest";
import { addressFinder, proxyTest } from "../../../../src/console/server/client-address.ts";
import { nameAtProxy, personNamed } from "../../../../src/console/sign-in/proxy-header.ts";

const TCP = {
  listen: { host: "127.0.0.1", port: 8420 },
  publicUrl: null,
  signIn: { kind: "local" },
  trustedProxies: [],
} as const;
const BEHIND = { ...TCP, publicUrl: "https://lists.example.org" } as const;
const BEHIND_OTHER = { ...BEHIND, trustedProxies: ["10.0.0.5"] } as const;
const SOCKET = { ...BEHIND, listen: { path: "/run/console.sock" } } as const;
const from = (forwarded: string) => ({ "x-forwarded-for": forwarded });

test.each([
  ["without a public address, no header counts", TCP, "127.0.0.1", from("192.0.2.1"), "127.0.0.1"],
  ["a peer on another machine is no proxy", BEHIND, "198.51.100.7", from("192.0.2.1"), "198.51.100.7"],
  ["a peer that the settings trust is one", BEHIND_OTHER, "10.0.0.5", from("192.0.2.1"), "192.0.2.1"],
  ["two proxies in a row are left out", BEHIND_OTHER, "127.0.0.1", from("192.0.2.1, 10.0.0.5"), "192.0.2.1"],
  ["a neighbour of a trusted peer is no proxy", BEHIND_OTHER, "10.0.0.6", from("192.0.2.1"), "10.0.0.6"],
  ["a proxy on this machine is one", BEHIND, "127.0.0.1", from("192.0.2.1"), "192.0.2.1"],
  ["also in the IPv6 form of its address", BEHIND, "::ffff:127.0.0.1", from("192.0.2.1"), "192.0.2.1"],
  [
    "what a browser claims comes first and does not count",
    BEHIND,
    "127.0.0.1",
    from("10.9.9.9, 192.0.2.1"),
    "192.0.2.1",
  ],
  ["addresses with ports are read", BEHIND, "::1", from("192.0.2.1:4711"), "192.0.2.1"],
  ["IPv6 addresses with ports are read", BEHIND, "::1", from("[2001:db8::1]:4711"), "2001:db8::1"],
  ["a header that is no address does not count", BEHIND, "127.0.0.1", from("<script>"), "127.0.0.1"],
  ["without a header, the proxy's address counts", BEHIND, "127.0.0.1", {}, "127.0.0.1"],
  ["on the socket, the proxy's header counts", SOCKET, undefined, from("192.0.2.1"), "192.0.2.1"],
  ["on the socket without a header, there is no address", SOCKET, undefined, {}, ""],
] as const)("%s", (_, settings, peer, headers, expected) => {
  expect(addressFinder(settings)(peer, headers)).toBe(expected);
});

test("takes a person's name from the header of a trusted proxy only", () => {
  const signIn = {
    kind: "proxy",
    header: "remote-user",
    trustedProxies: ["10.0.0.0/8"],
    roles: { anna: "approver" },
  } as const;
  const name = nameAtProxy(signIn, proxyTest(signIn.trustedProxies));
  expect(name("10.1.2.3", { "remote-user": "anna" })).toBe("anna");
  expect(personNamed(signIn, "anna")).toEqual({ name: "anna", role: "approver" });
  for (const other of ["bert", "constructor"]) expect(personNamed(signIn, other)).toBeNull();
  const latin1 = Buffer.from("Jörg", "utf8").toString("latin1");
  expect(name("10.1.2.3", { "remote-user": latin1 })).toBe("Jörg");
  for (const value of ["", " ", "an\u0007na", "x".repeat(300)])
    expect(name("10.1.2.3", { "remote-user": value }), value).toBeNull();
  expect(name("10.1.2.3", {})).toBeNull();
  expect(name("192.0.2.1", { "remote-user": "anna" })).toBeNull();
  expect(name("127.0.0.1", { "remote-user": "anna" })).toBeNull();
  expect(name(undefined, { "remote-user": "anna" })).toBeNull();
  expect(nameAtProxy(signIn, proxyTest(["unix"]))(undefined, { "remote-user": "anna" })).not.toBeNull();
  expect(nameAtProxy({ kind: "local" }, () => true)("127.0.0.1", { "remote-user": "anna" })).toBeNull();
});
