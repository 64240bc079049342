import type { DecidingList } from "../deciding-list.ts";
import type { Decided } from "../decide-rows.ts";
import type { PossiblePeople } from "../protect-contacts.ts";
import type { DeleteFigures, ListCut } from "../rules/guards/delete-guards.ts";
import { isCutAtLimit, mayBePasted, missingEnd } from "../rules/guards/whole-list.ts";
import { groupFigures } from "./group-figures.ts";

/** Gathers the figures about the plan's deletes. */
export function deleteFigures(
  deciding: DecidingList,
  decided: Pick<Decided, "inactivePeople" | "rowsRepeated"> &
    Pick<DeleteFigures, "neverListed" | "inOtherList"> & { readonly possible: PossiblePeople },
): DeleteFigures {
  const { ledger, draft, feed, now } = deciding;
  const linked = ledger.entries.count(feed.name);
  const deletes = draft.countOf("delete");
  const deletesNotApproved = deletes === 0 ? 0 : draft.deletesNotApproved();
  const week = ledger.feedDays.week(feed.name, new Date(now).toISOString());
  return {
    linked,
    deletes,
    deletesNotApproved,
    deletesApproved: deletes > 0 && deletesNotApproved === 0,
    deletedInWeek: week.deletes,
    linkedWeekAgo: week.linked ?? linked,
    unidentifiedRows: decided.possible.rows,
    unidentifiedLines: decided.possible.lines,
    unidentifiedDeletes: decided.possible.deletes.length,
    unidentifiedExamples: decided.possible.examples,
    inactivePeople: decided.inactivePeople,
    neverListed: decided.neverListed,
    inOtherList: decided.inOtherList,
    groups: groupFigures(deciding),
    cut: listCut(deciding, decided.rowsRepeated),
  };
}

/** Returns why a list may not be whole; null: nothing shows it. */
function listCut({ isCut, kind, mode, staging, ledger, feed }: DecidingList, repeated: number): ListCut | null {
  if (kind !== "list" || mode !== "snapshot") return null;
  const missing = staging.countVanished();
  if (missing === 0) return null;
  if (isCut) return { how: "row" };
  const end = missingEnd(staging.formerRowsMissing(), missing);
  if (end !== null) return { how: "end", ...end };
  const rows = staging.peopleRows();
  if (isCutAtLimit(rows, missing)) return { how: "round", rows };
  const pasted = mayBePasted(repeated, missing) ? repeated - ledger.lists.repeatedRows(feed.name) : 0;
  return mayBePasted(pasted, missing) ? { how: "pasted", rows: pasted } : null;
}
