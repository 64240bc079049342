/**
 * A workplace as an administrator sets it up: a configuration, a data folder, the service, and the built command line as a
 * child process. The service is the sandbox, listening in the process of the test. A workplace is removed when its test
 * ends. Before that, two promises are checked in all output and files: the API key is nowhere, and the row counts of every
 * run add up.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test as base } from "vitest";
import type { ConfigInput } from "../../../../src/config/schema.ts";
import { listenSandbox } from "../../../../src/sandbox/http/listen.ts";
import type { ListeningSandbox } from "../../../../src/sandbox/http/listen.ts";
import type { SandboxSettings } from "../../../../src/sandbox/options.ts";
import { createSandbox } from "../../../../src/sandbox/sandbox.ts";
import { gateAnswers } from "./answer-gate.ts";
import { filesBelow } from "./files-below.ts";
import { openCommandLine } from "./command-line.ts";
import type { Ended, Running } from "./command-line.ts";

/** The API key. Every test fails when an output or a file contains the key. */
export const API_KEY = "canary-key.7f3aXq-DoNotShow";
export const KEY_VARIABLE = "CELEBRATION_API_KEY";

/** Longest wait for a condition. The wait is so long that a slow machine does not reach its end. */
const DEADLINE_MS = 180_000;
/** Variables by which the waits of the command `run` end at once. */
export const SKIPPED_WAITS = { NODE_OPTIONS: importing("skip-waits.mjs") };

/** Returns the variables by which a command sees a clock that is `ms` ahead. */
export function shiftedClock(ms: number) {
  return { NODE_OPTIONS: importing("shift-clock.mjs"), CLOCK_SHIFT_MS: String(ms) };
}

function importing(name: string): string {
  return `--import=${fileURLToPath(new URL(name, import.meta.url))}`;
}

type FeedInput = ConfigInput["feeds"][string];

/** The feed of most tests: a snapshot with `ID` as its key. */
export const STAFF: FeedInput = { files: ["staff*.csv", "staff*.xlsx"], mode: "snapshot", key: ["ID"] };

export interface WorkplaceOptions {
  readonly feeds?: Readonly<Record<string, FeedInput>>;
  readonly api?: Readonly<Record<string, unknown>>;
  /** More keys of the configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
  readonly sandbox?: Partial<SandboxSettings>;
  readonly faults?: readonly string[];
  /** Whether the waits of the command `run` end at once, for tests where a run waits until it can ask about a create. */
  readonly skipsWaits?: boolean;
}

/** The JSON that a command prints. A test that expects another shape fails at its assertion. */
// oxlint-disable-next-line typescript/no-explicit-any -- the compiler could not check any other type
type Printed = any;

/** Opens a workplace that is closed when its test ends. It has the groups 1 “Team Berlin” and 2 “Team Rome”. */
export type StartWorkplace = (options?: WorkplaceOptions) => Promise<Omit<Workplace, "close">>;
type Workplace = Awaited<ReturnType<typeof openWorkplace>>;

/** Runs a test that opens workplaces. These tests mostly wait for child processes, so they run in parallel. */
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
  skipsWaits = false,
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
  const answers = gateAnswers(sandbox);
  let listening: ListeningSandbox | null = await listenSandbox(answers.service);
  const { baseUrl, url } = listening;
  const commandLine = openCommandLine(root, configFile, {
    [KEY_VARIABLE]: API_KEY,
    ...(skipsWaits ? SKIPPED_WAITS : {}),
  });
  const { start } = commandLine;
  const mayHoldTheKey: string[] = [];
  let droppedAt = 0;

  /** Writes the configuration. @param more keys that replace the usual ones */
  function configure(more: Readonly<Record<string, unknown>> = {}): void {
    const text = {
      api: { baseUrl, keyEnv: KEY_VARIABLE, requestsPerSecond: 1000, timeoutSeconds: 600, ...api },
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
    // The page is the last file of a report.
    const isWritten = (name: string) => isRunName(name) && existsSync(join(reports, name, "report.html"));
    return existsSync(reports) ? readdirSync(reports).filter(isWritten).sort() : [];
  }

  const workplace = {
    close,
    /** Paths of files into which the test itself writes the key. */
    mayHoldTheKey,
    root,
    data,
    inbox,
    configFile,
    sandbox,
    /** Holds back answers of the service, and lets them go. */
    answers,
    baseUrl,
    configure,
    start,
    /** Runs a command to its end. */
    cli: (...args: readonly string[]): Promise<Ended> => start(args).ended,
    /** Runs a command with `--json`. Its stdout must be one JSON value. */
    async json(
      ...args: readonly string[]
    ): Promise<{ readonly code: number | null; readonly value: Printed; readonly stderr: string }> {
      const { code, stdout, stderr } = await start([...args, "--json"]).ended;
      return { code, value: parseOne(stdout, stderr), stderr };
    },
    /** Starts `watch` and waits until it watches the inbox. */
    async startWatch(...args: readonly string[]): Promise<Running> {
      const running = start(["watch", ...args]);
      await until("watch is at work", () => running.stderr().includes("Watching "));
      return running;
    },
    /**
     * Puts a file into the inbox, or into a folder of the inbox (`staff/list.csv`). The file is written elsewhere first, so that
     * a busy machine does not let the program take a file that is still blank. Each file is newer than the one before.
     *
     * @returns its path
     */
    drop(name: string, bytes: string | Uint8Array): string {
      const path = join(inbox, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(join(root, "dropped"), bytes);
      droppedAt = Math.max(Date.now(), droppedAt + 1);
      utimesSync(join(root, "dropped"), droppedAt / 1000, droppedAt / 1000);
      renameSync(join(root, "dropped"), path);
      return path;
    },
    /** Stops the service: connections are refused until `reopenService`. */
    async closeService(): Promise<void> {
      await listening?.close();
      listening = null;
    },
    async reopenService(): Promise<void> {
      listening = await listenSandbox(answers.service, { port: Number(new URL(url).port) });
    },
    /** Returns the names of all runs whose reports are written, oldest first. */
    runs,
    /** Reads the reports of a run, by default the latest. */
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
    /** Returns the names in a folder below the data folder; empty when there is no such folder. */
    names(folder: string): readonly string[] {
      const path = join(data, folder);
      return existsSync(path) ? readdirSync(path).sort() : [];
    },
    /** Returns the names of all archived files, sorted. */
    archived: (): readonly string[] =>
      filesBelow(join(data, "archive"))
        .map((path) => path.slice(path.lastIndexOf("/") + 1))
        .sort(),
    /** Returns the calls that change something as `POST 201`, since requests were last forgotten. */
    mutations: (): readonly string[] =>
      sandbox
        .requests()
        .filter(({ method }) => method !== "GET")
        .map(({ method, status }) => `${method} ${status ?? "broken"}`),
    /** Returns the contacts in the service as `first_name@group_id`, sorted. */
    people: (): readonly string[] =>
      sandbox
        .contacts()
        .map(({ first_name, group_id }) => `${first_name}@${group_id}`)
        .sort(),
    /** Returns the paths of all files below the data folder. */
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

/** Tells the folder of a run from other names beside it, for example of an overview that is being replaced. */
export function isRunName(name: string): boolean {
  return /^\d{4}-\d\d-\d\dT/u.test(name);
}

/** Waits until a condition holds. @param what the condition in words, for the error after the deadline */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  deadlineMs = DEADLINE_MS,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`timed out while waiting until ${what}`);
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
