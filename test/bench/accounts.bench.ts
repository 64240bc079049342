/**
 * Measures one process that serves many accounts: its memory and processor time while all of them rest, and how long a large
 * list of one account delays a small list of another. BENCH_ACCOUNTS sets the number of accounts at rest.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, test } from "vitest";
import { list, people } from "../system/cli/support/lists.ts";
import { drop, makeAccount, memoryOf, openLedgers, openService, startDaemon, until } from "./accounts-at-work.ts";

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
  const { sandbox, baseUrl, close } = await openService(names);
  for (const name of names) {
    makeAccount({ root, name, baseUrl });
    drop(root, name, list(...people(1, PEOPLE)));
  }
  const begun = performance.now();
  const daemon = spawn(process.execPath, [CLI, "watch", "--quiet", "--accounts", join(root, "accounts")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const { pid = 0 } = daemon;
  let most = 0;
  await until(
    () => sandbox.contacts().length === ACCOUNTS * PEOPLE,
    () => (most = Math.max(most, memoryOf(pid))),
  );
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
});

test("measures how long a small list takes beside a large list of another account", async () => {
  const names = ["large", "small"];
  const { baseUrl, close } = await openService(names);
  const place = join(root, "delay");
  for (const name of names) makeAccount({ root: place, name, baseUrl });
  const daemon = startDaemon(place);
  const planned = (name: string) =>
    daemon
      .log()
      .split("\n")
      .filter((line) => line.includes(`"${name}"`) && line.includes("Planned"));
  /** Drops a list for the small account. @returns the time until the list is planned, in seconds */
  const dropSmall = async (rows: number): Promise<string> => {
    const lists = planned("small").length;
    const begun = performance.now();
    drop(place, "small", list(...people(1, rows)));
    await until(() => planned("small").length > lists);
    return ((performance.now() - begun) / 1000).toFixed(1);
  };
  await until(() => names.every((name) => daemon.log().includes(join(place, name, "inbox"))));
  const alone = await dropSmall(3);
  drop(place, "large", list(...people(1, 100_000)));
  const working = join(place, "large", "working");
  await until(() => readdirSync(working).some((name) => name.endsWith(".reading")));
  const beside = await dropSmall(4);
  const isFirst = planned("large").length === 0;
  console.log(`A small list is planned in ${alone} s alone, and in ${beside} s beside a large one (first: ${isFirst})`);
  await daemon.stop();
  await close();
});

/** Returns the processor time of a process, in ticks. */
function ticksOf(pid: number): number {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
  return Number(fields[11]) + Number(fields[12]);
}
