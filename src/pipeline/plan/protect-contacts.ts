import type { MissingContact, UnappliedRows } from "../../ledger/planning/refused-rows.ts";
import { nameOf, type ContactInput } from "../../model/contact.ts";
import type { Person } from "../../model/mapped-row.ts";
import type { HoldExample } from "../../model/operation.ts";
import type { Deciding } from "./row-context.ts";
import { couldBe, hasSameNames, isNameless, personOf } from "./rules/could-be.ts";

/** A row that is not applied. */
export interface UnappliedRow extends Person {
  readonly entryId: number | null;
  readonly hash: string;
  readonly line: number;
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
/** Most lines, and most people, that the hold names. */
const MOST_SHOWN = 3;

/**
 * Returns the deletes of contacts that a refused row could be about. A row that was refused unchanged in an earlier list
 * can't be a contact that another row of that list named: so a row that is never corrected does not keep contacts for ever.
 */
export function findPossiblePeople({ staging }: Pick<Deciding, "staging">): PossiblePeople {
  const missing = staging.missingContacts().map((contact) => ({ contact, input: inputOf(contact) }));
  const deletes = new Map<number, HoldExample>();
  const lines: number[] = [];
  let rows = 0;
  let pairs = 0;
  if (missing.length === 0) return { rows, lines, deletes: [], examples: [] };
  for (const row of staging.unapplied()) {
    const person = personOf(row.traits);
    const isAnyone = isNameless(person) && !staging.hasAddress(row.traits);
    const could = missing.filter(({ contact, input }) => {
      const wasBeside = stoodBeside(row, contact);
      if (wasBeside) return hasSameNames(person, input);
      pairs += 1;
      if (isNameless(person) && !isAnyone) return pairs > MOST_PAIRS;
      return pairs > MOST_PAIRS || couldBe(person, input);
    });
    if (could.length === 0) continue;
    rows += row.rows;
    if (lines.length < MOST_SHOWN) lines.push(row.line);
    for (const { contact, input } of could) deletes.set(contact.id, exampleOf(input));
  }
  return { rows, lines, deletes: [...deletes.keys()], examples: [...deletes.values()].slice(0, MOST_SHOWN) };
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
