/** The part of `check` that looks at the machine: file systems, room, clock, lock, and the way to tell people. */
import { statSync } from "node:fs";
import type { AppOptions } from "../app/open-service.ts";
import { whoApplies } from "../app/ledger-view.ts";
import { scrubberOf } from "../app/scrubber.ts";
import type { Settings } from "../config/settings.ts";
import { fileSystemOf } from "../system/file-systems.ts";
import type { Ledger } from "../ledger/open-ledger.ts";
import { sendNotice } from "../notify/notifier.ts";
import { timeOfRun } from "../run/run-name.ts";

/** One line of the list; where it is not ok, `detail` has the remedy. */
export type Add = (what: string, ok: boolean, detail: string) => void;

/** Room for a backup of a large ledger, the reports of a large list, and the list itself. */
const LEAST_FREE_BYTES = 500_000_000;
/** This version was made in 2026: a clock before that was never set. */
const EARLIEST = Date.UTC(2026, 0, 1);
/** Clocks are set right by a little now and then. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

export function checkFileSystems({ folders, folderGroup }: Settings, add: Add): void {
  const { network } = fileSystemOf(folders.state);
  add(
    "Ledger's file system",
    network === null,
    network === null ? "local" : `${folders.state} is on ${network}: set folders.state to a local disk`,
  );
  const inbox = fileSystemOf(folders.inbox);
  if (inbox.network !== null) add("Inbox's file system", true, `${inbox.network}: use watch --polling`);
  const places = ["state", "archive", "reports", "working"] as const;
  const [tightest = { name: "state", freeBytes: 0 }] = places
    .map((name) => ({ name, ...fileSystemOf(folders[name]) }))
    .sort((one, other) => one.freeBytes - other.freeBytes);
  const isEnough = tightest.freeBytes >= LEAST_FREE_BYTES;
  const free = `${inGigabytes(tightest.freeBytes)} GB for ${folders[tightest.name]}`;
  add(
    "Free space",
    isEnough,
    isEnough ? free : `only ${free}: make room, at least ${inGigabytes(LEAST_FREE_BYTES)} GB`,
  );
  if (folderGroup !== null) checkPassable(folders.dataDir, folderGroup, add);
}

/** Folders that are open to a group are of no use inside one that is closed to it. */
function checkPassable(dataDir: string, group: string, add: Add): void {
  const { mode } = statSync(dataDir);
  const isPassable = (mode & 0o011) !== 0;
  add(
    `Group ${group}`,
    isPassable,
    isPassable ? "may drop files and read reports" : `can't reach its folders: run chmod 711 ${dataDir}`,
  );
}

export function checkClock({ runs }: Pick<Ledger, "runs">, now: number, add: Add): void {
  const shown = new Date(now).toISOString();
  const latest = runs.latest(1)[0]?.run ?? null;
  const aheadMs = latest === null ? 0 : timeOfRun(latest) - now;
  if (now < EARLIEST) add("Clock", false, `${shown} can't be: set it, for instance by systemd-timesyncd`);
  else if (aheadMs > CLOCK_TOLERANCE_MS)
    add("Clock", false, `${shown} is before the latest run, ${latest ?? ""}: see whether it is set right`);
  else add("Clock", true, `${shown}, time zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}`);
}

export function checkLock(settings: Settings, add: Add): void {
  add("At work", true, whoApplies(settings) ?? "nobody: a run can begin");
}

/** Sends a notice by the configured command, as a run that needs a person would. */
export async function checkNotify(settings: Settings, env: AppOptions["env"], add: Add): Promise<void> {
  const message = "This is a test of celebration-sync: nothing is wrong, nothing is to be done.";
  const failure = await sendNotice({ event: "test", message }, { settings, env, scrub: scrubberOf(settings, env) });
  const detail = failure === null ? `sent by ${settings.notifyCommand?.[0] ?? ""}` : `${failure}: see notify.command`;
  add("Notify", failure === null, detail);
}

function inGigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1);
}
