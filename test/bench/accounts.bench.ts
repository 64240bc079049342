/**
 * Measures one process that serves many accounts: its memory and processor time while all of them rest, and how long a large
 * list of one account delays a small list of another. BENCH_ACCOUNTS sets the number of accounts at rest.
 */
import { spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, test } from "vitest";
import { listenSandbox } from "../../src/sandbox/http/listen.ts";
import { createSandbox } from "../../src/sandbox/sandbox.ts";
import { list, people } from "../system/cli/support/lists.ts";

const CLI = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const ACCOUNTS = Number(process.env["BENCH_ACCOUNTS"] ?? 300);
const PEOPLE = 5;
const RESTING_SECONDS = 60;
/** Clock ticks of /proc in a second. */
const TICKS = 100;

const root = mkdtempSync(join(tmpdir(), "celebration-sync-accounts-bench-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("measures the memory and the processor time of accounts at rest", async () => {
  const names = Array.from({ length: ACCOUNTS }, (_, index) => `account-${index}`);
  const sandbox = createSandbox(
    {
      key: names.map((name) => ({ key: `key-of-${name}`, account: name })),
      group: names.map((name) => ({ name: "Team Berlin", category: "birthday" as const, account: name })),
    },
    Date,
  );
  const { baseUrl, close } = await listenSandbox(sandbox);
  mkdirSync(join(root, "accounts"));
  for (const name of names) {
    writeFileSync(join(root, `${name}.key`), `key-of-${name}`, { mode: 0o600 });
    const config = {
      api: { baseUrl, keyFile: `../${name}.key`, requestsPerSecond: 5 },
      dataDir: `../${name}`,
      feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["ID"] } },
    };
    writeFileSync(join(root, "accounts", `${name}.json`), JSON.stringify(config));
    mkdirSync(join(root, name, "inbox"), { recursive: true });
    writeFileSync(join(root, name, "inbox", "staff.csv"), list(...people(1, PEOPLE)));
  }
  const begun = performance.now();
  const daemon = spawn(process.execPath, [CLI, "watch", "--quiet", "--accounts", join(root, "accounts")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const { pid = 0 } = daemon;
  let most = 0;
  const until = async (condition: () => boolean): Promise<void> => {
    while (!condition()) {
      most = Math.max(most, memoryOf(pid));
      await delay(200);
    }
  };
  await until(() => sandbox.contacts().length === ACCOUNTS * PEOPLE);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${ACCOUNTS} first lists of ${PEOPLE} people: ${seconds.toFixed(1)} s, at most ${most} MB`);
  await until(() => openLedgers(pid) === 0);
  await delay(5_000);
  const before = ticksOf(pid);
  await delay(RESTING_SECONDS * 1000);
  const share = (ticksOf(pid) - before) / TICKS / RESTING_SECONDS;
  console.log(`${ACCOUNTS} accounts at rest: ${memoryOf(pid)} MB, ${(share * 100).toFixed(1)} % of one core`);
  const ended = new Promise((resolve) => daemon.on("close", resolve));
  daemon.kill("SIGTERM");
  await ended;
  await close();
  sandbox.close();
});

test("measures how long a small list takes beside a large list of another account", async () => {
  const names = ["large", "small"];
  const sandbox = createSandbox(
    {
      key: names.map((name) => ({ key: `key-of-${name}`, account: name })),
      group: names.map((name) => ({ name: "Team Berlin", category: "birthday" as const, account: name })),
    },
    Date,
  );
  const { baseUrl, close } = await listenSandbox(sandbox);
  const place = join(root, "delay");
  const accounts = join(place, "accounts");
  mkdirSync(accounts, { recursive: true });
  for (const name of names) {
    writeFileSync(join(place, `${name}.key`), `key-of-${name}`, { mode: 0o600 });
    const config = {
      api: { baseUrl, keyFile: `../${name}.key` },
      dataDir: `../${name}`,
      feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["ID"] } },
    };
    writeFileSync(join(accounts, `${name}.json`), JSON.stringify(config));
    mkdirSync(join(place, name, "inbox"), { recursive: true });
  }
  const daemon = spawn(process.execPath, [CLI, "watch", "--accounts", accounts], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  daemon.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const until = async (condition: () => boolean): Promise<void> => {
    while (!condition()) await delay(20);
  };
  const planned = (name: string) =>
    log.split("\n").filter((line) => line.includes(`"${name}"`) && line.includes("Planned"));
  /** Drops a list. @returns the time until the small list is planned, in seconds */
  const drop = async (name: string, rows: number, first: number): Promise<string> => {
    const lists = planned("small").length;
    const begun = performance.now();
    writeFileSync(join(place, "list"), list(...people(first, rows)));
    renameSync(join(place, "list"), join(place, name, "inbox", "staff.csv"));
    if (name === "small") await until(() => planned("small").length > lists);
    return ((performance.now() - begun) / 1000).toFixed(1);
  };
  await until(() => names.every((name) => log.includes(join(place, name, "inbox"))));
  const alone = await drop("small", 3, 1);
  await drop("large", 100_000, 1);
  const working = join(place, "large", "working");
  await until(() => readdirSync(working).some((name) => name.endsWith(".reading")));
  const beside = await drop("small", 4, 1);
  const isFirst = planned("large").length === 0;
  console.log(`A small list is planned in ${alone} s alone, and in ${beside} s beside a large one (first: ${isFirst})`);
  const ended = new Promise((resolve) => daemon.on("close", resolve));
  daemon.kill("SIGTERM");
  await ended;
  await close();
  sandbox.close();
});

/** Returns the resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
}

/** Returns the processor time of a process, in ticks. */
function ticksOf(pid: number): number {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

/** Returns the number of ledgers that a process has open. */
function openLedgers(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).endsWith("/ledger.db");
    } catch {
      return false;
    }
  }).length;
}
