import type { Ledger } from "../../../ledger/ledger.ts";
import type { NamedPeople } from "../../../ledger/people/find/name-person.ts";
import type { FoundPerson } from "../../../ledger/people/find/found-person.ts";
import type { Entry } from "../../../model/contact.ts";
import { formOfPerson, PERSON_FORMS } from "../../../model/text/person-form.ts";
import { isErasedKey, keyInWords } from "../../../model/text/row-key.ts";
import { knownByOf, type KnownBy } from "../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { formsOf, isNamedBy, isOfPerson, personKnownAs } from "./person-known.ts";
import { ownerOf, type OwnerLedger } from "./row-owner.ts";
import { valuesOfRow } from "./values-of-row.ts";

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
  const { total, people } = peopleNamed(text, ledger);
  const [first] = people;
  if (first === undefined)
    return {
      lines: [
        `The ledger has no person “${text}”. Give an e-mail address, a phone number, a key, a name or a contact_id. See also: celebration-sync find`,
      ],
    };
  if (total === 1 || areOnePerson(people, ledger)) return { id: first.id, who: sayWho(first, ledger) };
  const lines = people.map((person) => `  ${formOfPerson(person.id)}  ${describe(person)}`);
  const more = total > people.length ? [`  … and ${total - people.length} more`] : [];
  return {
    lines: [`“${text}” may be one of ${total} people. Give what stands in front of the person:`, ...lines, ...more],
  };
}

/**
 * Returns the people that a text names. A refused row, or a create without a contact, is the contact of its key where that is the
 * same person. Where it may be the same person, both are returned, unless the text is the form of one of them.
 */
export function peopleNamed(text: string, ledger: OwnerLedger): NamedPeople {
  const { total, people } = ledger.people.named(text);
  const contact = (id: number) => ledger.people.named(`${PERSON_FORMS.contact}:${id}`).people;
  const isForm = ledger.people.idOf(text.trim()) !== null || /^[a-z]+:/u.test(text.trim());
  const all = people.flatMap((person) => {
    const found = ledger.people.find(person.id);
    if (found?.holder === undefined) return [person];
    const owner = ownerOf(found, ledger);
    if (owner === "holder") return contact(found.holder);
    return owner === "maybe" && !isForm ? [...contact(found.holder), person] : [person];
  });
  const found = withoutRecordsOf([...new Map(all.map((person) => [person.id, person])).values()], ledger);
  return { total: total - people.length + found.length, people: found };
}

/** Leaves out each row and each create without a contact that certainly is of a person who stands before it. */
function withoutRecordsOf(people: readonly FoundPerson[], ledger: OwnerLedger): readonly FoundPerson[] {
  const kept: { readonly person: FoundPerson; readonly knownBy: readonly KnownBy[] }[] = [];
  for (const person of people) {
    const { state, input, row } = person;
    const values = input === null ? rowValues(row, ledger) : knownByOf(input);
    const isRepeated = state === "refused" && values !== null && kept.some(({ knownBy }) => isNamedBy(values, knownBy));
    if (!isRepeated) kept.push({ person, knownBy: personKnownAs(person.id, ledger)?.knownBy ?? [] });
  }
  return kept.map(({ person }) => person);
}

function rowValues(row: FoundPerson["row"], { runs }: OwnerLedger): KnownBy | null {
  return row === null ? null : valuesOfRow(row, runs.get(row.run)?.columns ?? []);
}

function areOnePerson(people: readonly FoundPerson[], ledger: NamingLedger): boolean {
  const person = personKnownAs(people[0]?.id ?? "", ledger);
  if (person === null) return false;
  const forms = formsOf(person.knownBy);
  const contacts = new Set(person.entries.map(({ contactId }) => contactId));
  const alike = new Set(person.alike.map(({ contactId }) => contactId));
  return people.every(({ contactId, input }) =>
    contactId !== null && (contacts.has(contactId) || alike.has(contactId))
      ? contacts.has(contactId)
      : input !== null && isOfPerson(input, forms),
  );
}

/**
 * Says who a person is, by each contact of the person: a decision is about all of them. Names the contacts that may be the person's,
 * too.
 */
function sayWho(first: FoundPerson, ledger: NamingLedger): string {
  const { entries = [], alike = [] } = personKnownAs(first.id, ledger) ?? {};
  const peopleOf = (contacts: readonly Pick<Entry, "contactId">[]) =>
    contacts.flatMap(({ contactId }) =>
      contactId === first.contactId ? [] : ledger.people.named(`${PERSON_FORMS.contact}:${contactId}`).people,
    );
  const who = [first, ...peopleOf(entries)].map(describe).join("; also ");
  const others = peopleOf(alike).map((person) => `Perhaps the same person: ${describe(person)}`);
  return [who, ...others].join("\n");
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
    // The key that an erasure leaves means nothing to a reader.
    key === null || isErasedKey(key) ? "" : `key ${keyInWords(key)}`,
    contactId === null ? WITHOUT_CONTACT[state] : `contact ${contactId}${state === "deleted" ? " (deleted)" : ""}`,
  ];
  return facts.filter((fact) => fact !== "").join(", ");
}

const WITHOUT_CONTACT: Readonly<Record<FoundPerson["state"], string>> = {
  linked: "",
  gone: "",
  in_doubt: "in doubt",
  refused: "not in the service",
  deleted: "deleted",
};
