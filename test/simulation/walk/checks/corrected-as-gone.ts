import type { World } from "../world.ts";

/**
 * Returns whether a correction that holds says that a person is gone. The row of a create in doubt has no mark, so a mark in
 * its corrected report holds while the lists have none.
 *
 * @param nr the person's key
 */
export function isCorrectedAsGone({ place }: World, feed: string, nr: string): boolean {
  const ofFeed = place.ledger().corrections.active(feed);
  return ofFeed.some(
    ({ header, was, becomes, key }) =>
      header === "Mark" && was === "" && becomes !== "" && key === JSON.stringify([nr]),
  );
}
