/** A whole installation in memory and one temporary folder: service, clock, ledger, folders. It can die and come back. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answer, Service } from "../../../src/api/service.ts";
import { openLedger, type Ledger, type LedgerFiles } from "../../../src/ledger/open-ledger.ts";
import type { RunEnv } from "../../../src/run/run-env.ts";
import { openRowCacheFiles } from "../../../src/run/read/row-cache/row-cache-file.ts";
import type { ScanLimits } from "../../../src/run/read/row-cache/scan-records.ts";
import { seededRandom } from "../../../src/sandbox/faults/seeded-random.ts";
import { createSandbox, type Sandbox } from "../../../src/sandbox/sandbox.ts";
import type { SandboxSettings } from "../../../src/sandbox/options.ts";
import type { Reply, SandboxRequest } from "../../../src/sandbox/http/wire.ts";
import { createInMemoryService } from "../../contract/in-memory-service.ts";
import { createInstants, watchEffects, type Instants } from "./instants.ts";

/** What is looked at when a call is about to be made. */
export interface Call {
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly contactId: number | null;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Told of a call before it is made; what it returns is told of the answer, unless the process has died by then. */
export type CallWatcher = (call: Call, ledger: Ledger) => ((answer: Answer<unknown>) => void) | void;

export interface Workplace {
  readonly root: string;
  readonly sandbox: Sandbox;
  readonly folders: RunEnv["folders"];
  readonly clock: Clock;
  readonly ledger: () => Ledger;
  readonly instants: () => Instants;
  env(options: { readonly waitsForProbes: boolean; readonly signal?: AbortSignal }): RunEnv;
  /** Ends the process as `kill -9` does and starts it again. */
  restart(): Promise<void>;
  remove(): void;
}

interface Clock {
  now(): number;
  /** Whatever was to happen meanwhile happens. */
  pass(ms: number): void;
  /** How much is still to happen by itself: requests that the service has not got to yet. */
  pending(): number;
}

const START = Date.parse("2026-11-21T02:00:00.000Z");
/** Short lists are to be known, too; how all rows are mapped is believed of one row, or hardly ever of too few. */
const eager = (seed: number): ScanLimits => ({
  unknownBytes: 1_000_000,
  unknownShare: 1,
  misses: 2,
  missShare: 0,
  textsToRead: 1,
  firstRows: seed % 2 === 0 ? 100 : 1,
});
export const API_KEY = "sandbox-key";
const TIMEOUT_MS = 30_000;

export function openWorkplace(
  seed: number,
  settings: Partial<SandboxSettings>,
  concurrency: number,
  onCall: CallWatcher,
): Workplace {
  // Fast where there is a file system in memory: every commit waits for its fsync.
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
  };

  const { clock, at: later } = createClock();
  const sandbox = createSandbox({ seed, ...settings }, { now: clock.now });
  const patient = { handle: (request: SandboxRequest) => inTime(sandbox.handle(request), clock, later) };
  const random = seededRandom(seed);
  let instants = createInstants();
  let ledger = openLedger(files);
  let isOpen = true;
  watchEffects(root, instants);

  return {
    root,
    sandbox,
    folders,
    clock,
    ledger: () => ledger,
    instants: () => instants,
    env: ({ waitsForProbes, signal = new AbortController().signal }) => ({
      ledger,
      rowCaches: { files: openRowCacheFiles(at("state/known")), learns: true, limits: eager(seed) },
      folders,
      concurrency,
      waitsForProbes,
      signal,
      random,
      service: mortalService(patient, instants, clock, random, (call) => onCall(call, ledger)),
      baseUrl: "https://service.example/v1",
      timeoutMs: TIMEOUT_MS,
      officeGroup: null,
      now: clock.now,
      sleep: async (ms) => {
        clock.pass(ms);
        await ticks(1);
      },
      log: () => {},
      progress: () => {},
    }),
    async restart() {
      await settled();
      watchEffects(null, null);
      dieAndLeave(files.ledger, () => ledger.close());
      instants = createInstants();
      watchEffects(root, instants);
      isOpen = false;
      ledger = openLedger(files);
      isOpen = true;
    },
    remove() {
      watchEffects(null, null);
      if (isOpen) ledger.close();
      sandbox.close();
      rmSync(root, { recursive: true });
    },
  };
}

function createClock(): { clock: Clock; at: (ms: number, what: () => void) => void } {
  let time = START;
  let due: { readonly at: number; readonly what: () => void }[] = [];
  const pass = (ms: number) => {
    const end = time + ms;
    for (;;) {
      const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      due = due.filter((other) => other !== next);
      time = Math.max(time, next.at);
      next.what();
    }
    time = end;
  };
  return {
    clock: { now: () => time, pass, pending: () => due.length },
    at: (at, what) => void due.push({ at, what }),
  };
}

/** A delay passes on the clock; whoever waits too long for an answer gets none, and the service goes on without them. */
function inTime(reply: Reply, clock: Clock, later: (at: number, what: () => void) => void): Reply {
  if (reply.kind !== "delayed") return reply;
  if (reply.ms < TIMEOUT_MS) {
    clock.pass(reply.ms);
    return inTime(reply.proceed(), clock, later);
  }
  later(clock.now() + reply.ms, () => reply.proceed());
  clock.pass(TIMEOUT_MS);
  return { kind: "break" };
}

/** Closing a ledger brings its write-ahead log into it; a process that dies leaves both as they are. */
function dieAndLeave(ledgerFile: string, close: () => void): void {
  const left = [ledgerFile, `${ledgerFile}-wal`].filter((file) => existsSync(file));
  for (const file of left) copyFileSync(file, `${file}.left`);
  close();
  rmSync(`${ledgerFile}-shm`, { force: true });
  for (const file of left) {
    copyFileSync(`${file}.left`, file);
    rmSync(`${file}.left`);
  }
}

/** The sandbox as a service whose caller can die before a call arrives, and before its answer does. */
function mortalService(
  sandbox: Pick<Sandbox, "handle">,
  instants: Instants,
  clock: Clock,
  random: () => number,
  onCall: (call: Call) => ((answer: Answer<unknown>) => void) | void,
): Service {
  const service = createInMemoryService(sandbox, API_KEY, clock.now);
  const call = async <T>(what: string, about: Call | null, make: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    await ticks(Math.floor(random() * 4));
    instants.reach(`call ${what}`);
    const onAnswer = about === null ? null : onCall(about);
    const answer = await make();
    await ticks(Math.floor(random() * 4));
    instants.reach(`answer to ${what}`);
    onAnswer?.(answer);
    // What the gate before the real client does.
    if (answer.kind === "throttled") clock.pass(answer.retryAfterMs ?? 1_000);
    return answer;
  };
  return {
    createContact: (input, beforeSending) => {
      beforeSending?.();
      return call("POST", { method: "POST", contactId: null, input }, () => service.createContact(input));
    },
    updateContact: (id, input) =>
      call(`PATCH ${id}`, { method: "PATCH", contactId: id, input }, () => service.updateContact(id, input)),
    deleteContact: (id) =>
      call(`DELETE ${id}`, { method: "DELETE", contactId: id, input: {} }, () => service.deleteContact(id)),
    listGroups: () => call("GET groups", null, () => service.listGroups()),
    deleteGroup: (id) => call(`DELETE group ${id}`, null, () => service.deleteGroup(id)),
  };
}

async function ticks(n: number): Promise<void> {
  for (let tick = 0; tick < n; tick += 1) await Promise.resolve();
}

/** Lets whatever a dead process had begun run into its death. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
