/** Which held run a decision is about, and why there is none. */
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import type { RefusalCode, RequestResult } from "../../../model/request.ts";
import { counted } from "../../../model/text/counted.ts";
import type { RunEnv } from "../../run-env.ts";
import { NOBODY_LEFT } from "./undo/end-without-people.ts";
import { behindUndo } from "./undo/undoable.ts";
import { whatWaits } from "./undo/undos-that-wait.ts";
import { guardThatHalted } from "./waits-for-person.ts";
import { whoDecided } from "./who-decided.ts";

/**
 * Returns the run to approve; or why there is none.
 *
 * @param isAboutThis whether the decision is about this run only, and about no newer one with the same deletes
 */
export function approvable(name: string, env: Pick<RunEnv, "ledger">, isAboutThis: boolean): StoredRun | RequestResult {
  const { ledger } = env;
  const run = ledger.runs.get(name);
  if (run === null) return unknownRun(name, env);
  if (run.status === "held") return waitsBehindUndo(run, env) ?? newerThanHeld(run, env) ?? run;
  if (run.status !== "superseded") return holdsNothing(run, env);
  // A newer list came before the approval. The approval counts for the newer plan too, if the newer plan deletes the same
  // contacts or fewer.
  const [newer] = ledger.runs.held(run.feed);
  const isSame = newer !== undefined && (isSameList(run, newer) || holdsNoMore(newer, run, env));
  if (isSame && !isAboutThis) return newer;
  const hint =
    newer === undefined
      ? "Nothing is held now."
      : `Look at ${newer.run}, which holds ${isSame ? "the same contacts or fewer" : "other contacts"}.`;
  return refuse("superseded", `${name} was superseded by ${newerThan(run)}. ${hint}`);
}

/** Returns the run to discard; or why there is none. */
export function discardable(name: string, env: Pick<RunEnv, "ledger">): StoredRun | RequestResult {
  const run = env.ledger.runs.get(name);
  if (run === null) return unknownRun(name, env);
  if (run.status === "superseded")
    return refuse("superseded", `${name} was superseded by ${newerThan(run)}. Nothing was done.`);
  return run.status === "held" ? run : holdsNothing(run, env);
}

function refuse(code: RefusalCode, line: string): RequestResult {
  return { exitCode: 2, lines: [line], code };
}

/**
 * Returns the refusal of a decision about a run that holds nothing, because a person decided already or it never did. Who decides
 * about `latest` may mean a run that waits: an erasure, for instance, makes a newer run than the undo that waits.
 */
function holdsNothing({ run, status, undo }: StoredRun, env: Pick<RunEnv, "ledger">): RequestResult {
  const who = whoDecided(run, env);
  const why =
    undo?.ended === undefined
      ? (removalInWords(run, env) ?? who ?? `${run} holds nothing: its status is ${status ?? "running"}.`)
      : `${run} ended by itself. ${NOBODY_LEFT}`;
  const code = why === who ? "already_decided" : "nothing_held";
  const waiting = env.ledger.runs.held().filter((held) => outdatedBy(held, env.ledger) === null);
  return { exitCode: 2, lines: [why, ...waiting.map(whatWaits)], code };
}

/** Returns why a run that halted can't be discarded: it deletes contacts as a person asked; null: it does not. */
export function whyNotDiscarded(run: string, env: Pick<RunEnv, "ledger">): RequestResult | null {
  const removal = removalInWords(run, env);
  return removal === null ? null : refuse("nothing_held", removal);
}

/** Says that a run deletes contacts as a person asked, and how to take that back; null: it does not. */
function removalInWords(run: string, { ledger }: Pick<RunEnv, "ledger">): string | null {
  const pending = ledger.removals.pending().filter((removal) => removal.run === run);
  const [first] = pending;
  if (first === undefined) return null;
  const next =
    guardThatHalted(run, { ledger }) === null
      ? "The next run goes on with it."
      : `It halted, and can't be discarded. To go on: celebration-sync approve ${run}.`;
  const what = `${run} deletes ${counted(pending.length, "contact")}, as a person asked. ${next}`;
  return first.why === "never"
    ? `${what} To keep the contact, end the never entry: celebration-sync never list, then celebration-sync never lift NUMBER.`
    : `${what} To keep the contact: celebration-sync erase PERSON --keep-contact.`;
}

/** Returns what can have superseded a run, in words. */
function newerThan({ kind }: StoredRun): string {
  return kind === "rejections" ? "a newer list or corrected report" : "a newer list";
}

/** Returns whether two held runs are of the same list, which was dropped again. */
function isSameList(a: StoredRun, b: StoredRun): boolean {
  return a.acceptedAt === null && b.acceptedAt === null && a.sha256 === b.sha256;
}

/** Returns whether a run holds only deletes, and only of contacts that the earlier run planned to delete, too. */
function holdsNoMore(newer: StoredRun, run: StoredRun, { ledger }: Pick<RunEnv, "ledger">): boolean {
  return newer.holds.every(({ scope }) => scope === "deletes") && ledger.heldDeletesWithin(newer.run, run.run);
}

/** Returns why a held run can't be approved: an undo of its feed comes first; null: there is none. */
function waitsBehindUndo({ run, feed }: StoredRun, { ledger }: Pick<RunEnv, "ledger">): RequestResult | null {
  const open = ledger.undos.openOf(feed);
  if (open === null || open.run === run) return null;
  return refuse(
    "behind_undo",
    `${run} can't be approved now: ${behindUndo(open.run, open.status === "held", open.undo.run)}`,
  );
}

/**
 * Returns the list that came after a held snapshot of the same feed: the people of the held one are out of date, so it can only be
 * discarded. null: no newer list came.
 */
export function outdatedBy(run: StoredRun, { runs }: Pick<RunEnv["ledger"], "runs">): StoredRun | null {
  return run.kind === "list" && run.mode === "snapshot" ? runs.newerList(run) : null;
}

/** Returns why a held snapshot can't be approved: a newer list of the feed came; null: none did. */
function newerThanHeld(run: StoredRun, { ledger }: Pick<RunEnv, "ledger">): RequestResult | null {
  const newer = outdatedBy(run, ledger);
  if (newer === null) return null;
  const whatToDo = newer.status === "held" ? `Approve or discard ${newer.run}, and discard` : "Discard";
  return refuse(
    "newer_list",
    `${run.run} can't be approved: ${newer.run} is a newer list of the same feed. ${whatToDo} ${run.run}.`,
  );
}

function unknownRun(name: string, { ledger }: Pick<RunEnv, "ledger">): RequestResult {
  const held = ledger.runs.held().map(({ run }) => run);
  return refuse(
    "unknown",
    `There is no run ${name}. ${held.length === 0 ? "No run is held." : `Held: ${held.join(", ")}.`}`,
  );
}
