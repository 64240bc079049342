import { describe, expect, test } from "vitest";
import type { Entry } from "../../../src/model/contact.ts";
import { giveKeysBack } from "../../../src/run/decisions/runs/undo/keys-back.ts";
import type { WayBack } from "../../../src/run/decisions/runs/undo/way-back.ts";

const UNDONE = { run: "list", feed: "staff" };

const entryOf = (contactId: number, key: string, first_name = `Name${contactId}`): Entry => ({
  id: contactId,
  feed: "staff",
  key,
  contactId,
  hash: `hash ${contactId}`,
  applied: { group_id: 1, first_name },
});

const wayOf = (undoes: number, kind: WayBack["kind"], key: string, entry: Entry | null = null): WayBack => ({
  undoes,
  kind,
  line: null,
  key,
  entry,
  input: { group_id: 1, first_name: "Ada" },
  changes: {},
  hash: "",
  kept: [],
  guardian: null,
});

/** @param former the key that each contact had before the run, by contact_id */
function giveBack(ways: readonly WayBack[], entries: readonly Entry[], former: Readonly<Record<number, string>> = {}) {
  const found = giveKeysBack(ways, UNDONE, {
    holder: (key) => entries.find((entry) => entry.key === key) ?? null,
    formerKeyOf: ({ contactId }) => former[contactId] ?? null,
    retiredFrom: (_feed, key) => entries.find((entry) => entry.key === `former ${key}`) ?? null,
  });
  return {
    ways: found.ways.map(({ kind, key, entry }) => `${kind} ${key} ${entry?.contactId ?? "-"}`),
    left: found.left.map(({ operation, reason }) => `${operation} ${reason}`),
  };
}

describe("giveKeysBack", () => {
  test("gives a chain of keys back that the run passed on", () => {
    const entries = [entryOf(8, "1"), entryOf(9, "2")];
    expect(giveBack([wayOf(1, "create", "1")], entries, { 8: "2", 9: "3" })).toEqual({
      ways: ["create 1 -", "update 3 9", "update 2 8"],
      left: [],
    });
  });

  test("leaves a person alone whose key stays with another contact", () => {
    expect(giveBack([wayOf(1, "create", "1")], [entryOf(8, "1")])).toEqual({ ways: [], left: ["1 key_taken"] });
    const swapped = [entryOf(8, "1"), entryOf(9, "2")];
    expect(giveBack([wayOf(1, "create", "1")], swapped, { 8: "2", 9: "1" })).toMatchObject({ left: ["1 key_taken"] });
  });

  test("leaves a person alone whose key has a contact of which no values are known", () => {
    expect(giveBack([wayOf(1, "create", "1")], [entryOf(8, "1", "")], { 8: "2" })).toMatchObject({
      left: ["1 key_taken"],
    });
  });

  test("takes the key of a contact that goes away with the run", () => {
    const entry = entryOf(8, "1");
    const ways = [wayOf(1, "create", "1"), wayOf(2, "delete", "1", entry)];
    expect(giveBack(ways, [entry])).toEqual({ ways: ["create 1 -", "delete 1 8"], left: [] });
  });

  test("gives the key to the contact that lost it, unless a person gets it back", () => {
    const entries = [entryOf(8, "1"), entryOf(7, "former 1")];
    const [created] = entries;
    const gone = wayOf(2, "delete", "1", created);
    expect(giveBack([gone], entries).ways).toEqual(["delete 1 8", "update 1 7"]);
    expect(giveBack([gone, wayOf(1, "create", "1")], entries).ways).toEqual(["delete 1 8", "create 1 -"]);
  });
});
