/** Checks the promises that hold after every step of a walk. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../system/cli/support/files-below.ts";
import type { CallWatch } from "./watch-calls.ts";
import type { World } from "./world.ts";

/**
 * Notes each broken promise.
 *
 * @param isComplete a pass went through to its end, so its runs must have a status and reports
 */
export function checkPromises(world: World, calls: CallWatch, isComplete: boolean): void {
  checkNoDuplicates(world, calls);
  checkFilesKept(world);
  checkRowCounts(world, isComplete);
  if (isComplete) checkDoubtsReported(world);
}

function checkNoDuplicates({ place, broken }: World, { mayBeTwice }: CallWatch): void {
  const seen = new Map<unknown, number>();
  for (const { contact_id: id, custom_fields: custom, source } of place.sandbox.contacts()) {
    if (source === "manual") continue;
    const { uid } = custom;
    const other = seen.get(uid);
    seen.set(uid, id);
    if (other === undefined || mayBeTwice.has(uid)) continue;
    broken.push(`${String(uid)} is there twice: contacts ${other} and ${id}`);
  }
}

function checkFilesKept({ place, dropped, broken }: World): void {
  const { inbox, working, archive, failed } = place.folders;
  const counts = new Map<string, number>();
  for (const path of [inbox, working, archive, failed].flatMap(filesBelow)) {
    const sha256 = createHash("sha256").update(readFileSync(path)).digest("hex");
    counts.set(sha256, (counts.get(sha256) ?? 0) + 1);
  }
  for (const { name, sha256 } of dropped) {
    const left = counts.get(sha256) ?? 0;
    if (left === 0) broken.push(`${name} is in no folder`);
    counts.set(sha256, left - 1);
  }
}

function checkRowCounts({ place, broken }: World, isComplete: boolean): void {
  const ledger = place.ledger();
  for (const run of ledger.runs.latest(4)) {
    const { rows, status } = ledger.reportSource(run).record;
    const { read, ...outcomes } = rows;
    const sum = Object.values(outcomes).reduce((total, n) => total + n, 0);
    if (sum !== read) broken.push(`${run.run}: ${read} rows read, ${sum} accounted for`);
    if (!isComplete) continue;
    if (status === null) broken.push(`${run.run} has no status although nothing stopped it`);
    if (!existsSync(join(place.folders.reports, run.run, "summary.json"))) broken.push(`${run.run} has no report`);
  }
}

function checkDoubtsReported({ place, broken }: World): void {
  const { operations, openItems } = place.ledger();
  const reported = new Set(
    openItems.open(null).flatMap(({ status, feed, subject }) => (status === "in_doubt" ? [`${feed} ${subject}`] : [])),
  );
  for (const { feed, key, id } of operations.inState("in_doubt")) {
    if (!reported.has(`${feed} key:${key}`)) broken.push(`operation ${id} (${key}) is in doubt and in no report`);
  }
  for (const { id } of operations.inState("sending"))
    broken.push(`operation ${id} is still marked as sending after its process ended`);
}
