/** The question whether a row is still about the person of a linked contact. */
import { nameOf, type ContactInput, type Entry } from "../../../../model/contact.ts";
import type { Issue, IssueData } from "../../../../model/issue.ts";
import type { Traits } from "../../../../model/mapped-row.ts";
import { readableKey } from "../../../../model/text/row-key.ts";
import { areCertainlyOnePerson, traitsOf } from "../../../../model/traits.ts";
import { relationOf } from "./relation.ts";

/** The row that is asked about. */
interface AskedRow {
  readonly key: string;
  readonly input: ContactInput;
  /** The contact that the row looks like; null: there is none. */
  readonly like: Entry | null;
}

/**
 * Returns the data of the question `other_person` about a linked contact.
 *
 * - `key`: only if it is the row's key
 * - `stays`: where the feed may not delete
 * - `likeName`, `likeContactId`: who the row looks like
 * - `own`: the row's person has that contact certainly, so that the answer `same` makes two contacts of one person
 */
export function questionAbout(entry: Entry, { key, input, like }: AskedRow, mayDelete: boolean): IssueData {
  const stays = mayDelete ? {} : { stays: entry.contactId };
  const person = { name: nameOf(entry.applied), contactId: entry.contactId, ...stays };
  if (entry.key !== key) return person;
  const known = { ...person, key: readableKey(key) };
  if (like === null || like.id === entry.id) return known;
  const own = areCertainlyOnePerson(traitsOf(like.applied), traitsOf(input)) ? { own: like.contactId } : {};
  return { ...known, likeName: nameOf(like.applied), likeContactId: like.contactId, ...own };
}

/** Returns whether the issues of an open item ask whether its row is about the person of a contact. */
export function asksAbout(issues: readonly Issue[], { contactId }: Entry): boolean {
  return issues.some(({ code, data }) => code === "other_person" && data["contactId"] === contactId);
}

/**
 * Returns whether a corrected row was reported with a doubt that it is about a contact's person, and still has another first name.
 * A twin's row differs from the contact in the first name only.
 */
export function isStillDoubted(
  issues: readonly Issue[],
  { firstName }: Pick<Traits, "firstName">,
  entry: Entry,
): boolean {
  const isOfOthers = issues.some(({ code, data }) => code === "duplicate_key" && data["sharing"] !== undefined);
  if (!isOfOthers && !asksAbout(issues, entry)) return false;
  return relationOf(entry.applied, { first_name: firstName ?? "" }).firstName === "contradicts";
}
