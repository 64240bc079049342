/** The rows by which the reports of an undo name its people. */
import { flatten } from "../../../../model/flat-input.ts";
import type { FeedSettings } from "../../../../model/feed.ts";
import type { ColumnUse } from "../../../../model/mapped-row.ts";
import { foldHeader } from "../../../../model/text/spelling/text-folding.ts";
import type { WayBack } from "./way-back.ts";

/** Returns the columns of the undone list without their samples, which belong to the list. */
export function columnsOfUndo(columns: readonly ColumnUse[]): readonly ColumnUse[] {
  return columns.map((column) => ({ ...column, samples: [] }));
}

/**
 * Returns the values of a way back in the columns of the undone list, so that reports name the person, and a corrected report
 * finds the row again. A delete has no row, as in a list.
 */
export function cellsOfWayBack(
  { kind, key, input }: Pick<WayBack, "kind" | "key" | "input">,
  groupName: string,
  { columns, feed }: { readonly columns: readonly ColumnUse[]; readonly feed: Pick<FeedSettings, "key"> },
): readonly string[] {
  if (kind === "delete") return [];
  const values = flatten(input);
  const [day, month, year] = (input.birthday ?? "").split("-").toReversed();
  const derived: Readonly<Record<string, string | undefined>> = {
    group: groupName,
    full_name: [input.last_name ?? "", input.first_name].filter((part) => part !== "").join(", "),
    birthday_day: day,
    birthday_month: month,
    birthday_year: year,
  };
  const parts = keyParts(key, feed.key);
  return columns.map(({ header, target }) => {
    if (target === null) return parts.get(foldHeader(header)) ?? "";
    return derived[target] ?? String(values[target] ?? "");
  });
}

/** Returns the parts of a key by the folded header of their columns; nothing where the key has other parts. */
function keyParts(key: string, headers: readonly string[] | null): ReadonlyMap<string, string> {
  const parts: unknown = key.startsWith("[") ? JSON.parse(key) : null;
  if (headers === null || !Array.isArray(parts) || parts.length !== headers.length) return new Map();
  return new Map(headers.map((header, at) => [foldHeader(header), String(parts[at] ?? "")]));
}
