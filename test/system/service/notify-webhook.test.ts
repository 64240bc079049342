import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect } from "vitest";
import { list, people } from "../cli/support/lists.ts";
import { test } from "../cli/support/workplace.ts";

const TOKEN = "T0123456789-canary-token";

/** Starts a web server that keeps the bodies it gets, and answers with `status`. */
async function startWebServer() {
  const state = { bodies: [] as unknown[], status: 500 };
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => {
      state.bodies.push(JSON.parse(text));
      response.writeHead(state.status).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { state, origin, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe("notify.webhook", () => {
  test("keeps a notice until the server takes it, and never shows the token", async ({ startWorkplace }) => {
    const { state, origin, close } = await startWebServer();
    const url = `${origin}/hooks/${TOKEN}`;
    const { drop, cli, runs, configure } = await startWorkplace({ config: { notify: { webhook: { url } } } });
    drop("staff.csv", list(...people(1, 3)));
    const refused = await cli("run");
    expect(refused).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`${origin}: the answer was 500`) as string,
    });
    state.status = 200;
    for (const _ of [1, 2]) await cli("run");
    expect(state.bodies.slice(1)).toMatchObject([
      { event: "run", run: runs()[0], feed: "staff", status: "completed", figures: { rows: { created: 3 } } },
    ]);
    configure({ console: { publicUrl: "https://lists.example.org/" } });
    drop("staff.csv", list(...people(1, 4)));
    expect(state.bodies[1]).toMatchObject({ link: expect.stringContaining("report.html") as string });
    await cli("run");
    expect(state.bodies[2]).toMatchObject({ link: `https://lists.example.org/runs/${runs()[1] ?? ""}` });
    await close();
    const gone = await cli("check", "--notify");
    expect(gone).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`${origin}: connect ECONNREFUSED`) as string,
    });
    expect([refused, gone].map(({ stdout, stderr }) => stdout + stderr).join()).not.toContain(TOKEN);
  });
});
