/** Create, update and delete a contact (interface sections 4.1 to 4.3). */
import { BLANK_CONTACT } from "./contact-fields.ts";
import type { ContactFields, StoredContact, StoredGroup } from "./contact-fields.ts";
import { readContactInput } from "./contact-input.ts";
import { showContact } from "./contact-view.ts";
import type { SandboxSettings } from "../options.ts";
import { refuse } from "../outcome.ts";
import type { Outcome, Refusal } from "../outcome.ts";
import type { Store } from "../store.ts";

/** What a handler may use: the account of the key, the service's data and choices, and the time as the service writes it. */
export interface Scope {
  readonly account: string;
  readonly store: Store;
  readonly settings: SandboxSettings;
  readonly now: string;
}

/** Conflicts are found before the plan limit: whether a contact exists can be asked of a full account, too. */
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
  const fields = settings.patch === "replace" ? { ...BLANK_CONTACT, ...input.fields } : merge(before, input.fields);
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

/** A group of the account; null for another account's, too. */
export function findGroup({ account, store }: Scope, groupId: number): StoredGroup | null {
  const group = store.group(groupId);
  return group?.account === account ? group : null;
}

/** The fields of a contact with what was sent put over them, custom fields one by one: one that is null goes. */
function merge(before: StoredContact, sent: Partial<ContactFields>): ContactFields {
  const { contact_id: _id, account: _account, source: _source, date_created: _c, date_updated: _u, ...kept } = before;
  const custom = Object.entries({ ...before.custom_fields, ...sent.custom_fields });
  return { ...kept, ...sent, custom_fields: Object.fromEntries(custom.filter(([, entry]) => entry !== null)) };
}

/** A group or guardian that is not in the account. `contactId`: the contact itself, which can't be its own guardian. */
function missingReference(scope: Scope, fields: ContactFields, contactId: number | null): Refusal | null {
  const { group_id: groupId, guardian_contact_id: guardianId } = fields;
  if (groupId !== null && findGroup(scope, groupId) === null) return refuse("not_found", "The group was not found.");
  if (guardianId === null) return null;
  if (guardianId !== contactId && scope.store.contact(scope.account, guardianId) !== null) return null;
  return scope.settings.unknownGuardian === "404"
    ? refuse("not_found", "The guardian was not found.")
    : refuse("validation_error", "guardian_contact_id must identify another contact.");
}

function conflict({ store, settings }: Scope, fields: ContactFields, except: number | null): Refusal | null {
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
