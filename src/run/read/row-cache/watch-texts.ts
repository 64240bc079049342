import { OTHER_TEXT, sampleOf, unknownGroupOf, type CellMark } from "../../../pipeline/mapping/survey/cell-mark.ts";

/**
 * The survey keeps the first few texts of a column. Of a known record it is known which of them it has, or that it has
 * another: the first ones of those are read, until it is certain that they can't be among the first few any more.
 *
 * @returns whether a record of a class can pass without being read
 */
export function watchTexts(classes: readonly (readonly CellMark[])[], toRead: number): (rowClass: number) => boolean {
  const read = new Map<number, number>();
  const open = classes.map((marks) =>
    marks.flatMap((mark, place) => {
      if (place === 0) return [];
      return [
        ...(sampleOf(mark) === OTHER_TEXT ? [place] : []),
        ...(unknownGroupOf(mark) === OTHER_TEXT ? [-place] : []),
      ];
    }),
  );
  const passes = Uint8Array.from(open, (texts) => (texts.length === 0 ? 1 : 0));
  return (rowClass) => {
    if (passes[rowClass] === 1) return true;
    const texts = open[rowClass] ?? [];
    if (texts.every((text) => (read.get(text) ?? 0) >= toRead)) {
      passes[rowClass] = 1;
      return true;
    }
    for (const text of texts) read.set(text, (read.get(text) ?? 0) + 1);
    return false;
  };
}
