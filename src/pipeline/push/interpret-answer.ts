import type { Answer, AppliedContact } from "../../api/service.ts";
import type { Failure } from "../../ledger/operations/operations.ts";
import type { ContactInput } from "../../model/contact.ts";
import type { AppliedDifference, Halt, HaltCode } from "../../model/run-record.ts";
import type { ServiceCode } from "../../model/issue.ts";
import type { OperationKind } from "../../model/operation.ts";
import { asSentence } from "../../model/text/sentence.ts";
import { appliedDifferently } from "./compare-applied.ts";

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
  | { readonly kind: "in_doubt"; readonly failure: Failure }
  /** 429: the call was not applied. The rate limit delays the next attempt. */
  | { readonly kind: "again" }
  /** The call was not applied, or may be repeated: it is repeated a few times, then the run halts. */
  | { readonly kind: "retry"; readonly what: string }
  | { readonly kind: "halt"; readonly halt: Halt };

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
 * @param isAccepted returns whether a person accepted a difference of this field and kind
 */
export function interpretAnswer(
  kind: OperationKind,
  answer: Answer<AppliedContact | null>,
  sent: Partial<ContactInput>,
  isAccepted: (difference: AppliedDifference) => boolean,
): Next {
  switch (answer.kind) {
    case "ok":
      return readSuccess(answer.value, sent, isAccepted);
    case "throttled":
      return { kind: "again" };
    case "refused":
      return readRefusal(kind, answer);
    case "lost":
      if (kind !== "create" || answer.applied === "no") return { kind: "retry", what: answer.what };
      return {
        kind: "in_doubt",
        failure: {
          issue: { code: "in_doubt", field: null, header: null, data: { what: answer.what } },
          status: answer.status,
          requestId: answer.requestId,
        },
      };
  }
}

function readSuccess(
  applied: AppliedContact | null,
  sent: Partial<ContactInput>,
  isAccepted: (difference: AppliedDifference) => boolean,
): Next {
  if (applied === null) return { kind: "done", contactId: null };
  const differences = appliedDifferently(sent, applied).filter((difference) => !isAccepted(difference));
  const { contactId } = applied;
  return differences.length > 0 ? { kind: "applied_differently", contactId, differences } : { kind: "done", contactId };
}

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
      return halt("key_refused", `The service did not accept the API key (401): ${answer.message}`);
    case 403:
      if (answer.error !== "plan_limit_reached") {
        return halt("not_allowed", `The service forbids the call (403): ${answer.message}`);
      }
      return kind === "create" ? { kind: "defer_creates", failure } : { kind: "rejected", failure };
    case 404:
      return { kind: "look_at_groups", failure };
    default:
      return { kind: "rejected", failure };
  }
}

function halt(code: HaltCode, reason: string): Next {
  return { kind: "halt", halt: { code, reason: asSentence(reason) } };
}
