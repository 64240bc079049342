/**
 * Kills the built command line at its nth system call of a kind, by strace, in a run of five creates, two updates and a
 * delete; starts it again without trouble, and looks whether all is as if nothing had happened.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenSandbox, type ListeningSandbox } from "../../../src/sandbox/listen.ts";
import { createSandbox, type Sandbox } from "../../../src/sandbox/sandbox.ts";
import { openCommandLine } from "./command-line.ts";
import { filesBelow } from "./files-below.ts";
import { list, person } from "./lists.ts";
import { API_KEY, KEY_VARIABLE } from "./workplace.ts";

/** Kinds of system calls by which something becomes so, for others or for the disk. */
const KINDS = [
  "pwrite64",
  "fsync",
  "fdatasync",
  "ftruncate",
  "write",
  "writev",
  "rename",
  "link",
  "unlink",
  "mkdir",
  "connect",
];
const LONG = process.env["TEST_LONG"] === "1";
/** In the long run every instant of the rarer kinds, and this many of the others; else a handful by name. */
const MOST_PER_KIND = 60;
const HANDFUL = ["writev 3", "fdatasync 2", "pwrite64 150", "link 1", "rename 3"];

const root = mkdtempSync(join(tmpdir(), "celebration-strace-"));
/** The people before, with one who will have no address: whether their create arrived, nobody can ask. */
const BEFORE = list(person(1), person(2), person(3));
const AFTER = list(
  person(1, { last: "Changed" }),
  person(2, { last: "Changed" }),
  ...[4, 5, 6, 7].map((id) => person(id)),
  person(8, { email: "" }),
);

let current: Sandbox;
let listening: ListeningSandbox;

beforeAll(async () => {
  current = openSandbox(join(root, "template"));
  listening = await listenSandbox({ settings: current.settings, handle: (request) => current.handle(request) });
  const { drop, cli } = workplaceIn(join(root, "template"));
  drop(BEFORE);
  expect((await cli("run").ended).code).toBe(0);
  drop(AFTER);
  current.close();
});

afterAll(async () => {
  await listening.close();
  rmSync(root, { recursive: true, force: true });
});

function openSandbox(folder: string): Sandbox {
  mkdirSync(folder, { recursive: true });
  const group = { name: "Team Berlin", category: "birthday" as const, account: "main" };
  return createSandbox(
    { key: [{ key: API_KEY, account: "main" }], group: [group], data: join(folder, "sandbox.db") },
    Date,
  );
}

function workplaceIn(folder: string) {
  const configFile = join(folder, "config.json");
  const config = {
    api: {
      baseUrl: listening.baseUrl,
      keyEnv: KEY_VARIABLE,
      requestsPerSecond: 1000,
      concurrency: 1,
      timeoutSeconds: 1,
    },
    dataDir: "data",
    feeds: { staff: { files: ["staff*.csv"], mode: "snapshot", key: ["ID"] } },
    settleSeconds: 0.05,
  };
  writeFileSync(configFile, JSON.stringify(config));
  // One worker only, so that the nth call of a kind is the same one each time.
  const { start } = openCommandLine(folder, configFile, { [KEY_VARIABLE]: API_KEY, UV_THREADPOOL_SIZE: "1" });
  const inbox = join(folder, "data/inbox");
  mkdirSync(inbox, { recursive: true, mode: 0o700 });
  return {
    drop: (text: string) => writeFileSync(join(inbox, "staff.csv"), text),
    cli: (...args: readonly string[]) => start(args),
    traced: (...strace: readonly string[]) => start(["run"], {}, ["strace", "-f", "-qq", ...strace]),
  };
}

/** A copy of everything as it was before the run. */
function again(name: string) {
  const folder = join(root, name);
  cpSync(join(root, "template"), folder, { recursive: true });
  current = openSandbox(folder);
  return { folder, ...workplaceIn(folder) };
}

/** How often each kind of call is made by one thread, at most, in a run that nothing disturbs. */
async function countCalls(): Promise<ReadonlyMap<string, number>> {
  const { folder, traced } = again("counted");
  const log = join(folder, "strace.log");
  expect((await traced("-o", log, "-e", `trace=${KINDS.join()}`).ended).code).toBe(0);
  current.close();
  const perThread = new Map<string, number>();
  for (const [, call] of readFileSync(log, "utf8").matchAll(/^(\d+ +\w+)\(/gmu))
    perThread.set(call ?? "", (perThread.get(call ?? "") ?? 0) + 1);
  const most = new Map<string, number>();
  for (const [call, n] of perThread) {
    const kind = call.replace(/^\d+ +/u, "");
    most.set(kind, Math.max(most.get(kind) ?? 0, n));
  }
  return most;
}

async function instants(): Promise<readonly string[]> {
  if (!LONG) return HANDFUL;
  const counts = await countCalls();
  for (const kind of ["pwrite64", "fsync", "fdatasync", "writev", "rename", "link", "connect"])
    expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
  return [...counts].flatMap(([kind, n]) => {
    const step = Math.max(1, Math.ceil(n / MOST_PER_KIND));
    return Array.from({ length: Math.ceil(n / step) }, (_, index) => `${kind} ${1 + index * step}`);
  });
}

/** @returns what is not as if nothing had happened, as sentences; null: it was not killed, there is no such instant */
async function killAt(instant: string): Promise<readonly string[] | null> {
  const [kind = "", n = ""] = instant.split(" ");
  const { folder, traced, cli } = again(instant.replace(" ", "-"));
  try {
    const killed = await traced("-e", `trace=${kind}`, "-e", `inject=${kind}:signal=KILL:when=${n}`, "-o", "/dev/null")
      .ended;
    if (killed.code === 0) return null;
    const ended = await cli("run").ended;
    const quiet = await cli("run").ended;
    return troublesIn(folder, ended.code, ended.stderr).concat(
      quiet.code === ended.code ? [] : [`then exit ${quiet.code}`],
    );
  } finally {
    current.close();
    rmSync(folder, { recursive: true });
  }
}

function troublesIn(folder: string, code: number | null, stderr: string): string[] {
  const at = (name: string) => join(folder, "data", name);
  const people = current
    .contacts()
    .map(({ first_name: first, last_name: last }) => `${first} ${last}`)
    .sort();
  const wanted = [1, 2, 4, 5, 6, 7, 8].map((id) => `${person(id)[1]} ${id <= 2 ? "Changed" : "Example"}`).sort();
  const newest = readdirSync(at("reports")).sort().at(-1) ?? "";
  const { rows } = JSON.parse(readFileSync(join(at("reports"), newest, "summary.json"), "utf8")) as {
    rows: { inDoubt: number };
  };
  const withoutAddress = `${person(8)[1]} Example`;
  const mayLack = (name: string) => rows.inDoubt > 0 && name === withoutAddress;
  const missing = wanted.filter((name) => !people.includes(name) && !mayLack(name));
  const archived = filesBelow(at("archive")).length;
  return [
    missing.length === 0 ? "" : `missing: ${missing.join(", ")}`,
    new Set(people).size === people.length ? "" : `twice: ${people.join(", ")}`,
    people.every((name) => wanted.includes(name)) ? "" : `others: ${people.join(", ")}`,
    code === (rows.inDoubt > 0 ? 3 : 0) ? "" : `exit ${code} with ${rows.inDoubt} in doubt: ${stderr}`,
    rows.inDoubt <= 1 ? "" : `${rows.inDoubt} in doubt`,
    archived === 2 ? "" : `${archived} lists in the archive`,
    [...filesBelow(at("inbox")), ...filesBelow(at("working"))].length === 0 ? "" : "the list is not put away",
  ].filter((trouble) => trouble !== "");
}

test("killed at any system call, the next start ends as if it had not been", { timeout: 3_600_000 }, async () => {
  const failed: string[] = [];
  let killed = 0;
  for (const instant of await instants()) {
    const troubles = await killAt(instant);
    if (troubles !== null) killed += 1;
    if (troubles !== null && troubles.length > 0) failed.push(`${instant}: ${troubles.join("; ")}`);
  }
  process.stdout.write(`killed by strace: ${killed}\n`);
  expect(failed).toEqual([]);
  // In the short run each named instant is one that exists.
  if (!LONG) expect(killed).toBe(HANDFUL.length);
  else expect(killed).toBeGreaterThan(150);
});
