/** Dangers to the folder `state`: an older copy is put back, the ledger is lost, or the journal's last line is torn. */
import { cpSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LedgerUnusable } from "../../../src/ledger/ledger-unusable.ts";
import { openLedger, type LedgerFiles } from "../../../src/ledger/open-ledger.ts";
import { rebuildLedger } from "../../../src/ledger/rebuild.ts";
import { filesBelow } from "../../system/cli/support/files-below.ts";
import { createInstants, watchEffects } from "../world/instants.ts";
import type { ErasedPerson } from "./checks/named-people.ts";
import type { CallWatch } from "./checks/watch-calls.ts";
import type { World } from "./world.ts";

/** Endangers the folder `state` between two processes. When the next start asks for it, the person runs `rebuild`. */
export async function endangerState(world: World, calls: CallWatch): Promise<boolean> {
  const { place, random, trace } = world;
  const [state, snapshot] = [join(place.root, "state"), join(place.root, "snapshot")];
  const danger = random.pick(["copy", "copy", "put back", "put back", "tear", "lose"]);
  switch (danger) {
    case "copy":
      rmSync(snapshot, { recursive: true, force: true });
      cpSync(state, snapshot, { recursive: true });
      trace.push("  state is copied");
      return true;
    case "put back":
      if (!existsSync(snapshot)) return false;
      await restartAfter(world, calls, "the older state is put back", () => {
        const key = existsSync(join(state, "never.key")) ? readFileSync(join(state, "never.key")) : null;
        rmSync(state, { recursive: true });
        cpSync(snapshot, state, { recursive: true });
        // A person puts the key back that the older copy lacks.
        if (key !== null && !existsSync(join(state, "never.key"))) writeFileSync(join(state, "never.key"), key);
        rmSync(join(state, "ledger.db-shm"), { force: true });
      });
      return true;
    case "tear":
      return tearJournal(world, calls);
    case "lose":
      // Rebuild can't know a contact whose journal line is torn, too.
      if (world.tornContacts.size > 0 || filesBelow(join(state, "backup")).length === 0) return false;
      await restartAfter(world, calls, "the ledger is lost", ({ ledger }) => {
        for (const end of ["", "-wal", "-shm"]) rmSync(ledger + end, { force: true });
      });
      return true;
  }
}

/** Cuts bytes off the journal's last line. */
async function tearJournal(world: World, calls: CallWatch): Promise<boolean> {
  const journal = join(world.place.root, "state/contacts.jsonl");
  const bytes = existsSync(journal) ? readFileSync(journal) : Buffer.alloc(0);
  const start = bytes.subarray(0, -1).lastIndexOf("\n") + 1;
  const line = bytes.subarray(start).toString();
  // An erasure that writes the journal again ends a line that was torn before.
  if (!line.startsWith("{") || !line.endsWith("}\n")) return false;
  world.tornContacts.add((JSON.parse(line) as { readonly contactId: number }).contactId);
  const kept = start + 1 + world.random.below(line.length - 2);
  await restartAfter(world, calls, "the journal's last line is torn", () => truncateSync(journal, kept));
  return true;
}

/** Ends the process, changes the files, and starts it again. Rebuilds the ledger when the start asks for it. */
async function restartAfter(
  world: World,
  calls: CallWatch,
  what: string,
  change: (files: LedgerFiles) => void,
): Promise<void> {
  const { place, trace, broken } = world;
  trace.push(`  ${what}`);
  const open = place.ledger().erasures.open();
  await place.restart((files) => {
    change(files);
    const why = whyUnusable(files);
    if (why === null) return;
    trace.push(`    ${why.replaceAll(place.root, "")}`);
    if (!why.includes("celebration-sync rebuild")) broken.push(`no way out: ${why}`);
    else rebuild(world, calls, files);
  });
  world.rules.clear();
  // An older ledger does not know an erasure that was asked for later and is not finished.
  const isForgotten = ({ id }: ErasedPerson) =>
    open.some(({ person }) => person === id) &&
    !place
      .ledger()
      .erasures.open()
      .some(({ person }) => person === id);
  world.erased = world.erased.filter((person) => !isForgotten(person));
  world.restoredFiles = world.dropped.length;
  world.restoredRun = place.ledger().runs.latest(1)[0]?.run ?? "";
}

function whyUnusable(files: LedgerFiles): string | null {
  try {
    openLedger(files).close();
    return null;
  } catch (error) {
    if (error instanceof LedgerUnusable) return error.message;
    throw error;
  }
}

/** Rebuilds the ledger. Some rebuilds are killed midway and begin anew. */
function rebuild({ place, random, profile, trace }: World, calls: CallWatch, files: LedgerFiles): void {
  const at = new Date(place.clock.now()).toISOString();
  const killAt = random.chance(profile.kills) ? 1 + random.below(12) : null;
  const instants = createInstants();
  instants.arm(killAt);
  watchEffects(place.root, instants);
  try {
    const rebuilt = rebuildLedger(files, at);
    trace.push(`    ${JSON.stringify(rebuilt).replaceAll(place.root, "")}`);
  } catch (error) {
    if (!(error instanceof Error && error.name === "Crash")) throw error;
    trace.push(`    killed at ${instants.passed()} (${instants.last()})`);
    watchEffects(null, null);
    trace.push(`    ${JSON.stringify(rebuildLedger(files, at)).replaceAll(place.root, "")}`);
  }
  watchEffects(place.root, place.instants());
  calls.stateRestored();
}
