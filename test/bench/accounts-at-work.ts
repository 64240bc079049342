/** Makes many accounts, serves them with one daemon, and measures how its main thread spends its time. */
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { listenSandbox } from "../../src/sandbox/http/listen.ts";
import { createSandbox, type Sandbox } from "../../src/sandbox/sandbox.ts";

const CLI = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const HOOK = fileURLToPath(new URL("report-main-thread.cjs", import.meta.url));

/** How the main thread of a daemon spent its time, in ms. `report-main-thread.cjs` says what each part is. */
export interface MainThread {
  readonly elapsed: number;
  readonly busy: number;
  readonly cpu: number;
  readonly queued: number;
  readonly otherThreads: number;
  readonly longestStandstill: number;
  readonly standstill99: number;
  readonly heapMegabytes: number;
}

export interface Daemon {
  readonly pid: number;
  /** Returns all that the daemon has logged. */
  log(): string;
  /** Returns how the main thread spent its time since the last call, or since the start. */
  mainThread(): Promise<MainThread>;
  stop(): Promise<void>;
}

interface AccountOptions {
  /** The folder of all accounts. */
  readonly root: string;
  readonly name: string;
  /** The account in the service. Several accounts may share one. */
  readonly inService?: string;
  readonly baseUrl: string;
  readonly requestsPerSecond?: number;
}

/** Opens a service with an account for each name. Each account has one group. */
export async function openService(
  names: readonly string[],
): Promise<{ readonly sandbox: Sandbox; readonly baseUrl: string; close(): Promise<void> }> {
  const sandbox = createSandbox(
    {
      key: names.map((name) => ({ key: keyOf(name), account: name })),
      group: names.map((name) => ({ name: "Team Berlin", category: "birthday" as const, account: name })),
    },
    Date,
  );
  const { baseUrl, close } = await listenSandbox(sandbox);
  return {
    sandbox,
    baseUrl,
    async close() {
      await close();
      sandbox.close();
    },
  };
}

function keyOf(name: string): string {
  return `key-of-${name}`;
}

/** Writes the configuration, the key and the folders of an account. */
export function makeAccount({ root, name, inService = name, baseUrl, requestsPerSecond = 5 }: AccountOptions): void {
  mkdirSync(join(root, "accounts"), { recursive: true });
  writeFileSync(join(root, `${name}.key`), keyOf(inService), { mode: 0o600 });
  const config = {
    api: { baseUrl, keyFile: `../${name}.key`, requestsPerSecond },
    dataDir: `../${name}`,
    feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["ID"] } },
  };
  writeFileSync(join(root, "accounts", `${name}.json`), JSON.stringify(config));
  mkdirSync(join(root, name, "inbox"), { recursive: true });
}

/** Drops a list into the inbox of an account, whole at once. */
export function drop(root: string, name: string, text: string): void {
  writeFileSync(join(root, `${name}.list`), text);
  renameSync(join(root, `${name}.list`), join(root, name, "inbox", "staff.csv"));
}

/** Starts `watch` for all accounts below `root`. */
export function startDaemon(root: string): Daemon {
  const args = ["--require", HOOK, CLI, "watch", "--accounts", join(root, "accounts")];
  const daemon = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe", "pipe"] });
  const { pid = 0 } = daemon;
  let log = "";
  let reported = "";
  let onReport = () => {};
  daemon.stderr?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  daemon.stdio[3]?.on("data", (chunk: Buffer) => {
    reported += chunk.toString();
    if (reported.endsWith("\n")) onReport();
  });
  const ended = new Promise<void>((resolve) => daemon.on("close", () => resolve()));
  return {
    pid,
    log: () => log,
    async mainThread() {
      reported = "";
      const line = new Promise<void>((resolve) => (onReport = resolve));
      daemon.kill("SIGUSR2");
      await line;
      return JSON.parse(reported) as MainThread;
    },
    stop() {
      daemon.kill("SIGTERM");
      return ended;
    },
  };
}

/** Waits until a condition holds, and calls `meanwhile` again and again. */
export async function until(condition: () => boolean, meanwhile: () => void = () => {}): Promise<void> {
  while (!condition()) {
    meanwhile();
    await delay(50);
  }
}

/** Returns how the main thread spent its time, in words. */
export function inWords(spent: MainThread): string {
  const share = (ms: number) => `${Math.round((ms / spent.elapsed) * 100)} %`;
  const disk = Math.max(0, spent.busy - spent.cpu - spent.queued);
  return (
    `main thread: ${share(spent.cpu)} on a processor, ${share(disk)} waiting for the disk, ` +
    `${share(spent.queued)} waiting for a processor; other threads ${share(spent.otherThreads)} of a processor; ` +
    `standstills: 99 of 100 below ${Math.round(spent.standstill99)} ms, the longest ${Math.round(spent.longestStandstill)} ms`
  );
}

/** Returns the resident memory of a process, in MB. */
export function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
}

/** Returns the number of ledgers that a process has open. A ledger has several connections. */
export function openLedgers(pid: number): number {
  const open = readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      const file = readlinkSync(`/proc/${pid}/fd/${fd}`);
      return file.endsWith("/ledger.db") ? [file] : [];
    } catch {
      return [];
    }
  });
  return new Set(open).size;
}
