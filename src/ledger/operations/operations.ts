import type { ContactInput } from "../../model/contact.ts";
import type { ShownFields } from "../../model/flat-input.ts";
import type { Issue } from "../../model/issue.ts";
import type { Operation, OperationKind, OperationState } from "../../model/operation.ts";
import type { Lookalike } from "../entries/lookalikes.ts";

/** An operation as stored, with the values that push needs. */
export interface StoredOperation extends Operation {
  readonly hash: string;
  /** The entry's hash when the plan was made. */
  readonly baseHash: string | null;
  /** The body that was sent, when it differs from `input`: a guardian's contact_id was filled in. */
  readonly body: ContactInput | null;
  /** The open item that the operation's row answers. */
  readonly openItem: number | null;
}

/** The body of an update that the service accepted, and the fields that the answer shows (absent: none). */
interface Applied {
  readonly sent: ContactInput;
  readonly shown?: ShownFields | undefined;
}

/** Why an operation was refused or not finished. */
export interface Failure {
  readonly issue: Issue;
  readonly status: number | null;
  readonly requestId: string | null;
}

/**
 * Whether an operation can still be carried out as planned. `waits`: another create of the same key has no answer yet.
 * `outdated`: the entry or the key has changed. `present`: a newer list names the contact that was to be deleted.
 * `in_other_list`: an undo would create a person again who has a contact of another feed by now.
 */
export type Precondition = "applies" | "waits" | "outdated" | "present" | "in_other_list";

/** The states of operations that are still to be carried out, or that still lack an answer. */
type OpenState = Extract<OperationState, "planned" | "held" | "deferred" | "sending" | "in_doubt">;

/** The contact that has an address; id and name are null for a create that may have arrived. */
export interface AddressHolder {
  readonly contactId: number | null;
  readonly name: string | null;
  /** The field that both have in common; null: both e-mail and phone. */
  readonly shared: "email" | "phone" | null;
}

/** Reads stored operations. */
export interface OperationQueries {
  /** Returns the operation with this id; null when there is none. */
  get(id: number): StoredOperation | null;
  /** Returns the next wave after `wave` that has planned operations; null when there is none. */
  nextWave(run: string, wave: number): number | null;
  /** Returns up to 200 planned operations of a wave, by id, beginning after `afterId`. */
  page(run: string, wave: number, afterId: number): readonly StoredOperation[];
  /** Returns the contact_id that the key is linked to now; null when the key is not linked. */
  linkedTo(operation: Pick<StoredOperation, "feed" | "key">): number | null;
  /** Returns all operations of one state, over all runs, by id. */
  inState(state: OpenState): readonly StoredOperation[];
  /**
   * Returns whether a run has planned operations. Searches the open operations only: a run may have a million in all.
   */
  hasPlanned(run: string): boolean;
  /** Returns a run's operations of one state, in the order of their waves. */
  ofRun(run: string, state: OperationState): readonly StoredOperation[];
  /** Returns the number of a run's operations per kind and state. */
  countStates(
    run: string,
  ): readonly { readonly kind: OperationKind; readonly state: OperationState; readonly n: number }[];
  /** Returns whether a person approved the delete of this contact. */
  isApproved(contactId: number | null): boolean;
  /** Returns whether an entry holds this contact_id, or this program deleted its contact. No new contact has it. */
  isTaken(contactId: number): boolean;
  /** Returns another contact of the same group that has the operation's address, linked or possibly created. */
  otherHolder(operation: StoredOperation): AddressHolder | null;
  /** Returns a person of another run who looks like the person of this create; null when there is none. */
  lookalike(operation: StoredOperation): Lookalike | null;
  /** Returns whether the operation still fits its entry and its key. */
  precondition(operation: StoredOperation): Precondition;
  /** Returns how many of the run's updates put a contact of unknown group, which a person linked, in this group. */
  linkedInto(run: string, groupId: number): number;
  /** Returns how many operations of the feed's other runs are done and were sent after `since` (ms since 1970). */
  countDoneBeside(run: { readonly run: string; readonly feed: string }, since: number): number;
  /** Returns the creates that a run still has to send, by group. `bare`: those without an e-mail or phone. */
  waitingCreates(
    run: string,
  ): readonly { readonly groupId: number; readonly name: string; readonly creates: number; readonly bare: number }[];
  /** Returns how many contacts an update may have put in this group, whose answer is not known. */
  maybeMovedInto(groupId: number): number;
  /** Returns the groups that a run puts contacts in; `creates` is 1 where it creates some of them. */
  groupsOf(run: string): readonly { readonly groupId: number; readonly name: string; readonly creates: 0 | 1 }[];
}

/**
 * Writes intents and outcomes. Each method is one short transaction: the intent before the call, the outcome after it,
 * never one transaction across the network. A contact_id is written to the journal first, then to the ledger.
 */
export interface OperationOutcomes {
  /**
   * Notes that an update or delete is about to be sent. Until the answer, the contact's content is uncertain, or the
   * contact may be gone. The entry's hash is cleared, so that no row of a newer list counts as unchanged.
   */
  attempting(operation: StoredOperation, at: number): void;
  /** Notes that an update or delete certainly was not applied, and restores the entry's hash. */
  notApplied(operation: StoredOperation): void;
  /** Notes on disk that a create is about to be sent. `body`: null when it equals the `input`. */
  sending(id: number, body: ContactInput | null, at: number): void;
  /** Notes that the service is asked about a create in doubt. The create stays in doubt until the answer. */
  probing(id: number, at: number): void;
  /** Subtracts an attempt from the count, because the service did not process that attempt. */
  notProbed(id: number): void;
  /** Notes that the service does not find the contact of an update, which stays planned: the run halts. */
  notFound(id: number): void;
  /** Plans an operation again, because it certainly was not applied. */
  notSent(id: number): void;
  /** Links the contact that a create made. */
  created(operation: StoredOperation, contactId: number, applied: ContactInput, at: string): void;
  /** Stores what an update applied, and links the contact to the row's key when that key is new. */
  updated(operation: StoredOperation, contactId: number, update: Applied, at: string): void;
  /** Removes the entry of a deleted contact, and the approval of the delete. */
  deleted(operation: StoredOperation, contactId: number, at: string): void;
  /** Turns an update into a create, because the service no longer has the contact. */
  recreate(operation: StoredOperation, contactId: number, wave: number, at: string): void;
  rejected(operation: StoredOperation, failure: Failure): void;
  inDoubt(id: number, failure: Failure): void;
  deferred(id: number, failure: Failure): void;
  dropped(id: number, failure: Failure): void;
  /** Plans a run's deferred operations again, and returns how many there were. */
  undefer(run: string): number;
  /** Defers all planned creates of a run. */
  deferRest(run: string, failure: Failure): void;
}

/** The operations of all runs while they are carried out. */
export interface Operations extends OperationQueries, OperationOutcomes {}

export const OPERATION_COLUMNS = `id, run, feed, kind, line, key, entry_id AS entryId, contact_id AS contactId, group_id AS groupId,
  group_name AS groupName, input, changes, hash, base_hash AS baseHash, wave, guardian_operation AS guardianOperation,
  waits_for AS waitsFor, state, attempts, sent_at AS sentAt, issue, status, request_id AS requestId, warnings, cells,
  body, open_item AS openItem`;

/** Returns the operation that the columns `OPERATION_COLUMNS` hold. */
export function toOperation(columns: unknown): StoredOperation {
  const found = { ...(columns as Record<string, unknown>) };
  for (const name of ["input", "changes", "issue", "warnings", "cells", "body"]) {
    if (typeof found[name] === "string") found[name] = JSON.parse(found[name]);
  }
  return found as unknown as StoredOperation;
}
