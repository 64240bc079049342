import { counted } from "../../model/text/counted.ts";
import { parsePersonId } from "../people/person-names.ts";
import type { DoubtDecision, GivenAnswer, LinkPair, DecisionRequest, RequestKind } from "../../model/request.ts";

/** Returns a request's argument as the queue stores it: the run's name, or JSON for the other commands. */
export function toArgument(request: DecisionRequest): string {
  switch (request.kind) {
    case "approve":
      return request.deletes === undefined
        ? request.run
        : JSON.stringify({ run: request.run, deletes: request.deletes });
    case "discard":
    case "undo":
      return request.run;
    case "retry":
      return request.run ?? "";
    case "resolve":
      return JSON.stringify({ operation: request.operation, contactId: request.contactId });
    case "link":
      return JSON.stringify({ feed: request.feed, pairs: request.pairs });
    case "resolve_many":
      return JSON.stringify(request.decisions);
    case "unlink":
      return JSON.stringify({ feed: request.feed, key: request.key });
    case "answer":
      return JSON.stringify({ id: request.id, choice: request.choice, except: request.except });
    case "answer_many":
      return JSON.stringify(request.answers);
    case "unlearn":
      return JSON.stringify({ feed: request.feed, name: request.name });
    case "correction":
      return JSON.stringify({ id: request.id, choice: request.choice, except: request.except });
    case "dismiss":
      return JSON.stringify(request.ids);
    case "never":
      return request.person;
    case "erase":
      return `${request.keepContact ? "keep " : ""}${request.person}`;
    case "lift":
      return String(request.id);
  }
}

/** Returns the command that a person would give for a request, without its items. */
export function describeRequest(request: DecisionRequest): string {
  switch (request.kind) {
    case "approve":
    case "discard":
    case "undo":
      return `${request.kind} ${request.run}`;
    case "retry":
      return request.run === null ? "retry" : `retry ${request.run}`;
    case "resolve":
      return `resolve ${request.operation} ${request.contactId === null ? "--not-created" : `--created ${request.contactId}`}`;
    case "link":
      return `link ${request.feed} (${counted(request.pairs.length, "pair")})`;
    case "resolve_many":
      return `resolve (${counted(request.decisions.length, "line")} of a file)`;
    case "unlink":
      return `unlink ${request.feed} ${request.key}`;
    case "answer":
      return `answer ${request.id} ${request.choice}`;
    case "answer_many":
      return `answer (${counted(request.answers.length, "question")})`;
    case "unlearn":
      return `corrections drop ${request.feed}.${request.name}`;
    case "correction":
      return `corrections ${request.choice} ${request.id}`;
    case "dismiss":
      return `dismiss ${request.ids.join(" ")}`;
    case "never":
      return `never ${request.person}`;
    case "erase":
      return `erase ${request.person}${request.keepContact ? " --keep-contact" : ""}`;
    case "lift":
      return `never lift ${request.id}`;
  }
}

/** Returns the request that a stored command and argument mean; null when this program can't read them. */
export function parseRequest(command: string, argument: string): DecisionRequest | null {
  const kind = command as RequestKind;
  switch (kind) {
    case "approve":
      return argument.startsWith("{") ? toApprove(parseJson(argument)) : { kind, run: argument };
    case "discard":
    case "undo":
      return { kind, run: argument };
    case "retry":
      return { kind, run: argument === "" ? null : argument };
    case "resolve":
      return toResolve(parseJson(argument));
    case "link":
      return toLink(parseJson(argument));
    case "resolve_many":
      return toResolveMany(parseJson(argument));
    case "unlink":
      return toUnlink(parseJson(argument));
    case "answer":
      return toAnswer(parseJson(argument));
    case "answer_many":
      return toAnswerMany(parseJson(argument));
    case "unlearn":
      return toUnlearn(parseJson(argument));
    case "correction":
      return toCorrection(parseJson(argument));
    case "dismiss":
      return toDismiss(parseJson(argument));
    case "never":
      return parsePersonId(argument) === null ? null : { kind, person: argument };
    case "erase": {
      const [, keep, person = ""] = /^(keep )?(.*)$/u.exec(argument) ?? [];
      return parsePersonId(person) === null ? null : { kind, person, keepContact: keep !== undefined };
    }
    case "lift":
      return /^\d{1,9}$/u.test(argument) ? { kind, id: Number(argument) } : null;
    default:
      return null;
  }
}

function toApprove(found: unknown): DecisionRequest | null {
  if (!isObject(found)) return null;
  const { run, deletes } = found;
  if (typeof run !== "string" || !Array.isArray(deletes) || !deletes.every((id) => Number.isSafeInteger(id)))
    return null;
  return { kind: "approve", run, deletes };
}

function toResolve(found: unknown): DecisionRequest | null {
  if (!isObject(found)) return null;
  const { operation, contactId } = found;
  if (typeof operation !== "string" || !(contactId === null || typeof contactId === "number")) return null;
  return { kind: "resolve", operation, contactId };
}

function toLink(found: unknown): DecisionRequest | null {
  if (!isObject(found)) return null;
  const { feed, pairs } = found;
  if (typeof feed !== "string" || !Array.isArray(pairs) || !pairs.every(isLinkPair)) return null;
  return { kind: "link", feed, pairs };
}

function toResolveMany(found: unknown): DecisionRequest | null {
  return Array.isArray(found) && found.every(isDoubtDecision) ? { kind: "resolve_many", decisions: found } : null;
}

function isDoubtDecision(found: unknown): found is DoubtDecision {
  if (!isObject(found)) return false;
  const { line, operation, contactId } = found;
  return typeof line === "number" && typeof operation === "string" && typeof contactId === "string";
}

function toUnlink(found: unknown): DecisionRequest | null {
  if (!isObject(found)) return null;
  const { feed, key } = found;
  return typeof feed === "string" && typeof key === "string" ? { kind: "unlink", feed, key } : null;
}

function toAnswer(found: unknown): DecisionRequest | null {
  if (!isObject(found)) return null;
  const { id, choice, except } = found;
  if (typeof id !== "string" || typeof choice !== "string") return null;
  if (except === undefined) return { kind: "answer", id, choice };
  return isTexts(except) ? { kind: "answer", id, choice, except } : null;
}

function toAnswerMany(found: unknown): DecisionRequest | null {
  return Array.isArray(found) && found.every(isGivenAnswer) ? { kind: "answer_many", answers: found } : null;
}

function isGivenAnswer(found: unknown): found is GivenAnswer {
  return isObject(found) && typeof found.id === "string" && typeof found.choice === "string";
}

function toUnlearn(found: unknown): DecisionRequest | null {
  if (!isObject(found) || typeof found.feed !== "string" || found.name !== "dateOrder") return null;
  return { kind: "unlearn", feed: found.feed, name: found.name };
}

function toCorrection(found: unknown): DecisionRequest | null {
  if (!isObject(found)) return null;
  const { id, choice, except } = found;
  if (typeof id !== "number" || (choice !== "drop" && choice !== "rule")) return null;
  if (except === undefined) return { kind: "correction", id, choice };
  return isTexts(except) ? { kind: "correction", id, choice, except } : null;
}

function toDismiss(found: unknown): DecisionRequest | null {
  return isTexts(found) ? { kind: "dismiss", ids: found } : null;
}

function isTexts(found: unknown): found is readonly string[] {
  return Array.isArray(found) && found.every((text) => typeof text === "string");
}

function isLinkPair(found: unknown): found is LinkPair {
  if (!isObject(found)) return false;
  const { line, key, contactId } = found;
  return (line === null || typeof line === "number") && typeof key === "string" && typeof contactId === "string";
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> & Partial<Record<FieldName, unknown>> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

type FieldName =
  | "run"
  | "deletes"
  | "operation"
  | "contactId"
  | "feed"
  | "pairs"
  | "line"
  | "key"
  | "id"
  | "choice"
  | "name";

/** Returns undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
