import { expect, test } from "vitest";
import { privacySection } from "../../../src/console/pages/people/privacy-part.ts";
import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";

const NONE = { never: null, erase: null };

test("says that a list brings an erased person back only when no never entry refuses the person", () => {
  const page = (isNever: boolean) =>
    privacySection(ENGLISH, "1", { mayDecide: true, isNever, hasContact: true, seen: "", waiting: NONE })?.text;
  const returns = "A list that still has the person creates the person again.";
  expect(page(false)).toContain(returns);
  expect(page(true)).not.toContain(returns);
  expect(page(true)).toContain("No list creates or changes the person.");
});

test("says that a request deletes a contact only when the person has one", () => {
  const page = (hasContact: boolean) =>
    privacySection(ENGLISH, "r1", { mayDecide: true, isNever: false, hasContact, seen: "", waiting: NONE })?.text;
  expect(page(true)).toContain("Deletes the contact from the service at once.");
  expect(page(false)).not.toContain("Deletes the contact");
  expect(page(false)).toContain("No list creates this person from now on.");
});
