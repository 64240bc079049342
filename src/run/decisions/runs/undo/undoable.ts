import type { StoredRun } from "../../../../ledger/runs/runs.ts";
import type { FeedSettings } from "../../../../model/feed.ts";
import type { RefusalCode, RequestResult } from "../../../../model/request.ts";
import type { RunEnv } from "../../../run-env.ts";

/** Days for which the ledger keeps what runs did, where the settings name none. */
const LEDGER_DAYS = 400;
const DAY_MS = 86_400_000;

/** Returns the run to take back, with its feed; or why it can't be taken back. */
export function whyNoUndo(
  name: string,
  feeds: readonly FeedSettings[],
  { ledger, now, ledgerDays = LEDGER_DAYS }: Pick<RunEnv, "ledger" | "now" | "ledgerDays">,
): { readonly run: StoredRun; readonly feed: FeedSettings } | RequestResult {
  const run = ledger.runs.get(name);
  if (run === null) return refuse("unknown", `There is no run ${name}. The command runs lists them.`);
  const feed = feeds.find((known) => known.name === run.feed);
  if (feed === undefined)
    return refuse("unknown", `${name} belongs to the feed “${run.feed}”, which the configuration does not name.`);
  const open = ledger.undos.openOf(run.feed);
  if (open !== null) return refuse("behind_undo", behindUndo(open.run, open.status === "held", open.undo.run));
  if (now() - Date.parse(run.startedAt) > ledgerDays * DAY_MS)
    return refuse(
      "too_old",
      `${name} can't be taken back: it is older than ${ledgerDays} days (retention.ledgerDays), and what the contacts held before is no longer kept. Correct the people in a list, or in the service's own pages.`,
    );
  if (run.status === "held" && run.acceptedAt === null && !hasDone(name, ledger))
    return refuse("nothing_to_undo", `Nothing of ${name} was sent: it is held. Discard it instead.`);
  return { run, feed };
}

function hasDone(name: string, { operations }: RunEnv["ledger"]): boolean {
  return operations.countStates(name).some(({ state }) => state === "done");
}

/** Returns the sentence that an undo of the feed comes first. */
export function behindUndo(undo: string, isHeld: boolean, undone: string): string {
  return isHeld
    ? `${undo} waits, which takes ${undone} back: approve or discard it first.`
    : `${undo} takes ${undone} back, and is not finished. The next run goes on with it.`;
}

function refuse(code: RefusalCode, line: string): RequestResult {
  return { exitCode: 2, lines: [line], code };
}
