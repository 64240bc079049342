import { expect, it } from "vitest";
import type { CellDefect } from "../../../src/model/row.ts";
import { mapRow } from "../../../src/pipeline/mapping/row/map-row.ts";
import { GROUPS, match, sampleFeed } from "./sample-feed.ts";
import { createMapper } from "../../../src/pipeline/mapping/row/mapper.ts";

const HEADER = ["First name", "Last name", "E-mail", "Birthday", "Group", "Company"];
const CELLS = ["Ada", "Beispiel", "ada@example.org", "1990-01-02", "Team Berlin", "Muster AG"];

/** Maps a row whose cells under these headers are covered by merged cells with the value `text`. */
function mapMerged(headers: readonly string[], text: string, range?: readonly [number, number]) {
  const columns = headers.map((header) => HEADER.indexOf(header));
  const defects = columns.map((column): CellDefect => ({ column, code: "merged_cell", text, ...(range && { range }) }));
  const list = { header: HEADER, rows: [CELLS] };
  const matched = match(list);
  if (matched.columns.kind === "refused") throw new Error(matched.columns.what);
  const mapper = createMapper({
    feed: sampleFeed(),
    columns: matched.columns,
    survey: matched.survey,
    groups: GROUPS,
    today: "2026-11-21",
  });
  const cells = CELLS.map((cell, at) => (columns.includes(at) ? "" : cell));
  return mapRow({ kind: "cells", line: 4, cells, defects }, mapper);
}

it("takes the group of a merged cell, keeps it in the row's cells, and warns once per merged cell", () => {
  const first = mapMerged(["Group"], "Team Berlin", [3, 7]);
  expect(first).toMatchObject({
    kind: "contact",
    groupName: "Team Berlin",
    cells: CELLS,
    warnings: [{ code: "group_filled_down", header: "Group", data: { cell: "Team Berlin", lines: [3, 7] } }],
  });
  expect(mapMerged(["Group"], "Team Berlin")).toMatchObject({
    kind: "contact",
    groupName: "Team Berlin",
    warnings: [],
  });
});

it.each(["First name", "E-mail", "Birthday"])("rejects a row whose %s stands in a merged cell above", (header) => {
  expect(mapMerged([header], "1990-01-02", [3, 4])).toMatchObject({
    kind: "rejected",
    issues: [{ code: "cell_fault", header, data: { cell: "1990-01-02", fault: "merged_cell" } }],
  });
});

it("leaves out another field that stands in a merged cell above, with a warning", () => {
  const mapped = mapMerged(["Company"], "Muster AG");
  expect(mapped).toMatchObject({ kind: "contact", warnings: [{ code: "value_unreadable" }] });
  expect(mapped).not.toHaveProperty("input.company");
});

it("names the last name that stands in a merged cell above where it rejects the row for another one", () => {
  const mapped = mapMerged(["First name", "Last name"], "Ada");
  expect(mapped).toMatchObject({
    kind: "rejected",
    issues: [
      { code: "cell_fault", header: "First name", data: { fault: "merged_cell" } },
      { code: "cell_fault", header: "Last name", data: { fault: "merged_cell" } },
    ],
  });
  expect(mapMerged(["Last name"], "Beispiel")).toMatchObject({
    kind: "contact",
    warnings: [{ code: "value_unreadable", header: "Last name" }],
  });
});
