import type { DecidingList } from "../deciding-list.ts";
import { findFilledNew } from "../rules/changes/filled-new-people.ts";
import { commonInterval, EXCHANGED } from "../rules/changes/intervals.ts";
import type { ChangeFigures } from "../rules/guards/change-guards.ts";
import { columnFigures } from "./column-figures.ts";
import { fieldFigures } from "./field-figures.ts";
import { groupFigures } from "./group-figures.ts";

/** Number of birthdays that are compared for a common interval. */
const MOST_BIRTHDAYS = 20_000;

/** Gathers the figures about what a list changes for known people. */
export function changeFigures(deciding: DecidingList): ChangeFigures {
  const { draft, ledger, feed } = deciding;
  const isAnswered = (birthday: string) => ledger.answers.ofDate(feed.name, birthday) === "right";
  const fields = fieldFigures(deciding, isAnswered);
  const hasBirthdays = fields.some(({ field }) => field === "birthday");
  const birthdayInterval = hasBirthdays
    ? commonInterval(draft.changesOf("birthday", ["changed", "contradicts", "refused"], MOST_BIRTHDAYS))
    : null;
  return {
    linked: ledger.entries.count(feed.name),
    groups: groupFigures(deciding),
    isCorrectedReport: deciding.kind === "rejections",
    fields,
    columns: columnFigures(deciding),
    birthdayInterval,
    areAllExchanged: birthdayInterval?.interval === EXCHANGED && !draft.keepsExchangeable(feed.name),
    filledNew: filledNew(deciding, isAnswered),
  };
}

/** Fewer new people are never odd. */
const FEWEST_NEW = 5;

function filledNew(
  { draft, staging }: DecidingList,
  isAnswered: (birthday: string) => boolean,
): ChangeFigures["filledNew"] {
  if (draft.countOf("create") < FEWEST_NEW) return null;
  const follows = (before: number, after: number) => after === before + 1 || staging.rowBeside(before, 1) === after;
  const found = findFilledNew(draft.newBirthdays(), follows, isAnswered);
  return found === null ? null : { ...found, examples: draft.newExamples(found.seqs.slice(0, 3)) };
}
