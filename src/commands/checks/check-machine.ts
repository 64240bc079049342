/** The part of `check` that checks the machine: file systems, free space, clock and lock. */
import { statSync } from "node:fs";
import { applyingProcess } from "../../app/ledger-view.ts";
import type { Settings } from "../../config/settings.ts";
import { fileSystemOf } from "../../system/file-systems.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { timeOfRun } from "../../run/run-name.ts";
import type { Findings } from "./findings.ts";

/** Space for a backup of a large ledger, the reports of a large list, and the list itself. */
const LEAST_FREE_BYTES = 500_000_000;
/** This program was made in 2026, so a clock that shows an earlier year was never set. */
const EARLIEST = Date.UTC(2026, 0, 1);
/** A clock that is set back by less than this after a run is not an error. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

export function checkFileSystems({ folders, folderGroup }: Settings, findings: Findings): void {
  const { network } = fileSystemOf(folders.state);
  findings.add({
    what: "Ledger's file system",
    ok: network === null,
    detail: network === null ? "local" : `${folders.state} is on ${network}: set folders.state to a local disk`,
  });
  const inbox = fileSystemOf(folders.inbox);
  if (inbox.network !== null)
    findings.add({ what: "Inbox's file system", ok: true, detail: `${inbox.network}: use watch --polling` });
  checkFreeSpace(folders, findings);
  if (folderGroup !== null) checkPassable(folders.dataDir, folderGroup, findings);
}

function checkFreeSpace(folders: Settings["folders"], findings: Findings): void {
  const places = ["state", "archive", "reports", "working"] as const;
  const [tightest = { name: "state", freeBytes: 0 }] = places
    .map((name) => ({ name, ...fileSystemOf(folders[name]) }))
    .sort((one, other) => one.freeBytes - other.freeBytes);
  const isEnough = tightest.freeBytes >= LEAST_FREE_BYTES;
  const free = `${inGigabytes(tightest.freeBytes)} GB for ${folders[tightest.name]}`;
  findings.add({
    what: "Free space",
    ok: isEnough,
    detail: isEnough ? free : `only ${free}: make room, at least ${inGigabytes(LEAST_FREE_BYTES)} GB`,
  });
}

/** Checks that the group can enter the data folder. Otherwise the group's members can't reach their folders inside. */
function checkPassable(dataDir: string, group: string, findings: Findings): void {
  const isPassable = (statSync(dataDir).mode & 0o011) !== 0;
  findings.add({
    what: `Group ${group}`,
    ok: isPassable,
    detail: isPassable ? "may drop files and read reports" : `can't reach its folders: run chmod 711 ${dataDir}`,
  });
}

/** Returns that the clock shows a time before the latest run, and what to do; null: it does not. */
export function clockSetBack({ runs }: Pick<Ledger, "runs">, now: number): string | null {
  const latest = runs.latest(1)[0]?.run ?? null;
  if (latest === null || timeOfRun(latest) - now <= CLOCK_TOLERANCE_MS) return null;
  return `${new Date(now).toISOString()} is before the latest run, ${latest}: check whether the clock is right`;
}

export function checkClock(ledger: Pick<Ledger, "runs">, now: number, findings: Findings): void {
  const shown = new Date(now).toISOString();
  const setBack = clockSetBack(ledger, now);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (now < EARLIEST)
    findings.add({ what: "Clock", ok: false, detail: `${shown} is wrong: set it, for instance by systemd-timesyncd` });
  else if (setBack !== null) findings.add({ what: "Clock", ok: false, detail: setBack });
  else findings.add({ what: "Clock", ok: true, detail: `${shown}, time zone ${timeZone}` });
}

export function checkLock(settings: Settings, findings: Findings): void {
  findings.add({ what: "At work", ok: true, detail: applyingProcess(settings) ?? "no process, so a run can begin" });
}

function inGigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1);
}
