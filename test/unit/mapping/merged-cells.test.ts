import { expect, it } from "vitest";
import type { CellDefect } from "../../../src/model/row.ts";
import { mapRow } from "../../../src/pipeline/mapping/row/map-row.ts";
import { GROUPS, match, sampleFeed } from "./sample-feed.ts";
import { createMapper } from "../../../src/pipeline/mapping/row/mapper.ts";

const HEADER = ["First name", "Last name", "E-mail", "Birthday", "Group", "Company"];
const CELLS = ["Ada", "Beispiel", "ada@example.org", "1990-01-02", "Team Berlin", "Muster AG"];

/** Maps a row whose cell under `header` is covered by a merged cell with the value `text`. */
function mapMerged(header: string, text: string, range?: readonly [number, number]) {
  const column = HEADER.indexOf(header);
  const defect: CellDefect = { column, code: "merged_cell", text, ...(range && { range }) };
  const list = { header: HEADER, rows: [CELLS] };
  const { columns, survey } = match(list);
  if (columns.kind === "refused") throw new Error(columns.what);
  const mapper = createMapper({ feed: sampleFeed(), columns, survey, groups: GROUPS, today: "2026-11-21" });
  const cells = CELLS.map((cell, at) => (at === column ? "" : cell));
  return mapRow({ kind: "cells", line: 4, cells, defects: [defect] }, mapper);
}

it("takes the group of a merged cell, keeps it in the row's cells, and warns once per merged cell", () => {
  const first = mapMerged("Group", "Team Berlin", [3, 7]);
  expect(first).toMatchObject({
    kind: "contact",
    groupName: "Team Berlin",
    cells: CELLS,
    warnings: [{ code: "group_filled_down", header: "Group", data: { cell: "Team Berlin", lines: [3, 7] } }],
  });
  expect(mapMerged("Group", "Team Berlin")).toMatchObject({ kind: "contact", groupName: "Team Berlin", warnings: [] });
});

it.each(["First name", "E-mail", "Birthday"])("rejects a row whose %s stands in a merged cell above", (header) => {
  expect(mapMerged(header, "1990-01-02", [3, 4])).toMatchObject({
    kind: "rejected",
    issues: [{ code: "cell_fault", header, data: { cell: "1990-01-02", fault: "merged_cell" } }],
  });
});

it("leaves out another field that stands in a merged cell above, with a warning", () => {
  const mapped = mapMerged("Company", "Muster AG");
  expect(mapped).toMatchObject({ kind: "contact", warnings: [{ code: "value_unreadable" }] });
  expect(mapped).not.toHaveProperty("input.company");
});
