import type { Ledger } from "../../../ledger/ledger.ts";
import type { FoundPerson } from "../../../ledger/people/find/search-people.ts";
import { formOfPerson } from "../../../model/text/person-form.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import { formsOf, isOfPerson, personKnownAs } from "./person-known.ts";

/** The one person that a text names. */
interface NamedPerson {
  readonly id: string;
  /** Who the person is, as the terminal names the person. It must not be stored: it holds personal data. */
  readonly who: string;
}

type NamingLedger = Pick<Ledger, "people" | "entries" | "openItems" | "runs">;

/**
 * Returns the id of the person that a text names: an id, an e-mail, a phone, a key or a name; or the lines that say why it
 * names no one person. Several contacts of one person are one person.
 */
export function personNamed(text: string, ledger: NamingLedger): NamedPerson | { readonly lines: readonly string[] } {
  const { total, people } = ledger.people.named(text);
  const [first] = people;
  if (first === undefined)
    return {
      lines: [
        `The ledger has no person “${text}”. Give an e-mail address, a phone number, a key, a name or a contact_id. See also: celebration-sync find`,
      ],
    };
  if (total === 1 || areOnePerson(people, ledger)) return { id: first.id, who: describe(first) };
  const lines = people.map((person) => `  ${formOfPerson(person.id)}  ${describe(person)}`);
  const more = total > people.length ? [`  … and ${total - people.length} more`] : [];
  return {
    lines: [`“${text}” may be one of ${total} people. Give what stands in front of the person:`, ...lines, ...more],
  };
}

function areOnePerson(people: readonly FoundPerson[], ledger: NamingLedger): boolean {
  const person = personKnownAs(people[0]?.id ?? "", ledger);
  if (person === null) return false;
  const forms = formsOf(person.knownBy);
  const contacts = new Set(person.entries.map(({ contactId }) => contactId));
  return people.every(
    ({ contactId, input }) =>
      (contactId !== null && contacts.has(contactId)) || (input !== null && isOfPerson(input, forms)),
  );
}

function describe({ name, row, feed, key, contactId, state, input }: FoundPerson): string {
  const shown =
    name === ""
      ? (row?.cells ?? [])
          .filter((cell) => cell !== "")
          .slice(0, 4)
          .join(" ")
      : name;
  const facts = [
    shown,
    input?.birthday ?? "",
    input?.email ?? input?.phone ?? "",
    `list ${feed}`,
    key === null ? "" : `key ${readableKey(key)}`,
    contactId === null ? WITHOUT_CONTACT[state] : `contact ${contactId}${state === "deleted" ? " (deleted)" : ""}`,
  ];
  return facts.filter((fact) => fact !== "").join(", ");
}

const WITHOUT_CONTACT: Readonly<Record<FoundPerson["state"], string>> = {
  linked: "",
  in_doubt: "in doubt",
  refused: "not in the service",
  deleted: "deleted",
};
