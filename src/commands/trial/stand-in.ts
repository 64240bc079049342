/** The sandbox as a stand-in for the service in a trial. It holds what is known of the service. */
import type { KnownService, StandIn } from "../../app/trial/trial-service.ts";
import type { ContactInput, Group } from "../../model/contact.ts";
import { BLANK_CONTACT, CATEGORIES, INPUT_FIELDS } from "../../sandbox/contacts/contact-fields.ts";
import type { StoredContact, StoredGroup } from "../../sandbox/contacts/contact-fields.ts";
import { createSandbox } from "../../sandbox/sandbox.ts";

const ACCOUNT = "main";
/** Ids of contacts that the trial creates begin here. No real contact has one of them. */
const FIRST_UNREAL_ID = 4_000_000_000_000;
const AT = "2000-01-01 00:00:00";

/**
 * Returns a stand-in for the service. It lacks contacts of the service that the ledger does not know, but for those whose
 * address the service has refused as existing.
 */
export function sandboxStandIn({ file, apiKey, groups, contacts: known }: KnownService): StandIn {
  const others = [...known.refusedAsExisting()];
  const refused = new Set(others.flatMap(addressesIn));
  const groupIds = new Set(groups.map(({ groupId }) => groupId));
  let count = 0;
  function* contacts(): Generator<StoredContact> {
    const held = new Set<string>();
    for (const { contactId, applied } of known.linked()) {
      for (const address of addressesIn(applied)) if (refused.has(address)) held.add(address);
      yield contactOf(contactId, applied);
    }
    for (const [index, other] of others.entries()) {
      // A linked contact with one of the addresses explains the refusal. Nothing shows who has the other address.
      if (addressesIn(other).some((address) => held.has(address))) continue;
      const { group_id, email = null, phone = null } = other;
      yield contactOf(FIRST_UNREAL_ID + index, { first_name: "", group_id, email, phone });
    }
  }
  function contactOf(contactId: number, applied: ContactInput): StoredContact {
    count += 1;
    const group_id = groupIds.has(applied.group_id) ? applied.group_id : null;
    const times = { date_created: AT, date_updated: null };
    return {
      ...BLANK_CONTACT,
      ...fieldsOf(applied),
      group_id,
      contact_id: contactId,
      account: ACCOUNT,
      source: "api",
      ...times,
    };
  }
  const sandbox = createSandbox({ data: file, key: [{ key: apiKey, account: ACCOUNT }] }, Date, {
    groups: groups.filter(({ unreadable }) => unreadable === undefined).map(groupOf),
    contacts: contacts(),
    nextContactId: FIRST_UNREAL_ID + others.length,
  });
  if (known.isAccountFull) sandbox.setPlanLimit(count);
  return {
    async exchange({ body, ...request }) {
      const reply = sandbox.handle({ ...request, body: body ?? "" });
      if (reply.kind !== "response") throw new Error("The stand-in has no faults, but one was answered.");
      return reply;
    },
    counts: () => new Map(sandbox.groups().map(({ group_id, contact_count }) => [group_id, contact_count])),
    close: () => sandbox.close(),
  };
}

/** Returns a text for each address of a contact, which is the same for contacts of one group with the same address. */
function addressesIn({
  group_id,
  email,
  phone,
}: Pick<ContactInput, "group_id" | "email" | "phone">): readonly string[] {
  return [email, phone].flatMap((address) =>
    (address ?? "") === "" ? [] : [`${group_id} ${String(address).toLowerCase()}`],
  );
}

/** Returns the fields that have a value. */
function fieldsOf(applied: ContactInput): Partial<StoredContact> {
  const isField = ([name, value]: readonly [string, unknown]) => Object.hasOwn(INPUT_FIELDS, name) && value !== null;
  return Object.fromEntries(Object.entries(applied).filter(isField));
}

function groupOf({ groupId, name, category, status, dateCreated }: Group): StoredGroup {
  const known = CATEGORIES.find((one) => one === category) ?? "birthday";
  return { group_id: groupId, account: ACCOUNT, name, category: known, status, date_created: dateCreated };
}
