import type { DecidingList } from "../deciding-list.ts";
import type { Decided } from "../decide-rows.ts";
import type { DeleteFigures } from "../rules/guards/delete-guards.ts";
import { groupFigures } from "./group-figures.ts";

/** Gathers the figures about the plan's deletes. */
export function deleteFigures(
  deciding: DecidingList,
  decided: Pick<Decided, "unidentifiedRows" | "inactivePeople">,
  neverListed: number,
): DeleteFigures {
  const { ledger, draft, feed } = deciding;
  return {
    linked: ledger.entries.count(feed.name),
    deletes: draft.countOf("delete"),
    deletesApproved: draft.deletesApproved(),
    unidentifiedRows: decided.unidentifiedRows,
    inactivePeople: decided.inactivePeople,
    neverListed,
    groups: groupFigures(deciding),
  };
}
