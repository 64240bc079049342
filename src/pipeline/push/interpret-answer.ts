import type { Answer, AppliedContact } from "../../api/service.ts";
import type { ContactInput } from "../../model/contact.ts";
import type { Halt, HaltCode } from "../../model/halt.ts";
import type { Issue, RejectionCode } from "../../model/issue.ts";
import type { OperationKind } from "../../model/operation.ts";
import { asSentence } from "../../model/sentence.ts";
import { appliedDifferently } from "./compare-applied.ts";

/** How an operation is written down that did not end in `done`. */
interface Failure {
  readonly issue: Issue;
  readonly status: number | null;
  readonly requestId: string | null;
}

/** What an answer asks of us: the table of DESIGN section 6, Answers. */
export type Next =
  | { readonly kind: "done"; readonly contactId: number | null }
  /** Applied, but not as it was sent: written down as done, and the run halts. */
  | { readonly kind: "applied_differently"; readonly contactId: number; readonly fields: readonly string[] }
  | { readonly kind: "rejected"; readonly failure: Failure }
  /** The plan is full: this and all further creates wait. */
  | { readonly kind: "defer_creates"; readonly failure: Failure }
  /** 404: the group list tells whether the group or the contact is gone. */
  | { readonly kind: "look_at_groups"; readonly failure: Failure }
  | { readonly kind: "in_doubt"; readonly failure: Failure }
  /** 429: not applied, the gate makes us wait. */
  | { readonly kind: "again" }
  /** Not applied, or harmless to repeat: a few attempts, then the run halts. */
  | { readonly kind: "retry"; readonly what: string }
  | { readonly kind: "halt"; readonly halt: Halt };

/** The service's documented codes, as ours. */
const REFUSALS: readonly RejectionCode[] = [
  "invalid_request",
  "plan_limit_reached",
  "not_found",
  "contact_exists",
  "validation_error",
];

/**
 * Reads the answer to a call.
 *
 * @param sent the body; for a delete an empty one
 */
export function readAnswer(
  kind: OperationKind,
  answer: Answer<AppliedContact | null>,
  sent: Partial<ContactInput>,
): Next {
  switch (answer.kind) {
    case "ok":
      return readSuccess(answer.value, sent);
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

/** @param line of the file; null: not known any more */
export function appliedDifferentlyHalt(
  { contactId, fields }: Extract<Next, { kind: "applied_differently" }>,
  line: number | null,
): Halt {
  const where = line === null ? "" : ` (line ${line})`;
  return {
    code: "applied_differently",
    reason:
      `The service answered contact ${contactId} with another ${fields.join(" and ")} than was sent${where}: ` +
      "look at that contact in the service before anything more is sent.",
  };
}

function readSuccess(applied: AppliedContact | null, sent: Partial<ContactInput>): Next {
  if (applied === null) return { kind: "done", contactId: null };
  const fields = appliedDifferently(sent, applied);
  const { contactId } = applied;
  return fields.length > 0 ? { kind: "applied_differently", contactId, fields } : { kind: "done", contactId };
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
