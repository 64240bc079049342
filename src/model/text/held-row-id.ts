/** The `_id` of a row of a list that is held as a whole: the run, the line and the ledger's mark. */

/** A held row's `_id`, read. */
interface HeldRowId {
  readonly run: string;
  readonly line: number;
  readonly mark: string;
}

/** Returns the `_id` cell of a row of a held list. */
export function heldRowId({ run, line, mark }: HeldRowId): string {
  return `${run}.l${line}.${mark}`;
}

/** Returns the run, line and mark of a held row's `_id`, also of one in capitals; null for any other text. */
export function parseHeldRowId(text: string): HeldRowId | null {
  const found = /^(\d{4}-\d\d-\d\dT.+)\.l(\d+)\.([0-9a-f]{6})$/iu.exec(text.trim());
  if (found === null) return null;
  const [, run = "", line, mark = ""] = found;
  return { run, line: Number(line), mark: mark.toLowerCase() };
}
