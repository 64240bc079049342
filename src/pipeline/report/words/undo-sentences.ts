/** The sentences about a list that is taken back. */
import type { RunRecord } from "../../../model/run-record.ts";
import type { LeftPerson, UndoRecord } from "../../../model/request.ts";
import type { Phrases } from "../language/phrases.ts";
import { fieldInSentence } from "./fields.ts";

/** Returns in one sentence how many people go back to what they were, and how many stay as they are now. */
export function undoInWords(
  phrases: Phrases,
  { back, left, changed }: Pick<UndoRecord, "back" | "left" | "changed">,
  when: "planned" | { readonly wentBack: number },
): string {
  const count = when === "planned" ? back : when.wentBack;
  const first = phrases.say(when === "planned" ? "undo.back" : "undo.went_back", { count });
  const parts = [
    first,
    ...(back > count ? [phrases.say("undo.not_back", { count: back - count })] : []),
    ...(changed > 0 ? [phrases.say("undo.changed", { count: changed })] : []),
    ...(left > changed ? [phrases.say("undo.others", { count: left - changed })] : []),
  ];
  return `${parts.join(", ")}.`;
}

/** Returns the number of people who went back to what they were. */
export function wentBack({ rows, deletes }: Pick<RunRecord, "rows" | "deletes">): number {
  return rows.created + rows.updated + deletes.deleted;
}

/** Returns a person who is left alone, and why. */
export function leftInWords(phrases: Phrases, { name, reason, by, byFile }: LeftPerson): string {
  const values = { file: byFile ?? "", day: by?.slice(0, 10) ?? "" };
  return phrases.say("undo.left.person", { name, why: phrases.tell(`undo.why.${reason}`, values) });
}

/** Returns what an undo can't take back, one sentence each. */
export function cannotBeUndone(
  phrases: Phrases,
  { greeted, recreated, twice = 0, kept, inDoubt, corrected }: UndoRecord,
): readonly string[] {
  const fields = Object.entries(kept).map(([field, count]) =>
    field === "group"
      ? phrases.say("undo.cannot.group", { count })
      : phrases.say("undo.cannot.kept", { count, field: fieldInSentence(phrases, field) }),
  );
  return [
    phrases.say("undo.cannot.greeted", { count: greeted }),
    ...(recreated > 0 ? [phrases.say("undo.cannot.recreated", { count: recreated })] : []),
    ...(twice > 0 ? [phrases.say("undo.cannot.twice", { count: twice })] : []),
    ...fields,
    ...(corrected === undefined
      ? []
      : [phrases.say("undo.cannot.corrected", { count: corrected.people, runs: corrected.runs.join(", ") })]),
    ...(inDoubt > 0 ? [phrases.say("undo.cannot.in_doubt", { count: inDoubt })] : []),
  ];
}
