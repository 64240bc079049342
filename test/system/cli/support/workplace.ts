/**
 * A workplace as an administrator sets it up: a configuration, a data folder, the service (the sandbox, listening in the
 * test's own process), and the built command line as a child process. Everything is ended and removed with its test;
 * before that, two promises are looked after in all that was printed and written: the API key is nowhere, and the rows
 * of every run add up.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test as base, vi } from "vitest";
import type { ConfigInput } from "../../../../src/config/schema.ts";
import { listenSandbox } from "../../../../src/sandbox/http/listen.ts";
import type { ListeningSandbox } from "../../../../src/sandbox/http/listen.ts";
import type { SandboxSettings } from "../../../../src/sandbox/options.ts";
import { createSandbox } from "../../../../src/sandbox/sandbox.ts";
import { filesBelow } from "./files-below.ts";
import { openCommandLine } from "./command-line.ts";
import type { Ended, Running } from "./command-line.ts";

/** The only thing that every test looks for in everything that comes out. */
export const API_KEY = "canary-key.7f3aXq-DoNotShow";
export const KEY_VARIABLE = "CELEBRATION_API_KEY";

/** Longest wait for a condition: long, because reaching it means failing. */
const DEADLINE_MS = 25_000;

type FeedInput = ConfigInput["feeds"][string];

/** The feed of most tests: a whole list of people, told apart by their ID. */
export const STAFF: FeedInput = { files: ["staff*.csv", "staff*.xlsx"], mode: "snapshot", key: ["ID"] };

export interface WorkplaceOptions {
  readonly feeds?: Readonly<Record<string, FeedInput>>;
  readonly api?: Readonly<Record<string, unknown>>;
  /** More of the configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
  readonly sandbox?: Partial<SandboxSettings>;
  readonly faults?: readonly string[];
}

/** What a command prints as JSON: read as the test expects it to be, which fails loudly where it is not. */
// oxlint-disable-next-line typescript/no-explicit-any -- a type would have to be asserted, which proves nothing
type Printed = any;

/** Opens a workplace that is closed when its test ends. Its groups: 1 “Team Berlin” and 2 “Team Rome”. */
export type StartWorkplace = (options?: WorkplaceOptions) => Promise<Omit<Workplace, "close">>;
type Workplace = Awaited<ReturnType<typeof openWorkplace>>;

// Side by side on a busy machine, a test of many commands may take its time.
vi.setConfig({ testTimeout: 90_000 });

/** Tests that start workplaces. They mostly wait for child processes, so they run side by side. */
export const test = base.extend<{ startWorkplace: StartWorkplace }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from this pattern which fixtures are needed: none
  startWorkplace: async ({}, use) => {
    const opened: Workplace[] = [];
    await use(async (options) => {
      const workplace = await openWorkplace(options);
      opened.push(workplace);
      return workplace;
    });
    const closed = await Promise.allSettled(opened.map((workplace) => workplace.close()));
    for (const end of closed) if (end.status === "rejected") throw end.reason;
  },
}).concurrent;

async function openWorkplace({
  feeds = { staff: STAFF },
  api = {},
  config = {},
  sandbox: switches = {},
  faults = [],
}: WorkplaceOptions = {}) {
  const root = mkdtempSync(join(tmpdir(), "celebration-cli-"));
  const data = join(root, "data");
  const inbox = join(data, "inbox");
  const configFile = join(root, "config.json");
  const sandbox = createSandbox(
    {
      key: [{ key: API_KEY, account: "main" }],
      group: ["Team Berlin", "Team Rome"].map((name) => ({ name, category: "birthday" as const, account: "main" })),
      ...switches,
    },
    Date,
  );
  sandbox.setFaults(faults);
  let listening: ListeningSandbox | null = await listenSandbox(sandbox);
  const { baseUrl, url } = listening;
  const commandLine = openCommandLine(root, configFile, { [KEY_VARIABLE]: API_KEY });
  const { start } = commandLine;
  const mayHoldTheKey: string[] = [];

  function configure(more: Readonly<Record<string, unknown>> = {}): void {
    const text = {
      api: { baseUrl, keyEnv: KEY_VARIABLE, requestsPerSecond: 1000, timeoutSeconds: 1, ...api },
      dataDir: "data",
      feeds,
      settleSeconds: 0.05,
      ...config,
      ...more,
    };
    writeFileSync(configFile, JSON.stringify(text, null, 2));
  }

  function runs(): readonly string[] {
    const reports = join(data, "reports");
    return existsSync(reports) ? readdirSync(reports).sort() : [];
  }

  const workplace = {
    close,
    /** Where a test itself writes the key to. */
    mayHoldTheKey,
    root,
    data,
    inbox,
    configFile,
    sandbox,
    baseUrl,
    configure,
    start,
    /** Runs a command to its end. */
    cli: (...args: readonly string[]): Promise<Ended> => start(args).ended,
    /** Runs a command with `--json`; what it prints has to be one JSON value. */
    async json(
      ...args: readonly string[]
    ): Promise<{ readonly code: number | null; readonly value: Printed; readonly stderr: string }> {
      const { code, stdout, stderr } = await start([...args, "--json"]).ended;
      return { code, value: parseOne(stdout, stderr), stderr };
    },
    /** Starts `watch` and waits until it watches. */
    async startWatch(...args: readonly string[]): Promise<Running> {
      const running = start(["watch", ...args]);
      await until("watch is at work", () => running.stderr().includes("Watching "));
      return running;
    },
    /** Writes a file into the inbox; `staff/list.csv` into a folder of it. @returns its path */
    drop(name: string, bytes: string | Uint8Array): string {
      const path = join(inbox, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
      return path;
    },
    /** The service goes away: connections are refused until it is back. */
    async closeService(): Promise<void> {
      await listening?.close();
      listening = null;
    },
    async reopenService(): Promise<void> {
      listening = await listenSandbox(sandbox, { port: Number(new URL(url).port) });
    },
    /** All runs that have reports, oldest first. */
    runs,
    /** The reports of a run, the latest unless one is named. */
    report(run = runs().at(-1) ?? "none") {
      const folder = join(data, "reports", run);
      const read = (name: string) => readFileSync(join(folder, name), "utf8");
      return {
        run,
        folder,
        summary: JSON.parse(read("summary.json")),
        plan: JSON.parse(read("plan.json")),
        page: read("report.html"),
        rejections: existsSync(join(folder, "rejections.csv")) ? read("rejections.csv") : null,
      };
    },
    /** Names in a folder below the data folder, hidden ones left out; empty if it is not there. */
    names(folder: string): readonly string[] {
      const path = join(data, folder);
      return existsSync(path) ? readdirSync(path).sort() : [];
    },
    archived: (): readonly string[] =>
      filesBelow(join(data, "archive"))
        .map((path) => path.slice(path.lastIndexOf("/") + 1))
        .sort(),
    /** Calls that change something, as `POST 201`, since they were last forgotten. */
    mutations: (): readonly string[] =>
      sandbox
        .requests()
        .filter(({ method }) => method !== "GET")
        .map(({ method, status }) => `${method} ${status ?? "broken"}`),
    /** The people in the service as `first_name@group_id`, by name. */
    people: (): readonly string[] =>
      sandbox
        .contacts()
        .map(({ first_name, group_id }) => `${first_name}@${group_id}`)
        .sort(),
    /** All files below the data folder. */
    files: (): readonly string[] => filesBelow(data),
  };

  async function close(): Promise<void> {
    await commandLine.killAll();
    await listening?.close();
    sandbox.close();
    for (const path of filesBelow(join(data, "reports")).filter((found) => found.endsWith("summary.json"))) {
      const { read, ...outcomes } = JSON.parse(readFileSync(path, "utf8")).rows as Record<string, number>;
      expect(
        Object.values(outcomes).reduce((sum, count) => sum + count, 0),
        `rows accounted for in ${path}`,
      ).toBe(read);
    }
    const leaks = filesBelow(root).filter((path) => readFileSync(path).includes(API_KEY));
    rmSync(root, { recursive: true, force: true });
    expect(leaks, "files that hold the API key").toEqual(mayHoldTheKey);
    expect(
      commandLine.printed.filter((text) => text.includes(API_KEY)),
      "output that holds the API key",
    ).toEqual([]);
  }
  configure();
  mkdirSync(inbox, { recursive: true, mode: 0o700 });
  return workplace;
}

/** Waits until something is so. What it waits for stands in the error when it never is. */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  deadlineMs = DEADLINE_MS,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function parseOne(stdout: string, stderr: string): unknown {
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`stdout is not one JSON value: ${JSON.stringify(stdout)}; stderr: ${stderr}`);
  }
}
