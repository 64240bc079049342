import type { Traits } from "../../model/mapped-row.ts";
import { lookAlike, openLookalikes, type PersonInDoubt } from "./lookalikes.ts";
import type { Database } from "../database/open-database.ts";

/** The people of a feed's creates that have no answer. */
export interface PeopleInDoubt {
  /** Returns whether the feed has any create without an answer. */
  hasDoubts(): boolean;
  /** Returns the person in doubt under this key; null when there is none. */
  inDoubt(key: string): PersonInDoubt | null;
  /** Returns a person in doubt who looks like this one, by the rule for linked contacts; null when there is none. */
  lookalikeInDoubt(traits: Traits): PersonInDoubt | null;
}

/** The people are read once per plan, at the first question. */
export function openPeopleInDoubt(db: Database, feed: string): PeopleInDoubt {
  let read: readonly PersonInDoubt[] | null = null;
  const people = () => (read ??= openLookalikes(db).inDoubt(feed));
  return {
    hasDoubts: () => people().length > 0,
    inDoubt: (key) => people().find((person) => person.key === key) ?? null,
    lookalikeInDoubt: (traits) => people().find((person) => lookAlike(person.traits, traits)) ?? null,
  };
}
