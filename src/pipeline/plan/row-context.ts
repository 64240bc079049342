import type { Entries } from "../../ledger/entries/entries.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { PlanDraft } from "../../ledger/planning/plan-draft.ts";
import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { Entry } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { ColumnUse } from "../../model/mapped-row.ts";
import { canonicalKey } from "../../model/text/row-key.ts";
import { foldHeader } from "../../model/text/text-folding.ts";
import { traitsOf } from "../../model/traits.ts";
import type { ContactRow, RowContext } from "./rules/decide-row.ts";
import { isSameInOtherForm, isSamePerson } from "./rules/who-is-who.ts";

/** What the decisions about a list's rows read and write. */
export interface Deciding {
  readonly ledger: Pick<Ledger, "entries" | "openItems" | "account" | "runs" | "answers" | "feedDays" | "lists">;
  readonly staging: Staging;
  readonly draft: PlanDraft;
  readonly feed: FeedSettings;
  /** The feed's mode; always `changes` for a corrected report. */
  readonly mode: FeedSettings["mode"];
  readonly groupNames: ReadonlyMap<number, string>;
  /** The feed's `key` setting, as runs store it. */
  readonly keySetting: string;
  /** Whether the `key` setting has changed since the last list. The keys of the contacts are then former ones. */
  readonly isKeyChanged: boolean;
  /** Whether the `key` setting has ever changed. Some contacts may then have a key that was made under a former setting. */
  readonly mayHaveFormerKeys: boolean;
  readonly columns: readonly ColumnUse[];
  /** ms since 1970. */
  readonly now: number;
}

/**
 * Returns the row with its guardian resolved: a linked guardian becomes a contact_id in the input, and a guardian who is
 * still to be created stays as a key in `guardian`.
 */
export function withGuardian(deciding: Pick<Deciding, "ledger" | "feed" | "staging">, mapped: ContactRow): ContactRow {
  if (mapped.guardian === null) return mapped;
  const contactId = /^\d{1,15}$/u.test(mapped.guardian) ? Number(mapped.guardian) : null;
  const guardian = contactId === null ? mapped.guardian : canonicalKey([mapped.guardian]);
  const linked = linkedGuardian(deciding, guardian, contactId);
  if (linked === null) return { ...mapped, guardian };
  return { ...mapped, guardian: null, input: { ...mapped.input, guardian_contact_id: linked.contactId } };
}

/** Returns the guardian's entry. A number counts as a key if this list or the ledger has it, and else as a contact_id. */
function linkedGuardian(
  { ledger, feed, staging }: Pick<Deciding, "ledger" | "feed" | "staging">,
  key: string,
  contactId: number | null,
): Entry | null {
  const entryId = staging.entryOf(key);
  if (entryId !== undefined) return entryId === null ? null : ledger.entries.byId(entryId);
  return ledger.entries.byKey(feed.name, key) ?? (contactId === null ? null : ledger.entries.byContact(contactId));
}

/** Gathers everything that the decision about a row needs. */
export function contextOf(
  deciding: Deciding,
  row: StagedRow,
  mapped: ContactRow,
  { entry, mayBe }: { readonly entry: Entry | null; readonly mayBe: number | null },
): RowContext {
  const { ledger, staging, feed } = deciding;
  const { hash } = row;
  const refusal = earlierRefusal(deciding, row, mapped);
  const holderOfId = mapped.contactId === null ? null : ledger.entries.byContact(mapped.contactId);
  const answer =
    entry === null ? null : ledger.answers.of({ feed: feed.name, key: mapped.key, hash, contactId: entry.contactId });
  if (entry !== null && answer !== "new") {
    const isOther = answer === null && hash !== entry.hash && !isSamePerson(entry.applied, mapped.input);
    return {
      row: mapped,
      hash,
      entry: withoutLostGuardian(entry, ledger.entries),
      answer,
      refusal,
      holderOfId,
      // A linked row is checked for look-alikes only if it seems to be about another person.
      inDoubt: null,
      lookalike: isOther ? staging.lookalike({ key: mapped.key, hash, traits: traitsOf(mapped.input) }) : null,
      lookalikeInDoubt: null,
      mayBe: null,
      twin: null,
      shared: addressesLeftOut(deciding, row, mapped, entry),
    };
  }
  const traits = traitsOf(mapped.input);
  return {
    row: mapped,
    hash,
    entry,
    answer,
    refusal,
    holderOfId,
    inDoubt: entry === null ? (staging.inDoubt(mapped.key)?.input ?? null) : null,
    lookalike: mapped.contactId === null ? lookalikeOf(deciding, { key: mapped.key, hash, traits }, mapped) : null,
    lookalikeInDoubt: staging.lookalikeInDoubt(traits),
    mayBe: mayBe === null ? null : ledger.entries.byId(mayBe),
    twin: staging.twin(traits),
    shared: addressesLeftOut(deciding, row, mapped, null),
  };
}

/**
 * Returns whether a person answered that a row with a new key is the person of a contact that another row of the list has.
 * Only that other row counts.
 */
export function isSecondRow({ ledger, staging, feed }: Deciding, { key, input }: ContactRow): boolean {
  return ledger.answers.sameAs(feed.name, key).some((contactId) => {
    const entry = ledger.entries.byContact(contactId);
    return entry?.feed === feed.name && staging.hasRow(entry.id) && isSamePerson(entry.applied, input);
  });
}

/**
 * Returns a linked contact that may be the person of a row with a new key. With the group in the key, one person is a row of
 * each group.
 */
function lookalikeOf(
  { staging, feed, columns }: Deciding,
  row: Parameters<Staging["lookalike"]>[0],
  { input }: ContactRow,
): Entry | null {
  const groups = columns.filter(({ target }) => target === "group").map(({ header }) => foldHeader(header));
  const hasGroup = feed.key?.some((part) => part === "group" || groups.includes(foldHeader(part))) === true;
  const group = hasGroup ? input.group_id : null;
  const isForm = ({ applied }: Entry) => isSameInOtherForm(applied, input);
  return staging.lookalike(row) ?? staging.namesake(row, group) ?? staging.withTrait(row, group).find(isForm) ?? null;
}

/**
 * Returns the address fields that the feed leaves out, because another contact of the group or an earlier row has the value.
 * A linked contact keeps an address that it has, and may replace it.
 */
function addressesLeftOut(
  { staging, feed }: Pick<Deciding, "staging" | "feed">,
  { seq }: StagedRow,
  { input }: ContactRow,
  entry: Entry | null,
): RowContext["shared"] {
  if (feed.sharedAddress !== "leaveOut") return [];
  const traits = traitsOf(input);
  const known = entry === null ? null : traitsOf(entry.applied);
  return (["email", "phone"] as const).filter((field) => {
    const value = traits[field];
    if (value === null || (known !== null && known[field] !== null)) return false;
    return staging.sharesAddress(field, { groupId: input.group_id, value, seq, isKnown: known !== null });
  });
}

/** Returns the entry without a guardian who was deleted: with that guardian, the service would refuse the whole row. */
function withoutLostGuardian(entry: Entry, entries: Pick<Entries, "byContact">): Entry {
  const { guardian_contact_id: guardian, ...applied } = entry.applied;
  return typeof guardian !== "number" || entries.byContact(guardian) !== null ? entry : { ...entry, applied };
}

/** Returns the service's refusal of exactly this content; null if there is none, or if its open item is closed. */
function earlierRefusal(
  { ledger, staging, feed }: Pick<Deciding, "ledger" | "staging" | "feed">,
  row: StagedRow,
  mapped: ContactRow,
): RowContext["refusal"] {
  if (!staging.isWatched(mapped.key)) return null;
  const openItem = ledger.openItems.bySubject(feed.name, `key:${mapped.key}`);
  if (openItem === null || openItem.state === "closed" || openItem.hash !== row.hash) return null;
  if (typeof openItem.status !== "number" || openItem.refusedAt === null) return null;
  const holderId = openItem.issues[0].data["contactId"];
  const { email, phone } = traitsOf(mapped.input);
  const holder = typeof holderId === "number" ? ledger.entries.byContact(holderId) : null;
  const isStillHeld = holdsAddress(holder, mapped.input.group_id, email, phone);
  return {
    holder: isStillHeld && holder !== null ? holder.id : null,
    status: openItem.status,
    issue: openItem.issues[0],
    requestId: openItem.requestId,
    refusedAt: openItem.refusedAt,
    addressFreed: typeof holderId === "number" && !isStillHeld,
  };
}

function holdsAddress(entry: Entry | null, groupId: number, email: string | null, phone: string | null): boolean {
  if (entry === null || entry.applied.group_id !== groupId) return false;
  const held = traitsOf(entry.applied);
  return (email !== null && held.email === email) || (phone !== null && held.phone === phone);
}
