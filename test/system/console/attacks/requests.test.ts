/** Odd requests: hosts, methods, paths, headers and sizes. */
import { expect } from "vitest";
import { test } from "../../cli/support/workplace.ts";
import { ANY_PORT, openConsole } from "../open-console.ts";
import { sendRaw, statusOf } from "./raw-request.ts";

const HOSTS: readonly (readonly [string, number])[] = [
  ["Host: OWN", 200],
  ["Host: localhost:PORT", 200],
  ["Host: LOCALHOST", 200],
  ["Host: [::1]:PORT", 200],
  ["Host: 127.0.0.1", 200],
  ["Host: lists.example.org", 200],
  ["Host: LISTS.example.org:443", 200],
  ["Host: lists.example.org:8443", 421],
  ["Host: evil.example", 421],
  ["Host: localhost.evil.example", 421],
  ["Host: evil.example@localhost", 421],
  ["Host: localhost@evil.example", 421],
  ["Host: 192.0.2.1:PORT", 421],
  ["Host: [::ffff:7f00:1]", 421],
  ["Host: ", 421],
  ["Host: lists.example.org, evil.example", 421],
  ["X-Forwarded-Host: lists.example.org\r\nHost: evil.example", 421],
];

test("answers under its own names only", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: { ...ANY_PORT, publicUrl: "https://lists.example.org" } });
  const { url } = await openConsole(start);
  const { host, port } = new URL(url);
  for (const [line, status] of HOSTS) {
    const sent = line.replace("OWN", host).replace("PORT", port);
    const answer = await sendRaw(url, `GET /sign-in HTTP/1.1\r\n${sent}\r\nConnection: close\r\n\r\n`);
    expect(statusOf(answer), line).toBe(status);
    expect(answer, line).toContain("content-security-policy");
  }
  // Node answers these itself.
  expect(statusOf(await sendRaw(url, "GET /sign-in HTTP/1.1\r\nConnection: close\r\n\r\n"))).toBe(400);
  const absolute = "GET http://evil.example/sign-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  expect(statusOf(await sendRaw(url, absolute))).toBe(421);
  expect(statusOf(await sendRaw(url, "GET /sign-in HTTP/1.0\r\n\r\n"))).toBe(421);
});

const PATHS = [
  "/../config.json",
  "/%2e%2e/config.json",
  "/..%2fconfig.json",
  "/..%5cconfig.json",
  "/runs/..%2f..%2fstate%2fconsole-users.json",
  "/runs/%2e%2e%2f%2e%2e%2fstate%2fledger.db",
  "/runs/..%00",
  "/runs/latest/..%2f..%2f..%2fconfig.json",
  "/runs/2026-11-21T020000.123Z-staff%2f..%2f..%2f..%2fconfig.json",
  "/correct/..%2f..%2fetc%2fpasswd",
  "/correct/__proto__",
  "/checks/..%2f..%2fstate",
  "/checks/__proto__",
  "/people/..%2f..%2fstate",
  "/people/constructor",
  "/runs/constructor",
  "/style.css/../../config.json",
  "//etc/passwd",
  "/runs/%",
  "/runs/%E0%A4%A",
  "/runs?page=99999999999999999999",
  "/runs?page=-1&feed=__proto__",
  "/people?search=%00%ff",
];

test("serves no file by a path, and survives paths that are none", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const opened = await openConsole(start);
  const browser = await opened.signIn();
  const session = browser.cookies.get("session") ?? "";
  for (const path of PATHS) {
    const answer = await sendRaw(
      opened.url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: session=${session}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(answer), path).toBeGreaterThanOrEqual(200);
    expect(statusOf(answer), path).toBeLessThan(500);
    for (const content of ["canary", "root:x", "SQLite format", '"baseUrl"', "scrypt$"])
      expect(answer, path).not.toContain(content);
  }
  expect((await opened.running.stop()).stderr).not.toContain('"level":50');
});

const METHODS = ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "OPTIONS", "CONNECT"];

test("offers no method but GET, HEAD and POST", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const opened = await openConsole(start);
  const session = (await opened.signIn()).cookies.get("session") ?? "";
  for (const method of METHODS)
    for (const more of ["", "X-HTTP-Method-Override: GET\r\n"]) {
      const answer = await sendRaw(
        opened.url,
        `${method} / HTTP/1.1\r\nHost: localhost\r\nCookie: session=${session}\r\n${more}Connection: close\r\n\r\n`,
      );
      expect([0, 400, 403, 404, 405], method).toContain(statusOf(answer));
      expect(answer, method).not.toContain("access-control-allow");
      expect(answer, method).not.toContain("<h1>Lists</h1>");
    }
  const override = await opened.browser().get("/sign-out?_method=POST", { "x-http-method-override": "POST" });
  expect([302, 404]).toContain(override.status);
});

test("survives headers, cookies and bodies of any size and content", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const opened = await openConsole(start);
  const browser = await opened.signIn();
  const get = (headers: string) =>
    sendRaw(opened.url, `GET /sign-in HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);
  expect(statusOf(await get(`X-Long: ${"x".repeat(20_000)}\r\n`))).toBe(431);
  expect(statusOf(await get("X: y\r\n".repeat(5_000)))).toBe(431);
  for (const cookie of [
    "language=../../etc/passwd",
    "language=__proto__",
    "language=de%0d%0aX-Planted: 1",
    'language="><script>',
    "language=%",
    "session=%00; session=x; =; ;;",
    `session=${"x".repeat(8_000)}`,
  ]) {
    const answer = await get(`Cookie: ${cookie}\r\n`);
    expect(statusOf(answer), cookie).toBe(200);
    expect(answer, cookie).toContain('<html lang="en">');
    expect(answer, cookie).not.toContain("X-Planted");
  }
  expect(statusOf(await get("Accept-Language: ../..;q=x,*;q=9,de;q=abc\r\n"))).toBe(200);
  expect(statusOf(await get("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n"))).toBe(400);
  const form = (body: string) =>
    browser.send("/language", body, { "content-type": "application/x-www-form-urlencoded" });
  expect((await form(`to=${"x".repeat(1_100_000)}`)).status).toBe(413);
  expect((await form("a&".repeat(200_000))).status).toBe(303);
  expect((await form("%%%&=&language=%zz&to=%00")).status).toBe(303);
  for (const type of ["application/json", "text/plain", "text/xml", "multipart/form-data", ""])
    expect([303, 400, 415], type).toContain((await browser.send("/language", "{}", { "content-type": type })).status);
  expect(await browser.get("/")).toMatchObject({ status: 200 });
});

test("tells a person who is not signed in nothing about users, lists or errors", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const { browser } = await openConsole(start);
  for (const path of [
    "/runs/x",
    "/people/1",
    "/correct/staff",
    "/correct/no-such-list",
    "/settings",
    "/%",
    "/checks/1",
  ]) {
    const page = await browser().get(path);
    expect([302, 400], path).toContain(page.status);
    expect(page.body, path).not.toContain("staff");
    const json = await browser().get(path, { accept: "application/json" });
    expect([400, 401], path).toContain(json.status);
  }
});
