import type { CellMark } from "../../../pipeline/mapping/survey/cell-mark.ts";

/** Beyond that, rows are too different from each other for this to be worth it. */
const MOST = 0xffff;

/** Kinds of rows by what they prove to the survey: numbers that stand for lists of marks. */
export interface RowClasses {
  /** null: there are too many */
  numberOf(marks: readonly CellMark[]): number | null;
  /** The marks of each number. */
  readonly marks: readonly (readonly CellMark[])[];
}

/** A tree, mark by mark: to find a class again makes no text of it. */
export function createRowClasses(): RowClasses {
  const marks: CellMark[][] = [];
  const root = new Map<CellMark, Node>();
  return {
    marks,
    numberOf(followUp) {
      let node: Node = { next: root, number: null };
      for (const mark of followUp) {
        let next = node.next.get(mark);
        if (next === undefined) {
          next = { next: new Map(), number: null };
          node.next.set(mark, next);
        }
        node = next;
      }
      if (node.number === null) {
        if (marks.length >= MOST) return null;
        node.number = marks.push([...followUp]) - 1;
      }
      return node.number;
    },
  };
}

interface Node {
  readonly next: Map<CellMark, Node>;
  number: number | null;
}
