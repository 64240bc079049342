import { describe, expect, test } from "vitest";
import { judgeForm } from "../../../src/console/pages/correct/judge-form.ts";
import { typedRows } from "../../../src/console/pages/correct/typed-rows.ts";
import type { StoredOpenItem } from "../../../src/ledger/runs/open-items/open-items.ts";

function item(more: Partial<StoredOpenItem> = {}): StoredOpenItem {
  return {
    id: 7,
    version: 2,
    state: "open",
    feed: "staff",
    subject: "key:1",
    run: "r",
    line: 2,
    operation: null,
    status: "local",
    issues: [{ code: "group_unknown", field: "group", header: "Team", data: {} }],
    requestId: null,
    hash: "h",
    header: ["Name", "Team", "Note"],
    cells: ["Ada", "Berln", "two\nlines"],
    since: "2026-11-23T00:00:00.000Z",
    refusedAt: null,
    ...more,
  };
}

const judge = (fields: Record<string, string>, openItem: StoredOpenItem | null = item()) =>
  judgeForm(typedRows(new URLSearchParams(fields)).values(), () => openItem);

describe("a form with corrected rows", () => {
  test("sends a row with its changed cell, and leaves the others as they are", () => {
    const { rows, objections } = judge({ "v-7": "2", "c-7-1": "Berlin", "c-7-2": "two\r\nlines" });
    expect(objections).toEqual([]);
    expect(rows.map(({ cells }) => cells)).toEqual([["Ada", "Berlin", "two\nlines"]]);
  });

  test("sends no row whose cells are unchanged", () => {
    expect(judge({ "v-7": "2", "c-7-1": "Berln", "c-7-2": "two\r\nlines" })).toEqual({
      rows: [],
      setBack: [],
      objections: [],
    });
  });

  test.each([
    ["changed", { "v-7": "1", "c-7-1": "Berlin" }, item()],
    ["changed", { "c-7-1": "Berlin" }, item()],
    ["solved", { "v-7": "2", "c-7-1": "Berlin" }, item({ state: "closed" })],
    ["solved", { "v-7": "2", "c-7-1": "Berlin" }, null],
    ["left_out", { "v-7": "2", "c-7-1": "Berlin" }, item({ state: "dismissed" })],
    ["too_long", { "v-7": "2", "c-7-1": "x".repeat(2_001) }, item()],
  ])("objects that a row is %s", (why, fields, openItem) => {
    const { rows, objections } = judge(fields, openItem);
    expect(rows).toEqual([]);
    expect(objections).toMatchObject([{ why, index: 1 }]);
  });

  test("ignores fields with other names", () => {
    expect(judge({ "c-7": "x", "c-x-1": "x", "c-7-1-1": "x", send: "1" })).toEqual({
      rows: [],
      setBack: [],
      objections: [],
    });
  });
});

describe("a form with a row whose correction waits", () => {
  const waiting = ["Ada", "Berlin", "new"];
  const shown = { "s-7-1": "Berlin", "s-7-2": "new" };
  const beside = (fields: Record<string, string>, sent: readonly string[] | null = waiting) => {
    const typed = typedRows(new URLSearchParams({ "v-7": "2", ...fields })).values();
    return judgeForm(
      typed,
      () => item(),
      () => ({ sent, isDecided: false }),
    );
  };

  test.each([
    ["with a cell that was changed again", { ...shown, "c-7-1": "Bern", "c-7-2": "new" }, [["Ada", "Bern", "new"]]],
    [
      "with a cell that was set back",
      { ...shown, "c-7-1": "Berlin", "c-7-2": "two\nlines" },
      [["Ada", "Berlin", "two\nlines"]],
    ],
    ["with a cell beside the corrected one", { "c-7-1": "Berln", "c-7-0": "Eda" }, [["Eda", "Berlin", "new"]]],
    ["not as the page showed it", { ...shown, "c-7-1": "Berlin", "c-7-2": "new" }, []],
    ["not as it waits already", { "c-7-1": "Berlin", "c-7-2": "two\nlines" }, []],
  ])("sends the row %s", (_, fields, cells) => {
    const { rows, setBack, objections } = beside(fields);
    expect([rows.map((row) => row.cells), setBack, objections]).toEqual([cells, [], []]);
  });

  test.each([
    ["sent after the page was made", { "c-7-1": "Berln", "c-7-2": "newer" }, waiting],
    ["sent again after the page was made", { ...shown, "c-7-1": "Bern", "s-7-1": "Bonn", "c-7-2": "new" }, waiting],
    ["changed after the page was made, and is set back there", { "s-7-1": "Bonn", "c-7-1": "Berln" }, waiting],
    ["taken back after the page was made", { ...shown, "c-7-1": "Berlin", "c-7-2": "newer" }, null],
  ])("does not send the row when its correction was %s, until the page has shown that", (_, fields, sent) => {
    const { rows, setBack, objections } = beside(fields, sent);
    expect([rows, setBack, objections.map(({ why }) => why)]).toEqual([[], [], ["changed"]]);
    const [typed = expect.fail()] = objections.map((each) => each.typed);
    const again = judgeForm(
      [typed],
      () => item(),
      () => ({ sent, isDecided: false }),
    );
    expect(again.objections).toEqual([]);
  });

  test("keeps what was typed beside the correction that the page did not show", () => {
    const [objection] = beside({ "c-7-1": "Berln", "c-7-2": "newer" }).objections;
    expect(objection).toMatchObject({
      index: 2,
      typed: {
        cells: new Map([
          [1, "Berlin"],
          [2, "newer"],
        ]),
      },
    });
    expect(objection?.typed.shown).toEqual(
      new Map([
        [1, "Berlin"],
        [2, "new"],
      ]),
    );
  });

  test("takes it back when all cells are set back", () => {
    const { rows, setBack } = beside({ ...shown, "c-7-1": "Berln", "c-7-2": "two\nlines" });
    expect([rows, setBack.map(({ id }) => id)]).toEqual([[], [7]]);
  });
});
