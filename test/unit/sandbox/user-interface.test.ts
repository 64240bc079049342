import { describe, expect, test } from "vitest";
import { BLANK_CONTACT } from "../../../src/sandbox/contacts/contact-fields.ts";
import { createSandbox } from "../../../src/sandbox/sandbox.ts";
import { openRaw } from "./raw-call.ts";

const ADA = { first_name: "Ada", group_id: 1, email: "ada@example.org", birthday: "1990-12-10" };

describe("the service's user interface", () => {
  test("renames, deletes and adds groups, and never gives a deleted group's id again", () => {
    const { sandbox } = openRaw();
    sandbox.renameGroup(2, "Team Hamburg");
    expect(sandbox.groups().map((group) => group.name)).toContain("Team Hamburg");
    sandbox.deleteGroup(4);
    expect(sandbox.addGroup("Wedding anniversaries").group_id).toBe(5);
  });

  test("adds, edits and deletes contacts, and throws for an unknown id", () => {
    const { sandbox, call } = openRaw();
    const { contact_id: contactId } = sandbox.addContact({ first_name: "Bo", group_id: 1, email: "bo@example.org" });
    expect(sandbox.editContact(contactId, { last_name: "Ek" })).toMatchObject({ source: "manual", last_name: "Ek" });
    expect(call("POST", "/v1/contacts", { ...ADA, email: "BO@example.org" }).status).toBe(409);
    sandbox.deleteContact(contactId);
    expect(sandbox.contacts()).toEqual([]);
    expect(() => sandbox.deleteContact(contactId)).toThrow("no contact 1");
    expect(() => sandbox.renameGroup(99, "X")).toThrow("no group 99");
  });
});

test("a sandbox begins with known groups and contacts, and gives new contacts ids from the given one on", () => {
  const account = "main";
  const group = {
    group_id: 7,
    account,
    name: "Old",
    category: "birthday",
    status: "active",
    date_created: "2020",
  } as const;
  const known = { ...BLANK_CONTACT, contact_id: 40, account, group_id: 7, email: "ada@example.org" };
  const contact = { ...known, first_name: "Ada", source: "api", date_created: "2020", date_updated: null };
  const state = { groups: [group], contacts: [contact], nextContactId: 1_000 };
  const sandbox = createSandbox({}, { now: () => 0 }, state);
  expect(sandbox.groups()).toEqual([{ ...group, contact_count: 1 }]);
  expect(sandbox.contacts()).toEqual([contact]);
  expect(sandbox.addContact({ first_name: "Bo", group_id: 7 }).contact_id).toBe(1_000);
});
