/** What the console ends by itself: silent connections, slow requests, and what a session was allowed to follow. */
import { request } from "node:http";
import { connect } from "node:net";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { list, people } from "../cli/support/lists.ts";
import { test, until, type StartWorkplace } from "../cli/support/workplace.ts";
import { ANY_PORT, openConsole } from "./open-console.ts";

const SHORTER_LIMIT = fileURLToPath(new URL("shorter-limits.mjs", import.meta.url));

/** The begin of a form that the console reads. */
const FORM =
  "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n";

/** Opens a console of whose web server one limit is a thousandth of the usual one. */
async function openImpatient(startWorkplace: StartWorkplace, limit: "timeout" | "requestTimeout") {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const opened = await openConsole((args) =>
    start(args, { NODE_OPTIONS: `--import=${SHORTER_LIMIT}`, SHORTER: limit }),
  );
  return { ...opened, port: Number(new URL(opened.url).port) };
}

test("has limits for the silence on a connection and for the time of a request", async ({ startWorkplace }) => {
  const { running } = await openImpatient(startWorkplace, "timeout");
  const limits = await until("the limits are printed", () => /^limits (.*)$/mu.exec(running.stderr())?.[1]);
  expect(JSON.parse(limits)).toEqual({ silentMs: 120_000, requestMs: 1_800_000 });
});

test("closes a connection on which nothing comes", async ({ startWorkplace }) => {
  const { port } = await openImpatient(startWorkplace, "timeout");
  const socket = connect(port, "127.0.0.1");
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.on("error", () => {});
  socket.resume().write(`${FORM}Content-Length: 10\r\n\r\nname`);
  await closed;
});

test("ends a request that is sent for too long, also when something comes all the time", async ({ startWorkplace }) => {
  const { port } = await openImpatient(startWorkplace, "requestTimeout");
  const socket = connect(port, "127.0.0.1");
  let isClosed = false;
  socket.on("error", () => {});
  socket.on("close", () => (isClosed = true));
  socket.resume().write(`${FORM}Content-Length: 1000000\r\n\r\n`);
  await until("the request is ended", () => {
    socket.write("x");
    return isClosed;
  });
});

test("ends the events of a page with the session of the person who follows them", async ({ startWorkplace }) => {
  const { start, configure, answers, drop, startWatch, mutations } = await startWorkplace();
  configure({ console: ANY_PORT });
  const { url, signIn } = await openConsole(start);
  const browser = await signIn();
  answers.hold();
  await startWatch();
  drop("staff.csv", list(...people(1, 8)));
  await until("the list is being sent", () => mutations().length > 0);
  const [, run = ""] = /href="\/runs\/([^"/?]+-staff)"/u.exec((await browser.get("/runs")).body) ?? [];
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  let events = 0;
  let isOver = false;
  request(new URL(`/runs/${run}/events?shown=running`, url), { headers: { cookie } }, (response) => {
    response.on("data", () => (events += 1));
    response.on("close", () => (isOver = true));
  }).end();
  await until("an event has come", () => events > 0);
  expect((await browser.post("/sign-out")).status).toBe(303);
  // Events that were sent before may still be on their way.
  const before = events;
  await until("no more events come", () => isOver || events > before + 5);
  expect(isOver).toBe(true);
  answers.release();
});

test("says that the stored data can’t be read, and not where or why", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, data } = await startWorkplace();
  configure({ console: ANY_PORT });
  drop("staff.csv", list(...people(1, 3)));
  await cli("run");
  const { running, signIn } = await openConsole(start);
  const browser = await signIn();
  for (const name of ["ledger.db-wal", "ledger.db-shm", "ledger.db"])
    writeFileSync(join(data, "state", name), "this was a database".repeat(1_000));
  for (const path of ["/", "/runs", "/people?search=ada", "/correct/staff", "/doubts", "/greetings"]) {
    const { status, body } = await browser.get(path);
    expect(status, path).toBe(503);
    expect(body, path).toContain("The stored data can’t be read now.");
    expect(body, path).not.toMatch(/ledger|rebuild|SQLite|database|\/state/iu);
    const answer = await browser.get(path, { accept: "application/json" });
    expect([path, answer.status, answer.body]).toEqual([path, 503, '{"error":"The stored data can’t be read now."}']);
  }
  expect((await running.stop()).stderr).toContain("ledger.db");
});
