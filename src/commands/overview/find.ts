import { openLedgerView } from "../../app/ledger-view.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { FoundPerson } from "../../ledger/people/find/found-person.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { formOfPerson } from "../../model/text/person-form.ts";
import { keyInWords, readableKey } from "../../model/text/row-key.ts";
import { peopleNamed } from "../../run/push/never/name-person.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** People without a contact that are shown. */
const MOST_OTHERS = 20;
/** People who are searched. A text that more people have names no one. */
const MOST_FOUND = 100_000;

/**
 * Prints the linked contacts, and the creates in doubt, that match a contact_id, key, name, e-mail or phone, or that the text names for
 * `export` and `erase`. Then come people who have no contact, because their rows were refused.
 */
export function find(words: readonly string[], flags: { readonly config?: string }, terminal: Terminal): ExitCode {
  const text = words.join(" ").trim();
  if (text === "") {
    terminal.complain("Give a contact_id, a key, a name, an e-mail address or a phone number to look for.");
    return 2;
  }
  const ledger = openLedgerView(settingsFor(flags.config));
  try {
    const people = peopleIn(text, ledger);
    const found = people.filter(({ state }) => state === "linked" || state === "gone" || state === "in_doubt");
    const groupNames = new Map(ledger.account.usedGroups().map(({ groupId, name }) => [groupId, name]));
    if (terminal.json) {
      terminal.printJson(
        found.map((person) => ({
          feed: person.feed,
          contactId: person.contactId,
          key: readableKey(person.key ?? ""),
          groupId: groupOf(person),
          group: groupNames.get(groupOf(person) ?? 0) ?? null,
          inDoubt: person.state === "in_doubt",
          operation: operationOf(person),
          values: valuesOf(person),
        })),
      );
    }
    for (const contact of found) show(contact, groupNames, terminal);
    const others = people.filter(({ contactId, state }) => contactId === null && state === "refused");
    for (const person of others.slice(0, MOST_OTHERS)) showOther(person, terminal);
    if (found.length === 0) terminal.print(`The ledger has no contact that matches “${text}”.`);
    return 0;
  } finally {
    ledger.close();
  }
}

/** Shows a person who is not in the service, by the form that `explain`, `export` and `erase` take. */
function showOther({ id, name, feed }: FoundPerson, { print, paint }: Terminal): void {
  print(`${paint("bold", formOfPerson(id))} of ${feed}: ${name === "" ? "a refused row" : name}, not in the service`);
}

/** Returns the people who have a text in their values, and those that it names. Each is returned once. */
function peopleIn(text: string, ledger: Ledger): readonly FoundPerson[] {
  const found = ledger.people.search(text, { limit: MOST_FOUND, offset: 0 })?.people ?? [];
  const all = [...found, ...peopleNamed(text, ledger).people];
  return [...new Map(all.toReversed().map((person) => [person.id, person])).values()].toReversed();
}

function show(person: FoundPerson, groupNames: ReadonlyMap<number, string>, { print, paint }: Terminal): void {
  const { feed, key, contactId, state } = person;
  const groupId = groupOf(person);
  const id =
    contactId === null
      ? `in doubt, operation ${operationOf(person) ?? "?"}`
      : `contact ${contactId}${state === "gone" ? " (no longer in the service)" : ""}`;
  const group = groupId === null ? "group not known yet" : (groupNames.get(groupId) ?? `group ${groupId}`);
  print(
    `${paint("bold", keyInWords(key ?? ""))} of ${feed}: ${contactId === null ? paint("yellow", id) : id}, ${group}`,
  );
  const values = Object.entries(valuesOf(person)).map(([field, value]) => `${field} ${JSON.stringify(value)}`);
  print(
    `  ${values.length === 0 ? "The values of this contact are not known. The next list sends all of them." : values.join(", ")}`,
  );
}

/** Returns the number of the create in doubt; null: the contact is linked. */
function operationOf({ id, contactId }: FoundPerson): number | null {
  const [, operation] = contactId === null ? (/^o(\d+)$/u.exec(id) ?? []) : [];
  return operation === undefined ? null : Number(operation);
}

/** Returns the group_id; null: the group is not known yet. */
function groupOf({ groupId, input }: FoundPerson): number | null {
  const group = groupId ?? input?.group_id ?? 0;
  return group === 0 ? null : group;
}

/** Returns the known values of a contact. A contact that a person linked may have none. */
function valuesOf({ input }: FoundPerson): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(input ?? {}).filter(([field, value]) => field !== "group_id" && value !== ""),
  );
}
