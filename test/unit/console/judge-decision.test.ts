import { expect, test } from "vitest";
import { decisionObjection, judgeForm } from "../../../src/console/pages/correct/judge-form.ts";
import type { StoredOpenItem } from "../../../src/ledger/runs/open-items/open-items.ts";

const item = (state: StoredOpenItem["state"]) =>
  ({ id: 1, version: 3, state, cells: ["107"] }) as unknown as StoredOpenItem;
const shows = (text: string, version = 3, shown: readonly [number, string][] = []) => ({
  id: 1,
  version,
  cells: new Map([[0, text]]),
  shown: new Map(shown),
});
const NOTHING = { sent: null, isDecided: false };
const why = (...[row, openItem, said]: Parameters<typeof decisionObjection>) =>
  decisionObjection(row, openItem, said)?.why ?? null;

test("asks to decide again, not to compare what was typed, when a button belongs to an older version of its row", () => {
  expect(why(shows("107", 2), item("open"), NOTHING)).toBe("decide_again");
  expect(why(shows("107"), item("open"), NOTHING)).toBeNull();
  expect(why(shows("107"), item("closed"), NOTHING)).toBe("solved");
  expect(why(shows("107"), item("open"), { sent: null, isDecided: true })).toBe("decided");
  const typed = { id: 1, version: 2, cells: new Map([[0, "108"]]) };
  expect(judgeForm([typed], () => item("open")).objections.map((each) => each.why)).toEqual(["changed"]);
});

test.each([
  ["a correction", ["108"], shows("107"), shows("108", 3, [[0, "108"]])],
  ["the row as it is in the list", ["107"], shows("107"), shows("107", 3, [[0, "107"]])],
])("asks to decide again when %s waits, and the page did not show that", (_, sent, before, after) => {
  const said = { sent, isDecided: false };
  expect(why(before, item("open"), said)).toBe("decide_again");
  expect(why(after, item("open"), said)).toBeNull();
});
