/** Interface sections 4.2 to 4.5: updating and deleting contacts, listing and deleting groups. */
import { describe, expect, test } from "vitest";
import { ADA, birthdayOf, DATE, valueOf } from "./harness.ts";
import type { Open } from "./harness.ts";

export function changingContract(open: Open): void {
  describe("listing groups", () => {
    test("gives each group with its category, status, date and number of contacts", async () => {
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

    test("gives an empty list where there is no group", async () => {
      const { service, sandbox } = await open();
      sandbox.deleteGroup(1);
      sandbox.deleteGroup(2);
      expect(valueOf(await service.listGroups())).toEqual([]);
    });
  });

  describe("updating a contact", () => {
    test("changes what is sent and, by default, keeps the rest", async () => {
      const { service, sandbox } = await open();
      const { contactId } = valueOf(await service.createContact(ADA));
      const answer = await service.updateContact(contactId, { last_name: "Byron", birthday: "1990-12-11" });
      expect(answer).toMatchObject({ kind: "ok", status: 200, value: { contactId, groupId: 1 } });
      expect(birthdayOf(answer)).toEqual([1990, 12, 11]);
      expect(sandbox.contacts()[0]).toMatchObject({ ...ADA, last_name: "Byron", birthday: "1990-12-11" });
    });

    test("moves it to another group", async () => {
      const { service } = await open();
      const { contactId } = valueOf(await service.createContact(ADA));
      expect(valueOf(await service.updateContact(contactId, { group_id: 2 })).groupId).toBe(2);
      expect(valueOf(await service.listGroups()).map((group) => group.contactCount)).toEqual([0, 1]);
    });

    test("clears a field that is sent as null, and one custom field alone", async () => {
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
    ])("of %s is 404 not_found", async (_, contactId) => {
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
      [{ email: "nobody" }, 422, "validation_error"],
      [{ birthday: "1990-13-01" }, 422, "validation_error"],
      [{ first_name: "" }, 422, "validation_error"],
    ])("with %j is refused and changes nothing", async (change, status, error) => {
      const { service, sandbox } = await open();
      const { contactId } = valueOf(await service.createContact(ADA));
      const answer = await service.updateContact(contactId, { last_name: "X", ...change });
      expect(answer).toMatchObject({ kind: "refused", status, error });
      expect(sandbox.contacts()[0]).toMatchObject({ ...ADA, last_name: "" });
    });
  });

  describe("deleting", () => {
    test("a contact removes it for good and leaves its group", async () => {
      const { service, sandbox } = await open();
      const { contactId } = valueOf(await service.createContact(ADA));
      expect(await service.deleteContact(contactId)).toEqual({ kind: "ok", status: 200, value: null });
      expect(sandbox.contacts()).toEqual([]);
      expect(valueOf(await service.listGroups())).toHaveLength(2);
      expect(await service.deleteContact(contactId)).toMatchObject({ kind: "refused", status: 404 });
    });

    test("never frees an id for another contact", async () => {
      const { service } = await open();
      const { contactId } = valueOf(await service.createContact(ADA));
      await service.deleteContact(contactId);
      expect(valueOf(await service.createContact(ADA)).contactId).toBeGreaterThan(contactId);
    });

    test("a contact of another account is 404 and removes nothing", async () => {
      const { service, withKey, sandbox } = await open();
      await service.createContact(ADA);
      expect(await withKey("other-key").deleteContact(1)).toMatchObject({ kind: "refused", status: 404 });
      expect(sandbox.contacts()).toHaveLength(1);
    });

    test("a group removes it from the list", async () => {
      const { service } = await open();
      expect(await service.deleteGroup(2)).toEqual({ kind: "ok", status: 200, value: null });
      expect(valueOf(await service.listGroups()).map((group) => group.groupId)).toEqual([1]);
      expect(await service.deleteGroup(2)).toMatchObject({ kind: "refused", status: 404, error: "not_found" });
    });

    test("a group of another account is 404 and removes nothing", async () => {
      const { service, sandbox } = await open();
      expect(await service.deleteGroup(3)).toMatchObject({ kind: "refused", status: 404 });
      expect(sandbox.groups("other")).toHaveLength(1);
    });
  });
}
