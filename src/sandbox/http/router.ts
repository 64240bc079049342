/** Finds the handler of a request and reads the id in its path (interface section 4). */
import { createContact, deleteContact, updateContact } from "../contacts/contact-handlers.ts";
import type { Scope } from "../contacts/contact-handlers.ts";
import { deleteGroup, listGroups } from "../group-handlers.ts";
import { refuse } from "../outcome.ts";
import type { Outcome } from "../outcome.ts";
import type { SandboxRequest } from "../wire.ts";

/** Calls the request's handler. An unknown path or method is answered `not_found`. */
export function route(scope: Scope, request: SandboxRequest): Outcome {
  const [, version, collection, id, ...rest] = pathOf(request).split("/");
  const endpoint = `${request.method} ${version}/${collection}${id === undefined ? "" : "/{id}"}`;
  if (rest.length > 0) return unknownEndpoint();
  switch (endpoint) {
    case "POST v1/contacts":
      return withJson(request, () => createContact(scope, request.body));
    case "PATCH v1/contacts/{id}":
      return withId("contact_id", id, (contactId) =>
        withJson(request, () => updateContact(scope, contactId, request.body)),
      );
    case "DELETE v1/contacts/{id}":
      return withId("contact_id", id, (contactId) => deleteContact(scope, contactId));
    case "GET v1/celebration-groups":
      return listGroups(scope);
    case "DELETE v1/celebration-groups/{id}":
      return withId("group_id", id, (groupId) => deleteGroup(scope, groupId));
    default:
      return unknownEndpoint();
  }
}

/** Returns the path without its query. */
export function pathOf(request: SandboxRequest): string {
  return request.path.split("?", 1)[0] ?? "";
}

function withId(name: string, id: string | undefined, handle: (id: number) => Outcome): Outcome {
  return id !== undefined && /^[1-9]\d{0,14}$/.test(id)
    ? handle(Number(id))
    : refuse("invalid_request", `${name} in the path must be an integer of at least 1.`);
}

function withJson(request: SandboxRequest, handle: () => Outcome): Outcome {
  return /^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? "")
    ? handle()
    : refuse("invalid_request", "The request body must be sent as application/json.");
}

function unknownEndpoint(): Outcome {
  return refuse("not_found", "There is no such endpoint.");
}
