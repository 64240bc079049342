/** Puts the corrected cells of a line that waited for a list onto its row as the row is now. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { WaitingLine } from "../../../ledger/runs/held-rows.ts";
import type { OpenItem } from "../../../model/run-record.ts";
import { reportedCells, reportedHashes } from "../../read/corrected/reported-row.ts";

type RowLedger = Pick<Ledger, "openItems" | "heldRows" | "corrections" | "runs">;

/** The `_id` of a line and its cells, in the order of the line's header. */
type SentLine = Pick<OpenItem, "id" | "cells">;

/**
 * Returns the line with the present cells of its row and the corrections of the line. A list that was decided, or a newer one, may
 * have changed other cells of the row. The line stays as it is if one of the corrected cells was changed there, if the row is not
 * open, or if it may be about another person by now.
 */
export function rebasedLine(line: WaitingLine, ledger: RowLedger): SentLine {
  const { id, cells: typed, issue } = line;
  const { reported } = issue.data;
  const now = presentRow(line, ledger);
  if (now === null || typeof reported !== "object") return { id, cells: typed };
  const before = reported.map(String);
  const isCorrected = reportedHashes(typed, ledger).map((hash, at) => hash !== before[at]);
  const cells = reportedCells(now.row, line.header);
  const isChanged = reportedHashes(cells, ledger).map((hash, at) => hash !== before[at]);
  const isSame = isChanged.every((changed, at) => !changed || isCorrected[at] !== true);
  if (!isSame || mayBeOther(line.header, isChanged, now.row.run, ledger)) return { id, cells: typed };
  return { id: now.id, cells: cells.map((cell, at) => (isCorrected[at] === true ? (typed[at] ?? "") : cell)) };
}

/** Returns the row that a line corrects as it is open now, or else as a newer held list has it; null: there is none. */
function presentRow({ id }: WaitingLine, { openItems, heldRows }: RowLedger) {
  const held = heldRows.named(id);
  if (held?.isHeld === true) return null;
  const named = held?.row ?? openItems.reportedAs(id)?.openItem ?? null;
  if (named === null) return null;
  const open = openItems.bySubject(named.feed, named.subject);
  if (open?.state === "open") return { id: openItems.toLine(open, null).id, row: open };
  const waiting = heldRows.newest(named);
  return waiting === null ? null : { id: heldRows.toLine(waiting).id, row: waiting };
}

const NAMES: readonly string[] = ["first_name", "last_name", "full_name"];
const ADDRESSES: readonly string[] = ["email", "phone", "whatsapp_phone"];

/** Returns whether a row may be about another person: its name was changed, or the birthday and an address were. */
function mayBeOther(
  header: readonly string[],
  isChanged: readonly boolean[],
  run: string,
  { runs }: Pick<Ledger, "runs">,
): boolean {
  const targets = new Map((runs.get(run)?.columns ?? []).map((column) => [column.header, column.target ?? ""]));
  const changed = header.flatMap((name, at) => (isChanged[at] === true ? [targets.get(name) ?? ""] : []));
  const isKnown = header.some((name) => NAMES.includes(targets.get(name) ?? ""));
  const has = (fields: readonly string[]) => changed.some((target) => fields.includes(target));
  const hasOtherBirthday = changed.some((target) => target.startsWith("birthday"));
  return !isKnown || has(NAMES) || (hasOtherBirthday && has(ADDRESSES));
}
