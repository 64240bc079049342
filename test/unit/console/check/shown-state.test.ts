import { expect, test } from "vitest";
import { shownState } from "../../../../src/console/pages/check/shown-state.ts";

const SHOWN = { feed: "staff", run: "2026-11-21T020000.000Z-staff" };

test("stands for the list, the check, and what the ledger knew, and for nothing else", () => {
  const state = shownState(SHOWN, "7");
  expect(shownState({ ...SHOWN }, "7")).toBe(state);
  for (const [record, ledger] of [
    [{ ...SHOWN, feed: "guests" }, "7"],
    [{ ...SHOWN, run: "2026-11-21T020000.001Z-staff" }, "7"],
    [SHOWN, "8"],
    [{ feed: "staff7", run: SHOWN.run }, ""],
  ] as const)
    expect(shownState(record, ledger)).not.toBe(state);
});
