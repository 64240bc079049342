/** Forms of other sites (CSRF), and requests that must change nothing. */
import { expect } from "vitest";
import { test } from "../../cli/support/workplace.ts";
import { addUsers, PASSWORD, signInAs } from "../console-users.ts";
import { ANY_PORT, openConsole } from "../open-console.ts";
import { sendRaw, statusOf } from "./raw-request.ts";

/** What browsers send with a form of another site. */
const FOREIGN: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["a neighbour", { "sec-fetch-site": "same-site" }],
  ["an address typed by a person", { "sec-fetch-site": "none" }],
  ["an unknown relation", { "sec-fetch-site": "Same-Origin" }],
  ["another site that says it is ours", { "sec-fetch-site": "cross-site", origin: "OWN" }],
  ["an old browser on another site", { origin: "https://evil.example" }],
  ["a sandboxed frame", { origin: "null" }],
  ["another port of this machine", { origin: "http://127.0.0.1:1" }],
  ["a site whose name begins with ours", { origin: "OWN.evil.example" }],
  ["a referrer only", { referer: "OWN/" }],
  ["no header at all", {}],
];

test("takes no form of another site", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "approver" });
  const { url, browser } = await openConsole(start);
  const anna = browser();
  await signInAs(anna, "Anna");
  const session = anna.cookies.get("session") ?? "";
  for (const [what, headers] of FOREIGN)
    for (const path of ["/sign-out", "/language", "/sign-in", "/kept-form/drop", "/no-such-page"]) {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value.replace("OWN", url)}\r\n`);
      const body = `name=Anna&password=${encodeURIComponent(PASSWORD)}&language=de`;
      const text =
        `POST ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nCookie: session=${session}\r\n${lines.join("")}` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
      const answer = await sendRaw(url, text);
      expect(statusOf(answer), `${what}: ${path}`).toBe(403);
      expect(answer.toLowerCase(), `${what}: ${path}`).not.toContain("set-cookie");
    }
  expect((await anna.get("/")).status).toBe(200);
});

test("takes a form of its own from a browser that sends only its origin", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const opened = await openConsole(start);
  const host = new URL(opened.url).host;
  const text = `POST /language HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${opened.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 11\r\nConnection: close\r\n\r\nlanguage=de`;
  expect(statusOf(await sendRaw(opened.url, text))).toBe(303);
});

test("changes nothing by a request that is no form: links and pictures of other sites send those", async ({
  startWorkplace,
}) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "approver" });
  const { browser } = await openConsole(start);
  const anna = browser();
  await signInAs(anna, "Anna");
  const foreign = { "sec-fetch-site": "cross-site" };
  for (const path of ["/sign-out", "/language?language=de", "/kept-form/drop", "/sign-in?name=Anna&password=x"]) {
    const answer = await anna.get(path, foreign);
    expect([303, 404], path).toContain(answer.status);
    expect(answer.headers["set-cookie"], path).toBeUndefined();
  }
  expect((await anna.get("/")).body).toContain('<html lang="en">');
});
