/**
 * Kills the built command line at its nth system call of a kind, or makes that call and all later calls fail. A killed
 * run's data folder is moved. The next run is not disturbed. After it, the state must be the same as after an undisturbed run.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareRuns, type TracedRuns } from "./support/traced-run.ts";

const LONG = process.env["TEST_LONG"] === "1";
/** The long run tries every call of a kind, but at most this many, evenly spread. */
const MOST_PER_KIND = 60;

/** System calls with an effect on disk or network, and the error with which they fail (null: the process is only killed at them). */
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
/** The short run tries these calls only. */
const KILLED = ["writev 3", "pwrite64 150", "link 1"];
const FAILING = ["pwrite64 150", "fdatasync 3", "rename 2"];

let runs: TracedRuns;
beforeAll(async () => {
  runs = await prepareRuns();
});
afterAll(() => runs.close());

/** Returns for each kind of call the largest number of calls that one thread makes in an undisturbed run. */
async function countCalls(): Promise<ReadonlyMap<string, number>> {
  const { folder, traced, close } = runs.copy();
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

/** Returns the instants at which runs are disturbed, as `KIND N`. @param inShortRun the instants of the short run */
async function instants(inShortRun: readonly string[], kinds: readonly string[]): Promise<readonly string[]> {
  if (!LONG) return inShortRun;
  const counts = await countCalls();
  for (const kind of ["pwrite64", "fsync", "fdatasync", "writev", "rename", "link", "connect"])
    expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
  return kinds.flatMap((kind) => {
    const n = counts.get(kind) ?? 0;
    const step = Math.max(1, Math.ceil(n / MOST_PER_KIND));
    return Array.from({ length: Math.ceil(n / step) }, (_, index) => `${kind} ${1 + index * step}`);
  });
}

/** Disturbs a run at an instant. @returns the differences from an undisturbed run; null: the run ended before the instant */
async function disturbAt(instant: string, how: "kill" | "fail"): Promise<readonly string[] | null> {
  const [kind = "", n = ""] = instant.split(" ");
  const { traced, run, moveVolume, differences, close } = runs.copy();
  const inject = how === "kill" ? `signal=KILL:when=${n}` : `error=${KINDS[kind]}:when=${n}+`;
  try {
    const disturbed = await traced("-e", `trace=${kind}`, "-e", `inject=${kind}:${inject}`, "-o", "/dev/null");
    if (disturbed.code === 0) return null;
    if (how === "kill") moveVolume();
    const ended = await run();
    const quiet = await run();
    return [
      ...(how === "fail" ? unclearMessages(disturbed.stderr) : []),
      ...differences(ended),
      // The last run must find nothing to do, although a create may still be in doubt.
      ...(quiet.code === 0 ? [] : [`then exit ${quiet.code}`]),
    ];
  } finally {
    close();
  }
}

/** Returns the message unless it explains the error of the machine and names a way out. */
function unclearMessages(stderr: string): readonly string[] {
  const isUnexpected = /unexpected error|^ {4}at /mu.test(stderr);
  const hasWayOut = /then run again|can't be used|can't be opened|rebuild/u.test(stderr);
  return isUnexpected || !hasWayOut ? [`said: ${stderr}`] : [];
}

async function disturbAtEach(all: readonly string[], how: "kill" | "fail") {
  const failed: string[] = [];
  let disturbed = 0;
  for (const instant of all) {
    const differences = await disturbAt(instant, how);
    if (differences !== null) disturbed += 1;
    if (differences !== null && differences.length > 0) failed.push(`${instant}: ${differences.join("; ")}`);
  }
  process.stdout.write(`${how} by strace: ${disturbed} of ${all.length}\n`);
  return { failed, disturbed };
}

test(
  "a run that was killed at any system call is completed by the next run on a moved volume",
  { timeout: 3_600_000 },
  async () => {
    const all = await instants(KILLED, Object.keys(KINDS));
    const { failed, disturbed } = await disturbAtEach(all, "kill");
    expect(failed).toEqual([]);
    // In the short run, every named instant must exist.
    expect(disturbed).toBeGreaterThanOrEqual(LONG ? 150 : all.length);
  },
);

test(
  "a run explains a full, failing or read-only disk, and the next run completes the list",
  { timeout: 3_600_000 },
  async () => {
    const failing = Object.keys(KINDS).filter((kind) => KINDS[kind] !== null);
    const all = await instants(FAILING, failing);
    const { failed, disturbed } = await disturbAtEach(all, "fail");
    expect(failed).toEqual([]);
    expect(disturbed).toBeGreaterThanOrEqual(LONG ? 80 : all.length);
  },
);

test("watch ends when an answer can't be stored, and the next run completes the list", async () => {
  const { tracedWatch, run, differences, close } = runs.copy();
  try {
    // Only the contact journal uses this system call.
    const ended = await tracedWatch(
      "-e",
      "trace=fdatasync",
      "-e",
      "inject=fdatasync:error=EIO:when=1+",
      "-o",
      "/dev/null",
    );
    expect(ended.code).toBe(1);
    expect(unclearMessages(ended.stderr)).toEqual([]);
    expect(differences(await run())).toEqual([]);
  } finally {
    close();
  }
});
