import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ShownItem, ShownReport } from "../../../../../model/run-record.ts";

/** Returns what a report shows beside its own run. A report without rejections.csv shows no open items. */
export async function shownReport(folder: string): Promise<ShownReport> {
  const [rejections, page] = await Promise.all(
    ["rejections.csv", "report.html"].map((name) => readFile(join(folder, name), "utf8").catch(() => "")),
  );
  const [, newestRun = null] = /id="history"[^]*?\bdatetime="([^"]*)"/u.exec(page ?? "") ?? [];
  return { items: itemsIn(rejections ?? ""), newestRun };
}

/**
 * Returns the open items that a rejections.csv shows, in its order. Among them may be texts from cells with several lines, whose `_id`
 * is no `_id`.
 */
function itemsIn(text: string): readonly ShownItem[] {
  // `_id` and `_line` are the first columns, and neither has a delimiter. A person may have saved the file with another one.
  const items = text.split(/\r?\n/u).map((record) => {
    const [id = "", line = ""] = record.split(/[,;\t]/u).map((cell) => cell.replaceAll(/["']/gu, ""));
    return { id, line: /^\d+$/u.test(line) ? Number(line) : null };
  });
  return [...new Map(items.map((item) => [`${item.id},${item.line}`, item])).values()];
}
