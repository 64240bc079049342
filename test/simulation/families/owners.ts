/** Notes whose contact each contact is, and checks that no call brings the values of another person into it. */
import type { StoredContact } from "../../../src/sandbox/contacts/contact-fields.ts";
import type { Call, CallWatcher } from "../world/crashable-service.ts";
import type { Workplace } from "../world/workplace.ts";
import { TRAITS, type FamilySettings, type Relative, type TraitValues } from "./family.ts";
import { isSameUnderKnownKey, isSameUnderNewKey } from "./who-is-who-table.ts";

export interface Owners {
  readonly broken: readonly string[];
  /** Notes a row before its list is applied. */
  listed(relative: Relative, cells: Readonly<Record<string, string>>): void;
  readonly watch: (
    ...call: Parameters<CallWatcher> extends [infer First, ...unknown[]] ? [First] : never
  ) => ReturnType<CallWatcher>;
  isOwner(contactId: number, uid: string): boolean;
}

/** A row as its list gave it. */
interface ListedRow {
  readonly traits: TraitValues;
  readonly key: string;
}

export function watchOwners(place: Workplace, { mode, key }: FamilySettings, note: (line: string) => void): Owners {
  const broken: string[] = [];
  /** The person of each contact, by its id. */
  const ownerOf = new Map<number, string>();
  /** The key under which each contact was last applied. */
  const keyOf = new Map<number, string>();
  /** People who count as one person in the table have one name here. */
  const names = new Map<string, string>();
  const nameOf = (uid: string): string => {
    const name = names.get(uid);
    return name === undefined ? uid : nameOf(name);
  };
  const rows = new Map<string, ListedRow>();
  /** The people who have had a value, by trait and value. */
  const holders = new Map<string, Set<string>>();

  const keyOfRow = (cells: Readonly<Record<string, string>>): string => {
    if (key !== null) return key.map((header) => cells[header] ?? "").join(" ");
    const first = cells["First Name"];
    if (cells["Email"] !== "") return `${cells["Email"]} ${first}`;
    if (cells["Phone"] !== "") return `${cells["Phone"]} ${first}`;
    return `${first} ${cells["Last Name"]} ${cells["Birthday"]}`;
  };

  function checkValues(uid: string, input: Call["input"]): void {
    for (const trait of TRAITS) {
      const value = input[trait];
      if (typeof value !== "string") continue;
      const people = holders.get(`${trait} ${value}`);
      const isOwn = people === undefined || [...people].some((other) => nameOf(other) === nameOf(uid));
      if (!isOwn) broken.push(`${uid} gets the ${trait} ${value} of ${[...people].join(" and ")}`);
    }
  }

  function checkOwner(there: StoredContact, uid: string): void {
    const owner = ownerOf.get(there.contact_id);
    const row = rows.get(uid);
    if (owner === undefined || row === undefined || nameOf(owner) === nameOf(uid)) return;
    const applied = Object.fromEntries(TRAITS.map((trait) => [trait, textOf(there[trait])])) as unknown as TraitValues;
    const isKnownKey = keyOf.get(there.contact_id) === row.key;
    const isSame = isKnownKey
      ? isSameUnderKnownKey(applied, row.traits)
      : mode === "snapshot" && isSameUnderNewKey(applied, row.traits);
    if (isSame) names.set(nameOf(uid), nameOf(owner));
    else broken.push(`the contact of ${owner} becomes ${uid} (${isKnownKey ? "known" : "new"} key)`);
  }

  return {
    broken,
    listed(relative, cells) {
      const traits = {
        first_name: textOf(cells["First Name"]),
        last_name: textOf(cells["Last Name"]),
        birthday: textOf(cells["Birthday"]),
        email: textOf(cells["Email"]),
        phone: textOf(cells["Phone"]),
      };
      rows.set(relative.uid, { traits, key: keyOfRow(cells) });
      for (const trait of TRAITS) {
        const value = traits[trait];
        if (value === null) continue;
        const people = holders.get(`${trait} ${value}`) ?? new Set();
        holders.set(`${trait} ${value}`, people.add(relative.uid));
      }
    },
    isOwner: (contactId, uid) => nameOf(ownerOf.get(contactId) ?? "") === nameOf(uid),
    watch({ method, contactId, input }) {
      const there = place.sandbox.contacts().find(({ contact_id: id }) => id === contactId);
      const uid = uidOf(input) ?? (there === undefined ? null : (ownerOf.get(there.contact_id) ?? null));
      if (uid === null || !rows.has(uid)) return undefined;
      note(`    ${method} ${contactId ?? ""} ${JSON.stringify(input)}`);
      if (method === "DELETE") return undefined;
      if (there !== undefined) checkOwner(there, uid);
      checkValues(uid, input);
      return (answer) => {
        if (answer.kind !== "ok") return note(`      ${answer.kind}`);
        const id = contactId ?? (answer.value as { readonly contactId: number }).contactId;
        if (method === "POST") ownerOf.set(id, uid);
        const row = rows.get(uid);
        if (row !== undefined) keyOf.set(id, row.key);
      };
    },
  };
}

function uidOf(input: Call["input"]): string | null {
  const custom = input["custom_fields"] as { uid?: unknown } | undefined;
  return textOf(custom?.uid);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
