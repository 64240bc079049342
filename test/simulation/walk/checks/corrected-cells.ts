/** What corrected reports say about a person, as long as the lists have the cell that was corrected. */
import type { HEADER } from "../../world/feeds.ts";
import { cellOf } from "../people.ts";
import type { World } from "../world.ts";

/**
 * Returns a cell as the program may use it: with the correction that holds for it. A report that was dropped must have the
 * correction, so a correction that the program made up changes nothing here.
 */
export function correctedCell(
  { place, dropped }: World,
  feed: string,
  { nr, header, cell }: { readonly nr: string; readonly header: (typeof HEADER)[number]; readonly cell: string },
): string {
  const holding = place
    .ledger()
    .corrections.active(feed)
    .find((found) => found.header === header && found.was === cell && found.key === JSON.stringify([nr]));
  if (holding === undefined) return cell;
  const isReported = dropped.some(
    ({ kind, rows }) =>
      kind === "report" && rows.some((row) => cellOf(row, "Nr") === nr && cellOf(row, header) === holding.becomes),
  );
  return isReported ? holding.becomes : cell;
}

/** Returns whether a correction that holds says that a person is gone. The row of a create in doubt has no mark. */
export function isCorrectedAsGone(world: World, feed: string, nr: string): boolean {
  return correctedCell(world, feed, { nr, header: "Mark", cell: "" }) !== "";
}
