/** Decides which rows of a posted form are sent, and what a person has to look at first. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { SaidAboutRow } from "./decide-row.ts";
import { changedCells, withLineFeeds, type CorrectedRow, type TypedRow } from "./typed-rows.ts";

/** A row that can't be sent as it was typed. */
export interface Objection {
  readonly typed: TypedRow;
  /** null: the row is not known any more. */
  readonly openItem: StoredOpenItem | null;
  /**
   * - `changed`: a newer list changed the row or its cause since the page was made, or another correction of it was sent or taken
   *   back
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
  saidAbout: (openItem: StoredOpenItem) => Pick<SaidAboutRow, "sent" | "isDecided"> = () => NOTHING_SAID,
): Judged {
  const rows: CorrectedRow[] = [];
  const setBack: StoredOpenItem[] = [];
  const objections: Objection[] = [];
  for (const row of typed) {
    const openItem = find(row.id);
    const list = openItem?.cells ?? [];
    const own = ownCells(row, list);
    const [index] = own.keys();
    if (index === undefined) continue;
    const { sent, isDecided } = openItem === null ? NOTHING_SAID : saidAbout(openItem);
    // What other people corrected since the page was made stays beside the person's own cells.
    const cells = list.map((cell, at) => own.get(at) ?? sent?.[at] ?? cell);
    if (sent !== null && isEqual(cells, sent)) continue;
    const other = changedSince(row, list, sent).find(
      (at) => sent === null || (own.has(at) && !isSame(own.get(at), sent[at])),
    );
    const long = [...own].find(([, text]) => text.length > LONGEST_CELL);
    const why = openItem === null ? "solved" : (stateObjection(openItem, row) ?? (isDecided ? "decided" : null));
    if (why !== null) objections.push({ typed: row, openItem, why, index });
    else if (other !== undefined)
      objections.push({ typed: besideSent(row, list, sent), openItem, why: "changed", index: other });
    else if (long !== undefined) objections.push({ typed: row, openItem, why: "too_long", index: long[0] });
    else if (openItem !== null && sent !== null && isEqual(cells, list)) setBack.push(openItem);
    else if (openItem !== null) rows.push({ openItem, cells });
  }
  return { rows, setBack, objections };
}

/** Returns the cells of a row that the person changed. The page shows a correction that waits in the row's inputs. */
export function ownCells(row: TypedRow, list: readonly string[]): ReadonlyMap<number, string> {
  const last = Math.max(list.length - 1, ...row.cells.keys());
  return changedCells(
    { cells: Array.from({ length: last + 1 }, (_, at) => row.shown?.get(at) ?? list[at] ?? "") },
    row,
  );
}

/**
 * Returns the inputs of a row in which the page would now show another text: since it was made, a correction was sent, changed or
 * taken back.
 *
 * @param sent the row's cells in the correction that waits; null: none waits
 */
function changedSince(row: TypedRow, list: readonly string[], sent: readonly string[] | null): readonly number[] {
  return [...row.cells.keys()].filter((at) => !isSame(row.shown?.get(at) ?? list[at], sent?.[at] ?? list[at]));
}

/** Returns the typed row as if its page had shown the correction that waits now: only the cells that the person changed differ. */
function besideSent(row: TypedRow, list: readonly string[], sent: readonly string[] | null): TypedRow {
  const own = ownCells(row, list);
  const ats = [...row.cells.keys()];
  const textsOf = (textAt: (at: number) => string | undefined) =>
    new Map(ats.map((at) => [at, withLineFeeds(textAt(at) ?? "")]));
  return {
    ...row,
    cells: textsOf((at) => own.get(at) ?? sent?.[at] ?? list[at]),
    shown: sent === null ? new Map() : textsOf((at) => sent[at]),
  };
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.every((text, at) => isSame(text, other[at]));
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return withLineFeeds(one ?? "") === withLineFeeds(other ?? "");
}

const NOTHING_SAID = { sent: null, isDecided: false };

/** Returns why a row is not as the page showed it; null: it is. */
function stateObjection(
  { state, version }: StoredOpenItem,
  row: Pick<TypedRow, "version">,
): "changed" | "solved" | "left_out" | null {
  if (state === "closed") return "solved";
  if (state === "dismissed") return "left_out";
  return version === row.version ? null : "changed";
}

/** Returns why a decision about a row can't be used: the row is not as the page showed it, or was decided; null: it can. */
export function decisionObjection(
  row: TypedRow,
  openItem: StoredOpenItem,
  { sent, isDecided }: Pick<SaidAboutRow, "sent" | "isDecided">,
): Objection | null {
  const { cells: list } = openItem;
  const state = stateObjection(openItem, row) ?? (isDecided ? "decided" : null);
  if (state !== null) return { typed: row, openItem, why: state === "changed" ? "decide_again" : state, index: 0 };
  // A row that is sent as it is in the list looks the same on a page from before.
  const isHidden = sent !== null && (row.shown?.size ?? 0) === 0;
  const index = isHidden ? [...row.cells.keys()][0] : changedSince(row, list, sent)[0];
  if (index === undefined) return null;
  return { typed: besideSent(row, list, sent), openItem, why: "decide_again", index };
}
