/** Whole processes of the built command line: reading, planning and pushing lists of several sizes. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { listenSandbox } from "../../src/sandbox/listen.ts";
import { createSandbox } from "../../src/sandbox/sandbox.ts";
import { makeList } from "./make-list.ts";
import { measure, type Measured } from "./measure-process.ts";

const folder = mkdtempSync(join(tmpdir(), "celebration-sync-bench-"));
const group = ["Team Berlin", "Team Rome"].map((name) => ({ name, category: "birthday" as const, account: "main" }));
const sandbox = createSandbox({ key: [{ key: "bench", account: "main" }], group }, Date);
let listening: Awaited<ReturnType<typeof listenSandbox>>;

beforeAll(async () => {
  listening = await listenSandbox(sandbox, { port: 0 });
  const settings = {
    api: { baseUrl: listening.baseUrl, keyEnv: "BENCH_KEY", requestsPerSecond: 1_000, concurrency: 8 },
    feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["Employee ID"] } },
    settleSeconds: 0.1,
  };
  writeFileSync(join(folder, "config.json"), JSON.stringify(settings));
});

afterAll(async () => {
  await listening.close();
  sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

test("read and plan", async () => {
  console.log("rows        read: s, rows/s, MB peak        planned, all new: s, rows/s, MB peak");
  for (const rows of [10_000, 100_000, 1_000_000]) {
    const list = join(folder, `staff-${rows}.csv`);
    await makeList(list, rows);
    const read = await measure("read-file", [list]);
    const planned = await measure("cli", ["plan", list, "--quiet", ...config()], { BENCH_KEY: "bench" });
    console.log(
      `${rows.toLocaleString("en-US").padStart(9)}   ${figures(read, rows)}        ${figures(planned, rows)}`,
    );
  }
});

test("push 10,000 creates to a local service, then the same list again", async () => {
  const list = join(folder, "staff-10000.csv");
  for (const what of ["all new", "unchanged"]) {
    const before = sandbox.requests().length;
    const run = await measure("cli", ["run", list, "--quiet", ...config()], { BENCH_KEY: "bench" });
    const calls = sandbox.requests().length - before - 1;
    console.log(
      `run, 10,000 rows ${what}: ${figures(run, 10_000)}; ${calls} calls, ${Math.round(calls / run.seconds)} calls/s`,
    );
  }
});

test("start", async () => {
  for (const args of [["--version"], ["status", ...config()]]) {
    const runs: Measured[] = [];
    for (let count = 0; count < 5; count += 1) runs.push(await measure("cli", args, { BENCH_KEY: "bench" }));
    const [, , median] = runs.toSorted((a, b) => a.seconds - b.seconds);
    console.log(`celebration-sync ${args[0]}: ${median?.seconds.toFixed(3)} s, ${median?.megabytes} MB (median of 5)`);
  }
});

function config(): string[] {
  return ["--config", join(folder, "config.json")];
}

function figures({ seconds, megabytes, code, tail }: Measured, rows: number): string {
  if (code !== 0 && code !== 3) return `failed (${code}): ${tail.trim().split("\n").at(-1)}`;
  return `${seconds.toFixed(2)} s, ${Math.round(rows / seconds).toLocaleString("en-US")} rows/s, ${megabytes} MB`;
}
