/** Eight people who have no value in common, for lists that give their keys to other people. */
import type { HEADER } from "./feeds.ts";
import { person } from "./list-sequence.ts";
import type { Workplace } from "./workplace.ts";

export const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fanny", "Gustav", "Hella"];
const LAST = ["Amsel", "Bussard", "Drossel", "Elster", "Falke", "Habicht", "Kranich", "Lerche"];

/** Returns a row of the person with this number, under any key. */
export function someone(
  at: number,
  key: number,
  more: Partial<Record<(typeof HEADER)[number], string>> = {},
): readonly string[] {
  return person(key, NAMES[at] ?? "", {
    "Last Name": LAST[at] ?? "",
    Birthday: `19${50 + at * 4}-${String(at + 1).padStart(2, "0")}-${11 + at * 2}`,
    Email: `${NAMES[at]?.toLowerCase()}@example.org`,
    UID: `person ${at}`,
    ...more,
  });
}

export const everyone = NAMES.map((_, at) => at);

/** Returns the contact_ids in the service by first name. */
export const idsByName = (place: Workplace) =>
  Object.fromEntries(place.sandbox.contacts().map(({ first_name: name, contact_id: id }) => [name, id]));
