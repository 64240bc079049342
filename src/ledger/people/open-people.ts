import type { ContactInput, Entry } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";
import { explainPerson, type ExplainedPerson } from "./explain/explain-person.ts";
import { findPerson, type KnownPerson } from "./find/find-person.ts";
import { countGone } from "./gone-contacts.ts";
import { formerInputs } from "./former-inputs.ts";
import { allEntries, likelyEntries, type SoughtTraits } from "./likely-entries.ts";
import { peopleNamed, type NamedPeople } from "./find/name-person.ts";
import { parsePersonId, type PersonId } from "./person-names.ts";
import { heldAt, type HeldAt } from "./explain/held-at.ts";
import { searchPeople, type FoundPeople } from "./find/search-people.ts";

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** The people of all feeds, also those who have no contact. */
export interface People {
  /** Returns one page of the people that match a search text. `searchPeople` says what matches. */
  search(text: string, part: Part): FoundPeople | null;
  /** Returns what is known about a person, with a part of what happened: see `explainPerson`. */
  explain(id: PersonId, part: Part): ExplainedPerson | null;
  /** Returns what is known about the person that an id's text names: see `explainPerson`. */
  explainAs(id: string, part: Part): ExplainedPerson | null;
  /** Returns the people that a text names: see `peopleNamed`. */
  named(text: string): NamedPeople;
  /** Returns the id that a text is, as `personIdText` writes it; null for any other text. */
  idOf(text: string): PersonId | null;
  /** Returns the person that an id's text names; null if the ledger has nothing under it. */
  find(id: string): KnownPerson | null;
  /** Returns what was sent, or was to be sent, for a person's contact or under the person's key. */
  formerInputs(person: KnownPerson): readonly ContactInput[];
  /** Returns the linked contacts that may have one of these traits. */
  likelyEntries(traits: SoughtTraits): Iterable<Entry>;
  /** Returns the number of a feed's linked contacts that are gone from the service. */
  countGone(feed: string): number;
  /** Returns the linked contacts of all feeds. */
  allEntries(): Iterable<Entry>;
  /** Returns what the service held of a person at a point in time (ISO date-time): see `heldAt`. */
  heldAt(id: PersonId, at: string): HeldAt | null;
}

export function openPeople(db: Database): People {
  return {
    search: (text, part) => searchPeople(db, text, part),
    explain: (id, part) => explainPerson(db, id, part),
    idOf: (text) => parsePersonId(text),
    explainAs(text, part) {
      const id = parsePersonId(text);
      return id === null ? null : explainPerson(db, id, part);
    },
    named: (text) => peopleNamed(db, text),
    find(text) {
      const id = parsePersonId(text);
      return id === null ? null : findPerson(db, id);
    },
    formerInputs: (person) => formerInputs(db, person),
    likelyEntries: (traits) => likelyEntries(db, traits),
    countGone: (feed) => countGone(db, feed),
    allEntries: () => allEntries(db),
    heldAt: (id, at) => heldAt(db, id, at),
  };
}
