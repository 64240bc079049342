import type { MissingContact, UnappliedRows } from "../../ledger/planning/refused-rows.ts";
import { nameOf, type ContactInput } from "../../model/contact.ts";
import type { Person, Traits } from "../../model/mapped-row.ts";
import type { HoldExample } from "../../model/operation.ts";
import { foldField } from "../../model/text/spelling/text-folding.ts";
import { NO_TRAITS, traitsOf } from "../../model/traits.ts";
import type { Deciding } from "./row-context.ts";
import { couldBe, couldShareAddress, hasSameNames, isNameless, isOfHolder, personOf } from "./rules/could-be.ts";

/** A row that is not applied. */
export interface UnappliedRow extends Person {
  readonly entryId: number | null;
  readonly hash: string;
  readonly line: number;
  /** The row's place among the rows; null: a row that is passed over. */
  readonly seq: number | null;
}

/**
 * Protects the linked contacts that an unapplied row describes by its contact_id, e-mail, phone or full name: they do not
 * count as absent. A row whose key is linked describes that contact.
 */
export function protectLinked(
  { staging, mode }: Pick<Deciding, "staging" | "mode">,
  { entryId, traits, contactId, hash }: UnappliedRow,
): void {
  if (entryId === null && mode === "snapshot") staging.protect(traits, contactId, hash);
}

/**
 * Notes a refused row. At the end of the plan, \`findPossiblePeople\` holds the delete of each contact that the row could be.
 * A row that gives the contact_id of a contact of the feed is that contact.
 */
export function noteRefused({ staging, mode }: Pick<Deciding, "staging" | "mode">, row: UnappliedRow): void {
  if (row.entryId !== null || mode !== "snapshot") return;
  if (row.contactId === null || !staging.isOfFeed(row.contactId)) staging.noteUnapplied(row);
}

/**
 * Protects the contacts that a refused row describes, and notes the row for the contacts that it could be. A row that is not
 * about the contact with its key may describe any other.
 */
export function protectRefused(deciding: Pick<Deciding, "staging" | "mode" | "ledger">, row: UnappliedRow): void {
  const isOfKey = isOfItsKey(deciding, row);
  if (isOfKey) protectOthers(deciding, row);
  const described = isOfKey ? row : { ...row, entryId: null };
  protectLinked(deciding, described);
  noteRefused(deciding, described);
}

/**
 * Protects the contacts whose e-mail or phone a refused row has in place of those of its key's contact: cells of two rows
 * may be mixed in it.
 */
export function protectOthers(
  { staging, mode, ledger }: Pick<Deciding, "staging" | "mode" | "ledger">,
  { entryId, traits, hash }: Pick<UnappliedRow, "entryId" | "traits" | "hash">,
): void {
  const holder = entryId === null || mode !== "snapshot" ? null : ledger.entries.byId(entryId);
  if (holder === null) return;
  const own = traitsOf(holder.applied);
  const other = (field: "email" | "phone") => (traits[field] === own[field] ? null : traits[field]);
  const [email, phone] = [other("email"), other("phone")];
  if (email !== null || phone !== null) staging.protect({ ...NO_TRAITS, email, phone }, null, hash);
}

/** Returns whether a refused row is about the contact that has its key. */
export function isOfItsKey(
  { ledger }: Pick<Deciding, "ledger">,
  { entryId, traits }: Pick<UnappliedRow, "entryId" | "traits">,
): boolean {
  const holder = entryId === null ? null : ledger.entries.byId(entryId);
  return holder !== null && isOfHolder(personOf(traits), holder.applied);
}

/** The deletes that wait because a refused row could be about the contact. */
export interface PossiblePeople {
  /** Number of the rows. */
  readonly rows: number;
  /** Lines of the first rows. */
  readonly lines: readonly number[];
  /** Ids of the deletes in the draft. */
  readonly deletes: readonly number[];
  /** The first of the people who would be deleted. */
  readonly examples: readonly HoldExample[];
}

/** With more pairs of a new refused row and a missing contact, each row counts as one that could be anyone. */
const MOST_PAIRS = 50_000;
/** From this number of rows on that are copies of other rows, any person may have stood there. */
const FEWEST_OVERWRITTEN = 2;
/** With more new refused rows, other guards hold the list. */
const MOST_COMPARED = 2_000;
/** Most lines, and most people, that the hold names. */
const MOST_SHOWN = 3;

/**
 * Returns the deletes of contacts that a refused row could be about. A row that was refused unchanged in an earlier list
 * can't be a contact that another row of that list named: so a row that is never corrected does not keep contacts for ever.
 */
export async function findPossiblePeople({
  staging,
  draft,
  pause,
}: Pick<Deciding, "staging" | "draft" | "pause">): Promise<PossiblePeople> {
  const missing = staging.missingContacts().map((contact) => ({ contact, input: inputOf(contact) }));
  const deletes = new Map<number, HoldExample>();
  const lines: number[] = [];
  let rows = 0;
  let pairs = 0;
  if (missing.length === 0) return { rows, lines, deletes: [], examples: [] };
  for (const { id, line, input } of draft.deletesOfTakenNames()) {
    rows += 1;
    if (lines.length < MOST_SHOWN) lines.push(line);
    deletes.set(id, exampleOf(JSON.parse(input) as ContactInput));
  }
  const areOverwritten = hasCopies(staging);
  for (const row of staging.unapplied()) {
    await pause();
    const person = personOf(withoutCopies(row.traits, staging));
    const isOverwritten = areOverwritten && row.since === null && staging.isCopy(row.traits);
    const isAnyone = isOverwritten || (isNameless(person) && !staging.hasAddress(row.traits));
    const could = missing.filter(({ contact, input }) => {
      const wasBeside = stoodBeside(row, contact);
      if (wasBeside) return hasSameNames(person, input);
      pairs += 1;
      if (isNameless(person) && !isAnyone) return pairs > MOST_PAIRS || couldShareAddress(person, input);
      return isOverwritten || pairs > MOST_PAIRS || couldBe(person, input);
    });
    if (could.length === 0) continue;
    rows += row.rows;
    if (lines.length < MOST_SHOWN) lines.push(row.line);
    for (const { contact, input } of could) deletes.set(contact.id, exampleOf(input));
  }
  return { rows, lines, deletes: [...deletes.keys()], examples: [...deletes.values()].slice(0, MOST_SHOWN) };
}

/** Returns the traits of a row without those of another person of the list, which say nothing about the row's person. */
function withoutCopies(traits: Traits, { copiedFrom }: Pick<Deciding["staging"], "copiedFrom">): Traits {
  const other = copiedFrom(traits);
  if (other === null) return traits;
  const { first_name: first, last_name: last = null } = personOf(traits);
  const names = [
    first === foldField(other.applied.first_name) ? null : first,
    last === foldField(other.applied.last_name) ? null : last,
  ] as const;
  const fullName = names.filter((name) => name !== null).join(" ");
  return fullName === "" ? traits : { ...NO_TRAITS, firstName: names[0], fullName };
}

/** Returns whether new refused rows are copies of other people's rows: the people who stood there may be anyone. */
function hasCopies({ unapplied, isCopy }: Pick<Deciding["staging"], "unapplied" | "isCopy">): boolean {
  let compared = 0;
  let copies = 0;
  for (const { since, traits } of unapplied()) {
    if (since !== null) continue;
    if (isCopy(traits) && (copies += 1) === FEWEST_OVERWRITTEN) return true;
    if ((compared += 1) === MOST_COMPARED) return false;
  }
  return false;
}

/** Returns whether an earlier list named the contact by another row while it had the refused row, unchanged. */
function stoodBeside({ since }: UnappliedRows, contact: MissingContact): boolean {
  return since !== null && (contact.since === null || since < contact.since);
}

function exampleOf(input: ContactInput): HoldExample {
  return { name: nameOf(input), line: null, field: null, before: null, after: null };
}

function inputOf({ input }: MissingContact): ContactInput {
  return JSON.parse(input) as ContactInput;
}
