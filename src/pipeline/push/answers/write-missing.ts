import type { Failure, StoredOperation } from "../../../ledger/operations/operations.ts";
import { UNKNOWN_INPUT } from "../../../model/contact.ts";
import type { Halt } from "../../../model/run-record.ts";
import type { Issue } from "../../../model/issue.ts";
import type { OperationEnd, PushIo, PushSettings } from "../push-io.ts";
import { howToGoOn } from "./refusals.ts";

const ENDED: OperationEnd = { kind: "ended", call: null };
const NOT_FOUND: OperationEnd = { kind: "ended", call: { status: 404 } };
/** The wave of recreated contacts: after the planned creates, and before the deletes. */
const RECREATE_WAVE = 1_500_000;

/** A call that was answered with 404. */
interface NotFound {
  readonly operation: StoredOperation;
  readonly failure: Failure;
  /** The call was made before, and its answer was lost. */
  readonly isRepeated: boolean;
}

/** Stores the outcome of a 404: the group or the contact is gone. Only the group list shows which. */
export async function writeMissing(
  { operation, failure, isRepeated }: NotFound,
  settings: PushSettings,
  { ledger, readGroups, now }: Pick<PushIo, "ledger" | "readGroups" | "now">,
): Promise<OperationEnd> {
  const groups = await readGroups();
  if (groups === null) {
    if (operation.kind === "create") ledger.notSent(operation.id);
    return { kind: "halt", halt: UNREADABLE };
  }
  const isGroupListed = groups.some((group) => group.groupId === operation.groupId);
  const at = new Date(now()).toISOString();
  const as = (code: Issue["code"], data: Issue["data"]): Failure =>
    withData({ ...failure, issue: { ...failure.issue, code } }, data);
  switch (operation.kind) {
    case "create":
      ledger.rejected(operation, isGroupListed ? failure : as("group_gone", { group: operation.groupName }));
      return NOT_FOUND;
    case "delete":
      // The contact is gone already, perhaps by our own attempt whose answer was lost. The group of a contact that a
      // person linked is not known.
      if (isGroupListed || isRepeated || operation.groupId === UNKNOWN_INPUT.group_id)
        ledger.deleted(operation, contactOf(operation), at);
      else ledger.rejected(operation, as("group_gone", { feed: operation.feed, key: operation.key }));
      return ENDED;
    case "update":
      if (!isGroupListed) {
        ledger.rejected(operation, as("group_gone", { group: operation.groupName }));
        return { kind: "ended", call: "other" };
      }
      if (settings.missingContact === "recreate" && operation.entryId !== null) return { kind: "missing" };
      ledger.rejected(operation, as("contact_gone", { contactId: contactOf(operation) }));
      return NOT_FOUND;
  }
}

/** So few contacts may be missing without proof, beside this number of accepted updates. */
const FEW_MISSING = 2;
const MANY_UPDATED = 5;

/**
 * Plans to create contacts again that the service does not find. If the contacts exist after all, their people would be greeted
 * twice. So the groups must lack as many contacts, or a person must have approved the run. One or two contacts need no proof if
 * the service accepted other updates of the run.
 *
 * @param updated number of updates that the service accepted
 */
export async function recreateMissing(
  run: string,
  updates: readonly StoredOperation[],
  updated: number,
  { ledger, stops, readGroups, areGone, now }: Pick<PushIo, "ledger" | "stops" | "readGroups" | "areGone" | "now">,
): Promise<Halt | null> {
  const isUsual = updates.length <= FEW_MISSING && updated >= MANY_UPDATED;
  if (!isUsual && !stops.mayGoOn(run, "contacts_missing")) {
    const groups = await readGroups();
    if (groups === null) return UNREADABLE;
    if (!areGone(updates, groups)) {
      const contacts = updates.slice(0, 3).map(({ contactId }) => contactId);
      const reason =
        `The service does not find ${updates.length} of the contacts to update (for instance ${contacts.join(", ")}), ` +
        "but its groups do not lack as many contacts. To create them again could make these people twice. " +
        "If one of them has another contact there, link it first: celebration-sync link.";
      for (const { id } of updates) ledger.notFound(id);
      return { code: "contacts_missing", reason: `${reason} ${howToGoOn(run)}` };
    }
  }
  for (const operation of updates)
    ledger.recreate(operation, contactOf(operation), RECREATE_WAVE, new Date(now()).toISOString());
  return null;
}

const UNREADABLE: Halt = { code: "unreachable", reason: "The group list could not be read again after a 404." };

/** Returns the contact of an update or delete. The plan makes these for a contact only. */
export function contactOf({ id, contactId }: StoredOperation): number {
  if (contactId === null) throw new Error(`operation ${id} has no contact`);
  return contactId;
}

export function withData(failure: Failure, data: Issue["data"]): Failure {
  return { ...failure, issue: { ...failure.issue, data: { ...failure.issue.data, ...data } } };
}
