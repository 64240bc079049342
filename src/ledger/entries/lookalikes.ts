import type { ContactInput } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import type { Traits } from "../../model/mapped-row.ts";
import type { Operation } from "../../model/operation.ts";
import { traitsOf } from "../../model/traits.ts";
import { ENTRY_COLUMNS, toEntry, type Entry } from "./entries.ts";
import type { Database } from "../database/open-database.ts";

/** A create that was sent and has no answer. */
export interface PersonInDoubt {
  readonly operation: number;
  readonly run: string;
  readonly key: string;
  /** What was sent. */
  readonly input: ContactInput;
  readonly traits: Traits;
  /** What is known of it: nothing yet, or that somebody has its address. */
  readonly issue: Issue;
}

/** Who may be the person of a create. */
export type Lookalike =
  | { readonly kind: "linked"; readonly contactId: number; readonly input: ContactInput }
  | { readonly kind: "in_doubt"; readonly operationId: number; readonly input: ContactInput };

/**
 * Who may be a person under another key: first name and e-mail or phone; the full name where either has no address.
 * Looked for when a create is planned, and once more when it is sent: other plans may have come in between.
 */
export function openLookalikes(db: Database) {
  // One arm for each index: asked with OR, SQLite would look through everybody of the feed. An e-mail tells most.
  const linked = db.prepare(`
    SELECT 1 AS rank, ${ENTRY_COLUMNS} FROM entries e WHERE e.email = @email AND e.feed = @feed AND e.first_name = @firstName
      AND e.changed_run IS NOT @notOf
    UNION ALL SELECT 2, ${ENTRY_COLUMNS} FROM entries e WHERE e.phone = @phone AND e.feed = @feed
      AND e.first_name = @firstName AND e.changed_run IS NOT @notOf
    UNION ALL SELECT 3, ${ENTRY_COLUMNS} FROM entries e WHERE e.full_name = @fullName AND e.feed = @feed
      AND ((@email IS NULL AND @phone IS NULL) OR (e.email IS NULL AND e.phone IS NULL))
      AND e.changed_run IS NOT @notOf
    ORDER BY rank, id LIMIT 1`);
  const inDoubt = db.prepare(`
    SELECT id AS operation, run, key, coalesce(body, input) AS input, issue FROM operations
    WHERE feed = ? AND state IN ('sending', 'in_doubt') ORDER BY id`);
  /** @param notOf leaves out whom this run has put there: of one list's rows none is another's person */
  const findLinked = (feed: string, traits: Traits, notOf: string | null): Entry | null => {
    const found = linked.get({ ...traits, feed, notOf });
    return found === undefined ? null : toEntry(found);
  };
  /** A feed's creates that have no answer: any of these people may be in the service. They are few. */
  const readInDoubt = (feed: string): readonly PersonInDoubt[] =>
    (inDoubt.all(feed) as InDoubtColumns[]).map((found) => {
      const input = JSON.parse(found.input) as ContactInput;
      const issue = found.issue === null ? unanswered(found.operation) : (JSON.parse(found.issue) as Issue);
      return { ...found, input, issue, traits: traitsOf(input) };
    });
  return {
    linked: (feed: string, traits: Traits): Entry | null => findLinked(feed, traits, null),
    inDoubt: readInDoubt,
    /** Somebody created, or perhaps, by another plan than this create's. */
    of: ({ feed, run, input }: Pick<Operation, "feed" | "run" | "input">): Lookalike | null => {
      const traits = traitsOf(input);
      const entry = findLinked(feed, traits, run);
      if (entry !== null) return { kind: "linked", contactId: entry.contactId, input: entry.applied };
      const found = readInDoubt(feed).find((other) => other.run !== run && lookAlike(other.traits, traits));
      return found === undefined ? null : { kind: "in_doubt", operationId: found.operation, input: found.input };
    },
  };
}

interface InDoubtColumns {
  readonly operation: number;
  readonly run: string;
  readonly key: string;
  readonly input: string;
  readonly issue: string | null;
}

/** The same rule for people who are not linked. */
export function lookAlike(a: Traits, b: Traits): boolean {
  const equal = (name: keyof Traits) => a[name] !== null && a[name] === b[name];
  const hasNoAddress = (traits: Traits) => traits.email === null && traits.phone === null;
  if (equal("firstName") && (equal("email") || equal("phone"))) return true;
  return equal("fullName") && (hasNoAddress(a) || hasNoAddress(b));
}

function unanswered(operationId: number): Issue {
  return { code: "in_doubt", field: null, header: null, data: { operationId } };
}
