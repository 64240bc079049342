import { daysAhead } from "../../../model/calendar.ts";
import type { DecidingList } from "../deciding-list.ts";
import { SOON_DAYS, type MovedFigures } from "../rules/guards/list-guards.ts";

/** Returns the birthdays of linked people that a list moves into the next days. Corrected rows were looked at one by one. */
export function movedFigures({ draft, kind, now }: Pick<DecidingList, "draft" | "kind" | "now">): MovedFigures {
  if (kind !== "list" || draft.countOf("update") === 0) return { people: 0, examples: [] };
  const days = daysAhead(new Date(now).toISOString().slice(0, 10), SOON_DAYS);
  return draft.greetingsMovedInto(days.flatMap(({ monthDays }) => monthDays));
}
