/**
 * Measures the built command line on lists of several sizes, and other programs on the same files. BENCH_ROWS sets the
 * sizes, separated by commas. BENCH_RUNS sets how often each command is measured; the median is shown.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { listenSandbox } from "../../src/sandbox/http/listen.ts";
import { createSandbox } from "../../src/sandbox/sandbox.ts";
import { benchGroups } from "./bench-groups.ts";
import { makeList } from "./make-list.ts";
import { measure, measureOther, type Measured } from "./measure-process.ts";

const SIZES = (process.env["BENCH_ROWS"] ?? "10000,100000,1000000").split(",").map(Number);
/** With this many rows or more, only the unchanged list is measured. */
const UNCHANGED_ONLY = 5_000_000;
const RUNS = Number(process.env["BENCH_RUNS"] ?? 5);
const KEY = { BENCH_KEY: "bench" };

const folder = mkdtempSync(join(tmpdir(), "celebration-sync-bench-"));
const groups = benchGroups.map(({ groupId, name, category, status, dateCreated, contactCount }) => ({
  group_id: groupId,
  name,
  category,
  status,
  date_created: dateCreated,
  contact_count: contactCount,
}));
/** Answers every request with the group list. `plan` makes no other call. */
const groupList = createServer((_, response) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ success: true, data: groups }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => groupList.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  groupList.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(SIZES)("measures the commands on a list of %i rows", async (rows) => {
  const at = (name: string) => join(folder, String(rows), name);
  mkdirSync(join(folder, String(rows)));
  const filled = configure(at("filled.json"), "filled");
  const empty = configure(at("empty.json"), "empty");
  const [base, shuffled, changed] = [at("staff.csv"), at("staff-shuffled.csv"), at("staff-changed.csv")];
  await makeList(base, rows);
  const filling = await measure("fill-ledger", [filled, base]);
  show(rows, "filling the ledger, every call answered at once", [filling]);
  await measureRuns(rows, "plan, unchanged bytes", () => plan(base, filled));
  await measureRuns(rows, "run, unchanged bytes", () =>
    measure("cli", ["run", base, "--quiet", "--config", filled], KEY),
  );
  if (rows >= UNCHANGED_ONLY) return;
  await makeList(shuffled, rows, { isShuffled: true });
  await makeList(changed, rows, { changesOneIn: 100 });
  await measureRuns(rows, "plan, unchanged rows in another order", () => plan(shuffled, filled));
  await measureRuns(rows, "plan, 1 % changed", () => plan(changed, filled));
  await measureBeside(rows, "GNU diff, 1 % changed", "diff", [base, changed]);
  await measureBeside(rows, "csvdiff, 1 % changed", "csvdiff", [base, changed]);
  await measureBeside(rows, "DuckDB, 1 % changed", "duckdb", ["-c", joinOf(base, changed)]);
  await measureRuns(rows, "plan, all new", () => plan(base, empty), rows >= 1_000_000 ? 1 : RUNS);
  await measureRuns(rows, "read", () => measure("read-file", [base]));
});

test("measures run with 10,000 creates at a local service, and then with the unchanged list", async () => {
  const group = ["Team Berlin", "Team Rome"].map((name) => ({ name, category: "birthday" as const, account: "main" }));
  const sandbox = createSandbox({ key: [{ key: "bench", account: "main" }], group }, Date);
  const listening = await listenSandbox(sandbox, { port: 0 });
  const config = configure(join(folder, "push.json"), "push", listening.baseUrl);
  const list = join(folder, "staff-push.csv");
  await makeList(list, 10_000);
  for (const what of ["all new", "unchanged"]) {
    const before = sandbox.requests().length;
    const run = await measure("cli", ["run", list, "--quiet", "--config", config], KEY);
    const calls = sandbox.requests().length - before - 1;
    show(10_000, `run, ${what}: ${calls} calls, ${Math.round(calls / run.seconds)} calls/s`, [run]);
  }
  await listening.close();
  sandbox.close();
});

test("measures the start of the program", async () => {
  const config = configure(join(folder, "start.json"), "start");
  await measureBeside(null, "node -e 0", process.execPath, ["-e", "0"]);
  await measureRuns(null, "--version", () => measure("cli", ["--version"]));
  await measureRuns(null, "status", () => measure("cli", ["status", "--config", config], KEY));
});

function plan(list: string, config: string): Promise<Measured> {
  return measure("cli", ["plan", list, "--quiet", "--config", config], KEY);
}

/** Writes a configuration. @returns its path */
function configure(path: string, data: string, baseUrl: string | null = null): string {
  const { port } = groupList.address() as AddressInfo;
  const settings = {
    api: {
      baseUrl: baseUrl ?? `http://127.0.0.1:${port}/v1`,
      keyEnv: "BENCH_KEY",
      requestsPerSecond: 1_000,
      concurrency: 8,
    },
    dataDir: data,
    feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["Employee ID"] } },
    settleSeconds: 0,
  };
  writeFileSync(path, JSON.stringify(settings));
  return path;
}

/** Returns SQL that counts the rows in which two lists differ. */
function joinOf(one: string, other: string): string {
  const key = '"Employee ID"';
  return `SELECT count(*) FROM read_csv('${one}') a FULL JOIN read_csv('${other}') b ON a.${key} = b.${key}
    WHERE hash(a) IS DISTINCT FROM hash(b)`;
}

/** Measures a command several times and prints the medians. */
async function measureRuns(
  rows: number | null,
  what: string,
  once: () => Promise<Measured>,
  times = RUNS,
): Promise<void> {
  const found: Measured[] = [];
  for (let run = 0; run < times; run += 1) found.push(await once());
  show(rows, what, found);
}

/** Measures another program several times and prints the median. */
async function measureBeside(
  rows: number | null,
  what: string,
  program: string,
  args: readonly string[],
): Promise<void> {
  const found: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const seconds = await measureOther(program, args);
    if (seconds === null) return print(rows, `${what}: not installed`);
    found.push(seconds);
  }
  print(rows, `${what}: ${median(found).toFixed(2)} s`);
}

function show(rows: number | null, what: string, found: readonly Measured[]): void {
  const failed = found.find(({ code }) => code !== 0 && code !== 3);
  if (failed !== undefined)
    return print(rows, `${what}: failed (${failed.code}): ${failed.tail.trim().split("\n").at(-1)}`);
  const seconds = median(found.map((run) => run.seconds));
  const megabytes = median(found.map((run) => run.megabytes));
  const rate = rows === null ? "" : `, ${Math.round(rows / seconds).toLocaleString("en-US")} rows/s`;
  print(rows, `${what}: ${seconds.toFixed(2)} s, ${megabytes} MB${rate}`);
}

function print(rows: number | null, text: string): void {
  console.log(`${(rows ?? "").toLocaleString("en-US").padStart(9)}  ${text}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
