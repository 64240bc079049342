import type { DoubtDecision, LinkPair, DecisionRequest, RequestKind } from "../../model/request.ts";

/** Returns a request's argument as the ledger stores it: the run's name, or JSON for the other commands. */
export function toArgument(request: DecisionRequest): string {
  switch (request.kind) {
    case "approve":
    case "discard":
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
      return JSON.stringify({ id: request.id, choice: request.choice });
    case "dismiss":
      return JSON.stringify(request.ids);
  }
}

/** Returns the request that a stored command and argument mean; null when this program can't read them. */
export function parseRequest(command: string, argument: string): DecisionRequest | null {
  const kind = command as RequestKind;
  switch (kind) {
    case "approve":
    case "discard":
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
    case "dismiss":
      return toDismiss(parseJson(argument));
    default:
      return null;
  }
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
  const { id, choice } = found;
  return typeof id === "string" && typeof choice === "string" ? { kind: "answer", id, choice } : null;
}

function toDismiss(found: unknown): DecisionRequest | null {
  const isList = Array.isArray(found) && found.every((id) => typeof id === "string");
  return isList ? { kind: "dismiss", ids: found } : null;
}

function isLinkPair(found: unknown): found is LinkPair {
  if (!isObject(found)) return false;
  const { line, key, contactId } = found;
  return (line === null || typeof line === "number") && typeof key === "string" && typeof contactId === "string";
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> & Partial<Record<FieldName, unknown>> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

type FieldName = "operation" | "contactId" | "feed" | "pairs" | "line" | "key" | "id" | "choice";

/** Returns undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
