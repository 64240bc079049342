/** The requests to erase a person, or never to greet the person, that are not carried out. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { ExplainedPerson } from "../../../ledger/people/explain/explain-person.ts";
import type { StoredRequest } from "../../../ledger/requests/request-queue.ts";
import type { DecisionRequest } from "../../../model/request.ts";
import { idOfPerson } from "../../../run/push/never/row-owner.ts";
import { isVoid, knownRequests } from "../../asking/waiting-requests.ts";
import type { ConsoleContext } from "../../context.ts";
import { shownPerson } from "./shown-person.ts";

/** The last request of its kind about a person. */
export interface PersonRequest {
  readonly kind: "never" | "erase";
  readonly asked: StoredRequest;
  /** The id of the person's page. */
  readonly person: string;
  readonly keepContact: boolean;
}

interface Context extends Pick<ConsoleContext, "now"> {
  readonly requests: Pick<ConsoleContext["requests"], "ofKinds">;
}

/** Returns the last request of each kind about each person, oldest first, also those that are carried out. */
function lastRequests(ledger: Ledger, { requests }: Context): readonly PersonRequest[] {
  const last = new Map<string, PersonRequest>();
  for (const asked of knownRequests(["never", "erase"], requests)) {
    const { request } = asked;
    if (request?.kind !== "never" && request?.kind !== "erase") continue;
    const { kind } = request;
    const person = idOfPerson(request.person, ledger);
    last.delete(`${kind} ${person}`);
    last.set(`${kind} ${person}`, {
      kind,
      asked,
      person,
      keepContact: request.kind === "erase" && request.keepContact,
    });
  }
  return [...last.values()];
}

/** Returns whether an erasure that was not carried out only leaves records: the person is not in the service. */
export function isOnlyKept({ kind }: PersonRequest, { state }: Pick<ExplainedPerson, "state">): boolean {
  return kind === "erase" && state !== "linked" && state !== "in_doubt";
}

/** Returns the request of a kind about a person that waits; null: none waits. */
export function waitingAbout(
  person: string,
  kind: PersonRequest["kind"],
  ledger: Ledger,
  context: Context,
): PersonRequest | null {
  const waits = ({ asked }: PersonRequest) => asked.outcome === null && !isVoid(asked, ledger, context.now());
  const isAbout = (each: PersonRequest) => each.kind === kind && each.person === person && waits(each);
  return lastRequests(ledger, context).find(isAbout) ?? null;
}

/** A request that waits about the person of another request. */
interface WaitingBefore {
  readonly asked: StoredRequest;
  /** It asks for the same as the other request. */
  readonly isSame: boolean;
}

/**
 * Returns a request that waits about the same person as another one, and beside which the other one is not stored; null: there is none.
 * After an erasure the person would be unknown.
 */
export function waitingBefore(request: DecisionRequest, ledger: Ledger, context: Context): WaitingBefore | null {
  if (request.kind !== "never" && request.kind !== "erase") return null;
  const person = idOfPerson(request.person, ledger);
  const found = waitingAbout(person, "erase", ledger, context) ?? waitingAbout(person, request.kind, ledger, context);
  const keepContact = request.kind === "erase" && request.keepContact;
  return found === null
    ? null
    : { asked: found.asked, isSame: found.kind === request.kind && found.keepContact === keepContact };
}

/**
 * Returns the requests that are void, with the person's page. A request is left out once its person is erased or never greeted, and
 * once its erasure is under way.
 */
export function expiredRequests(ledger: Ledger, context: Context) {
  const underWay = new Set(ledger.erasures.open().map(({ person }) => idOfPerson(person, ledger)));
  return lastRequests(ledger, context).flatMap((request) => {
    const { kind, asked, person } = request;
    if (!isVoid(asked, ledger, context.now())) return [];
    if (kind === "erase" && underWay.has(person)) return [];
    const shown = shownPerson(person, 1, ledger);
    return shown === null || (kind === "never" && shown.isNever) ? [] : { request, shown };
  });
}
