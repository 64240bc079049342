import { openLedgerView } from "../../app/ledger-view.ts";
import type { FoundContact } from "../../ledger/operations/find-contacts.ts";
import type { FoundPerson } from "../../ledger/people/find/found-person.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { formOfPerson } from "../../model/text/person-form.ts";
import { keyInWords, readableKey } from "../../model/text/row-key.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** People without a contact that are shown. */
const MOST_OTHERS = 20;

/**
 * Prints the linked contacts, and the creates in doubt, that match a contact_id, key, name, e-mail or phone. Then come people who
 * have no contact, because their rows were refused.
 */
export function find(words: readonly string[], flags: { readonly config?: string }, terminal: Terminal): ExitCode {
  const text = words.join(" ").trim();
  if (text === "") {
    terminal.complain("Give a contact_id, a key, a name, an e-mail address or a phone number to look for.");
    return 2;
  }
  const ledger = openLedgerView(settingsFor(flags.config));
  try {
    const found = ledger.manualDecisions.find(text);
    const groupNames = new Map(ledger.account.usedGroups().map(({ groupId, name }) => [groupId, name]));
    if (terminal.json) {
      terminal.printJson(
        found.map(({ key, input, operation, groupId, ...rest }) => ({
          ...rest,
          key: readableKey(key),
          groupId: groupId === 0 ? null : groupId,
          group: groupNames.get(groupId) ?? null,
          inDoubt: operation !== null,
          operation,
          values: valuesOf(input),
        })),
      );
    }
    for (const contact of found) show(contact, groupNames, terminal);
    const others = ledger.people.search(text, { limit: MOST_OTHERS, offset: 0 })?.people ?? [];
    for (const person of others)
      if (person.contactId === null && person.state === "refused") showOther(person, terminal);
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

function show(contact: FoundContact, groupNames: ReadonlyMap<number, string>, { print, paint }: Terminal): void {
  const { feed, key, contactId, groupId, input, operation } = contact;
  const id = contactId === null ? `in doubt, operation ${operation ?? "?"}` : `contact ${contactId}`;
  const group = groupId === 0 ? "group not known yet" : (groupNames.get(groupId) ?? `group ${groupId}`);
  print(`${paint("bold", keyInWords(key))} of ${feed}: ${contactId === null ? paint("yellow", id) : id}, ${group}`);
  const values = Object.entries(valuesOf(input)).map(([field, value]) => `${field} ${JSON.stringify(value)}`);
  print(
    `  ${values.length === 0 ? "The values of this contact are not known. The next list sends all of them." : values.join(", ")}`,
  );
}

/** Returns the known values of a contact. A contact that a person linked may have none. */
function valuesOf({ group_id: _group, ...values }: FoundContact["input"]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}
