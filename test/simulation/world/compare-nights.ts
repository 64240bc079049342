/** Plans the lists of several nights with and without the row cache. */
import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { FeedSettings } from "../../../src/model/feed.ts";
import { inventedBirthday } from "../../invented-birthday.ts";
import { applyFile, comparePlans, DAY_MS, GROUPS, type ChangeGroups } from "./compare-plans.ts";
import { testFeed } from "./feeds.ts";
import { openWorkplace, type Workplace } from "./workplace.ts";

export const PEOPLE = Array.from(
  { length: 9 },
  (_, index) => `${index + 1},Ada${index},Beispiel${index},${inventedBirthday(index)},Team Berlin`,
);
export const COLUMNS = "Nr,First Name,Last Name,Birthday,Group";

/** A list, and the changes that are made before the list is planned. */
export interface Night {
  readonly lines: readonly string[];
  readonly feed?: Partial<FeedSettings>;
  /** Number of days that pass before the list. */
  readonly days?: number;
  /** The text after the last line; a line feed unless given. */
  readonly end?: string;
  readonly groups?: ChangeGroups;
  readonly before?: (place: Workplace) => void | Promise<void>;
}

/** Applies each list after its plans were compared. */
export async function compareNights(nights: readonly Night[]): Promise<void> {
  const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
  const path = join(place.root, "outside/staff.csv");
  try {
    for (const { lines, feed: changes = {}, days = 0, end = "\n", groups, before } of nights) {
      await before?.(place);
      writeFileSync(path, lines.join("\n") + end);
      place.clock.pass(60_000 + days * DAY_MS);
      utimesSync(path, place.clock.now() / 1000, place.clock.now() / 1000);
      const feed = testFeed("staff", { columns: {}, key: ["Nr"], dateOrder: null, ...changes });
      const env = place.env({ waitsForProbes: false });
      await comparePlans(path, feed, env, groups);
      await applyFile(path, feed, env);
      // A list that was held would leave no row cache, and the case would show nothing.
      expect(existsSync(join(place.root, "state/known/staff.records"))).toBe(true);
    }
  } finally {
    place.remove();
  }
}
