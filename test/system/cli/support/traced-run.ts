/** One run of five creates, two updates and a delete by the built command line, under strace, as often as wanted. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { listenSandbox } from "../../../../src/sandbox/http/listen.ts";
import { createSandbox, type Sandbox } from "../../../../src/sandbox/sandbox.ts";
import { openCommandLine, type Ended } from "./command-line.ts";
import { filesBelow } from "./files-below.ts";
import { list, person } from "./lists.ts";
import { API_KEY, KEY_VARIABLE } from "./workplace.ts";

/** Three people who are there before. */
const BEFORE = list(person(1), person(2), person(3));
/** The last one has no address: whether their create arrived, nobody can ask. */
const AFTER = list(
  person(1, { last: "Changed" }),
  person(2, { last: "Changed" }),
  ...[4, 5, 6, 7].map((id) => person(id)),
  person(8, { email: "" }),
);

/** A copy of everything as it was before the run. */
interface TracedRun {
  readonly folder: string;
  readonly sandbox: Sandbox;
  /** `run`, without strace. */
  run(): Promise<Ended>;
  /** `run` under strace. */
  traced(...strace: readonly string[]): Promise<Ended>;
  /** `watch` under strace, until it ends by itself. */
  tracedWatch(...strace: readonly string[]): Promise<Ended>;
  /** What is not as if nothing had happened, as sentences, after a run that ended like this. */
  troubles(ended: Ended): readonly string[];
  close(): void;
}

export interface TracedRuns {
  again(): TracedRun;
  close(): Promise<void>;
}

export async function prepareRuns(): Promise<TracedRuns> {
  const root = mkdtempSync(join(tmpdir(), "celebration-strace-"));
  const template = join(root, "template");
  let current = openSandbox(template);
  // One address for all of them: a ledger is bound to it.
  const { settings } = current;
  const listening = await listenSandbox({ settings, handle: (request) => current.handle(request) });
  const { drop, run } = workplaceIn(template, listening.baseUrl);
  drop(BEFORE);
  expect((await run()).code).toBe(0);
  drop(AFTER);
  current.close();
  let copies = 0;

  return {
    again() {
      const folder = join(root, `copy-${(copies += 1)}`);
      cpSync(template, folder, { recursive: true });
      const sandbox = openSandbox(folder);
      current = sandbox;
      return {
        folder,
        sandbox,
        ...workplaceIn(folder, listening.baseUrl),
        troubles: (ended) => troublesIn(folder, sandbox, ended),
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
    api: { baseUrl, keyEnv: KEY_VARIABLE, requestsPerSecond: 1000, concurrency: 1, timeoutSeconds: 1 },
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
    run: () => start(["run"]).ended,
    tracedWatch: (...strace: readonly string[]) => start(["watch"], {}, ["strace", "-f", "-qq", ...strace]).ended,
    traced: (...strace: readonly string[]) => start(["run"], {}, ["strace", "-f", "-qq", ...strace]).ended,
  };
}

function troublesIn(folder: string, sandbox: Sandbox, { code, stderr }: Ended): string[] {
  const at = (name: string) => join(folder, "data", name);
  const people = sandbox
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
