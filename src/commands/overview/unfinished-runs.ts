import type { Ledger } from "../../ledger/ledger.ts";
import type { RunRecord } from "../../model/run-record.ts";
import { counted } from "../../model/text/counted.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** A run with work left. */
export interface Unfinished {
  readonly run: string;
  readonly status: string;
  readonly haltReason: string | null;
  /** Number of creates deferred by the plan limit. */
  readonly forRoom: number;
  /** Number of contacts that the run deletes because their people must never be greeted. */
  readonly neverDeletes: number;
  /** The undo that takes the run back, and whether it is approved; null: there is none. */
  readonly undoneBy: NonNullable<RunRecord["undoneBy"]> | null;
}

/** Returns the runs with work left, oldest first. @param working the process that applies at the moment */
export function unfinishedRuns(ledger: Ledger, working: string | null): readonly Unfinished[] {
  const removals = ledger.removals.pending();
  return ledger.runs.unfinished().map((stored) => {
    const { run, status: at, haltReason } = stored;
    return {
      run,
      status: at ?? (working === null ? "interrupted" : "running"),
      haltReason,
      forRoom: ledger.operations.ofRun(run, "deferred").filter(({ issue }) => issue?.code === "plan_limit_reached")
        .length,
      neverDeletes: removals.filter((removal) => removal.run === run && removal.why === "never").length,
      undoneBy: ledger.reportSource(stored).record.undoneBy ?? null,
    };
  });
}

/** Prints each run with work left, and what it waits for. */
export function showUnfinished(found: readonly Unfinished[], { print, paint }: Terminal): void {
  for (const unfinished of found) {
    const isPutOff = unfinished.status === "completed" || unfinished.status === "held";
    const label = isPutOff ? paint("yellow", "To continue:") : paint("red", "Not finished:");
    print(`${label} ${unfinished.run}: ${whyUnfinished(unfinished)}`);
  }
}

function whyUnfinished({ neverDeletes, ...unfinished }: Unfinished): string {
  if (neverDeletes === 0) return whyNotDone(unfinished);
  // No way back keeps these contacts.
  const why = whyNotDone({ ...unfinished, undoneBy: null });
  const waits = counted(neverDeletes, "contact waits", "contacts wait");
  const people = neverDeletes === 1 ? "the person" : "the people";
  return `${waits} to be deleted, because ${people} must never be greeted. To keep a contact: celebration-sync never lift (${why})`;
}

function whyNotDone({ status: at, haltReason, forRoom, undoneBy }: Omit<Unfinished, "neverDeletes">): string {
  const rest = forRoom === 0 ? "" : `${counted(forRoom, "row waits", "rows wait")} for room in the plan`;
  switch (at) {
    case "interrupted":
      return "interrupted; the next run continues it";
    case "running":
      return "at work";
    default:
  }
  if (undoneBy !== null)
    return undoneBy.isDone
      ? "taken back; the next run closes it, and sends nothing more of it"
      : `waits until ${undoneBy.run}, which takes it back, is approved or discarded`;
  if (at === "halted") return `halted${haltReason === null ? "" : `: ${haltReason}`}`;
  return `${rest === "" ? "rows wait" : rest}; the next run tries again`;
}
