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
    const list = openItem?.cells ?? [];
    const own = ownCells(row, list);
    const [index] = own.keys();
    if (index === undefined) continue;
    const { sent, isAnswered } = openItem === null ? NOTHING_SAID : saidAbout(openItem);
    // What other people corrected since the page was made stays beside the person's own cells.
    const cells = list.map((cell, at) => own.get(at) ?? sent?.[at] ?? row.shown?.get(at) ?? cell);
    if (sent !== null && isEqual(cells, sent)) continue;
    const long = [...own].find(([, text]) => text.length > LONGEST_CELL);
    const why = openItem === null ? "solved" : (stateObjection(openItem, row) ?? (isAnswered ? "decided" : null));
    if (why !== null) objections.push({ typed: row, openItem, why, index });
    else if (long !== undefined) objections.push({ typed: row, openItem, why: "too_long", index: long[0] });
    else if (openItem !== null && sent !== null && isEqual(cells, list)) setBack.push(openItem);
    else if (openItem !== null) rows.push({ openItem, cells });
  }
  return { rows, setBack, objections };
}

/** Returns the cells of a row that the person changed. The page shows a correction that waits in the row's inputs. */
function ownCells(row: TypedRow, list: readonly string[]): ReadonlyMap<number, string> {
  const last = Math.max(list.length - 1, ...row.cells.keys());
  return changedCells(
    { cells: Array.from({ length: last + 1 }, (_, at) => row.shown?.get(at) ?? list[at] ?? "") },
    row,
  );
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.every((text, at) => withLineFeeds(text) === withLineFeeds(other[at] ?? ""));
}

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
