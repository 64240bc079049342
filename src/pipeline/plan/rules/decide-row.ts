import { nameOf, type ContactInput } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Issue } from "../../../model/issue.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import type { Changes } from "../../../model/operation.ts";
import type { FollowUp } from "../../../model/follow-up.ts";
import { allNew, difference } from "./diff.ts";

export type ContactRow = Extract<MappedRow, { kind: "contact" }>;

/** A linked contact as the ledger knows it. */
export interface KnownEntry {
  readonly id: number;
  readonly feed: string;
  readonly key: string;
  readonly contactId: number;
  /** Of the row as last applied; "": what the contact holds is not certain, the next list says it again. */
  readonly hash: string;
  readonly applied: ContactInput;
}

/** What the service said to this very row before. */
interface EarlierRefusal {
  readonly status: number;
  readonly issue: Issue;
  readonly requestId: string | null;
  /** ISO date-time. */
  readonly refusedAt: string;
  /** The entry of ours that has the address; null if it is not ours, or not known. */
  readonly holder: number | null;
  /** The address that stood in the way was ours, and is free now or will be by this plan. */
  readonly addressFreed: boolean;
}

/** All that the decision about one row needs; gathered by the caller. */
export interface RowContext {
  readonly row: ContactRow;
  readonly hash: string;
  /** Found by key, or as the same person under a former key. */
  readonly entry: KnownEntry | null;
  /** What a create for this key sent whose answer is lost; null: there is none. */
  readonly inDoubt: ContactInput | null;
  /** For exactly this content, else null. */
  readonly refusal: EarlierRefusal | null;
  /** Linked people of this feed who may be this person. */
  readonly lookalike: KnownEntry | null;
  /** Somebody under another key of this feed whose create has no answer, and who may be this person. */
  readonly lookalikeInDoubt: { readonly operation: number; readonly input: ContactInput } | null;
  /** Who holds the contact_id that the row names. */
  readonly holderOfId: KnownEntry | null;
  /** A linked person of another feed with the same address, or name and birthday. */
  readonly twin: KnownEntry | null;
  /** Address fields of this row that an earlier row of the file has in the same group. */
  readonly shared: readonly ("email" | "phone")[];
}

export type RowDecision =
  | { readonly kind: "create"; readonly input: ContactInput; readonly warnings: readonly Issue[] }
  | {
      readonly kind: "update";
      readonly entry: KnownEntry | null;
      readonly contactId: number;
      readonly input: ContactInput;
      readonly changes: Changes;
      readonly warnings: readonly Issue[];
    }
  | { readonly kind: "unchanged"; readonly entry: KnownEntry; readonly warnings: readonly Issue[] }
  | {
      readonly kind: "rejected";
      readonly issue: Issue;
      readonly status: number | null;
      readonly requestId: string | null;
    }
  | { readonly kind: "in_doubt"; readonly followUp: FollowUp }
  | { readonly kind: "skipped"; readonly reason: "inactive" }
  /** A linked person who is marked deceased, terminated …: waits for a person unless the feed says `delete`. */
  | { readonly kind: "leave"; readonly entry: KnownEntry; readonly word: string };

type Settings = Pick<FeedSettings, "mode" | "blankCells" | "missingContact" | "sharedAddress" | "inactive" | "deletes">;

/** A 409 may have gone away by itself after this long. */
const ASK_AGAIN_AFTER_MS = 7 * 24 * 3_600_000;

/**
 * Decides what becomes of one row. The rules stand in the order in which they win.
 *
 * @param now ms since 1970
 */
export function decideRow(
  context: RowContext,
  settings: Settings,
  groupNames: ReadonlyMap<number, string>,
  now: number,
): RowDecision {
  const { row, entry } = context;
  if (row.inactive !== null && settings.inactive !== "ignore") return decideInactive(context, settings, row.inactive);
  const holder = context.holderOfId;
  if (holder !== null && holder.id !== entry?.id) {
    return reject("linked_elsewhere", "contact_id", { contactId: holder.contactId, feed: holder.feed });
  }
  if (entry !== null && row.contactId !== null && row.contactId !== entry.contactId) {
    return reject("linked_elsewhere", "contact_id", { contactId: entry.contactId, feed: entry.feed });
  }
  // Its create may have arrived: whatever the row says now waits until that is known.
  if (context.inDoubt !== null) {
    return { kind: "in_doubt", followUp: decideFollowUp(row, context.inDoubt, settings, groupNames) };
  }
  if (context.refusal !== null && !mayAskAgain(context.refusal, settings, now)) {
    const { status, issue, requestId } = context.refusal;
    return { kind: "rejected", issue, status, requestId };
  }
  if (entry !== null) return decideKnown(context, entry, settings, groupNames);
  if (row.contactId !== null) {
    const changes = allNew(row.input, row.groupName);
    return { kind: "update", entry: null, contactId: row.contactId, input: row.input, changes, warnings: row.warnings };
  }
  if (context.lookalike !== null) {
    const { contactId, applied } = context.lookalike;
    return reject("looks_like", null, { contactId, name: nameOf(applied) });
  }
  if (context.lookalikeInDoubt !== null) {
    const { operation: operationId, input } = context.lookalikeInDoubt;
    return reject("looks_like_in_doubt", null, { operationId, name: nameOf(input) });
  }
  return decideNew(context, settings);
}

function decideKnown(
  { row, hash }: RowContext,
  entry: KnownEntry,
  settings: Settings,
  groupNames: ReadonlyMap<number, string>,
): RowDecision {
  if (hash === entry.hash) return { kind: "unchanged", entry, warnings: row.warnings };
  const isCertain = entry.hash !== "";
  const found = difference(entry.applied, row.input, row.blank, settings.blankCells, groupNames, isCertain);
  const warnings = [...row.warnings, ...found.warnings];
  // The guardian is another row that has yet to be created: its id is not known before.
  const guardian: Changes = row.guardian === null ? {} : { guardian_contact_id: [null, row.guardian] };
  const changes = { ...found.changes, ...guardian };
  if (isCertain && Object.keys(changes).length === 0) return { kind: "unchanged", entry, warnings };
  return { kind: "update", entry, contactId: entry.contactId, input: found.input, changes, warnings };
}

/** What the row will ask for, whether or not the create of which the answer is lost arrived. */
function decideFollowUp(
  row: ContactRow,
  sent: ContactInput,
  { blankCells }: Settings,
  groupNames: ReadonlyMap<number, string>,
): FollowUp {
  const { input, groupName, guardian } = row;
  const { warnings, ...update } = difference(sent, input, row.blank, blankCells, groupNames);
  const create = { input, changes: {} };
  return { groupName, warnings: [...row.warnings, ...warnings], create, update, isWhole: guardian === null };
}

function decideNew({ row, twin, shared }: RowContext, settings: Settings): RowDecision {
  const warnings = [...row.warnings];
  if (twin !== null) {
    const data = { feed: twin.feed, contactId: twin.contactId };
    warnings.push({ code: "greeted_twice", field: null, header: null, data });
  }
  let input = row.input;
  if (settings.sharedAddress === "leaveOut") {
    for (const field of shared) {
      const { [field]: value, ...rest } = input;
      input = rest;
      warnings.push({ code: "address_left_out", field, header: null, data: { value: value ?? "" } });
    }
  }
  return { kind: "create", input, warnings };
}

function decideInactive({ row, entry }: RowContext, settings: Settings, word: string): RowDecision {
  if (entry === null) return { kind: "skipped", reason: "inactive" };
  if (settings.mode === "changes" || settings.deletes === null) {
    const warning: Issue = { code: "inactive_reported", field: null, header: null, data: { word } };
    return { kind: "unchanged", entry, warnings: [...row.warnings, warning] };
  }
  return { kind: "leave", entry, word };
}

/** What was refused for its content stays refused until the row changes; what was refused for the state of the account can go away. */
function mayAskAgain(refusal: EarlierRefusal, { missingContact }: Settings, now: number): boolean {
  switch (refusal.status) {
    case 400:
    case 422:
      return false;
    case 409:
      return refusal.addressFreed || now - Date.parse(refusal.refusedAt) >= ASK_AGAIN_AFTER_MS;
    // A contact that is gone does not come back, unless somebody has asked for that meanwhile.
    case 404:
      return refusal.issue.code !== "contact_gone" || missingContact === "recreate";
    default:
      return true;
  }
}

function reject(code: Issue["code"], field: string | null, data: Issue["data"]): RowDecision {
  return { kind: "rejected", issue: { code, field, header: null, data }, status: null, requestId: null };
}
