import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOperation } from "../../../ledger/operations/operations.ts";
import type { DecisionRequest } from "../../../model/request.ts";
import type { StoredRequest } from "../../../ledger/requests/request-queue.ts";
import { isVoid } from "../../asking/waiting-requests.ts";
import type { ConsoleContext } from "../../context.ts";

export const PER_PAGE = 50;

/** A create whose answer was lost. */
export interface Doubt {
  readonly operation: StoredOperation;
  /** The list's file. */
  readonly file: string;
  readonly header: readonly string[];
  /** The answer that waits to be carried out; null: no person has answered. */
  readonly answered: StoredRequest | null;
  /** Why the last answer was not carried out: it waited for too long, or its contact is another person's; null: it was, or waits. */
  readonly notDone: "void" | "linked_elsewhere" | null;
}

/** Returns a page of the doubts, the oldest first, and how many there are. */
export function doubtsOn(
  page: number,
  ledger: Ledger,
  context: Pick<ConsoleContext, "requests" | "now">,
): { readonly total: number; readonly doubts: readonly Doubt[] } {
  const all = ledger.operations.inState("in_doubt");
  const answers = lastAnswers(context.requests);
  const doubts = all.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((operation): Doubt => {
    const { file, header } = ledger.runs.named(operation.run);
    const last = answers.get(String(operation.id)) ?? null;
    const isElsewhere = last?.result?.code === "linked_elsewhere";
    return {
      operation,
      file,
      header,
      answered: last !== null && waits(last, ledger, context) ? last : null,
      notDone: isElsewhere ? "linked_elsewhere" : last !== null && isVoid(last, ledger, context.now()) ? "void" : null,
    };
  });
  return { total: all.length, doubts };
}

/** Returns an answer without the doubts for which an earlier answer waits; null: none is left. */
export function withoutAnswered(
  request: DecisionRequest,
  ledger: Pick<Ledger, "decisions" | "account">,
  context: Pick<ConsoleContext, "requests" | "now">,
): DecisionRequest | null {
  const answers = lastAnswers(context.requests);
  const isOpen = (operation: string) => {
    const last = answers.get(operation);
    return last === undefined || !waits(last, ledger, context);
  };
  if (request.kind === "resolve") return isOpen(request.operation) ? request : null;
  if (request.kind !== "resolve_many") return request;
  const decisions = request.decisions.filter(({ operation }) => isOpen(operation));
  return decisions.length === 0 ? null : { ...request, decisions };
}

function waits(
  answer: StoredRequest,
  ledger: Pick<Ledger, "decisions" | "account">,
  { now }: Pick<ConsoleContext, "now">,
): boolean {
  return answer.outcome === null && !isVoid(answer, ledger, now());
}

/** Returns the last request that answers a doubt, by the number of the create. */
function lastAnswers(requests: ConsoleContext["requests"]): ReadonlyMap<string, StoredRequest> {
  const answers = new Map<string, StoredRequest>();
  for (const stored of requests.ofKinds(["resolve", "resolve_many"])) {
    if (stored.request?.kind === "resolve") answers.set(stored.request.operation, stored);
    if (stored.request?.kind === "resolve_many")
      for (const { operation } of stored.request.decisions) answers.set(operation, stored);
  }
  return answers;
}
