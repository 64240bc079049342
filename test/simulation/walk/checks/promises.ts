/** Checks the promises that hold after every step of a walk. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readContactJournal } from "../../../../src/ledger/entries/contact-journal.ts";
import { isLink, lastLines } from "../../../../src/ledger/recovery/recover.ts";
import { filesBelow } from "../../../system/cli/support/files-below.ts";
import { checkCorrections } from "../decisions/corrections.ts";
import { checkErased, noteRewritten } from "./erased.ts";
import { checkNevers } from "./never.ts";
import { checkRules } from "./rules.ts";
import { checkUndos } from "./undo.ts";
import type { CallWatch } from "./watch-calls.ts";
import type { World } from "../world.ts";

/**
 * Notes each broken promise.
 *
 * @param isComplete a pass went through to its end, so its runs must have a status and reports
 */
export function checkPromises(world: World, calls: CallWatch, isComplete: boolean): void {
  checkNoDuplicates(world, calls);
  checkFilesKept(world);
  checkRowCounts(world, isComplete);
  checkLinks(world);
  checkUndos(world);
  checkNevers(world, false);
  if (!isComplete) return;
  checkErased(world, false);
  checkCorrections(world);
  checkRules(world);
  checkDoubtsReported(world);
  checkJournal(world);
}

/** Checks that each linked contact is of the person that the ledger holds it for. */
function checkLinks({ place, broken }: World): void {
  const { entries } = place.ledger();
  for (const { contact_id: id, custom_fields: custom } of place.sandbox.contacts()) {
    const entry = entries.byContact(id);
    const uid = entry?.applied.custom_fields?.["uid"] ?? "";
    if (uid !== "" && uid !== custom["uid"])
      broken.push(`contact ${id} of ${String(custom["uid"])} is linked as ${uid}, key ${entry?.key}`);
  }
}

/** Checks that journal and ledger know the same contacts. The journal lacks a line that was torn. */
function checkJournal({ place, tornContacts, broken }: World): void {
  const { entries } = place.ledger();
  const lines = readContactJournal(join(place.root, "state/contacts.jsonl"));
  for (const line of lastLines(lines))
    if (isLink(line) && !entries.isLinked(line.contactId) && !tornContacts.has(line.contactId))
      broken.push(`the journal links contact ${line.contactId}, and the ledger does not`);
  const named = new Set(lines.map(({ contactId }) => contactId));
  for (const { contact_id: id } of place.sandbox.contacts())
    if (entries.byContact(id) !== null && !named.has(id) && !tornContacts.has(id))
      broken.push(`the ledger links contact ${id}, and the journal does not name it`);
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

function checkFilesKept(world: World): void {
  const { place, dropped, broken, erased } = world;
  if (erased.length > 0) noteRewritten(world);
  const { inbox, working, archive, failed } = place.folders;
  const counts = new Map<string, number>();
  for (const path of [inbox, working, archive, failed].flatMap(filesBelow)) {
    const sha256 = createHash("sha256").update(readFileSync(path)).digest("hex");
    counts.set(sha256, (counts.get(sha256) ?? 0) + 1);
  }
  for (const { name, kept } of dropped) {
    const left = counts.get(kept) ?? 0;
    if (left === 0) broken.push(`${name} is in no folder`);
    counts.set(kept, left - 1);
  }
}

function checkRowCounts({ place, broken }: World, isComplete: boolean): void {
  const ledger = place.ledger();
  for (const run of ledger.runs.latest(4)) {
    const { rows, status } = ledger.reportSource(run).record;
    const { read, ...outcomes } = rows;
    const sum = Object.values(outcomes).reduce((total, n) => total + n, 0);
    if (sum !== read) broken.push(`${run.run}: ${read} rows read, ${sum} accounted for`);
    // A run that stopped before its end waits behind an undo, whose decision says what becomes of it.
    if (!isComplete || ledger.undos.openOf(run.feed) !== null) continue;
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
