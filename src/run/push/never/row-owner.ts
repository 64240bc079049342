/** Decides who the person of a refused row is whose key has a contact: the contact's person, or another one. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { KnownPerson, PersonRow } from "../../../ledger/people/find/find-person.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { ContactInput } from "../../../model/contact.ts";
import { hasSameNames } from "../../../pipeline/plan/rules/compare/names.ts";
import { isNothingElseKnown, type KnownBy } from "../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { relationOf } from "../../../pipeline/plan/rules/compare/relation.ts";
import { couldBe, isOfHolder, type UnappliedPerson } from "../../../pipeline/plan/rules/could-be.ts";
import { isSamePerson } from "../../../pipeline/plan/rules/who-is-who.ts";
import { valuesOfRow } from "./values-of-row.ts";

export type OwnerLedger = Pick<Ledger, "people" | "entries" | "openItems" | "runs">;

/**
 * Who the person of a refused row, or of a create without a contact, is.
 *
 * - `holder`: the person of the contact that has the key
 * - `maybe`: perhaps this person; someone has to decide
 * - `other`: another person, or no contact has the key
 */
type Owner = "holder" | "maybe" | "other";

/** Returns who the person of a refused row, or of a create without a contact, is. */
export function ownerOf({ holder, input, row }: KnownPerson, ledger: OwnerLedger): Owner {
  const applied = holder === undefined ? undefined : ledger.entries.byContact(holder)?.applied;
  if (applied === undefined) return "other";
  if (input !== null)
    return isSamePerson(applied, input) ? "holder" : couldBe(asUnapplied(input), applied) ? "maybe" : "other";
  return row === null ? "maybe" : ownerOfRow(row, applied, ledger);
}

/** Returns who the person of a refused row is, whose key has a contact with these values. */
function ownerOfRow(refused: PersonRow, applied: ContactInput, ledger: Pick<Ledger, "runs">): Owner {
  const row = valuesOfRow(refused, ledger.runs.get(refused.run)?.columns ?? []);
  if (isNothingElseKnown(row)) return "maybe";
  const isAsked = refused.issues.some(({ code }) => code === "other_person");
  if (!isAsked && isRowOfHolder(row, applied)) return "holder";
  return couldBe(unappliedOf(row), applied) ? "maybe" : "other";
}

/**
 * Returns the open item of a contact's key whose row is another person's, or may be; null: there is none. It stays open when the
 * contact is deleted.
 */
export function itemOfOther(
  { contactId, input, openItem }: KnownPerson,
  ledger: Pick<Ledger, "openItems" | "runs">,
): StoredOpenItem | null {
  const item = openItem === null ? null : ledger.openItems.byId(openItem);
  if (item === null || contactId === null || input === null) return null;
  return ownerOfRow(item, input, ledger) === "holder" ? null : item;
}

/**
 * Returns the id of the contact whose person an id names, also of a row or create that became the contact; the id itself where the
 * contact is another person's, or that is not certain.
 */
export function idOfPerson(id: string, ledger: OwnerLedger): string {
  const found = ledger.people.find(id);
  if (found === null) return id;
  if (found.contactId !== null) return String(found.contactId);
  return found.holder !== undefined && ownerOf(found, ledger) === "holder" ? String(found.holder) : id;
}

function isRowOfHolder(row: KnownBy, applied: ContactInput): boolean {
  const person = unappliedOf(row);
  if (person.unsplitName === null) return isOfHolder(person, applied);
  // One of two names is no proof.
  const { birthday } = relationOf({ ...person, first_name: "" }, applied);
  const name = `${applied.first_name} ${applied.last_name ?? ""}`;
  return birthday !== "contradicts" && hasSameNames(person.unsplitName, name);
}

function unappliedOf({ firstName, lastName, emails, phones, birthday }: KnownBy): UnappliedPerson {
  const isUnsplit = lastName === null && /\s/u.test(firstName ?? "");
  return {
    first_name: isUnsplit ? null : firstName,
    last_name: lastName,
    birthday: isDay(birthday) ? birthday : null,
    email: emails[0] ?? null,
    phone: phones[0] ?? null,
    unsplitName: isUnsplit ? firstName : null,
  };
}

/** Returns whether a birthday is a day that exists. Another one is a mistake, and says nothing about the person. */
function isDay(birthday: string | null): boolean {
  const time = Date.parse(birthday ?? "");
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(birthday ?? "");
}

function asUnapplied(input: ContactInput): UnappliedPerson {
  const { first_name, last_name = null, birthday = null, email = null, phone = null } = input;
  return { first_name, last_name, birthday, email, phone, unsplitName: null };
}
