import type { Ledger } from "../../../ledger/ledger.ts";
import type { OperationKind, OperationState } from "../../../model/operation.ts";
import type { ReportSource } from "../../../model/run-record.ts";
import { digestOf, type Digest, type OperationDigest } from "../../../pipeline/report/page/report-digest.ts";
import { MOVED_NAMED } from "../../../pipeline/report/words/moved-greetings.ts";
import { hasBirthdays, ungreetedFrom } from "../../../pipeline/report/page/ungreeted.ts";

/** Open items of a page's data, and operations of each kind. The page links to the files that have all. */
const LIMITS = { openItems: 300, operations: 50 };
const UNGREETED_NAMED = 5;

const ALL: readonly OperationKind[] = ["create", "update", "delete"];

/** Which operations each part of the report shows. */
const PARTS: Readonly<
  Record<
    Exclude<keyof OperationDigest, "ungreeted" | "moved">,
    readonly [readonly OperationKind[], readonly OperationState[]]
  >
> = {
  created: [["create"], ["done"]],
  updated: [["update"], ["done"]],
  deleted: [["delete"], ["done"]],
  held: [ALL, ["held"]],
  waiting: [ALL, ["planned", "deferred"]],
  dropped: [ALL, ["dropped"]],
};

/** Returns the digest of a run. Its operations are counted and read in SQL, because there may be a million. */
export function runDigest(ledger: Pick<Ledger, "overview" | "operations">, source: ReportSource): Digest {
  const { record } = source;
  const counts = ledger.operations.countStates(record.run);
  const listed = ([kinds, states]: (typeof PARTS)["held"]) => {
    const found = counts.filter(({ kind, state }) => kinds.includes(kind) && states.includes(state));
    const total = found.reduce((sum, { n }) => sum + n, 0);
    return { total, first: total === 0 ? [] : ledger.overview.first(record.run, kinds, states, LIMITS.operations) };
  };
  const { total, first } = ledger.overview.ungreeted(record.run, hasBirthdays(record), UNGREETED_NAMED);
  // Items of later lists are no part of this report. An item of an earlier list is, while it is open.
  const upToHere = {
    ...source,
    *openItems() {
      for (const item of source.openItems()) if (item.line !== null || item.since <= record.startedAt) yield item;
    },
  };
  return digestOf(upToHere, LIMITS, {
    created: listed(PARTS.created),
    updated: listed(PARTS.updated),
    deleted: listed(PARTS.deleted),
    held: listed(PARTS.held),
    waiting: listed(PARTS.waiting),
    dropped: listed(PARTS.dropped),
    ungreeted: { ...ungreetedFrom(record, first), total },
    moved: ledger.overview.moved(record.run, MOVED_NAMED),
  });
}
