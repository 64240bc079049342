import type { CellCorrection, NewCorrection } from "../../../ledger/corrections/lasting-corrections.ts";

/** Returns whether the text of the corrected cell could not be read. */
export function isUnread({ kind }: Pick<NewCorrection, "kind">): boolean {
  return kind === "unread";
}

/** Returns whether the correction corrects no list. */
export function isIdle({ kind }: Pick<NewCorrection, "kind">): boolean {
  return kind === "unread" || kind === "refused";
}

/** Returns a correction as it is recorded anew. */
export function withoutId(correction: CellCorrection): NewCorrection {
  const {
    id: _id,
    feed: _feed,
    run: _run,
    at: _at,
    seenRun: _seen,
    seenLine: _line,
    seenRows: _rows,
    ...rest
  } = correction;
  return rest;
}
