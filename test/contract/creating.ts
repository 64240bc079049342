/** The contract of interface section 4.1: creating contacts, the 409 rule and the plan limit. */
import { describe, expect, test } from "vitest";
import type { ContactInput } from "../../src/model/contact.ts";
import { ADA, birthdayOf, DATE, EVERY_FIELD, unchecked, valueOf } from "./harness.ts";
import type { Open } from "./harness.ts";

export function creatingContract(open: Open): void {
  describe("creating a contact", () => {
    test("answers with the contact's id, group and birthday", async () => {
      const { service } = await open();
      const answer = await service.createContact(ADA);
      expect(answer).toMatchObject({ kind: "ok", status: 201, value: { contactId: 1, groupId: 1 } });
      expect(birthdayOf(answer)).toEqual([1990, 12, 10]);
    });

    test("stores every field of the interface as it was sent", async () => {
      const { service, sandbox } = await open();
      const guardian = valueOf(await service.createContact(ADA)).contactId;
      await service.createContact({ ...EVERY_FIELD, guardian_contact_id: guardian });
      expect(sandbox.contacts("main")[1]).toMatchObject({
        ...EVERY_FIELD,
        guardian_contact_id: guardian,
        source: "api",
        date_created: DATE,
      });
    });

    test.each(["compact", "full", "both"] as const)("reads the birthday from the %s shape", async (shape) => {
      const { service } = await open({ shape });
      expect(birthdayOf(await service.createContact(ADA))).toEqual([1990, 12, 10]);
    });

    test.each(["compact", "full", "both"] as const)("reads a missing birthday from the %s shape", async (shape) => {
      const { service } = await open({ shape });
      const { birthday, birthdayParts } = valueOf(await service.createContact({ first_name: "Bo", group_id: 1 }));
      if (shape !== "full") expect(birthday).toBeNull();
      if (shape !== "compact") expect(birthdayParts).toEqual({ year: null, month: null, day: null });
    });

    test.each(["12-10", "--12-10"])("accepts a birthday without year as %s", async (birthday) => {
      const { service } = await open({ shape: "both" });
      const applied = valueOf(await service.createContact({ ...ADA, birthday }));
      expect(applied.birthday).toBe(birthday);
      expect(applied.birthdayParts).toEqual({ year: null, month: 12, day: 10 });
    });

    test("succeeds when the answer is 200 in place of 201", async () => {
      const { service } = await open({ createdStatus: "200" });
      expect(await service.createContact(ADA)).toMatchObject({ kind: "ok", status: 200, value: { contactId: 1 } });
    });

    test.each([undefined, null, 0, -1, 1.5, "1", true])("is refused with 400 when group_id is %j", async (groupId) => {
      const { service, sandbox } = await open();
      const answer = await service.createContact(unchecked({ ...ADA, group_id: groupId }));
      expect(answer).toMatchObject({ kind: "refused", status: 400, error: "invalid_request" });
      expect(sandbox.contacts()).toEqual([]);
    });

    test("is refused with 400 when first_name is missing", async () => {
      const { service } = await open();
      const answer = await service.createContact(unchecked({ group_id: 1 }));
      expect(answer).toMatchObject({ kind: "refused", status: 400, error: "invalid_request" });
    });

    test.each([
      ["email", "ada@"],
      ["email", ""],
      ["birthday", "10.12.1990"],
      ["birthday", "1990-02-29"],
      ["timezone", "Berlin"],
      ["phone", 4930],
      ["guardian_contact_id", 99],
      ["custom_fields", "none"],
      ["nickname", "Adi"],
    ])("is refused with 422 and stores nothing when %s is %j", async (field, value) => {
      const { service, sandbox } = await open();
      const answer = await service.createContact(unchecked({ ...ADA, [field]: value }));
      expect(answer).toMatchObject({ kind: "refused", status: 422, error: "validation_error" });
      expect(sandbox.contacts()).toEqual([]);
    });

    test.each([
      ["does not exist", 99],
      ["is in another account", 3],
    ])("is refused with 404 when the group %s", async (_, groupId) => {
      const { service, sandbox } = await open();
      const answer = await service.createContact({ ...ADA, group_id: groupId });
      expect(answer).toMatchObject({ kind: "refused", status: 404, error: "not_found" });
      expect(sandbox.contacts()).toEqual([]);
    });
  });

  describe("creating a second contact in a group", () => {
    test.each([
      ["the same email", { email: "ada@example.org" }],
      ["the same email in capitals", { email: "ADA@Example.ORG" }],
      ["the same phone", { phone: "+49 30 555 0101" }],
      ["the same phone in another form", { phone: "0049 (30) 5550101" }],
    ])("is refused with 409 when it has %s", async (_, address) => {
      const { service, sandbox } = await open();
      await service.createContact(ADA);
      const answer = await service.createContact({ first_name: "Eve", group_id: 1, ...address });
      expect(answer).toMatchObject({ kind: "refused", status: 409, error: "contact_exists", contact: null });
      expect(sandbox.contacts()).toHaveLength(1);
    });

    test.each(["top", "data", "contact"] as const)(
      "returns the other contact's id when the 409 carries it (%s)",
      async (conflictId) => {
        const { service } = await open({ conflictId });
        const { contactId } = valueOf(await service.createContact(ADA));
        expect(await service.createContact(ADA)).toMatchObject({
          kind: "refused",
          status: 409,
          contact: { contactId },
        });
      },
    );

    test("succeeds when the same address is in another group", async () => {
      const { service } = await open();
      await service.createContact(ADA);
      expect(await service.createContact({ ...ADA, group_id: 2 })).toMatchObject({ kind: "ok" });
    });

    test("succeeds when only the WhatsApp number is the same, or when there is no address", async () => {
      const { service } = await open();
      await service.createContact(ADA);
      const other: ContactInput = { first_name: "Eve", group_id: 1, whatsapp_phone: "+49 30 555 0101" };
      expect(await service.createContact(other)).toMatchObject({ kind: "ok" });
      expect(await service.createContact(other)).toMatchObject({ kind: "ok" });
    });

    test("succeeds when the first contact was deleted or moved to another group", async () => {
      const { service } = await open();
      const first = valueOf(await service.createContact(ADA)).contactId;
      await service.deleteContact(first);
      const second = valueOf(await service.createContact(ADA)).contactId;
      await service.updateContact(second, { group_id: 2 });
      expect(await service.createContact(ADA)).toMatchObject({ kind: "ok" });
    });

    test("lets an update repeat the address, unless the service refuses duplicates on update", async () => {
      for (const updateConflict of ["allow", "refuse"] as const) {
        const { service } = await open({ updateConflict });
        await service.createContact(ADA);
        const { contactId } = valueOf(await service.createContact({ ...ADA, group_id: 2 }));
        const answer = await service.updateContact(contactId, { group_id: 1 });
        if (updateConflict === "allow") expect(answer).toMatchObject({ kind: "ok", value: { groupId: 1 } });
        else expect(answer).toMatchObject({ kind: "refused", status: 409, error: "contact_exists" });
        expect(await service.updateContact(contactId, { email: "ada@example.org" })).toMatchObject({ kind: "ok" });
      }
    });
  });

  describe("the plan limit", () => {
    test("refuses a create with 403 until a contact is deleted", async () => {
      const { service, sandbox } = await open({ planLimit: 1 });
      const { contactId } = valueOf(await service.createContact(ADA));
      const other: ContactInput = { first_name: "Eve", group_id: 2 };
      expect(await service.createContact(other)).toMatchObject({
        kind: "refused",
        status: 403,
        error: "plan_limit_reached",
      });
      expect(sandbox.contacts()).toHaveLength(1);
      await service.deleteContact(contactId);
      expect(await service.createContact(other)).toMatchObject({ kind: "ok" });
    });

    test("allows updates, and keeps the 409 for a contact that exists", async () => {
      const { service } = await open({ planLimit: 1 });
      const { contactId } = valueOf(await service.createContact(ADA));
      expect(await service.updateContact(contactId, { last_name: "L." })).toMatchObject({ kind: "ok" });
      expect(await service.createContact(ADA)).toMatchObject({ kind: "refused", status: 409 });
    });
  });
}
