/** Decides which rows of a posted form are sent, and what a person has to look at first. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { SaidAboutRow } from "./decide-row.ts";
import { changedCells, type CorrectedRow, type TypedRow } from "./typed-rows.ts";

/** A row that can't be sent as it was typed. */
export interface Objection {
  readonly typed: TypedRow;
  /** null: the row is not known any more. */
  readonly openItem: StoredOpenItem | null;
  /**
   * - `changed`: a newer list changed the row or its cause since the page was made
   * - `decide_again`: the same, and the person pressed a button that decides about it
   * - `solved`: the row is in order, or gone from the list
   * - `left_out`: a person left the row out
   * - `decided`: a decision about the row waits
   * - `too_long`: a cell has too many characters
   */
  readonly why: "changed" | "decide_again" | "decided" | "solved" | "left_out" | "too_long";
  /** The first cell that the person changed. */
  readonly index: number;
}

export interface Judged {
  readonly rows: readonly CorrectedRow[];
  /** Rows whose correction waits, and whose cells a person set back to the list's. */
  readonly setBack: readonly StoredOpenItem[];
  readonly objections: readonly Objection[];
}

/** Longest text of a cell, in characters. */
const LONGEST_CELL = 2_000;

/**
 * @param find returns the present state of a row of this list; null: there is none
 * @param saidAbout returns what waits about a row
 */
export function judgeForm(
  typed: Iterable<TypedRow>,
  find: (id: number) => StoredOpenItem | null,
  saidAbout: (openItem: StoredOpenItem) => Pick<SaidAboutRow, "sent" | "isAnswered"> = () => NOTHING_SAID,
): Judged {
  const rows: CorrectedRow[] = [];
  const setBack: StoredOpenItem[] = [];
  const objections: Objection[] = [];
  for (const row of typed) {
    const openItem = find(row.id);
    const changed = changedCells({ cells: openItem?.cells ?? [] }, row);
    if (isAsShown(row, changed)) continue;
    const { sent, isAnswered } = openItem === null ? NOTHING_SAID : saidAbout(openItem);
    if (sent !== null && changedCells({ cells: sent }, row).size === 0) continue;
    const [index] = changed.keys();
    if (index === undefined) {
      if (openItem !== null && sent !== null) setBack.push(openItem);
      continue;
    }
    const long = [...changed].find(([, text]) => text.length > LONGEST_CELL);
    const why = openItem === null ? "solved" : (stateObjection(openItem, row) ?? (isAnswered ? "decided" : null));
    if (why !== null) objections.push({ typed: row, openItem, why, index });
    else if (long !== undefined) objections.push({ typed: row, openItem, why: "too_long", index: long[0] });
    else if (openItem !== null)
      rows.push({ openItem, cells: openItem.cells.map((cell, at) => changed.get(at) ?? cell) });
  }
  return { rows, setBack, objections };
}

/**
 * Returns whether a row is as the page showed it. The page shows a correction that waits in the row's inputs. It is no news, also when it
 * no longer waits.
 *
 * @param changed the cells that differ from the list's
 */
function isAsShown({ cells, shown = NO_CELLS }: TypedRow, changed: ReadonlyMap<number, string>): boolean {
  const isKept = [...shown].every(([at, text]) => cells.get(at) === text);
  return isKept && [...changed].every(([at, text]) => text === shown.get(at));
}

const NO_CELLS: ReadonlyMap<number, string> = new Map();

const NOTHING_SAID = { sent: null, isAnswered: false };

/** Returns why a row is not as the page showed it; null: it is. */
function stateObjection(
  { state, version }: StoredOpenItem,
  row: Pick<TypedRow, "version">,
): "changed" | "solved" | "left_out" | null {
  if (state === "closed") return "solved";
  if (state === "dismissed") return "left_out";
  return version === row.version ? null : "changed";
}

/** Returns why a decision about a row can't be used: the row is not as the page showed it; null: it can. */
export function decisionObjection(
  openItem: StoredOpenItem,
  version: number,
): Exclude<Objection["why"], "changed" | "too_long"> | null {
  const why = stateObjection(openItem, { version });
  return why === "changed" ? "decide_again" : why;
}
