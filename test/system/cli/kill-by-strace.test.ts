/**
 * Kills the built command line at its nth system call of a kind, or lets that call and all later ones fail; starts it
 * again without trouble, and looks whether all is as if nothing had happened.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareRuns, type TracedRuns } from "./support/traced-run.ts";

const LONG = process.env["TEST_LONG"] === "1";
/** In the long run every call of the rarer kinds, and this many of the others. */
const MOST_PER_KIND = 60;

/** Kinds of system calls by which something becomes so, for others or for the disk; how they fail (null: they are only killed at). */
const KINDS: Readonly<Record<string, string | null>> = {
  pwrite64: "ENOSPC",
  fsync: "EIO",
  fdatasync: "EIO",
  ftruncate: "ENOSPC",
  rename: "ENOSPC",
  link: "ENOSPC",
  unlink: "EROFS",
  mkdir: "EROFS",
  write: null,
  writev: null,
  connect: null,
};
/** The short run: a handful by name. */
const KILLED = ["writev 3", "pwrite64 150", "link 1"];
const FAILING = ["pwrite64 150", "fdatasync 3", "rename 2"];

let runs: TracedRuns;
beforeAll(async () => {
  runs = await prepareRuns();
});
afterAll(() => runs.close());

/** How often each kind of call is made by one thread, at most, in a run that nothing disturbs. */
async function countCalls(): Promise<ReadonlyMap<string, number>> {
  const { folder, traced, close } = runs.again();
  const log = join(folder, "strace.log");
  expect((await traced("-o", log, "-e", `trace=${Object.keys(KINDS).join()}`)).code).toBe(0);
  const perThread = new Map<string, number>();
  for (const [, call] of readFileSync(log, "utf8").matchAll(/^(\d+ +\w+)\(/gmu))
    perThread.set(call ?? "", (perThread.get(call ?? "") ?? 0) + 1);
  close();
  const most = new Map<string, number>();
  for (const [call, n] of perThread) {
    const kind = call.replace(/^\d+ +/u, "");
    most.set(kind, Math.max(most.get(kind) ?? 0, n));
  }
  return most;
}

async function instants(handful: readonly string[], kinds: readonly string[]): Promise<readonly string[]> {
  if (!LONG) return handful;
  const counts = await countCalls();
  for (const kind of ["pwrite64", "fsync", "fdatasync", "writev", "rename", "link", "connect"])
    expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
  return kinds.flatMap((kind) => {
    const n = counts.get(kind) ?? 0;
    const step = Math.max(1, Math.ceil(n / MOST_PER_KIND));
    return Array.from({ length: Math.ceil(n / step) }, (_, index) => `${kind} ${1 + index * step}`);
  });
}

/** @returns what is not as if nothing had happened, as sentences; null: there is no such instant, nothing happened */
async function disturbAt(instant: string, how: "kill" | "fail"): Promise<readonly string[] | null> {
  const [kind = "", n = ""] = instant.split(" ");
  const { traced, run, troubles, close } = runs.again();
  const inject = how === "kill" ? `signal=KILL:when=${n}` : `error=${KINDS[kind]}:when=${n}+`;
  try {
    const disturbed = await traced("-e", `trace=${kind}`, "-e", `inject=${kind}:${inject}`, "-o", "/dev/null");
    if (disturbed.code === 0) return null;
    const ended = await run();
    const quiet = await run();
    return [
      ...(how === "fail" ? badWords(disturbed.stderr) : []),
      ...troubles(ended),
      // Nothing is left to do, though somebody may still be in doubt.
      ...(quiet.code === 0 ? [] : [`then exit ${quiet.code}`]),
    ];
  } finally {
    close();
  }
}

/** Trouble of the machine is told in a sentence with a way out, never as a fault of the program. */
function badWords(stderr: string): readonly string[] {
  const isFault = /did not foresee|^ {4}at /mu.test(stderr);
  const hasWayOut = /then run again|can't be used|can't be opened|rebuild/u.test(stderr);
  return isFault || !hasWayOut ? [`said: ${stderr}`] : [];
}

async function disturbAtEach(all: readonly string[], how: "kill" | "fail") {
  const failed: string[] = [];
  let disturbed = 0;
  for (const instant of all) {
    const troubles = await disturbAt(instant, how);
    if (troubles !== null) disturbed += 1;
    if (troubles !== null && troubles.length > 0) failed.push(`${instant}: ${troubles.join("; ")}`);
  }
  process.stdout.write(`${how} by strace: ${disturbed} of ${all.length}\n`);
  return { failed, disturbed };
}

test("killed at any system call, the next start ends as if it had not been", { timeout: 3_600_000 }, async () => {
  const all = await instants(KILLED, Object.keys(KINDS));
  const { failed, disturbed } = await disturbAtEach(all, "kill");
  expect(failed).toEqual([]);
  // In the short run each named instant is one that exists.
  expect(disturbed).toBeGreaterThanOrEqual(LONG ? 150 : all.length);
});

test(
  "a disk that is full, fails or is read-only is told, and costs nobody anything",
  { timeout: 3_600_000 },
  async () => {
    const failing = Object.keys(KINDS).filter((kind) => KINDS[kind] !== null);
    const all = await instants(FAILING, failing);
    const { failed, disturbed } = await disturbAtEach(all, "fail");
    expect(failed).toEqual([]);
    expect(disturbed).toBeGreaterThanOrEqual(LONG ? 80 : all.length);
  },
);

test("watch ends where an answer can't be written down: only a start can settle it", { timeout: 120_000 }, async () => {
  const { tracedWatch, run, troubles, close } = runs.again();
  try {
    // Only the journal of contact_ids is brought to the disk by this call.
    const ended = await tracedWatch(
      "-e",
      "trace=fdatasync",
      "-e",
      "inject=fdatasync:error=EIO:when=1+",
      "-o",
      "/dev/null",
    );
    expect(ended.code).toBe(1);
    expect(badWords(ended.stderr)).toEqual([]);
    expect(troubles(await run())).toEqual([]);
  } finally {
    close();
  }
});
