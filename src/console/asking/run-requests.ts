/** The decisions about lists that are not carried out: approve, discard and undo. */
import type { Ledger } from "../../ledger/ledger.ts";
import type { StoredRequest } from "../../ledger/requests/request-queue.ts";
import type { StoredRun } from "../../ledger/runs/runs.ts";
import { isAtStop } from "../../run/decisions/runs/waits-for-person.ts";
import type { ConsoleContext } from "../context.ts";
import { isVoid, knownRequests } from "./waiting-requests.ts";

export interface RunRequest {
  readonly kind: "approve" | "discard" | "undo";
  readonly run: StoredRun;
  readonly asked: StoredRequest;
  /** It waited for too long. Otherwise it still waits. */
  readonly isVoid: boolean;
}

/** How long a list that was not taken back is named. A held list is named as long as it waits. */
const UNDO_SHOWN_MS = 8 * 86_400_000;
/** Runs among which the way back of a list is looked for. */
const RUNS_LOOKED_AT = 100;

/**
 * Returns the last decision about each list if it waits, or is void while the list still needs one: a held list waits, and no way
 * back of a list to take back is planned.
 */
export function openRunRequests(
  ledger: Ledger,
  { requests, now }: Pick<ConsoleContext, "requests" | "now">,
): readonly RunRequest[] {
  const last = new Map<string, Pick<RunRequest, "kind" | "asked">>();
  for (const asked of knownRequests(["approve", "discard", "undo"], requests)) {
    const { request } = asked;
    if (request?.kind === "approve" || request?.kind === "discard" || request?.kind === "undo")
      last.set(request.run, { kind: request.kind, asked });
  }
  return [...last].flatMap(([name, { kind, asked }]) => {
    const run = ledger.runs.get(name);
    if (run === null) return [];
    const found = { kind, run, asked, isVoid: isVoid(asked, ledger, now()) };
    if (!found.isVoid) return asked.outcome === null && !ledger.decisions.has(asked.id) ? [found] : [];
    const isNeeded =
      kind === "undo"
        ? now() - Date.parse(asked.askedAt) < UNDO_SHOWN_MS && !isWayBackPlanned(run, ledger)
        : run.status === "held" || isAtStop(name, { ledger });
    return isNeeded ? [found] : [];
  });
}

function isWayBackPlanned({ run, feed }: StoredRun, { runs }: Pick<Ledger, "runs">): boolean {
  return runs.latest(RUNS_LOOKED_AT, feed).some(({ undo }) => undo?.run === run);
}
