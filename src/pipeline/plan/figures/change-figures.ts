import type { DecidingList } from "../deciding-list.ts";
import { birthdayShift } from "../rules/birthday-shift.ts";
import type { ChangeFigures } from "../rules/guards/change-guards.ts";
import { groupFigures } from "./group-figures.ts";

/** Gathers the figures about what a list changes for known people. */
export function changeFigures(deciding: DecidingList): ChangeFigures {
  const changes = deciding.draft.birthdayChanges().map(({ before, after }) => birthdayShift(before, after));
  const count = (shift: string) => changes.filter((found) => found === shift).length;
  return {
    groups: groupFigures(deciding),
    birthdayShifts: { changed: changes.length, day: count("day"), swapped: count("swapped"), epoch: count("epoch") },
  };
}
