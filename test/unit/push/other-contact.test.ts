import { describe, expect, it } from "vitest";
import type { AppliedContact } from "../../../src/api/service.ts";
import type { ContactInput } from "../../../src/model/contact.ts";
import { appliedDifferently } from "../../../src/pipeline/push/compare-applied.ts";
import { isOtherContact } from "../../../src/pipeline/push/answers/other-contact.ts";

type Shown = AppliedContact["texts"] & { readonly birthday?: string; readonly groupId?: number };

const ADA = { first_name: "Ada", last_name: "Beispiel", group_id: 1, birthday: "1990-04-05" };
const SHOWN = { first_name: "Ada", last_name: "Beispiel", email: null, phone: null, whatsapp_phone: null };

function isOther(sent: Partial<ContactInput>, shown: Shown): boolean {
  const { birthday = "1990-04-05", groupId = 1, ...texts } = shown;
  const rest = { birthdayParts: undefined, shown: { blank: [], filled: [] } };
  const applied = { contactId: 7, groupId, birthday, texts: { ...SHOWN, ...texts }, ...rest };
  return isOtherContact({ ...ADA, ...sent }, applied, appliedDifferently({ ...ADA, ...sent }, applied));
}

const EMAIL = { email: "ada@example.org" };
const PHONE = { phone: "+493012345678" };

describe("isOtherContact", () => {
  it.each<[string, Partial<ContactInput>, Shown]>([
    ["another first name", {}, { first_name: "Ben" }],
    ["the first name of a sister, with the same last name", {}, { first_name: "Eva" }],
    ["another last name", {}, { last_name: "Muster" }],
    ["another e-mail", EMAIL, { email: "ben@example.org" }],
    ["another phone", PHONE, { phone: "+493087654321" }],
    ["a shorter name and another birthday", { first_name: "Adalbert" }, { birthday: "1991-01-01" }],
    ["no e-mail, and another birthday", EMAIL, { birthday: "1991-01-01" }],
    ["the e-mail in another group, and another name", EMAIL, { ...EMAIL, groupId: 2, first_name: "Ben" }],
  ])("returns true when the answer has %s", (_, sent, shown) => {
    expect(isOther(sent, shown)).toBe(true);
  });

  it.each<[string, Partial<ContactInput>, Shown]>([
    ["the same values", EMAIL, EMAIL],
    ["the names in capitals and another Unicode form", { first_name: "José" }, { first_name: "JOSE\u0301" }],
    [
      "the names without accents",
      { first_name: "José", last_name: "Müller" },
      { first_name: "Jose", last_name: "Muller" },
    ],
    ["the phone without its country code", PHONE, { phone: "030 12345678" }],
    ["the e-mail that was sent, in its group, beside another name", EMAIL, { ...EMAIL, first_name: "A." }],
    ["no addresses", { ...EMAIL, ...PHONE }, {}],
    ["a name cut off", { last_name: "Beispielmann" }, {}],
    ["another birthday", {}, { birthday: "1991-01-01" }],
    ["a name cut off, and another year of birth", { last_name: "Beispielmann" }, { birthday: "1991-04-05" }],
  ])("returns false when the answer has %s", (_, sent, shown) => {
    expect(isOther(sent, shown)).toBe(false);
  });
});
