import type { CellMark } from "../../../pipeline/mapping/survey/cell-mark.ts";

/** With more classes than this, rows differ too much for the row cache to be worth its cost. */
const MOST = 0xffff;

/** Numbers the classes of rows. Two rows are of one class if the survey gives them the same marks. */
export interface RowClasses {
  /** Returns the number of the class with these marks; null: there are too many classes. */
  numberOf(marks: readonly CellMark[]): number | null;
  /** The marks of each class, by its number. */
  readonly marks: readonly (readonly CellMark[])[];
}

/** Keeps the classes in a tree, one level per mark, so that finding a class builds no string. */
export function createRowClasses(): RowClasses {
  const marks: CellMark[][] = [];
  const root = new Map<CellMark, Node>();
  return {
    marks,
    numberOf(rowMarks) {
      let node: Node = { next: root, number: null };
      for (const mark of rowMarks) {
        let next = node.next.get(mark);
        if (next === undefined) {
          next = { next: new Map(), number: null };
          node.next.set(mark, next);
        }
        node = next;
      }
      if (node.number === null) {
        if (marks.length >= MOST) return null;
        node.number = marks.push([...rowMarks]) - 1;
      }
      return node.number;
    },
  };
}

interface Node {
  readonly next: Map<CellMark, Node>;
  number: number | null;
}
