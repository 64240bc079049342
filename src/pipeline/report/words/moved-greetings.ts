/** The birthdays that a list moves to another day. */
import { nameOf } from "../../../model/contact.ts";
import type { Operation } from "../../../model/operation.ts";
import type { Phrases } from "../language/phrases.ts";

/** Known people whose birthday a run moves to another day of the year, and the first few of them. */
export interface MovedGreetings {
  readonly total: number;
  readonly first: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

/** People that are named. */
export const MOVED_NAMED = 20;

/** Returns a counter of the birthdays that move. A year that is added or put right moves none. */
export function countMoved() {
  const first: MovedGreetings["first"][number][] = [];
  let total = 0;
  return {
    add({ kind, state, input, changes }: Pick<Operation, "kind" | "state" | "input" | "changes">): void {
      const [before, after] = changes["birthday"] ?? [null, null];
      if (kind !== "update" || before === null || after === null || before.slice(-5) === after.slice(-5)) return;
      if (state === "dropped" || state === "superseded" || state === "rejected") return;
      total += 1;
      if (first.length < MOVED_NAMED) first.push({ name: nameOf(input), before, after });
    },
    counted: (): MovedGreetings => ({ total, first }),
  };
}

/** Returns a line for each person: `Ada: 4 May → 5 April`. */
export function movedInWords(phrases: Phrases, { total, first }: MovedGreetings): readonly string[] {
  const dayOf = (birthday: string) => phrases.day(`--${birthday.slice(-5)}`);
  const lines = first.map(({ name, before, after }) =>
    phrases.say("moved.line", { name, before: dayOf(before), after: dayOf(after) }),
  );
  return total > first.length ? [...lines, phrases.say("moved.more", { count: total - first.length })] : lines;
}
