import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Returns the `_id`s of the rows that a report shows, in its order; null: it has no rejections.csv. Among them may be other texts from
 * cells with several lines, which are no `_id`s.
 */
export async function shownIds(folder: string): Promise<readonly string[] | null> {
  const text = await readFile(join(folder, "rejections.csv"), "utf8").catch(() => null);
  if (text === null) return null;
  return [...new Set(text.split(/\r?\n/u).map((line) => (line.split(",")[0] ?? "").replaceAll(/["']/gu, "")))];
}
