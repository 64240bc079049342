import { finding, namesOf, NOTABLE_GROUP, sum, type GroupFigures, type Guard } from "./guard.ts";

/** The figures about what a list changes for known people. */
export interface ChangeFigures {
  readonly groups: readonly GroupFigures[];
  readonly birthdayShifts: Readonly<Record<"changed" | "day" | "swapped" | "epoch", number>>;
}

/** Fewer birthdays with the same shift look like corrections; from this number on, they look like a wrong column. */
const MANY_BIRTHDAYS = 3;

/** Guards that hold the whole run because of what it changes for known people. */
export const CHANGE_GUARDS: readonly Guard<ChangeFigures>[] = [
  {
    name: "group_moved",
    scope: "run",
    fires: ({ groups }) => {
      const moved = groups.filter(({ linked, movedAway }) => linked >= NOTABLE_GROUP && movedAway > linked / 2);
      return moved.length > 0
        ? finding({ groups: namesOf(moved), people: sum(moved.map((group) => group.movedAway)) })
        : null;
    },
  },
  {
    name: "birthdays_shifted",
    scope: "run",
    fires: ({ birthdayShifts: { changed, day, swapped, epoch } }) => {
      const most = Math.max(day, swapped, epoch);
      if (most < MANY_BIRTHDAYS || most <= changed / 2) return null;
      const how = most === day ? "by one day" : most === swapped ? "day and month swapped" : "by 4 years and a day";
      return finding({ people: most, how });
    },
  },
];
