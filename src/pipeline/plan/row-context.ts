import type { Entry } from "../../ledger/entries/entries.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { PlanDraft } from "../../ledger/planning/plan-draft.ts";
import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { FeedSettings } from "../../model/feed.ts";
import { traitsOf } from "../../model/traits.ts";
import { canonicalKey } from "../../model/row-key.ts";
import type { ContactRow, RowContext } from "./rules/decide-row.ts";

/** What the decisions about a file's rows need besides the rows. */
export interface Deciding {
  readonly ledger: Ledger;
  readonly staging: Staging;
  readonly draft: PlanDraft;
  readonly feed: FeedSettings;
  /** `changes` for a report that was dropped back, whatever the feed's mode. */
  readonly mode: FeedSettings["mode"];
  readonly groupNames: ReadonlyMap<number, string>;
  /** ms since 1970. */
  readonly now: number;
}

/** A guardian who is linked already is sent as a contact_id; `guardian` stays for one who is still to be created. */
export function withGuardian(deciding: Deciding, mapped: ContactRow): ContactRow {
  if (mapped.guardian === null) return mapped;
  const contactId = /^\d{1,15}$/u.test(mapped.guardian) ? Number(mapped.guardian) : null;
  const guardian = contactId === null ? mapped.guardian : canonicalKey([mapped.guardian]);
  const linked = linkedGuardian(deciding, guardian, contactId);
  if (linked === null) return { ...mapped, guardian };
  return { ...mapped, guardian: null, input: { ...mapped.input, guardian_contact_id: linked.contactId } };
}

/** A whole number is a key first, of this list or of an earlier one, and a contact_id only where no row has that key. */
function linkedGuardian({ ledger, feed, staging }: Deciding, key: string, contactId: number | null): Entry | null {
  const entryId = staging.entryOf(key);
  if (entryId !== undefined) return entryId === null ? null : ledger.entries.byId(entryId);
  return ledger.entries.byKey(feed.name, key) ?? (contactId === null ? null : ledger.entries.byContact(contactId));
}

/** Gathers all that the decision about a row needs. */
export function contextOf(deciding: Deciding, row: StagedRow, mapped: ContactRow, entry: Entry | null): RowContext {
  const { ledger, staging, feed } = deciding;
  const { hash } = row;
  const refusal = earlierRefusal(deciding, row, mapped);
  const holderOfId = mapped.contactId === null ? null : ledger.entries.byContact(mapped.contactId);
  if (entry !== null) {
    const known = withoutLostGuardian(entry, ledger);
    return {
      row: mapped,
      hash,
      entry: known,
      refusal,
      holderOfId,
      // Of somebody who is linked nobody asks who else it may be.
      inDoubt: null,
      lookalike: null,
      lookalikeInDoubt: null,
      twin: null,
      shared: [],
    };
  }
  const traits = traitsOf(mapped.input);
  const isShared = (field: "email" | "phone") =>
    traits[field] !== null && staging.sharesAddress(field, mapped.input.group_id, traits[field], row.seq);
  return {
    row: mapped,
    hash,
    entry,
    refusal,
    holderOfId,
    inDoubt: staging.inDoubt(mapped.key)?.input ?? null,
    lookalike: mapped.contactId === null ? staging.lookalike(traits) : null,
    lookalikeInDoubt: staging.lookalikeInDoubt(traits),
    twin: staging.twin(traits),
    shared: feed.sharedAddress === "leaveOut" ? (["email", "phone"] as const).filter(isShared) : [],
  };
}

/** A guardian who was deleted can't be kept: sent again, they would be refused with the whole row. */
function withoutLostGuardian(entry: Entry, { entries }: Ledger): Entry {
  const { guardian_contact_id: guardian, ...applied } = entry.applied;
  return typeof guardian !== "number" || entries.byContact(guardian) !== null ? entry : { ...entry, applied };
}

/** The service's no to exactly this content, if it was not asked to be forgotten. */
function earlierRefusal(
  { ledger, staging, feed }: Deciding,
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
  const stillHeld = holdsAddress(holder, mapped.input.group_id, email, phone);
  return {
    holder: stillHeld && holder !== null ? holder.id : null,
    status: openItem.status,
    issue: openItem.issues[0],
    requestId: openItem.requestId,
    refusedAt: openItem.refusedAt,
    addressFreed: typeof holderId === "number" && !stillHeld,
  };
}

function holdsAddress(entry: Entry | null, groupId: number, email: string | null, phone: string | null): boolean {
  if (entry === null || entry.applied.group_id !== groupId) return false;
  const held = traitsOf(entry.applied);
  return (email !== null && held.email === email) || (phone !== null && held.phone === phone);
}
