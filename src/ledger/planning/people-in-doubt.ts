import type { Traits } from "../../model/mapped-row.ts";
import { lookAlike, openLookalikes, type PersonInDoubt } from "../entries/lookalikes.ts";
import type { Database } from "../database/open-database.ts";

/** A feed's creates that have no answer, read once per plan. */
export function openPeopleInDoubt(db: Database, feed: string) {
  let read: readonly PersonInDoubt[] | null = null;
  const people = () => (read ??= openLookalikes(db).inDoubt(feed));
  return {
    isAnybodyInDoubt: (): boolean => people().length > 0,
    inDoubt: (key: string): PersonInDoubt | null => people().find((person) => person.key === key) ?? null,
    /** Who may be this person under another key, by the rule for linked people. */
    lookalikeInDoubt: (traits: Traits): PersonInDoubt | null =>
      people().find((person) => lookAlike(person.traits, traits)) ?? null,
  };
}
