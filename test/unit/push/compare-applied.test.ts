import { describe, expect, it } from "vitest";
import type { AppliedContact } from "../../../src/api/service.ts";
import { appliedDifferently } from "../../../src/pipeline/push/compare-applied.ts";

const SENT = { first_name: "Ada", group_id: 1, birthday: "1990-04-05" };
const APPLIED: AppliedContact = { contactId: 7, groupId: 1, birthday: "1990-04-05", birthdayParts: undefined };

describe("appliedDifferently", () => {
  const parts = (year: number | null | undefined, month: number, day: number) => ({ year, month, day });
  it.each<[string, string | null, Partial<AppliedContact>, boolean]>([
    ["the same day", "1990-04-05", {}, false],
    ["a day off", "1990-04-05", { birthday: "1990-04-04" }, true],
    ["a time after the date", "1990-04-05", { birthday: "1990-04-05T00:00:00Z" }, false],
    ["parts that agree", "1990-04-05", { birthday: undefined, birthdayParts: parts(1990, 4, 5) }, false],
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
  it("does not compare the group when the answer lacks it", () => {
    expect(appliedDifferently(SENT, { ...APPLIED, groupId: undefined })).toEqual([]);
  });
});
