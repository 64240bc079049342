import { OTHER_TEXT, sampleOf, unknownGroupOf, type CellMark } from "../../../pipeline/mapping/survey/cell-mark.ts";

/**
 * Returns a function that says whether a known record of a class can be left unread.
 *
 * The survey keeps the first few texts of each column. The class of a record says which of these texts it has, or only that
 * it has another text. Records with another text are read until the survey can't need their texts any more.
 */
export function watchTexts(classes: readonly (readonly CellMark[])[], toRead: number): (rowClass: number) => boolean {
  const read = new Map<number, number>();
  const columnsOf = classes.map((marks) =>
    marks.flatMap((mark, place) => {
      if (place === 0) return [];
      return [
        ...(sampleOf(mark) === OTHER_TEXT ? [place] : []),
        ...(unknownGroupOf(mark) === OTHER_TEXT ? [-place] : []),
      ];
    }),
  );
  const passes = Uint8Array.from(columnsOf, (texts) => (texts.length === 0 ? 1 : 0));
  return (rowClass) => {
    if (passes[rowClass] === 1) return true;
    const texts = columnsOf[rowClass] ?? [];
    if (texts.every((text) => (read.get(text) ?? 0) >= toRead)) {
      passes[rowClass] = 1;
      return true;
    }
    for (const text of texts) read.set(text, (read.get(text) ?? 0) + 1);
    return false;
  };
}
