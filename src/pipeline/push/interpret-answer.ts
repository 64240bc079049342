import type { Answer, AppliedContact } from "../../api/service.ts";
import type { Failure } from "../../ledger/operations/operations.ts";
import type { ContactInput } from "../../model/contact.ts";
import type { AppliedDifference, Halt, HaltCode } from "../../model/run-record.ts";
import type { IssueData, ServiceCode } from "../../model/issue.ts";
import type { OperationKind } from "../../model/operation.ts";
import { asSentence } from "../../model/text/sentence.ts";
import { appliedDifferently } from "./compare-applied.ts";
import { isOtherContact } from "./answers/other-contact.ts";

/** The next step after an answer. */
export type Next =
  | { readonly kind: "done"; readonly contactId: number | null }
  /** The service applied other values than were sent: the operation is stored as done, and the account is stopped. */
  | {
      readonly kind: "applied_differently";
      readonly contactId: number;
      readonly differences: readonly AppliedDifference[];
    }
  | { readonly kind: "rejected"; readonly failure: Failure }
  /** The plan limit is reached: this create and all further ones are deferred. */
  | { readonly kind: "defer_creates"; readonly failure: Failure }
  /** 404: only the group list shows whether the group or the contact is gone. */
  | { readonly kind: "look_at_groups"; readonly failure: Failure }
  /** The create may have been applied. `halt`: no further call is to be made either. */
  | { readonly kind: "in_doubt"; readonly failure: Failure; readonly halt: Halt | null }
  /** The answer to a create is about another contact: nothing is linked, and the account is stopped. */
  | {
      readonly kind: "other_contact";
      readonly contactId: number;
      readonly differences: readonly AppliedDifference[];
      readonly failure: Failure;
    }
  /** 429: the call was not applied. The rate limit delays the next attempt. */
  | { readonly kind: "again" }
  /** The call was not applied, or may be repeated: it is repeated a few times, then the run halts. */
  | { readonly kind: "retry"; readonly what: string }
  /** `isApplied`: "maybe" if the call may have been applied. */
  | { readonly kind: "halt"; readonly halt: Halt; readonly isApplied: "no" | "maybe" };

/** What the ledger knows about answers. */
export interface Known {
  /** Returns whether a person accepted a difference of this field and kind. */
  isAccepted(difference: AppliedDifference): boolean;
  /** Returns whether an entry holds this contact_id, or this program deleted its contact. No new contact has it. */
  isTaken(contactId: number): boolean;
  /** Returns whether the answer fits another create that has no answer yet. */
  fitsOther(applied: AppliedContact): boolean;
}

/** The service's documented error codes. Each is also an issue code. */
const REFUSALS: readonly ServiceCode[] = [
  "invalid_request",
  "plan_limit_reached",
  "not_found",
  "contact_exists",
  "validation_error",
];

/**
 * Returns the next step after the answer to a call.
 *
 * @param sent the body; an empty object for a delete
 */
export function interpretAnswer(
  kind: OperationKind,
  answer: Answer<AppliedContact | null>,
  sent: Partial<ContactInput>,
  known: Known,
): Next {
  switch (answer.kind) {
    case "ok":
      return readSuccess(kind, answer, sent, known);
    case "throttled":
      return { kind: "again" };
    case "refused":
      return readRefusal(kind, answer);
    case "lost":
      return readLost(kind, answer);
  }
}

function readLost(kind: OperationKind, answer: Extract<Answer<null>, { kind: "lost" }>): Next {
  const halt = haltOf(answer);
  if (kind === "create" && answer.applied === "maybe") {
    const failure = inDoubt(answer.what, answer.status, answer.requestId);
    return { kind: "in_doubt", failure, halt };
  }
  return halt === null ? { kind: "retry", what: answer.what } : { kind: "halt", halt, isApplied: "maybe" };
}

/** Returns why an answer that is not in the service's form halts the run; null: the call may be repeated. */
function haltOf({ status, what }: Extract<Answer<null>, { kind: "lost" }>): Halt | null {
  if (status === 401) return { code: "key_refused", reason: asSentence(what) };
  return status === 403 ? { code: "not_allowed", reason: asSentence(what) } : null;
}

function inDoubt(what: string, status: number | null, requestId: string | null, data: IssueData = {}): Failure {
  return { issue: { code: "in_doubt", field: null, header: null, data: { what, ...data } }, status, requestId };
}

function readSuccess(
  operation: OperationKind,
  { value: applied, status }: Extract<Answer<AppliedContact | null>, { kind: "ok" }>,
  sent: Partial<ContactInput>,
  { isAccepted, isTaken, fitsOther }: Known,
): Next {
  if (applied === null) return { kind: "done", contactId: null };
  const differences = appliedDifferently(sent, applied).filter((difference) => !isAccepted(difference));
  const { contactId } = applied;
  if (operation === "create") {
    const isCertain = isTaken(contactId) || (differences.length > 0 && fitsOther(applied));
    if (isCertain || isOtherContact(sent, applied, differences)) {
      const failure = inDoubt(
        `The service answered with contact ${contactId}, which is another contact.`,
        status,
        null,
        { otherContact: String(contactId) },
      );
      return { kind: "other_contact", contactId, differences: [OTHER, ...(isCertain ? [] : differences)], failure };
    }
  }
  return differences.length > 0 ? { kind: "applied_differently", contactId, differences } : { kind: "done", contactId };
}

const OTHER: AppliedDifference = { field: "contact_id", kind: "other" };

function readRefusal(kind: OperationKind, answer: Extract<Answer<null>, { kind: "refused" }>): Next {
  const code = REFUSALS.find((known) => known === answer.error) ?? "service_refused";
  const failure: Failure = {
    issue: {
      code,
      field: null,
      header: null,
      data: { serviceMessage: answer.message, serviceCode: answer.error, httpStatus: answer.status },
    },
    status: answer.status,
    requestId: answer.requestId,
  };
  switch (answer.status) {
    case 401:
      return halted("key_refused", `The service did not accept the API key (401): ${answer.message}`);
    case 403:
      if (answer.error !== "plan_limit_reached") {
        return halted("not_allowed", `The service forbids the call (403): ${answer.message}`);
      }
      return kind === "create" ? { kind: "defer_creates", failure } : { kind: "rejected", failure };
    case 404:
      return { kind: "look_at_groups", failure };
    default:
      return { kind: "rejected", failure };
  }
}

function halted(code: HaltCode, reason: string): Next {
  return { kind: "halt", halt: { code, reason: asSentence(reason) }, isApplied: "no" };
}
