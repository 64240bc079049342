import type { Answer, AppliedContact } from "../../api/service.ts";
import type { Failure, StoredOperation } from "../../ledger/operations/operations.ts";
import { addressesIn, type ContactInput } from "../../model/contact.ts";
import type { ShownFields } from "../../model/flat-input.ts";
import { asSentence } from "../../model/text/sentence.ts";
import { nextPause } from "./backoff.ts";
import { interpretAnswer, type Next } from "./interpret-answer.ts";
import { dropNever } from "./drop-never.ts";
import { keepPossiblePerson } from "./keep-possible-person.ts";
import { knownOf } from "./answers/known.ts";
import { makeReady } from "./make-ready.ts";
import type { OperationEnd, PushIo, PushSettings } from "./push-io.ts";
import type { PushLedger } from "./push-ledger.ts";
import { stopAccount } from "./stop-account.ts";
import { contactOf, withData, writeMissing } from "./answers/write-missing.ts";

/** A call that was answered, and its next step. */
interface AnsweredCall {
  readonly operation: StoredOperation;
  readonly body: ContactInput;
  readonly shown: ShownFields | undefined;
  readonly next: Exclude<Next, { kind: "again" | "retry" }>;
  /** The call was made before, and its answer was lost. */
  readonly isRepeated: boolean;
}

const ENDED: OperationEnd = { kind: "ended", call: null };

/** Ends a call before it is sent, because its operation no longer fits. Its outcome is stored already. */
const NO_LONGER_FITS = new Error("the operation no longer fits");

/** Makes one operation's call, repeats it if that is safe, and stores its outcome. */
export async function pushOperation(
  operation: StoredOperation,
  settings: PushSettings,
  io: PushIo,
): Promise<OperationEnd> {
  if (dropNever(operation, io)) return ENDED;
  const ready = makeReady(operation, settings, io.ledger);
  if (ready.kind === "ended" || keepPossiblePerson(operation, io)) return ENDED;
  const { body } = ready;
  const startedAt = io.now();
  // Once the answer to an update or delete was lost, only a success shows what the contact holds.
  let isLost = operation.kind !== "create" && operation.attempts > 0;
  for (let attempts = 1; ; attempts += 1) {
    if (io.signal.aborted) return { kind: "left" };
    const answer = await call(operation, body, settings, io).catch((error: unknown) => {
      if (error === NO_LONGER_FITS) return null;
      throw error;
    });
    if (answer === null) return ENDED;
    const next = interpretAnswer(operation.kind, answer, body, knownOf(operation, io));
    const shown = answer.kind === "ok" ? answer.value?.shown : undefined;
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
        if (next.kind === "halt" && next.isApplied === "maybe") isLost = true;
        if (operation.kind !== "create") writeNotApplied(operation, isLost, io.ledger);
        return writeOutcome({ operation, body, shown, next, isRepeated: attempts > 1 }, settings, io);
      default:
        return writeOutcome({ operation, body, shown, next, isRepeated: attempts > 1 }, settings, io);
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

/**
 * Makes the call. The intent is in the ledger before the socket is touched.
 *
 * @throws NO_LONGER_FITS if an update or delete stopped fitting while it waited for its turn
 */
async function call(
  operation: StoredOperation,
  body: ContactInput,
  settings: PushSettings,
  io: PushIo,
): Promise<Answer<AppliedContact | null>> {
  const { kind } = operation;
  const beforeSending = () => {
    checkAgain(operation, settings, io);
    io.count(kind);
    io.ledger.attempting(operation, io.now());
  };
  switch (operation.kind) {
    case "create": {
      io.count(kind);
      const other = body === operation.input ? null : body;
      return io.service.createContact(body, () => io.ledger.sending(operation.id, other, io.now()));
    }
    case "update":
      return io.service.updateContact(contactOf(operation), body, beforeSending);
    case "delete":
      return io.service.deleteContact(contactOf(operation), beforeSending);
  }
}

/**
 * Checks at the moment of a call that the operation still fits the settings and the ledger. While the call waited for its
 * turn, a person or another answer may have changed them.
 */
function checkAgain({ id }: StoredOperation, settings: PushSettings, io: PushIo): void {
  const current = io.ledger.get(id);
  if (current?.state !== "planned" || dropNever(current, io)) throw NO_LONGER_FITS;
  if (makeReady(current, settings, io.ledger).kind === "ended" || keepPossiblePerson(current, io)) throw NO_LONGER_FITS;
}

/** Stores the outcome of a call. */
async function writeOutcome(answered: AnsweredCall, settings: PushSettings, io: PushIo): Promise<OperationEnd> {
  const { ledger } = io;
  const { operation, body, shown, next, isRepeated } = answered;
  switch (next.kind) {
    case "done":
      writeDone(operation, body, next.contactId, shown, io);
      return { kind: "ended", call: "accepted" };
    case "applied_differently": {
      const halt = stopAccount(operation, next, io.stops);
      writeDone(operation, body, next.contactId, shown, io);
      return { kind: "halt", halt };
    }
    case "other_contact": {
      const halt = stopAccount(operation, next, io.stops);
      ledger.inDoubt(operation.id, withData(next.failure, { operationId: operation.id }));
      return { kind: "halt", halt };
    }
    case "rejected":
      ledger.rejected(
        operation,
        next.failure.status === 409 ? withHolder(operation, next.failure, ledger) : next.failure,
      );
      return { kind: "ended", call: next.failure.status === 400 ? { status: 400 } : "other" };
    case "in_doubt":
      ledger.inDoubt(operation.id, withData(next.failure, { operationId: operation.id }));
      return next.halt === null
        ? { kind: "in_doubt", what: asSentence(String(next.failure.issue.data["what"])) }
        : { kind: "halt", halt: next.halt };
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
  shown: ShownFields | undefined,
  { ledger, now }: Pick<PushIo, "ledger" | "now">,
): void {
  const at = new Date(now()).toISOString();
  switch (operation.kind) {
    case "create":
      return ledger.created(operation, contactId ?? contactOf(operation), body, at);
    case "update":
      return ledger.updated(operation, contactOf(operation), { sent: body, shown }, at);
    case "delete":
      return ledger.deleted(operation, contactOf(operation), at);
  }
}

/** Returns the failure of a 409 with the address that is taken, and with the linked contact that has it, if any has. */
function withHolder(operation: StoredOperation, failure: Failure, ledger: Pick<PushLedger, "otherHolder">): Failure {
  const { contactId = null, name = null, shared = null } = ledger.otherHolder(operation) ?? {};
  const address = shared === null ? undefined : operation.input[shared];
  return withData(failure, {
    address: address ?? addressesIn(operation.input),
    ...(contactId === null ? {} : { contactId, operationId: operation.id }),
    ...(name === null || name === "" ? {} : { name }),
  });
}
