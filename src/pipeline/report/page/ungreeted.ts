import { nameOf } from "../../../model/contact.ts";
import type { Operation } from "../../../model/operation.ts";
import type { ReportSource, RunRecord } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";

/** The new people of a run that the service can't greet. Each person counts once. */
export interface Ungreeted {
  readonly total: number;
  /** The first few, with what they lack. */
  readonly named: readonly { readonly name: string; readonly lacks: readonly Lack[] }[];
}

type Lack = "no_address" | "no_birthday";

const MOST_NAMED = 5;

/**
 * Returns a counter of new people without an e-mail address and a phone number, or without a birthday. People of a list
 * without a birthday column are greeted on another day, so they need no birthday.
 */
export function countUngreeted(record: Pick<RunRecord, "columns">) {
  const needsBirthday = hasBirthdays(record);
  const named: { name: string; lacks: Lack[] }[] = [];
  let total = 0;
  return {
    add({ kind, state, input }: Operation): void {
      if (kind !== "create" || state === "dropped" || state === "superseded" || state === "rejected") return;
      const lacks: Lack[] = [];
      if (!isGiven(input.email) && !isGiven(input.phone) && !isGiven(input.whatsapp_phone)) lacks.push("no_address");
      if (needsBirthday && !isGiven(input.birthday)) lacks.push("no_birthday");
      if (lacks.length === 0) return;
      total += 1;
      if (named.length < MOST_NAMED) named.push({ name: nameOf(input), lacks });
    },
    counted: (): Ungreeted => ({ total, named }),
  };
}

/** Returns whether the people of a list are greeted on a birthday that the list names. */
export function hasBirthdays({ columns }: Pick<RunRecord, "columns">): boolean {
  return columns.some(({ target }) => target?.startsWith("birthday") === true);
}

/** Returns the new people of a plan or run that the service can't greet. */
export function ungreetedOf({ record, operations }: Pick<ReportSource, "record" | "operations">): Ungreeted {
  return ungreetedFrom(record, operations());
}

/** Returns those of some operations whose new people the service can't greet. */
export function ungreetedFrom(record: Pick<RunRecord, "columns">, operations: Iterable<Operation>): Ungreeted {
  const counter = countUngreeted(record);
  for (const operation of operations) counter.add(operation);
  return counter.counted();
}

/** Returns one sentence that counts and names the people, and what to do. */
export function ungreetedInWords(phrases: Phrases, { total, named }: Ungreeted): string {
  const people = named.map(
    ({ name, lacks }) => `${name} (${lacks.map((lack) => phrases.say(`ungreeted.${lack}`)).join(", ")})`,
  );
  return phrases.say("todo.ungreeted", { count: total, people: phrases.plain(people, total - named.length) });
}

function isGiven(value: string | null | undefined): boolean {
  return value !== undefined && value !== null && value !== "";
}
