import { expect, it } from "vitest";
import { afterApplying } from "../../../src/model/flat-input.ts";

const BEFORE = {
  first_name: "Ada",
  group_id: 1,
  email: "ada@example.org",
  phone: "+4930123",
  company: "Beispiel",
  custom_fields: { nr: "1" },
};
const SENT = { first_name: "Ada", group_id: 1, last_name: "Neu" };

it("keeps the fields that were not sent when the answer does not show them", () => {
  expect(afterApplying(BEFORE, SENT)).toEqual({ ...BEFORE, ...SENT });
  expect(afterApplying(BEFORE, SENT, { blank: ["location"], filled: ["email"] })).toEqual({ ...BEFORE, ...SENT });
});

it("drops every unsent field that the answer does not show with a value when one of them was cleared", () => {
  const shown = { blank: ["email", "location"], filled: ["first_name", "last_name", "phone"] };
  expect(afterApplying(BEFORE, SENT, shown)).toEqual({ ...SENT, phone: "+4930123" });
});

it("keeps a field that was sent when the answer shows it blank", () => {
  const sent = { ...SENT, email: "ada@example.org" };
  expect(afterApplying(BEFORE, sent, { blank: ["email"], filled: [] })).toMatchObject({ phone: "+4930123", ...sent });
});
