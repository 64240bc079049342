import type { ContactInput } from "../model/contact.ts";
import type { Issue } from "../model/issue.ts";
import type { Traits } from "../model/mapped-row.ts";
import { traitsOf } from "../model/traits.ts";
import type { Database } from "./open-database.ts";

/** A create that was sent and has no answer. */
export interface PersonInDoubt {
  readonly operation: number;
  readonly key: string;
  /** What was sent. */
  readonly input: ContactInput;
  /** What is known of it: nothing yet, or that somebody has its address. */
  readonly issue: Issue;
}

/** A feed's creates that have no answer: any of these people may be in the service. They are few: read once per plan. */
export function openPeopleInDoubt(db: Database, feed: string) {
  let read: readonly (PersonInDoubt & { readonly traits: Traits })[] | null = null;
  const people = () => (read ??= readPeople(db, feed));
  return {
    inDoubt: (key: string): PersonInDoubt | null => people().find((person) => person.key === key) ?? null,
    /** Who may be this person under another key, by the rule for linked people. */
    lookalikeInDoubt: (traits: Traits): PersonInDoubt | null =>
      people().find((person) => lookAlike(person.traits, traits)) ?? null,
  };
}

function readPeople(db: Database, feed: string) {
  const found = db
    .prepare(`
    SELECT id AS operation, key, coalesce(body, input) AS input, issue FROM operations
    WHERE feed = ? AND state IN ('sending', 'in_doubt') ORDER BY id`)
    .all(feed) as { operation: number; key: string; input: string; issue: string | null }[];
  return found.map(({ operation, key, input: text, issue: known }) => {
    const input = JSON.parse(text) as ContactInput;
    const issue = known === null ? unanswered(operation) : (JSON.parse(known) as Issue);
    return { operation, key, input, issue, traits: traitsOf(input) };
  });
}

function unanswered(operationId: number): Issue {
  return { code: "in_doubt", field: null, header: null, data: { operationId } };
}

/** First name and e-mail or phone; the full name where either has no address. */
function lookAlike(a: Traits, b: Traits): boolean {
  const equal = (name: keyof Traits) => a[name] !== null && a[name] === b[name];
  const hasNoAddress = (traits: Traits) => traits.email === null && traits.phone === null;
  if (equal("firstName") && (equal("email") || equal("phone"))) return true;
  return equal("fullName") && (hasNoAddress(a) || hasNoAddress(b));
}
