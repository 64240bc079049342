import { describe, expect, test } from "vitest";
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
