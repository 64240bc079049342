import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import { firstWave } from "./rules/waves.ts";
import type { Deciding } from "./row-context.ts";

/**
 * The rows of contacts that have to be decided one by one, in file order.
 *
 * Where the ledger knows nobody, as before a feed's first list, whatever the decision about a row could look up is not
 * there: one that names no guardian, contact_id or mark is created as it stands, and that is what `decideRow` says of it.
 * Such rows are planned without being read once more, each in its place among the others.
 */
export function* rowsToDecide({ staging, draft, feed }: Deciding): Generator<StagedRow> {
  // Which address another row has is looked up for each row.
  if (!staging.knowsNobody() || feed.sharedAddress === "leaveOut") return yield* staging.rows("contact", "all");
  const wave = firstWave("create");
  let after = 0;
  for (const row of staging.rows("contact", "notable")) {
    draft.addNewcomers(after, row.seq, wave);
    yield row;
    after = row.seq;
  }
  draft.addNewcomers(after, Number.MAX_SAFE_INTEGER, wave);
}
