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
  const places = placesOf(line.header, now.row.run, ledger).map((target, at) => ({
    target,
    isChanged: isChanged[at] === true,
    // A corrected cell was wrong, and an empty one says nothing. Neither shows who the row is about.
    isProof: isChanged[at] === false && isCorrected[at] === false && (cells[at] ?? "").trim() !== "",
    isCorrected: isCorrected[at] === true,
  }));
  if (!isSame || (isChanged.includes(true) && !isSamePerson(places))) return { id, cells: typed };
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

/** What a cell of a row, which a newer list changed elsewhere, shows of the row's person. */
interface Place {
  /** The target of the cell's column; "" for a column that is not used. */
  readonly target: string;
  /** A newer list changed the cell. */
  readonly isChanged: boolean;
  readonly isCorrected: boolean;
  readonly isProof: boolean;
}

function placesOf(header: readonly string[], run: string, { runs }: Pick<Ledger, "runs">): readonly string[] {
  const targets = new Map((runs.get(run)?.columns ?? []).map((column) => [column.header, column.target ?? ""]));
  return header.map((name) => targets.get(name) ?? "");
}

const isName = (target: string): boolean => ["first_name", "last_name", "full_name"].includes(target);
const isBirthday = (target: string): boolean => target.startsWith("birth");
const isAddress = (target: string): boolean => ["email", "phone", "whatsapp_phone"].includes(target);

/**
 * Returns whether a row is still about the person whose line was corrected: name and birthday are as they were, and one of them or
 * an address, which was not corrected, shows the person. For a name that was corrected, birthday and addresses must show the person.
 */
function isSamePerson(places: readonly Place[]): boolean {
  const of = (is: (target: string) => boolean) => {
    const own = places.filter(({ target }) => is(target));
    const isKept = own.every(({ isChanged }) => !isChanged);
    return { isKept, hasProof: own.some(({ isProof }) => isProof), own };
  };
  const [name, birthday, address] = [of(isName), of(isBirthday), of(isAddress)];
  const isNameCorrected = name.own.some(({ isCorrected }) => isCorrected);
  if (!name.isKept || !birthday.isKept) return false;
  if (isNameCorrected) return birthday.hasProof && address.hasProof && address.isKept;
  return name.hasProof && (birthday.hasProof || address.hasProof);
}
