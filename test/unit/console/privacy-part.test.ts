import { expect, test } from "vitest";
import { privacySection } from "../../../src/console/pages/people/privacy-part.ts";
import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";

test("says that a list brings an erased person back only when no never entry refuses the person", () => {
  const page = (isNever: boolean) =>
    privacySection(ENGLISH, "1", { mayDecide: true, isNever, seen: "", waiting: { never: null, erase: null } })?.text;
  const returns = "A list that still has the person creates the person again.";
  expect(page(false)).toContain(returns);
  expect(page(true)).not.toContain(returns);
  expect(page(true)).toContain("No list creates or changes the person.");
});
