import { describe, expect, test } from "vitest";
import { isOwnHost, isOwnOrigin } from "../../../../src/console/server/safety.ts";

const PUBLIC = "https://lists.example.org";

describe("the Host header", () => {
  test.each([
    "localhost",
    "localhost:8420",
    "LOCALHOST:8420",
    "127.0.0.1:8420",
    "127.8.8.8",
    "[::1]:8420",
    "lists.example.org",
    "Lists.Example.ORG",
    "lists.example.org:443",
  ])("%s is the console's", (host) => expect(isOwnHost(host, PUBLIC)).toBe(true));

  test.each([
    undefined,
    "",
    "evil.example",
    "lists.example.org:8443",
    "lists.example.org:80",
    "lists.example.org.",
    "lists.example.org.evil.example",
    "evil.example@localhost",
    "localhost@evil.example",
    "localhost/evil",
    "localhost:8420, evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "0.0.0.0:8420",
    "[::]:8420",
    "[::ffff:192.0.2.1]",
    "192.0.2.1:8420",
    "localhost:99999",
    "localhost\t",
  ])("%s is not the console's", (host) => expect(isOwnHost(host, PUBLIC)).toBe(false));

  test("is not the public one where there is none", () => {
    expect(isOwnHost("lists.example.org", null)).toBe(false);
    expect(isOwnHost("lists.example.org:8443", "https://lists.example.org:8443")).toBe(true);
  });
});

describe("a form's origin", () => {
  test.each([
    [{ "sec-fetch-site": "same-origin" }],
    [{ origin: PUBLIC, host: "lists.example.org" }],
    [{ origin: "http://127.0.0.1:8420", host: "127.0.0.1:8420" }],
    [{ origin: "http://localhost:8420", host: "LOCALHOST:8420" }],
  ])("of %j is the console's", (headers) => expect(isOwnOrigin(headers, PUBLIC)).toBe(true));

  test.each([
    [{}],
    [{ "sec-fetch-site": "cross-site", origin: PUBLIC }],
    [{ "sec-fetch-site": "same-site", origin: PUBLIC }],
    [{ "sec-fetch-site": "none" }],
    [{ "sec-fetch-site": "" }],
    [{ "sec-fetch-site": "same-origin, cross-site" }],
    [{ origin: "null" }],
    [{ origin: "" }],
    [{ origin: "http://lists.example.org" }],
    [{ origin: "https://lists.example.org.evil.example" }],
    [{ origin: "https://evil.example", host: "evil.example" }],
    [{ origin: "http://127.0.0.1:9999", host: "127.0.0.1:8420" }],
    [{ referer: `${PUBLIC}/runs` }],
  ])("of %j is not the console's", (headers) => expect(isOwnOrigin(headers, PUBLIC)).toBe(false));
});
