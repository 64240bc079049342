/** Repeats one run of the built command line under strace: five creates, two updates and a delete. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { listenSandbox } from "../../../../src/sandbox/http/listen.ts";
import { createSandbox, type Sandbox } from "../../../../src/sandbox/sandbox.ts";
import { openCommandLine, type Ended } from "./command-line.ts";
import { filesBelow } from "./files-below.ts";
import { list, person } from "./lists.ts";
import { API_KEY, isRunName, KEY_VARIABLE, SKIPPED_WAITS } from "./workplace.ts";

/** The list that is applied before the run. */
const BEFORE = list(person(1), person(2), person(3));
/** The list of the run. Its last person has no address, so that create can't be probed. */
const AFTER = list(
  person(1, { last: "Changed" }),
  person(2, { last: "Changed" }),
  ...[4, 5, 6, 7].map((id) => person(id)),
  person(8, { email: "" }),
);

/** A copy of the installation and the service before the run. */
interface TracedRun {
  readonly folder: string;
  readonly sandbox: Sandbox;
  /** Runs `run` without strace. */
  run(): Promise<Ended>;
  /** Runs `run` under strace. */
  traced(...strace: readonly string[]): Promise<Ended>;
  /** Runs `watch` under strace until it ends by itself. */
  tracedWatch(...strace: readonly string[]): Promise<Ended>;
  /** Gives every file of the account another inode, as a move to the volume of another machine does. */
  moveVolume(): void;
  /** Returns every difference from an undisturbed run, after a run with this result. */
  differences(ended: Ended): readonly string[];
  close(): void;
}

export interface TracedRuns {
  /** Makes a new copy of the installation before the run. */
  copy(): TracedRun;
  close(): Promise<void>;
}

/** Applies the first list, drops the second list, and returns a function that copies this installation. */
export async function prepareRuns(): Promise<TracedRuns> {
  const root = mkdtempSync(join(tmpdir(), "celebration-strace-"));
  const template = join(root, "template");
  let current = openSandbox(template);
  // All copies share one address, because a ledger is bound to its address.
  const { settings } = current;
  const listening = await listenSandbox({ settings, handle: (request) => current.handle(request) });
  const { drop, run } = workplaceIn(template, listening.baseUrl);
  drop(BEFORE);
  expect((await run()).code).toBe(0);
  drop(AFTER);
  current.close();
  let copies = 0;

  return {
    copy() {
      const folder = join(root, `copy-${(copies += 1)}`);
      cpSync(template, folder, { recursive: true });
      const sandbox = openSandbox(folder);
      current = sandbox;
      return {
        folder,
        sandbox,
        ...workplaceIn(folder, listening.baseUrl),
        moveVolume() {
          const [data, before] = [join(folder, "data"), join(folder, "data-before")];
          renameSync(data, before);
          cpSync(before, data, { recursive: true, preserveTimestamps: true });
          rmSync(before, { recursive: true });
        },
        differences: (ended) => differencesIn(folder, sandbox, ended),
        close() {
          sandbox.close();
          rmSync(folder, { recursive: true });
        },
      };
    },
    async close() {
      await listening.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function openSandbox(folder: string): Sandbox {
  mkdirSync(folder, { recursive: true });
  const group = { name: "Team Berlin", category: "birthday" as const, account: "main" };
  return createSandbox(
    { key: [{ key: API_KEY, account: "main" }], group: [group], data: join(folder, "sandbox.db") },
    Date,
  );
}

function workplaceIn(folder: string, baseUrl: string) {
  const configFile = join(folder, "config.json");
  const config = {
    api: { baseUrl, keyEnv: KEY_VARIABLE, requestsPerSecond: 1000, concurrency: 1, timeoutSeconds: 600 },
    dataDir: "data",
    feeds: { staff: { files: ["staff*.csv"], mode: "snapshot", key: ["ID"] } },
    settleSeconds: 0.05,
  };
  writeFileSync(configFile, JSON.stringify(config));
  const { start } = openCommandLine(folder, configFile, {
    [KEY_VARIABLE]: API_KEY,
    // With one worker thread, the nth system call of a kind is the same call in each run.
    UV_THREADPOOL_SIZE: "1",
    ...SKIPPED_WAITS,
  });
  const inbox = join(folder, "data/inbox");
  mkdirSync(inbox, { recursive: true, mode: 0o700 });
  return {
    drop: (text: string) => writeFileSync(join(inbox, "staff.csv"), text),
    run: () => start(["run"]).ended,
    tracedWatch: (...strace: readonly string[]) => start(["watch"], {}, ["strace", "-f", "-qq", ...strace]).ended,
    traced: (...strace: readonly string[]) => start(["run"], {}, ["strace", "-f", "-qq", ...strace]).ended,
  };
}

function differencesIn(folder: string, sandbox: Sandbox, { code, stderr }: Ended): string[] {
  const at = (name: string) => join(folder, "data", name);
  const people = sandbox
    .contacts()
    .map(({ first_name: first, last_name: last }) => `${first} ${last}`)
    .sort();
  const expected = [1, 2, 4, 5, 6, 7, 8].map((id) => `${person(id)[1]} ${id <= 2 ? "Changed" : "Example"}`).sort();
  const newest = readdirSync(at("reports")).filter(isRunName).sort().at(-1) ?? "";
  const { rows } = JSON.parse(readFileSync(join(at("reports"), newest, "summary.json"), "utf8")) as {
    rows: { inDoubt: number };
  };
  const withoutAddress = `${person(8)[1]} Example`;
  const mayLack = (name: string) => rows.inDoubt > 0 && name === withoutAddress;
  const missing = expected.filter((name) => !people.includes(name) && !mayLack(name));
  const archived = filesBelow(at("archive")).length;
  return [
    missing.length === 0 ? "" : `missing: ${missing.join(", ")}`,
    new Set(people).size === people.length ? "" : `twice: ${people.join(", ")}`,
    people.every((name) => expected.includes(name)) ? "" : `others: ${people.join(", ")}`,
    code === (rows.inDoubt > 0 ? 3 : 0) ? "" : `exit ${code} with ${rows.inDoubt} in doubt: ${stderr}`,
    rows.inDoubt <= 1 ? "" : `${rows.inDoubt} in doubt`,
    archived === 2 ? "" : `${archived} lists in the archive`,
    [...filesBelow(at("inbox")), ...filesBelow(at("working"))].length === 0 ? "" : "the list is not archived",
  ].filter((difference) => difference !== "");
}
