import type { ContactInput, Entry } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import type { Traits } from "../../model/mapped-row.ts";
import type { Operation } from "../../model/operation.ts";
import { foldHeader } from "../../model/text/spelling/text-folding.ts";
import { traitsOf } from "../../model/traits.ts";
import { ENTRY_COLUMNS, toEntry } from "./entries.ts";
import type { Database } from "../database/open-database.ts";

/** The person of a create that was sent and has no answer. */
export interface PersonInDoubt {
  /** The create's id. */
  readonly operation: number;
  readonly run: string;
  readonly key: string;
  /** The body that was sent. */
  readonly input: ContactInput;
  readonly traits: Traits;
  /** Why the create is in doubt: no answer yet, or another contact has its address. */
  readonly issue: Issue;
}

/** A person who may be the person of a new create. */
export type Lookalike =
  | { readonly kind: "linked"; readonly contactId: number; readonly input: ContactInput }
  | { readonly kind: "in_doubt"; readonly operationId: number; readonly input: ContactInput };

/**
 * Finds people who may be the same person under another key. Two people look alike when they share the first name and
 * an e-mail or phone. Where one of them has no address, the same full name is enough, or the same birthday and a full name
 * that differs by its form only. The search runs when a create is planned and again when the create is sent, because
 * another plan may have run in between.
 */
export interface Lookalikes {
  /**
   * Returns a linked contact of the feed that looks like a row's person; null when there is none. A contact that is
   * another person, as a person answered, is left out.
   */
  linked(feed: string, row: NewRow): Entry | null;
  /**
   * Returns a linked contact of the feed with the row's full name, also exchanged, and its whole birthday; null when there is
   * none. A contact that is another person, as a person answered, is left out.
   *
   * @param group only contacts of this group; null: of any group
   */
  namesake(feed: string, row: NewRow, group: number | null): Entry | null;
  /**
   * Returns linked contacts of the feed with the row's birthday, e-mail or phone, whose names may be forms of the row's. A
   * contact that is another person, as a person answered, is left out.
   *
   * @param group only contacts of this group; null: of any group
   */
  withTrait(feed: string, row: NewRow, group: number | null): readonly Entry[];
  /** Returns the people of the feed's creates that have no answer. There are few of them. */
  inDoubt(feed: string): readonly PersonInDoubt[];
  /** Returns a person of another run who looks like the create's person: a linked contact, or a create in doubt. */
  of(create: Pick<Operation, "feed" | "run" | "key" | "input"> & Pick<NewRow, "hash">): Lookalike | null;
}

/** A row whose key is not linked. */
export interface NewRow {
  readonly key: string;
  readonly hash: string;
  readonly traits: Traits;
}

/** Number of contacts with one birthday that are compared with a new person. */
const MOST_BORN_ON_DAY = 200;

export function openLookalikes(db: Database): Lookalikes {
  const mayBe = `e.changed_run IS NOT @notOf AND NOT EXISTS (SELECT 1 FROM answers a WHERE a.feed = @feed
    AND a.subject = @key AND a.contact_id = e.contact_id AND a.hash = @hash AND a.choice = 'new')`;
  // One SELECT per index: with OR, SQLite would read every entry of the feed. The e-mail is the best proof.
  const linked = db.prepare(`
    SELECT 1 AS rank, ${ENTRY_COLUMNS} FROM entries e WHERE e.email = @email AND e.feed = @feed AND e.first_name = @firstName
      AND ${mayBe}
    UNION ALL SELECT 2, ${ENTRY_COLUMNS} FROM entries e WHERE e.phone = @phone AND e.feed = @feed
      AND e.first_name = @firstName AND ${mayBe}
    UNION ALL SELECT 3, ${ENTRY_COLUMNS} FROM entries e WHERE e.full_name = @fullName AND e.feed = @feed
      AND ((@email IS NULL AND @phone IS NULL) OR (e.email IS NULL AND e.phone IS NULL))
      AND ${mayBe}
    ORDER BY rank, id LIMIT 1`);
  // The same name in another form, as with accents. Where many people have one birthday, only some of them are compared.
  const bornOnDay = db.prepare(`
    SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.feed = @feed AND e.birthday = @birthday
      AND ((@email IS NULL AND @phone IS NULL) OR (e.email IS NULL AND e.phone IS NULL))
      AND ${mayBe} ORDER BY id LIMIT ${MOST_BORN_ON_DAY}`);
  const namesake = db.prepare(`
    SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.full_name IN (@fullName, @exchanged) AND e.feed = @feed
      AND e.birthday = @birthday AND (@group IS NULL OR e.group_id = @group) AND ${mayBe}
    ORDER BY e.full_name <> @fullName, id LIMIT 1`);
  const ofGroup = `e.feed = @feed AND (@group IS NULL OR e.group_id = @group) AND ${mayBe}`;
  const withTrait = (["email", "phone", "birthday"] as const).map((trait) =>
    db.prepare(
      `SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.${trait} = @${trait} AND ${ofGroup} ORDER BY id LIMIT ${MOST_BORN_ON_DAY}`,
    ),
  );
  const inDoubt = db.prepare(`
    SELECT id AS operation, run, key, coalesce(body, input) AS input, issue FROM operations
    WHERE feed = ? AND state IN ('sending', 'in_doubt') ORDER BY id`);
  /** @param notOf a run whose own contacts are left out: the rows of one list are different people */
  const findLinked = (feed: string, { traits, key, hash }: NewRow, notOf: string | null): Entry | null => {
    const asked = { ...traits, feed, key, hash, notOf };
    const found = linked.get(asked);
    if (found !== undefined) return toEntry(found);
    const { fullName, birthday } = traits;
    if (fullName === null || birthday === null) return null;
    const alike = bornOnDay.all(asked).map(toEntry);
    return alike.find(({ applied }) => isSameForm(traitsOf(applied).fullName, fullName)) ?? null;
  };
  const readInDoubt = (feed: string): readonly PersonInDoubt[] =>
    (inDoubt.all(feed) as InDoubtColumns[]).map((found) => {
      const input = JSON.parse(found.input) as ContactInput;
      const issue = found.issue === null ? unansweredIssue(found.operation) : (JSON.parse(found.issue) as Issue);
      return { ...found, input, issue, traits: traitsOf(input) };
    });
  return {
    linked: (feed, row) => findLinked(feed, row, null),
    namesake(feed, { key, hash, traits }, group) {
      const { firstName, fullName, birthday } = traits;
      if (firstName === null || fullName === null || birthday === null || !/^\d{4}/u.test(birthday)) return null;
      const lastName = fullName.slice(firstName.length + 1);
      // Without a last name, many people have the same name.
      if (lastName === "") return null;
      const exchanged = `${lastName} ${firstName}`;
      const found = namesake.get({ feed, key, hash, group, birthday, fullName, exchanged, notOf: null });
      return found === undefined ? null : toEntry(found);
    },
    withTrait: (feed, { key, hash, traits }, group) =>
      withTrait.flatMap((one) => one.all({ ...traits, feed, key, hash, group, notOf: null }).map(toEntry)),
    inDoubt: readInDoubt,
    of({ feed, run, key, hash, input }) {
      const traits = traitsOf(input);
      const entry = findLinked(feed, { key, hash, traits }, run);
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

/** Returns whether two people look alike, by the same rule as the search for linked contacts. */
export function lookAlike(a: Traits, b: Traits): boolean {
  const equal = (name: keyof Traits) => a[name] !== null && a[name] === b[name];
  const hasNoAddress = (traits: Traits) => traits.email === null && traits.phone === null;
  if (equal("firstName") && (equal("email") || equal("phone"))) return true;
  const isSameName = equal("fullName") || (equal("birthday") && isSameForm(a.fullName, b.fullName));
  return isSameName && (hasNoAddress(a) || hasNoAddress(b));
}

function unansweredIssue(operationId: number): Issue {
  return { code: "in_doubt", field: null, header: null, data: { operationId } };
}

function isSameForm(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && foldHeader(a) === foldHeader(b);
}
