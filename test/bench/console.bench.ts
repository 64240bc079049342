/**
 * Measures the console on a ledger of 100,000 people, with a held list of as many rows of which 10,000 need a person: how
 * fast each page answers, how large it is, and the memory of the process.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, test } from "vitest";
import { openCommandLine } from "../system/cli/support/command-line.ts";
import { openConsole } from "../system/console/open-console.ts";
import { benchGroups } from "./bench-groups.ts";
import { makeList } from "./make-list.ts";
import { measure } from "./measure-process.ts";

const PEOPLE = Number(process.env["BENCH_PEOPLE"] ?? 100_000);
const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pl", "pt"];
const folder = mkdtempSync(join(tmpdir(), "celebration-sync-console-bench-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("measures the pages of the console and its memory", async () => {
  const groupList = createServer((_, response) => {
    const data = benchGroups.map(({ groupId, name, category, status, dateCreated, contactCount }) => ({
      group_id: groupId,
      name,
      category,
      status,
      date_created: dateCreated,
      contact_count: contactCount,
    }));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ success: true, data }));
  });
  await new Promise<void>((resolve) => groupList.listen(0, "127.0.0.1", resolve));
  const config = join(folder, "config.json");
  const list = join(folder, "staff.csv");
  const { port } = groupList.address() as AddressInfo;
  writeFileSync(
    config,
    JSON.stringify({
      api: { baseUrl: `http://127.0.0.1:${port}/v1`, keyEnv: "BENCH_KEY" },
      dataDir: join(folder, "data"),
      feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["Employee ID"] } },
      console: { listen: "127.0.0.1:0" },
    }),
  );
  await makeList(list, PEOPLE);
  await measure("fill-ledger", [config, list]);
  const rows = readFileSync(list, "utf8").split("\r\n");
  const wrong = rows.map((row, at) => (at % 10 === 5 ? row.replace(/Team (?:Berlin|Rome)/u, "Nowhere") : row));
  writeFileSync(list, wrong.join("\r\n"));
  await measure("cli", ["run", list, "--config", config], { BENCH_KEY: "bench" });
  groupList.close();

  const commands = openCommandLine(folder, config, {});
  const { signIn, running } = await openConsole(commands.start);
  const memory = () => {
    const text = readFileSync(`/proc/${running.process.pid}/status`, "utf8");
    return ["VmRSS", "VmHWM"].map((name) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`, "u").exec(text)?.[1]) / 1024),
    );
  };
  console.log(`memory at the start: ${memory()[0]} MB`);
  const browser = await signIn();
  const runs = readdirSync(join(folder, "data", "reports")).filter((name) => name !== "index.html");
  const pages = ["/", "/runs", ...runs.map((run) => `/runs/${run}`), ...runs.map((run) => `/runs/${run}/approve`)];
  for (const path of [
    ...pages,
    "/correct/staff",
    "/correct/staff?page=100",
    "/doubts",
    "/people?search=Muster",
    "/people?search=oneill",
    "/people/1",
    "/greetings",
    "/settings",
    "/style.css",
    "/script.js",
    "/report.js",
  ]) {
    const begun = performance.now();
    const { status, body } = await browser.get(path);
    const data = /<script type="application\/json"[^>]*>[^<]*/u.exec(body)?.[0].length ?? 0;
    const ms = performance.now() - begun;
    console.log(
      `${path} (${status}): ${ms.toFixed(0)} ms, ${((Buffer.byteLength(body) - data) / 1000).toFixed(0)} kB and ${(data / 1000).toFixed(0)} kB of data; ${memory()[0]} MB`,
    );
  }
  const [after, most] = memory();
  console.log(`memory after all pages: ${after} MB, at most ${most} MB`);
  for (const language of LANGUAGES) for (const path of pages) await browser.get(path, { "accept-language": language });
  const [now, peak] = memory();
  console.log(`memory after all pages in all languages: ${now} MB, at most ${peak} MB`);
  await commands.killAll();
});
