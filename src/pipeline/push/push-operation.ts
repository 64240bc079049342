import type { Answer, AppliedContact } from "../../api/service.ts";
import type { Failure, StoredOperation } from "../../ledger/operations/operations.ts";
import { addressesIn, UNKNOWN_INPUT, type ContactInput } from "../../model/contact.ts";
import type { Halt } from "../../model/run-record.ts";
import type { Issue } from "../../model/issue.ts";
import { asSentence } from "../../model/text/sentence.ts";
import { nextPause } from "./backoff.ts";
import { interpretAnswer, type Next } from "./interpret-answer.ts";
import { keepPossiblePerson } from "./keep-possible-person.ts";
import { makeReady } from "./make-ready.ts";
import type { PushIo, PushSettings } from "./push-io.ts";
import type { PushLedger } from "./push-ledger.ts";
import { stopAccount } from "./stop-account.ts";

/** How one operation ended, as far as the rest of the run depends on it. */
export type OperationEnd =
  | { readonly kind: "ended" }
  /** A create without a readable answer. */
  | { readonly kind: "in_doubt" }
  /** Not sent, because the run is to stop. */
  | { readonly kind: "left" }
  | { readonly kind: "creates_deferred"; readonly failure: Failure }
  | { readonly kind: "halt"; readonly halt: Halt };

/** A call that was answered, and its next step. */
interface AnsweredCall {
  readonly operation: StoredOperation;
  readonly body: ContactInput;
  readonly next: Exclude<Next, { kind: "again" | "retry" }>;
  /** The call was made before, and its answer was lost. */
  readonly isRepeated: boolean;
}

const ENDED: OperationEnd = { kind: "ended" };
/** The wave of recreated contacts: after the planned creates, and before the deletes. */
const RECREATE_WAVE = 1_500_000;

/** Makes one operation's call, repeats it if that is safe, and stores its outcome. */
export async function pushOperation(
  operation: StoredOperation,
  settings: PushSettings,
  io: PushIo,
): Promise<OperationEnd> {
  const ready = makeReady(operation, settings, io.ledger);
  if (ready.kind === "ended" || keepPossiblePerson(operation, io)) return ENDED;
  const { body } = ready;
  const startedAt = io.now();
  // Once the answer to an update or delete was lost, only a success shows what the contact holds.
  let isLost = operation.kind !== "create" && operation.attempts > 0;
  for (let attempts = 1; ; attempts += 1) {
    if (io.signal.aborted) return { kind: "left" };
    const next = interpretAnswer(operation.kind, await call(operation, body, io), body, io.stops.isAccepted);
    switch (next.kind) {
      case "again":
        // The rate limit delays the next attempt. A throttled call does not count as an attempt.
        io.count("throttled");
        attempts -= 1;
        writeNotApplied(operation, isLost, io.ledger);
        continue;
      case "retry": {
        isLost = true;
        if (operation.kind === "create") io.ledger.notSent(operation.id);
        const pause = nextPause(attempts, io.now() - startedAt, io.random());
        if (pause === null) return { kind: "halt", halt: { code: "unreachable", reason: asSentence(next.what) } };
        io.count("retried");
        await io.sleep(pause);
        continue;
      }
      case "rejected":
      case "halt":
        if (operation.kind !== "create") writeNotApplied(operation, isLost, io.ledger);
        return writeOutcome({ operation, body, next, isRepeated: attempts > 1 }, settings, io);
      default:
        return writeOutcome({ operation, body, next, isRepeated: attempts > 1 }, settings, io);
    }
  }
}

/** Notes that a call was not applied, unless an earlier attempt of it may have been. */
function writeNotApplied(
  operation: StoredOperation,
  isLost: boolean,
  ledger: Pick<PushLedger, "notSent" | "notApplied">,
): void {
  if (operation.kind === "create") ledger.notSent(operation.id);
  else if (!isLost) ledger.notApplied(operation);
}

/** Returns the contact of an update or delete. The plan makes these for a contact only. */
function contactOf({ id, contactId }: StoredOperation): number {
  if (contactId === null) throw new Error(`operation ${id} has no contact`);
  return contactId;
}

/** Makes the call. The intent is in the ledger before the socket is touched. */
async function call(
  operation: StoredOperation,
  body: ContactInput,
  io: PushIo,
): Promise<Answer<AppliedContact | null>> {
  io.count(operation.kind);
  switch (operation.kind) {
    case "create": {
      const other = body === operation.input ? null : body;
      return io.service.createContact(body, () => io.ledger.sending(operation.id, other, io.now()));
    }
    case "update":
      io.ledger.attempting(operation, io.now());
      return io.service.updateContact(contactOf(operation), body);
    case "delete":
      io.ledger.attempting(operation, io.now());
      return io.service.deleteContact(contactOf(operation));
  }
}

/** Stores the outcome of a call. */
async function writeOutcome(answered: AnsweredCall, settings: PushSettings, io: PushIo): Promise<OperationEnd> {
  const { ledger } = io;
  const { operation, body, next, isRepeated } = answered;
  switch (next.kind) {
    case "done":
      writeDone(operation, body, next.contactId, io);
      return ENDED;
    case "applied_differently": {
      const halt = stopAccount(operation, next, io.stops);
      writeDone(operation, body, next.contactId, io);
      return { kind: "halt", halt };
    }
    case "rejected":
      ledger.rejected(
        operation.id,
        next.failure.status === 409 ? withHolder(operation, next.failure, ledger) : next.failure,
      );
      return ENDED;
    case "in_doubt":
      ledger.inDoubt(operation.id, withData(next.failure, { operationId: operation.id }));
      return { kind: "in_doubt" };
    case "defer_creates":
      ledger.deferred(operation.id, next.failure);
      return { kind: "creates_deferred", failure: next.failure };
    case "halt":
      if (operation.kind === "create") ledger.notSent(operation.id);
      return { kind: "halt", halt: next.halt };
    case "look_at_groups":
      return writeMissing({ operation, failure: next.failure, isRepeated }, settings, io);
  }
}

function writeDone(
  operation: StoredOperation,
  body: ContactInput,
  contactId: number | null,
  { ledger, now }: Pick<PushIo, "ledger" | "now">,
): void {
  const at = new Date(now()).toISOString();
  switch (operation.kind) {
    case "create":
      return ledger.created(operation, contactId ?? contactOf(operation), body, at);
    case "update":
      return ledger.updated(operation, contactOf(operation), body, at);
    case "delete":
      return ledger.deleted(operation, contactOf(operation), at);
  }
}

/** Stores the outcome of a 404: the group or the contact is gone. Only the group list shows which. */
async function writeMissing(
  { operation, failure, isRepeated }: Pick<AnsweredCall, "operation" | "isRepeated"> & { readonly failure: Failure },
  settings: PushSettings,
  { ledger, readGroups, now }: Pick<PushIo, "ledger" | "readGroups" | "now">,
): Promise<OperationEnd> {
  const groups = await readGroups();
  if (groups === null) {
    if (operation.kind === "create") ledger.notSent(operation.id);
    return {
      kind: "halt",
      halt: { code: "unreachable", reason: "The group list could not be read again after a 404." },
    };
  }
  const isGroupListed = groups.some((group) => group.groupId === operation.groupId);
  const at = new Date(now()).toISOString();
  const as = (code: Issue["code"], data: Issue["data"]): Failure =>
    withData({ ...failure, issue: { ...failure.issue, code } }, data);
  switch (operation.kind) {
    case "create":
      ledger.rejected(operation.id, isGroupListed ? failure : as("group_gone", { group: operation.groupName }));
      return ENDED;
    case "delete":
      // The contact is gone already, perhaps by our own attempt whose answer was lost. The group of a contact that a
      // person linked is not known.
      if (isGroupListed || isRepeated || operation.groupId === UNKNOWN_INPUT.group_id)
        ledger.deleted(operation, contactOf(operation), at);
      else ledger.rejected(operation.id, as("group_gone", { group: operation.groupName }));
      return ENDED;
    case "update":
      if (!isGroupListed) ledger.rejected(operation.id, as("group_gone", { group: operation.groupName }));
      else if (settings.missingContact === "recreate" && operation.entryId !== null) {
        ledger.recreate(operation, contactOf(operation), RECREATE_WAVE, at);
      } else ledger.rejected(operation.id, as("contact_gone", { contactId: contactOf(operation) }));
      return ENDED;
  }
}

/** Returns the failure of a 409 with the address that is taken, and with the linked contact that has it, if any has. */
function withHolder(operation: StoredOperation, failure: Failure, ledger: Pick<PushLedger, "otherHolder">): Failure {
  const { contactId = null, name = null } = ledger.otherHolder(operation) ?? {};
  return withData(failure, {
    address: addressesIn(operation.input),
    ...(contactId === null ? {} : { contactId }),
    ...(name === null || name === "" ? {} : { name }),
  });
}

function withData(failure: Failure, data: Issue["data"]): Failure {
  return { ...failure, issue: { ...failure.issue, data: { ...failure.issue.data, ...data } } };
}
