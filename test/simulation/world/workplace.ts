/** An installation in this process and one temporary folder: service, clock, ledger, folders. A workplace can crash and restart. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answer, Service } from "../../../src/api/service.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { openLedger, type LedgerFiles } from "../../../src/ledger/open-ledger.ts";
import { openRequestQueue, type RequestQueue } from "../../../src/ledger/requests/request-queue.ts";
import type { RunEnv } from "../../../src/run/run-env.ts";
import { openRowCachesIn } from "../../../src/run/read/row-cache/row-cache.ts";
import type { ScanLimits } from "../../../src/run/read/row-cache/scan-records.ts";
import { seededRandom } from "../../../src/sandbox/faults/seeded-random.ts";
import { createSandbox, type Sandbox } from "../../../src/sandbox/sandbox.ts";
import type { SandboxSettings } from "../../../src/sandbox/options.ts";
import type { Reply, SandboxRequest } from "../../../src/sandbox/wire.ts";
import { createInMemoryService } from "../../contract/in-memory-service.ts";
import { createInstants, watchEffects, type Instants } from "./instants.ts";

/** A call that is about to be made. */
export interface Call {
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly contactId: number | null;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Gets each call before it is made. The returned function gets the answer, unless the process has crashed by then. */
export type CallWatcher = (call: Call, ledger: Ledger) => ((answer: Answer<unknown>) => void) | void;

export interface Workplace {
  readonly root: string;
  readonly sandbox: Sandbox;
  readonly folders: RunEnv["folders"];
  readonly clock: Clock;
  readonly ledger: () => Ledger;
  readonly requests: RequestQueue;
  readonly instants: () => Instants;
  env(options: { readonly waitsForProbes: boolean; readonly signal?: AbortSignal }): RunEnv;
  /** Ends the process as `kill -9` does, and starts it again. @param meanwhile what happens to the files between the two */
  restart(meanwhile?: (files: LedgerFiles) => void): Promise<void>;
  /** Opens the ledger again, which the test has closed. */
  reopen(): Promise<void>;
  remove(): void;
}

interface Clock {
  now(): number;
  /** Moves the clock and runs the actions that were scheduled until then. */
  pass(ms: number): void;
  /** Returns how many delayed requests the service has not applied yet. */
  pending(): number;
}

const START = Date.parse("2026-11-21T02:00:00.000Z");
/**
 * Limits that use the row cache even for short lists. With an odd seed, the mapping of all rows is assumed from one unknown
 * row; with an even seed, from a hundred.
 */
const eagerLimits = (seed: number): ScanLimits => ({
  unknownBytes: 1_000_000,
  unknownShare: 1,
  misses: 2,
  missShare: 0,
  textsToRead: 1,
  firstRows: seed % 2 === 0 ? 100 : 1,
});
export const API_KEY = "sandbox-key";
const TIMEOUT_MS = 30_000;

/** Opens an installation whose service is a sandbox with these settings. @param onCall gets every call that changes a contact */
export function openWorkplace(
  seed: number,
  settings: Partial<SandboxSettings>,
  concurrency: number,
  onCall: CallWatcher,
): Workplace {
  // A file system in memory is faster, because every commit waits for its fsync.
  const root = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "celebration-machine-"));
  const at = (name: string) => join(root, name);
  const folders = {
    inbox: at("inbox"),
    working: at("working"),
    archive: at("archive"),
    failed: at("failed"),
    reports: at("reports"),
  };
  for (const folder of [...Object.values(folders), at("state"), at("outside")]) mkdirSync(folder);
  const files: LedgerFiles = {
    ledger: at("state/ledger.db"),
    contactJournal: at("state/contacts.jsonl"),
    backups: at("state/backup"),
    generation: at("ledger-generation.json"),
    erased: at("erased.jsonl"),
    never: { lines: at("never.jsonl"), key: at("state/never.key") },
  };

  const { clock, schedule } = createClock();
  const sandbox = createSandbox({ seed, ...settings }, { now: clock.now });
  const timedSandbox = {
    handle: (request: SandboxRequest) => replyInTime(sandbox.handle(request), clock, schedule),
  };
  const random = seededRandom(seed);
  let instants = createInstants();
  let ledger = openLedger(files);
  let isOpen = true;
  const requests = openRequestQueue(at("requests/requests.db"), () => {});
  watchEffects(root, instants);

  return {
    root,
    sandbox,
    folders,
    clock,
    ledger: () => ledger,
    requests,
    instants: () => instants,
    env: ({ waitsForProbes, signal = new AbortController().signal }) => ({
      ledger,
      requests,
      rowCaches: openRowCachesIn(at("state/known"), { isWritable: true, limits: eagerLimits(seed) }),
      folders,
      privateFolders: { uploads: at("uploads"), known: at("state/known") },
      concurrency,
      waitsForProbes,
      signal,
      random,
      service: crashableService(timedSandbox, instants, clock, random, (call) => onCall(call, ledger)),
      baseUrl: "https://service.example/v1",
      timeoutMs: TIMEOUT_MS,
      officeGroup: null,
      languageOf: () => "en",
      now: clock.now,
      sleep: async (ms) => {
        clock.pass(ms);
        await ticks(1);
      },
      log: () => {},
      progress: () => {},
    }),
    async restart(meanwhile = () => {}) {
      await letPendingWorkCrash();
      watchEffects(null, null);
      requests.close();
      closeAsAfterCrash(files.ledger, () => ledger.close());
      instants = createInstants();
      watchEffects(root, instants);
      isOpen = false;
      meanwhile(files);
      ledger = openLedger(files);
      isOpen = true;
    },
    async reopen() {
      ledger = openLedger(files);
      isOpen = true;
    },
    remove() {
      watchEffects(null, null);
      if (isOpen) ledger.close();
      requests.close();
      sandbox.close();
      rmSync(root, { recursive: true });
    },
  };
}

function createClock(): { clock: Clock; schedule: (at: number, action: () => void) => void } {
  let time = START;
  let due: { readonly at: number; readonly action: () => void }[] = [];
  const pass = (ms: number) => {
    const end = time + ms;
    for (;;) {
      const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      due = due.filter((other) => other !== next);
      time = Math.max(time, next.at);
      next.action();
    }
    time = end;
  };
  return {
    clock: { now: () => time, pass, pending: () => due.length },
    schedule: (at, action) => void due.push({ at, action }),
  };
}

/**
 * Lets a delay pass on the clock. A delay beyond the timeout breaks the connection, and the service applies the request
 * later.
 */
function replyInTime(reply: Reply, clock: Clock, schedule: (at: number, action: () => void) => void): Reply {
  if (reply.kind !== "delayed") return reply;
  if (reply.ms < TIMEOUT_MS) {
    clock.pass(reply.ms);
    return { ...reply, ms: 0, proceed: () => replyInTime(reply.proceed(), clock, schedule) };
  }
  schedule(clock.now() + reply.ms, () => reply.proceed());
  clock.pass(TIMEOUT_MS);
  return { kind: "break" };
}

/** Closes a ledger, but restores its file and write-ahead log as a crash leaves them. A normal close merges both. */
function closeAsAfterCrash(ledgerFile: string, close: () => void): void {
  const left = [ledgerFile, `${ledgerFile}-wal`].filter((file) => existsSync(file));
  for (const file of left) copyFileSync(file, `${file}.left`);
  close();
  rmSync(`${ledgerFile}-shm`, { force: true });
  for (const file of left) {
    copyFileSync(`${file}.left`, file);
    rmSync(`${file}.left`);
  }
}

/** Returns the sandbox as a service whose caller can crash before a call arrives, or before its answer arrives. */
function crashableService(
  sandbox: Pick<Sandbox, "handle">,
  instants: Instants,
  clock: Clock,
  random: () => number,
  onCall: (call: Call) => ((answer: Answer<unknown>) => void) | void,
): Service {
  const service = createInMemoryService(sandbox, API_KEY, clock.now);
  const call = async <T>(name: string, change: Call | null, make: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    await ticks(Math.floor(random() * 4));
    instants.reach(`call ${name}`);
    const onAnswer = change === null ? null : onCall(change);
    const answer = await make();
    await ticks(Math.floor(random() * 4));
    instants.reach(`answer to ${name}`);
    onAnswer?.(answer);
    // The rate limiter of the real client waits in the same way.
    if (answer.kind === "throttled") clock.pass(answer.retryAfterMs ?? 1_000);
    return answer;
  };
  return {
    createContact: (input, beforeSending) => {
      beforeSending?.();
      return call("POST", { method: "POST", contactId: null, input }, () => service.createContact(input));
    },
    updateContact: async (id, input, beforeSending) => {
      beforeSending?.();
      return call(`PATCH ${id}`, { method: "PATCH", contactId: id, input }, () => service.updateContact(id, input));
    },
    deleteContact: async (id, beforeSending) => {
      beforeSending?.();
      return call(`DELETE ${id}`, { method: "DELETE", contactId: id, input: {} }, () => service.deleteContact(id));
    },
    listGroups: () => call("GET groups", null, () => service.listGroups()),
    deleteGroup: (id) => call(`DELETE group ${id}`, null, () => service.deleteGroup(id)),
  };
}

async function ticks(n: number): Promise<void> {
  for (let tick = 0; tick < n; tick += 1) await Promise.resolve();
}

/** Waits until all work that a crashed process had begun has failed with the crash. */
async function letPendingWorkCrash(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
