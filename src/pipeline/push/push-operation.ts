import type { Answer, AppliedContact } from "../../api/service.ts";
import type { Failure, StoredOperation } from "../../ledger/operations/operations.ts";
import { UNKNOWN_INPUT, type ContactInput } from "../../model/contact.ts";
import type { Halt } from "../../model/halt.ts";
import type { Issue } from "../../model/issue.ts";
import { asSentence } from "../../model/sentence.ts";
import { nextPause } from "./backoff.ts";
import { makeReady } from "./make-ready.ts";
import type { PushIo, PushSettings } from "./push-io.ts";
import { appliedDifferentlyHalt, readAnswer, type Next } from "./interpret-answer.ts";

/** What the rest of the run has to know of one operation's end. */
export type OperationEnd =
  | { readonly kind: "ended" }
  /** A create without a readable answer. */
  | { readonly kind: "in_doubt" }
  | { readonly kind: "left" }
  | { readonly kind: "creates_deferred"; readonly failure: Failure }
  | { readonly kind: "halt"; readonly halt: Halt };

const ENDED: OperationEnd = { kind: "ended" };
/** Recreated contacts go with the creates that wait for others. */
const RECREATE_WAVE = 1_500_000;

/** Makes one operation's call, repeats it where that is safe, and writes its outcome down. */
export async function pushOperation(
  operation: StoredOperation,
  settings: PushSettings,
  io: PushIo,
): Promise<OperationEnd> {
  const ready = makeReady(operation, io);
  if (ready.kind === "ended") return ENDED;
  const startedAt = io.now();
  // An update or delete that may have been applied: then only a success tells what its contact holds.
  let isLost = operation.kind !== "create" && operation.attempts > 0;
  for (let attempts = 1; ; attempts += 1) {
    if (io.signal.aborted) return { kind: "left" };
    const next = readAnswer(operation.kind, await call(operation, ready.body, io), ready.body);
    switch (next.kind) {
      case "again":
        // The gate makes the next attempt wait; it is no failed attempt.
        io.count("throttled");
        attempts -= 1;
        writeNotApplied(operation, isLost, io);
        continue;
      case "retry": {
        isLost = true;
        if (operation.kind === "create") io.operations.notSent(operation.id);
        const pause = nextPause(attempts, io.now() - startedAt, io.random());
        if (pause === null) return { kind: "halt", halt: { code: "unreachable", reason: asSentence(next.what) } };
        io.count("retried");
        await io.sleep(pause);
        continue;
      }
      case "rejected":
      case "halt":
        if (operation.kind !== "create") writeNotApplied(operation, isLost, io);
        return writeDown(operation, ready.body, next, attempts > 1, settings, io);
      default:
        return writeDown(operation, ready.body, next, attempts > 1, settings, io);
    }
  }
}

function writeNotApplied(operation: StoredOperation, isLost: boolean, { operations }: PushIo): void {
  if (operation.kind === "create") operations.notSent(operation.id);
  else if (!isLost) operations.notApplied(operation);
}

/** Updates and deletes always have a contact: the plan made them for one. */
function contactOf({ id, contactId }: StoredOperation): number {
  if (contactId === null) throw new Error(`operation ${id} has no contact`);
  return contactId;
}

/** The intent is in the ledger before the socket is touched. */
async function call(
  operation: StoredOperation,
  body: ContactInput,
  io: PushIo,
): Promise<Answer<AppliedContact | null>> {
  io.count(operation.kind);
  switch (operation.kind) {
    case "create": {
      const other = body === operation.input ? null : body;
      return io.service.createContact(body, () => io.operations.sending(operation.id, other, io.now()));
    }
    case "update":
      io.operations.attempting(operation, io.now());
      return io.service.updateContact(contactOf(operation), body);
    case "delete":
      io.operations.attempting(operation, io.now());
      return io.service.deleteContact(contactOf(operation));
  }
}

async function writeDown(
  operation: StoredOperation,
  body: ContactInput,
  next: Exclude<Next, { kind: "again" | "retry" }>,
  repeated: boolean,
  settings: PushSettings,
  io: PushIo,
): Promise<OperationEnd> {
  const { operations } = io;
  switch (next.kind) {
    case "done":
      writeDone(operation, body, next.contactId, io);
      return ENDED;
    case "applied_differently":
      writeDone(operation, body, next.contactId, io);
      return {
        kind: "halt",
        halt: appliedDifferentlyHalt(next, operation.line),
      };
    case "rejected":
      operations.rejected(
        operation.id,
        next.failure.status === 409 ? withHolder(operation, next.failure, io) : next.failure,
      );
      return ENDED;
    case "in_doubt":
      operations.inDoubt(operation.id, withData(next.failure, { operationId: operation.id }));
      return { kind: "in_doubt" };
    case "defer_creates":
      operations.deferred(operation.id, next.failure);
      return { kind: "creates_deferred", failure: next.failure };
    case "halt":
      if (operation.kind === "create") operations.notSent(operation.id);
      return { kind: "halt", halt: next.halt };
    case "look_at_groups":
      return writeMissing(operation, next.failure, repeated, settings, io);
  }
}

function writeDone(operation: StoredOperation, body: ContactInput, contactId: number | null, io: PushIo): void {
  const at = new Date(io.now()).toISOString();
  switch (operation.kind) {
    case "create":
      return io.operations.created(operation, contactId ?? contactOf(operation), body, at);
    case "update":
      return io.operations.updated(operation, contactOf(operation), body, at);
    case "delete":
      return io.operations.deleted(operation, contactOf(operation), at);
  }
}

/** 404: either the group or the contact is not there. Only the group list can tell. */
async function writeMissing(
  operation: StoredOperation,
  failure: Failure,
  repeated: boolean,
  settings: PushSettings,
  io: PushIo,
): Promise<OperationEnd> {
  const { operations } = io;
  const groups = await io.readGroups();
  if (groups === null) {
    if (operation.kind === "create") operations.notSent(operation.id);
    return {
      kind: "halt",
      halt: { code: "unreachable", reason: "The group list could not be read again after a 404." },
    };
  }
  const groupListed = groups.some((group) => group.groupId === operation.groupId);
  const at = new Date(io.now()).toISOString();
  const as = (code: Issue["code"], data: Issue["data"]): Failure =>
    withData({ ...failure, issue: { ...failure.issue, code } }, data);
  switch (operation.kind) {
    case "create":
      operations.rejected(operation.id, groupListed ? failure : as("group_gone", { group: operation.groupName }));
      return ENDED;
    case "delete":
      // Gone already, or by our own attempt whose answer was lost. Of who was linked by hand the group is not known.
      if (groupListed || repeated || operation.groupId === UNKNOWN_INPUT.group_id)
        operations.deleted(operation, contactOf(operation), at);
      else operations.rejected(operation.id, as("group_gone", { group: operation.groupName }));
      return ENDED;
    case "update":
      if (!groupListed) operations.rejected(operation.id, as("group_gone", { group: operation.groupName }));
      else if (settings.missingContact === "recreate" && operation.entryId !== null) {
        operations.recreate(operation, contactOf(operation), RECREATE_WAVE, at);
      } else operations.rejected(operation.id, as("contact_gone", { contactId: contactOf(operation) }));
      return ENDED;
  }
}

/** 409: which address is taken, and by whom, if that is one of ours. */
function withHolder(operation: StoredOperation, failure: Failure, io: PushIo): Failure {
  const { email, phone } = operation.input;
  const { contactId = null, name = null } = io.operations.otherHolder(operation) ?? {};
  return withData(failure, {
    address: [email, phone].filter((address) => (address ?? "") !== "").join(", "),
    ...(contactId === null ? {} : { contactId }),
    ...(name === null || name === "" ? {} : { name }),
  });
}

function withData(failure: Failure, data: Issue["data"]): Failure {
  return { ...failure, issue: { ...failure.issue, data: { ...failure.issue.data, ...data } } };
}
