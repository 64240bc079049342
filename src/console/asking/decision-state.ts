import { holdsUntil } from "../../ledger/requests/carried-out.ts";
import type { StoredRequest } from "../../ledger/requests/request-queue.ts";
import type { RefusalCode } from "../../model/request.ts";
import type { ConsoleContext } from "../context.ts";
import { likelyNextRun, RUNS_LOOKED_AT } from "./next-run.ts";
import { isVoid } from "./waiting-requests.ts";

/** What became of a decision that a person asked for. */
export type DecisionState =
  /** The queue does not have it, for instance because the queue was damaged. */
  | { readonly kind: "lost" }
  /** `nextRun`: when the next run is likely to begin (ISO date-time); null: that is not known. */
  | { readonly kind: "stored"; readonly asked: StoredRequest; readonly nextRun: string | null; readonly until: string }
  | { readonly kind: "taken" | "under_way" | "done" | "partly" | "halted"; readonly asked: StoredRequest }
  | { readonly kind: "refused"; readonly asked: StoredRequest; readonly code: RefusalCode | null }
  | { readonly kind: "void" | "withdrawn"; readonly asked: StoredRequest };

/** Returns what became of the request with this id. */
export function decisionState(
  id: string,
  {
    requests,
    withLedger,
    applyingProcess,
    now,
  }: Pick<ConsoleContext, "requests" | "withLedger" | "applyingProcess" | "now">,
): DecisionState {
  const asked = requests.find(id);
  if (asked === null) return { kind: "lost" };
  const { outcome, result, takenAt } = asked;
  if (outcome === "withdrawn" || outcome === "void") return { kind: outcome, asked };
  if (result !== null) {
    const { exitCode, code = null } = result;
    if (code !== null || exitCode === 2) return { kind: "refused", asked, code };
    return { kind: exitCode === 0 ? "done" : exitCode === 1 ? "halted" : "partly", asked };
  }
  const inLedger = withLedger((ledger) => ({
    has: ledger.decisions.has(id),
    isVoid: isVoid(asked, ledger, now()),
    starts: ledger.runs.latest(RUNS_LOOKED_AT).map(({ startedAt }) => startedAt),
  }));
  if (inLedger.has) return { kind: "under_way", asked };
  if (inLedger.isVoid) return { kind: "void", asked };
  if (applyingProcess() !== null || takenAt !== null) return { kind: "taken", asked };
  return { kind: "stored", asked, nextRun: likelyNextRun(inLedger.starts, now()), until: holdsUntil(asked) };
}
