import { expect, test } from "vitest";
import { decisionObjection, judgeForm } from "../../../src/console/pages/correct/judge-form.ts";
import type { StoredOpenItem } from "../../../src/ledger/runs/open-items/open-items.ts";

const item = (state: StoredOpenItem["state"]) =>
  ({ id: 1, version: 3, state, cells: ["107"] }) as unknown as StoredOpenItem;

test("asks to decide again, not to compare what was typed, when a button belongs to an older version of its row", () => {
  expect(decisionObjection(item("open"), 2)).toBe("decide_again");
  expect(decisionObjection(item("open"), 3)).toBeNull();
  expect(decisionObjection(item("closed"), 2)).toBe("solved");
  const typed = { id: 1, version: 2, cells: new Map([[0, "108"]]) };
  expect(judgeForm([typed], () => item("open")).objections.map(({ why }) => why)).toEqual(["changed"]);
});
