import type { StoredOpenItem } from "../../../../ledger/runs/open-items/open-items.ts";
import type { RunEnv } from "../../../run-env.ts";
import { keyOf } from "../judge-answer.ts";

/** Returns whether a person left out the row with an `_id`, after a corrected report was saved. */
export type IsLeftOut = (id: string, item: StoredOpenItem) => boolean;

/**
 * Returns which rows people have left out since a time, also rows whose decision was carried out later.
 *
 * @param ms since 1970
 */
export function leftOutSince(ms: number, { requests, ledger }: Pick<RunEnv, "requests" | "ledger">): IsLeftOut {
  const asked = requests.ofKinds(["dismiss"]).filter(({ askedAt }) => Date.parse(askedAt) > ms);
  const ids = new Set(asked.flatMap(({ request }) => (request?.kind === "dismiss" ? request.ids : [])));
  const since = new Date(ms).toISOString();
  return (id, { state, feed, subject }) => {
    if (state !== "dismissed") return false;
    const key = subject.startsWith("key:") ? keyOf(subject) : null;
    return ids.has(id) || ledger.decisions.isDismissedSince(feed, key, since);
  };
}
