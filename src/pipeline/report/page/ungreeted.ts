import { nameOf } from "../../../model/contact.ts";
import type { Operation } from "../../../model/operation.ts";
import type { ReportSource, RunRecord } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";

/** The new people of a run that the service can't greet. Each person counts once. */
export interface Ungreeted {
  readonly total: number;
  /** The first few, with what they lack. */
  readonly named: readonly { readonly name: string; readonly lacks: readonly Lack[] }[];
  /** Whether the list itself must be completed. Otherwise, the country of its phone numbers is all that is missing. */
  readonly isListIncomplete: boolean;
}

/** `phone_country`, `phone_unread`: the list has a number, which is not sent. */
type Lack = "no_address" | "phone_country" | "phone_unread" | "no_birthday";

const MOST_NAMED = 5;

/**
 * Returns a counter of new people without an e-mail address and a phone number, or without a birthday. People of a list
 * without a birthday column are greeted on another day, so they need no birthday.
 */
export function countUngreeted(record: Pick<RunRecord, "columns">) {
  const needsBirthday = hasBirthdays(record);
  const named: { name: string; lacks: Lack[] }[] = [];
  let [total, withoutCountry, incomplete] = [0, 0, 0];
  return {
    add({ kind, state, input, warnings }: Operation): void {
      if (kind !== "create" || state === "dropped" || state === "superseded" || state === "rejected") return;
      // Nothing is left of a person who was erased.
      if (input.first_name === "") return;
      const lacks: Lack[] = [];
      if (!isGiven(input.email) && !isGiven(input.phone) && !isGiven(input.whatsapp_phone))
        lacks.push(lackOfAddress(warnings));
      if (needsBirthday && !isGiven(input.birthday)) lacks.push("no_birthday");
      if (lacks.length === 0) return;
      total += 1;
      if (lacks.every((lack) => lack === "phone_country")) withoutCountry += 1;
      else incomplete += 1;
      if (named.length < MOST_NAMED) named.push({ name: nameOf(input), lacks });
    },
    // One number is quicker written with its country code.
    counted: (): Ungreeted => ({ total, named, isListIncomplete: incomplete > 0 || withoutCountry === 1 }),
  };
}

/** Returns why a person has no address. A phone number that was left out stands among the row's warnings. */
function lackOfAddress(warnings: Operation["warnings"]): Lack {
  const phones = warnings.filter(({ field }) => field === "phone" || field === "whatsapp_phone");
  if (phones.length === 0) return "no_address";
  return phones.some(({ code }) => code === "phone_needs_country") ? "phone_country" : "phone_unread";
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

/** Returns the sentences that count and name the people, and say what to do. */
export function ungreetedInWords(phrases: Phrases, { total, named, isListIncomplete }: Ungreeted): string {
  const people = named.map(
    ({ name, lacks }) => `${name} (${lacks.map((lack) => phrases.say(`ungreeted.${lack}`)).join(", ")})`,
  );
  const counted = phrases.say("todo.ungreeted", { count: total, people: phrases.plain(people, total - named.length) });
  return isListIncomplete ? `${counted} ${phrases.say("todo.ungreeted_list")}` : counted;
}

function isGiven(value: string | null | undefined): boolean {
  return value !== undefined && value !== null && value !== "";
}
