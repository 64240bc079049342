import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import { firstWave } from "./rules/waves.ts";
import type { Deciding } from "./row-context.ts";

/**
 * Yields the contact rows that have to be decided one by one, in file order.
 *
 * Before a feed's first list, the ledger has nothing that a decision could look up. `decideRow` would then create every row
 * without guardian, contact_id or mark. So these rows are planned as creates without being read again, each in its place
 * among the others.
 */
export function* rowsToDecide({ staging, draft, feed }: Deciding): Generator<StagedRow> {
  // With `leaveOut` each row is compared with the addresses of the others.
  if (!staging.hasNothingToCompare() || feed.sharedAddress === "leaveOut") return yield* staging.rows("contact", "all");
  const wave = firstWave("create");
  let after = 0;
  for (const row of staging.rows("contact", "notable")) {
    draft.addNewcomers(after, row.seq, wave);
    yield row;
    after = row.seq;
  }
  draft.addNewcomers(after, Number.MAX_SAFE_INTEGER, wave);
}
