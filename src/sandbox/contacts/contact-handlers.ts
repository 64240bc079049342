/** Creates, updates and deletes contacts (interface sections 4.1 to 4.3). */
import { BLANK_CONTACT } from "./contact-fields.ts";
import type { ContactFields, StoredContact, StoredGroup } from "./contact-fields.ts";
import { readContactInput } from "./contact-input.ts";
import { showContact } from "./contact-view.ts";
import type { SandboxSettings } from "../options.ts";
import { refuse } from "../outcome.ts";
import type { Outcome, Refusal } from "../outcome.ts";
import type { Store } from "../store.ts";

/** The values that a handler works with. */
export interface Scope {
  /** The account of the request's key. */
  readonly account: string;
  readonly store: Store;
  readonly settings: SandboxSettings;
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  readonly now: string;
}

/**
 * Creates a contact. The 409 rule is checked before the plan limit, so that a full account too is answered 409 for a
 * contact that exists.
 */
export function createContact(scope: Scope, body: string): Outcome {
  const { account, store, settings, now } = scope;
  const input = readContactInput(body, true, settings);
  if (input.kind === "refused") return input;
  const fields: ContactFields = { ...BLANK_CONTACT, ...input.fields };
  const errorAnswer = missingReference(scope, fields, null) ?? conflict(scope, fields, null) ?? planLimit(scope);
  if (errorAnswer !== null) return errorAnswer;
  const created = store.insertContact(account, fields, "api", now);
  return { kind: "done", status: Number(settings.createdStatus), data: show(scope, created) };
}

export function updateContact(scope: Scope, contactId: number, body: string): Outcome {
  const { account, store, settings, now } = scope;
  const before = store.contact(account, contactId);
  if (before === null) return contactNotFound();
  const input = readContactInput(body, settings.patch === "replace", settings);
  if (input.kind === "refused") return input;
  const fields = applyUpdate(before, input.fields, settings.patch);
  const errorAnswer =
    missingReference(scope, fields, contactId) ??
    (settings.updateConflict === "refuse" ? conflict(scope, fields, contactId) : null);
  if (errorAnswer !== null) return errorAnswer;
  return { kind: "done", status: 200, data: show(scope, store.updateContact(before, fields, now)) };
}

export function deleteContact({ account, store, now }: Scope, contactId: number): Outcome {
  const contact = store.contact(account, contactId);
  if (contact === null) return contactNotFound();
  store.deleteContact(contact, now);
  return { kind: "deleted" };
}

/** Returns a group of the request's account; null for an unknown group and for another account's group. */
export function findGroup({ account, store }: Scope, groupId: number): StoredGroup | null {
  const group = store.group(groupId);
  return group?.account === account ? group : null;
}

/** Returns a contact's fields after an update. */
function applyUpdate(
  before: StoredContact,
  sent: Partial<ContactFields>,
  patch: SandboxSettings["patch"],
): ContactFields {
  switch (patch) {
    case "merge":
      return merge(before, sent);
    case "replace":
      return { ...BLANK_CONTACT, ...sent };
  }
}

/** Replaces the fields that were sent. Custom fields are replaced one by one; one that is sent as null is removed. */
function merge(before: StoredContact, sent: Partial<ContactFields>): ContactFields {
  const { contact_id: _id, account: _account, source: _source, date_created: _c, date_updated: _u, ...kept } = before;
  const custom = Object.entries({ ...before.custom_fields, ...sent.custom_fields });
  return { ...kept, ...sent, custom_fields: Object.fromEntries(custom.filter(([, entry]) => entry !== null)) };
}

/**
 * Refuses a group or guardian that is not in the account.
 *
 * @param contactId the updated contact, which can't be its own guardian; null for a create
 */
function missingReference(scope: Scope, fields: ContactFields, contactId: number | null): Refusal | null {
  const { group_id: groupId, guardian_contact_id: guardianId } = fields;
  if (groupId !== null && findGroup(scope, groupId) === null) return refuse("not_found", "The group was not found.");
  if (guardianId === null) return null;
  if (guardianId !== contactId && scope.store.contact(scope.account, guardianId) !== null) return null;
  return scope.settings.unknownGuardian === "404"
    ? refuse("not_found", "The guardian was not found.")
    : refuse("validation_error", "guardian_contact_id must identify another contact.");
}

function conflict(scope: Scope, fields: ContactFields, except: number | null): Refusal | null {
  const { account, store, settings } = scope;
  const holder = fields.group_id === null ? null : store.holder(fields.group_id, fields, except);
  if (holder === null) return null;
  const refusal = refuse(
    "contact_exists",
    "A contact with the same phone number or email already exists in this group.",
  );
  switch (settings.conflictId) {
    case "omit":
      return refusal;
    case "top":
      return { ...refusal, extra: { contact_id: holder } };
    case "data":
      return { ...refusal, extra: { data: { contact_id: holder } } };
    case "contact": {
      const contact = store.contact(account, holder);
      return contact === null ? refusal : { ...refusal, extra: { data: show(scope, contact) } };
    }
  }
}

function planLimit({ account, store, settings }: Scope): Refusal | null {
  return settings.planLimit !== null && store.contactCount(account) >= settings.planLimit
    ? refuse("plan_limit_reached", "The account has reached the maximum number of contacts for its plan.")
    : null;
}

function contactNotFound(): Refusal {
  return refuse("not_found", "The contact was not found.");
}

function show({ store, settings }: Scope, contact: StoredContact): object {
  const group = contact.group_id === null ? null : store.group(contact.group_id);
  return showContact(contact, group?.name ?? null, settings.shape);
}
