/** The contract of interface sections 4.2 to 4.5: updating and deleting contacts, listing and deleting groups. */
import { describe, expect, test } from "vitest";
import { ADA, birthdayOf, DATE, valueOf } from "./harness.ts";
import type { Open } from "./harness.ts";

export function changingContract(open: Open): void {
  describe("listing groups", () => {
    test("returns each group with category, status, date and number of contacts", async () => {
      const { service } = await open();
      await service.createContact(ADA);
      const answer = await service.listGroups();
      expect(valueOf(answer)).toEqual([
        { groupId: 1, name: "Team Berlin", category: "birthday", status: "active", dateCreated: DATE, contactCount: 1 },
        {
          groupId: 2,
          name: "Jubilees",
          category: "work_anniversary",
          status: "active",
          dateCreated: DATE,
          contactCount: 0,
        },
      ]);
    });

    test("returns an empty list when there is no group", async () => {
      const { service, sandbox } = await open();
      sandbox.deleteGroup(1);
      sandbox.deleteGroup(2);
      expect(valueOf(await service.listGroups())).toEqual([]);
    });
  });

  describe("updating a contact", () => {
    test("changes the fields that are sent and keeps the others by default", async () => {
      const { service, sandbox } = await open();
      const { contactId } = valueOf(await service.createContact(ADA));
      const answer = await service.updateContact(contactId, { last_name: "Byron", birthday: "1990-12-11" });
      expect(answer).toMatchObject({ kind: "ok", status: 200, value: { contactId, groupId: 1 } });
      expect(birthdayOf(answer)).toEqual([1990, 12, 11]);
      expect(sandbox.contacts()[0]).toMatchObject({ ...ADA, last_name: "Byron", birthday: "1990-12-11" });
    });

    test("moves the contact to another group", async () => {
      const { service } = await open();
      const { contactId } = valueOf(await service.createContact(ADA));
      expect(valueOf(await service.updateContact(contactId, { group_id: 2 })).groupId).toBe(2);
      expect(valueOf(await service.listGroups()).map((group) => group.contactCount)).toEqual([0, 1]);
    });

    test("clears a field or a single custom field that is sent as null", async () => {
      const { service, sandbox } = await open();
      const { contactId } = valueOf(await service.createContact({ ...ADA, custom_fields: { a: "1", b: "2" } }));
      const answer = await service.updateContact(contactId, { birthday: null, custom_fields: { a: null } });
      expect(birthdayOf(answer)).toBeNull();
      expect(sandbox.contacts()[0]).toMatchObject({ birthday: null, custom_fields: { b: "2" }, email: ADA.email });
      expect(sandbox.contacts()[0]?.custom_fields).not.toHaveProperty("a");
    });

    test.each([
      ["a contact that does not exist", 99],
      ["a contact of another account", 2],
    ])("is answered 404 for %s", async (_, contactId) => {
      const { service, withKey, sandbox } = await open();
      await service.createContact(ADA);
      await withKey("other-key").createContact({ first_name: "Eve", group_id: 3 });
      const answer = await service.updateContact(contactId, { last_name: "X" });
      expect(answer).toMatchObject({ kind: "refused", status: 404, error: "not_found" });
      expect(sandbox.contacts().map((contact) => contact.last_name)).toEqual(["", ""]);
    });

    test.each([
      [{ group_id: 3 }, 404, "not_found"],
      [{ group_id: 0 }, 400, "invalid_request"],
      [{ email: "no-address" }, 422, "validation_error"],
      [{ birthday: "1990-13-01" }, 422, "validation_error"],
      [{ first_name: "" }, 422, "validation_error"],
    ])("is refused and changes nothing when it sends %j", async (change, status, error) => {
      const { service, sandbox } = await open();
      const { contactId } = valueOf(await service.createContact(ADA));
      const answer = await service.updateContact(contactId, { last_name: "X", ...change });
      expect(answer).toMatchObject({ kind: "refused", status, error });
      expect(sandbox.contacts()[0]).toMatchObject({ ...ADA, last_name: "" });
    });
  });

  describe("deleting", () => {
    test("removes a contact for good and keeps its group", async () => {
      const { service, sandbox } = await open();
      const { contactId } = valueOf(await service.createContact(ADA));
      expect(await service.deleteContact(contactId)).toEqual({ kind: "ok", status: 200, value: null });
      expect(sandbox.contacts()).toEqual([]);
      expect(valueOf(await service.listGroups())).toHaveLength(2);
      expect(await service.deleteContact(contactId)).toMatchObject({ kind: "refused", status: 404 });
    });

    test("never gives a deleted contact's id to another contact", async () => {
      const { service } = await open();
      const { contactId } = valueOf(await service.createContact(ADA));
      await service.deleteContact(contactId);
      expect(valueOf(await service.createContact(ADA)).contactId).toBeGreaterThan(contactId);
    });

    test("is answered 404 and removes nothing for a contact of another account", async () => {
      const { service, withKey, sandbox } = await open();
      await service.createContact(ADA);
      expect(await withKey("other-key").deleteContact(1)).toMatchObject({ kind: "refused", status: 404 });
      expect(sandbox.contacts()).toHaveLength(1);
    });

    test("removes a group from the list", async () => {
      const { service } = await open();
      expect(await service.deleteGroup(2)).toEqual({ kind: "ok", status: 200, value: null });
      expect(valueOf(await service.listGroups()).map((group) => group.groupId)).toEqual([1]);
      expect(await service.deleteGroup(2)).toMatchObject({ kind: "refused", status: 404, error: "not_found" });
    });

    test("is answered 404 and removes nothing for a group of another account", async () => {
      const { service, sandbox } = await open();
      expect(await service.deleteGroup(3)).toMatchObject({ kind: "refused", status: 404 });
      expect(sandbox.groups("other")).toHaveLength(1);
    });
  });
}
