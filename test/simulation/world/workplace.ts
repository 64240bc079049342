/** An installation in this process and one temporary folder: service, clock, ledger, folders. A workplace can crash and restart. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takeLock } from "../../../src/ledger/database/lock.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { openLedger, type LedgerFiles } from "../../../src/ledger/open-ledger.ts";
import { openRequestQueue, type RequestQueue } from "../../../src/ledger/requests/request-queue.ts";
import { openFirstSeen, type FirstSeen } from "../../../src/run/first-seen.ts";
import type { RunEnv } from "../../../src/run/run-env.ts";
import { openRowCachesIn } from "../../../src/run/read/row-cache/row-cache.ts";
import type { ScanLimits } from "../../../src/run/read/row-cache/scan-records.ts";
import { seededRandom } from "../../../src/sandbox/faults/seeded-random.ts";
import { createSandbox, type Sandbox } from "../../../src/sandbox/sandbox.ts";
import type { SandboxSettings } from "../../../src/sandbox/options.ts";
import type { SandboxRequest } from "../../../src/sandbox/wire.ts";
import { createClock, replyInTime, TIMEOUT_MS, type Clock } from "./clock.ts";
import { crashableService, ticks, type CallWatcher } from "./crashable-service.ts";
import { createInstants, watchEffects, type Instants } from "./instants.ts";

export interface Workplace {
  readonly root: string;
  readonly sandbox: Sandbox;
  readonly folders: RunEnv["folders"];
  readonly clock: Clock;
  readonly ledger: () => Ledger;
  readonly requests: RequestQueue;
  readonly instants: () => Instants;
  /** @param options.ledger the ledger that the test has opened itself, in place of the workplace's */
  env(options: { readonly waitsForProbes: boolean; readonly signal?: AbortSignal; readonly ledger?: Ledger }): RunEnv;
  /** Ends the process as `kill -9` does, and starts it again. @param meanwhile what happens to the files between the two */
  restart(meanwhile?: (files: LedgerFiles) => void): Promise<void>;
  /**
   * Ends the process as `kill -9` does, moves all files to another folder, and starts there, on a machine whose clock differs
   * by so many ms. The workplace of before can't be used any more.
   */
  moveElsewhere(apartMs: number): Promise<Workplace>;
  /**
   * Exchanges the lock file, as a move of the volume does while this process is stopped, and starts a process on another
   * machine. This process then goes on.
   *
   * @returns the other machine's process. Its files are the same.
   */
  startSecond(): Second;
  /** Opens the ledger again, which the test has closed. */
  reopen(): Promise<void>;
  remove(): void;
}

/** A process that took the files over from the one of the workplace. */
interface Second {
  env(): RunEnv;
  close(): void;
}

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

/** Opens an installation whose service is a sandbox with these settings. @param onCall gets every call that changes a contact */
export function openWorkplace(
  seed: number,
  settings: Partial<SandboxSettings>,
  concurrency: number,
  onCall: CallWatcher,
): Workplace {
  const { clock, schedule } = createClock();
  const sandbox = createSandbox({ seed, ...settings }, { now: clock.now });
  const service = { handle: (request: SandboxRequest) => replyInTime(sandbox.handle(request), clock, schedule) };
  const world = { seed, concurrency, onCall, clock, sandbox, service, random: seededRandom(seed) };
  const root = makeRoot();
  for (const folder of ["inbox", "working", "archive", "failed", "reports", "state", "outside"])
    mkdirSync(join(root, folder));
  return openAt(root, world, 0);
}

// A file system in memory is faster, because every commit waits for its fsync.
const makeRoot = () => mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "celebration-machine-"));

/** What stays when the files are moved: the service, the time, and how the installation is set up. */
interface World {
  readonly seed: number;
  readonly concurrency: number;
  readonly onCall: CallWatcher;
  readonly clock: Clock;
  readonly sandbox: Sandbox;
  readonly service: Pick<Sandbox, "handle">;
  readonly random: () => number;
}

/** Starts a process with the files in a folder. @param apartMs how much its clock differs from the service's */
function openAt(root: string, world: World, apartMs: number): Workplace {
  const { seed, concurrency, onCall, clock, sandbox, random } = world;
  const at = (name: string) => join(root, name);
  const folders = {
    inbox: at("inbox"),
    working: at("working"),
    archive: at("archive"),
    failed: at("failed"),
    reports: at("reports"),
  };
  const files: LedgerFiles = {
    ledger: at("state/ledger.db"),
    contactJournal: at("state/contacts.jsonl"),
    backups: at("state/backup"),
    generation: at("ledger-generation.json"),
    erased: at("erased.jsonl"),
    never: { lines: at("never.jsonl"), key: at("state/never.key") },
  };
  const now = () => clock.now() + apartMs;
  /** One for each process, which has a ledger of its own. */
  const seen = new Map<Ledger, FirstSeen>();
  const firstSeenOf = (own: Ledger): FirstSeen => {
    const found = seen.get(own) ?? openFirstSeen(own, `machine-${apartMs}`, now);
    seen.set(own, found);
    return found;
  };

  // Before the ledger is opened, so that the effects of its statements are counted.
  watchEffects(null, null);
  let instants = createInstants();
  let ledger = openLocked(files, at("state/lock.db"));
  let isOpen = true;
  const close = () => {
    if (isOpen) ledger.close();
    isOpen = false;
  };
  const open = () => {
    ledger = openLocked(files, at("state/lock.db"));
    isOpen = true;
  };
  const requests = openRequestQueue(at("requests/requests.db"), () => {});
  watchEffects(root, instants);
  const endByKill = async () => {
    await letPendingWorkCrash();
    watchEffects(null, null);
    requests.close();
    closeAsAfterCrash(files.ledger, close);
  };

  const envWith = (own: Ledger, reach: Instants, signal: AbortSignal, waitsForProbes: boolean): RunEnv => ({
    ledger: own,
    requests,
    rowCaches: openRowCachesIn(at("state/known"), { isWritable: true, limits: eagerLimits(seed) }),
    folders,
    privateFolders: { uploads: at("uploads"), known: at("state/known") },
    concurrency,
    waitsForProbes,
    signal,
    random,
    service: crashableService(
      world.service,
      reach,
      clock,
      random,
      () => own.prove(),
      (call) => onCall(call, own),
    ),
    baseUrl: "https://service.example/v1",
    timeoutMs: TIMEOUT_MS,
    officeGroup: null,
    languageOf: () => "en",
    now,
    firstSeen: firstSeenOf(own),
    sleep: async (ms) => {
      clock.pass(ms);
      await ticks(1);
    },
    log: () => {},
    progress: () => {},
  });

  return {
    root,
    sandbox,
    folders,
    clock,
    ledger: () => ledger,
    requests,
    instants: () => instants,
    env: ({ waitsForProbes, signal = new AbortController().signal, ledger: own = ledger }) =>
      envWith(own, instants, signal, waitsForProbes),
    async restart(meanwhile = () => {}) {
      await endByKill();
      instants = createInstants();
      watchEffects(root, instants);
      meanwhile(files);
      open();
    },
    async moveElsewhere(apart) {
      await endByKill();
      const to = makeRoot();
      rmSync(to, { recursive: true });
      renameSync(root, to);
      return openAt(to, world, apart);
    },
    startSecond() {
      const file = at("state/lock.db");
      renameSync(file, `${file}.before`);
      const second = openLocked(files, file);
      return {
        env: () => envWith(second, createInstants(), new AbortController().signal, true),
        close: () => second.close(),
      };
    },
    async reopen() {
      open();
    },
    remove() {
      watchEffects(null, null);
      close();
      requests.close();
      sandbox.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** Takes the lock and opens the ledger, as the applying process does. Closing the ledger releases the lock. */
function openLocked(files: LedgerFiles, lockFile: string): Ledger {
  const lock = takeLock(lockFile, "a process of the simulation");
  if ("heldBy" in lock) throw new Error(`the lock is held by ${lock.heldBy}`);
  try {
    const ledger = openLedger(files, lock);
    return {
      ...ledger,
      close() {
        ledger.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
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

/** Waits until all work that a crashed process had begun has failed with the crash. */
async function letPendingWorkCrash(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
