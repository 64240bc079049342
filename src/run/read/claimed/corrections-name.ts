/** The names of the files in the inbox with rows that people corrected in the console. */
import { randomBytes } from "node:crypto";

const NAME = /^corrections-(.{1,100})-(\d{4}-\d\d-\d\d)T\d{6}-[0-9a-f]{8}\.csv$/u;

/** Returns a new name. No other file has it. @param now ms since 1970 */
export function newCorrectionsName(feed: string, now: number): string {
  const at = new Date(now).toISOString().slice(0, 19).replaceAll(":", "");
  return `corrections-${feed}-${at}-${randomBytes(4).toString("hex")}.csv`;
}

/** Returns the feed and the day (`YYYY-MM-DD`) in such a name; null for any other name. */
export function readCorrectionsName(name: string): { readonly feed: string; readonly day: string } | null {
  const [, feed, day] = NAME.exec(name) ?? [];
  return feed === undefined || day === undefined ? null : { feed, day };
}
