import { describe, expect, it } from "vitest";
import type { AppliedContact } from "../../../src/api/service.ts";
import type { ContactInput } from "../../../src/model/contact.ts";
import { appliedDifferently } from "../../../src/pipeline/push/compare-applied.ts";

const SENT = { first_name: "Ada", group_id: 1, birthday: "1990-04-05" };
const APPLIED: AppliedContact = {
  contactId: 7,
  groupId: 1,
  birthday: "1990-04-05",
  birthdayParts: undefined,
  texts: {},
  shown: { blank: [], filled: [] },
};

const NO_PARTS = { year: null, month: null, day: null };

describe("appliedDifferently", () => {
  const parts = (year?: number | null, month?: number, day?: number) => ({ year, month, day });
  it.each<[string, string | null, Partial<AppliedContact>, boolean]>([
    ["the same day", "1990-04-05", {}, false],
    ["a day off", "1990-04-05", { birthday: "1990-04-04" }, true],
    ["a time after the date", "1990-04-05", { birthday: "1990-04-05T00:00:00Z" }, false],
    ["parts that agree", "1990-04-05", { birthday: undefined, birthdayParts: parts(1990, 4, 5) }, false],
    ["a year alone that contradicts the text", "1990-04-05", { birthdayParts: parts(1900) }, true],
    ["a year alone that agrees", "1990-04-05", { birthdayParts: parts(1990) }, false],
    ["a day alone that contradicts the text", "1990-04-05", { birthdayParts: parts(undefined, undefined, 99) }, true],
    ["parts that contradict the text", "1990-04-05", { birthdayParts: parts(1990, 5, 4) }, true],
    ["no birthday", "1990-04-05", { birthday: undefined }, false],
    ["an empty birthday", "1990-04-05", { birthday: null }, true],
    ["a yearless birthday in another form", "04-05", { birthday: "--04-05" }, false],
    ["a year that was not sent", "04-05", { birthday: "1900-04-05" }, true],
    ["a yearless birthday as parts", "--04-05", { birthday: undefined, birthdayParts: parts(null, 4, 5) }, false],
    ["text that is no date", "1990-04-05", { birthday: "5 April" }, true],
    ["no birthday after null was sent", null, { birthday: null }, false],
    ["the birthday after null was sent", null, { birthday: "1990-04-05" }, true],
  ])("compares the birthday when the answer has %s", (_, sent, answer, differs) => {
    expect(appliedDifferently({ ...SENT, birthday: sent }, { ...APPLIED, ...answer }).length > 0).toBe(differs);
  });
  it.each<[string, string | null, Partial<AppliedContact>, string]>([
    ["no birthday", "1990-04-05", { birthday: null }, "missing"],
    ["blank parts", "1990-04-05", { birthday: undefined, birthdayParts: NO_PARTS }, "missing"],
    ["a birthday that was not sent", null, { birthday: "1990-04-05" }, "added"],
    ["another year", "1990-04-05", { birthday: "1991-04-05" }, "year"],
    ["another day", "1990-04-05", { birthday: "1990-04-06" }, "other"],
    ["another month", "1990-04-05", { birthday: "1990-05-05" }, "other"],
  ])("names the difference of an answer with %s", (_, sent, answer, kind) => {
    expect(appliedDifferently({ ...SENT, birthday: sent }, { ...APPLIED, ...answer })).toEqual([
      { field: "birthday", kind },
    ]);
  });

  it("does not compare the group when the answer lacks it", () => {
    expect(appliedDifferently(SENT, { ...APPLIED, groupId: undefined })).toEqual([]);
  });

  it.each<[string, Partial<ContactInput>, AppliedContact["texts"], string | null]>([
    ["a name in capitals", { first_name: "José Weiß" }, { first_name: "JOSE\u0301 WEISS" }, null],
    ["another blank in a name", { last_name: "de  la Cruz" }, { last_name: "De La Cruz " }, null],
    ["another name", { first_name: "Ada" }, { first_name: "Ben" }, "other"],
    ["a name cut off", { last_name: "Beispielmann" }, { last_name: "Beisp" }, "shortened"],
    ["no last name", { last_name: "Beispiel" }, { last_name: "" }, "missing"],
    ["an e-mail in lower case", { email: "Ada@Example.org" }, { email: "ada@example.org" }, null],
    ["another e-mail", { email: "ada@example.org" }, { email: "adb@example.org" }, "other"],
    ["no e-mail", { email: "ada@example.org" }, { email: null }, "missing"],
    ["an e-mail that was cleared", { email: null }, { email: "ada@example.org" }, "added"],
    ["a phone in another form", { phone: "+493012345678" }, { phone: "0049 (30) 1234-5678" }, null],
    ["another phone", { phone: "+493012345678" }, { phone: "+493012345679" }, "other"],
    ["another WhatsApp number", { whatsapp_phone: "+493012345678" }, { whatsapp_phone: "+4930" }, "shortened"],
    ["no such field", { email: "ada@example.org" }, {}, null],
    ["a field that was not sent", {}, { email: "ada@example.org" }, null],
  ])("compares names and addresses when the answer has %s", (_, sent, texts, kind) => {
    const found = appliedDifferently({ ...SENT, ...sent }, { ...APPLIED, texts });
    expect(found.map((difference) => difference.kind)).toEqual(kind === null ? [] : [kind]);
  });
});
