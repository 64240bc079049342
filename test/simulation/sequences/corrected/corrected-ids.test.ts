import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { exitCodeOf } from "../../../../src/run/exit-code.ts";
import { dropChanged, readReport, setColumn } from "../../world/drop-report.ts";
import { apply, codesOf, drop, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dora"];
const wrong = NAMES.map((name, at) => person(at + 1, name, { Group: "Team Nowhere" }));
const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));

const idsOf = (lines: readonly string[][]) => lines.map(([id = ""]) => id);
const setIds = (lines: string[][], ids: readonly string[]) => lines.forEach((cells, at) => (cells[0] = ids[at] ?? ""));

/** Drops the report with its groups corrected and its `_id` cells changed. */
async function correct(
  place: Workplace,
  record: RunRecord | undefined,
  change: (ids: readonly string[]) => readonly string[],
  feed: Partial<FeedSettings> = {},
) {
  dropChanged(place, record, (lines, header) => {
    setColumn(lines, header, "Group", () => "Team Berlin");
    setIds(lines, change(idsOf(lines)));
  });
  const [corrected] = await run(place, feed);
  if (corrected === undefined) throw new Error("no run");
  return corrected;
}

describe("a corrected report whose _id cells", () => {
  const shifted = (ids: readonly string[]) => [ids[1] ?? "", ids[2] ?? "", ids[3] ?? "", ids[0] ?? ""];

  test("are shifted by a row is not used, and each of its lines is named", async ({ place }) => {
    const [record] = await apply(place, [...wrong, ...others]);
    const corrected = await correct(place, record, shifted);
    expect(corrected.rows).toMatchObject({ read: 4, created: 0, rejected: 4, skipped: 0 });
    expect(exitCodeOf([corrected])).toBe(3);
    expect(codesOf(place, corrected)).toEqual({
      2: ["other_row"],
      3: ["other_row"],
      4: ["other_row"],
      5: ["other_row"],
    });
    expect(namesIn(place)).toHaveLength(others.length);
    // The rows themselves stay open, and the lines with the person's corrections stand beside them.
    expect(reported(place)).toHaveLength(4);
    expect(readReport(place, corrected).lines).toHaveLength(8);
    const page = readFileSync(join(place.folders.reports, corrected.run, "report.html"), "utf8");
    expect(page).toContain("belongs to the row of Ben Beispiel2");
  });

  test("are shifted by a row is not used in a feed without a key column", async ({ place }) => {
    const family = NAMES.map((name, at) =>
      person(at + 1, name, {
        Group: "Team Nowhere",
        "Last Name": "Beispiel",
        Phone: "+49 171 5550123",
        Email: "a@example.org",
      }),
    );
    const [record] = await apply(place, [...family, ...others], { key: null });
    const corrected = await correct(place, record, shifted, { key: null });
    expect(corrected.rows).toMatchObject({ created: 0, rejected: 4 });
  });

  test("are copied down is used for the one line that has its own", async ({ place }) => {
    const [record] = await apply(place, [...wrong, ...others]);
    const corrected = await correct(place, record, ([first = ""]) => [first, first, first, first]);
    expect(corrected.rows).toMatchObject({ created: 1, rejected: 3 });
    expect(reported(place)).toHaveLength(3);
    expect(exitCodeOf([corrected])).toBe(3);
  });

  test("are cut or typed over is not used where they are", async ({ place }) => {
    const [record] = await apply(place, [...wrong, ...others]);
    const corrected = await correct(place, record, (ids) => ["staff.r1", "aff.r1.v1", "staff.r99.v1", ids[3] ?? ""]);
    expect(codesOf(place, corrected)).toEqual({ 2: ["foreign_id"], 3: ["foreign_id"], 4: ["foreign_id"] });
    expect(corrected.rows).toMatchObject({ created: 1, rejected: 3 });
  });

  test("are in capitals is applied", async ({ place }) => {
    const [record] = await apply(place, [...wrong, ...others]);
    const corrected = await correct(place, record, (ids) => ids.map((id) => id.toUpperCase()));
    expect(corrected.rows).toMatchObject({ created: 4 });
    expect(exitCodeOf([corrected])).toBe(0);
  });

  test("are sorted together with the rows is applied", async ({ place }) => {
    const [record] = await apply(place, [...wrong, ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Group", () => "Team Berlin");
      lines.reverse();
    });
    const [corrected] = await run(place);
    expect(corrected?.rows).toMatchObject({ created: 4 });
  });

  test("are exchanged between two rows with the same key is not used", async ({ place }) => {
    const [record] = await apply(place, [person(1, "Ada"), person(1, "Ben", { Birthday: "1970-03-04" }), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Nr", (_cells, nth) => `E-${nth + 1}`);
      setIds(lines, idsOf(lines).toReversed());
    });
    const [corrected] = await run(place);
    expect(corrected?.rows).toMatchObject({ created: 0, rejected: 2 });
  });
});

describe("a line of an older report", () => {
  test("is named when its correction comes after the row has changed", async ({ place }) => {
    const [record] = await apply(place, [...wrong, ...others]);
    await apply(place, [person(1, "Ada", { Group: "Team Else" }), ...wrong.slice(1), ...others]);
    const corrected = await correct(place, record, (ids) => ids);
    expect(corrected).toMatchObject({ rows: { created: 3, skipped: 1 }, lostCorrections: 1 });
    expect(exitCodeOf([corrected])).toBe(3);
    const page = readFileSync(join(place.folders.reports, corrected.run, "report.html"), "utf8");
    expect(page).toContain("1 corrected line of this file was not used");
  });

  test("is named when it is corrected once more after its row was solved", async ({ place }) => {
    const [record] = await apply(place, [...wrong, ...others]);
    await correct(place, record, (ids) => ids);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Group", () => "Team Rom"));
    const [again] = await run(place);
    expect(again).toMatchObject({ rows: { skipped: 4, updated: 0 }, lostCorrections: 4 });
  });

  test("is left out silently when the same report is dropped twice", async ({ place }) => {
    const [record] = await apply(place, [...wrong, ...others]);
    await correct(place, record, (ids) => ids);
    const again = await correct(place, record, (ids) => ids);
    expect(again).toMatchObject({ rows: { skipped: 4 }, lostCorrections: 0 });
    expect(exitCodeOf([again])).toBe(0);
  });
});

test("a report without its _id column is refused, also under the name of a list", async ({ place }) => {
  const [record] = await apply(place, [...wrong, ...others]);
  const { header, lines } = readReport(place, record);
  const own = header.length - (wrong[0]?.length ?? 0);
  expect(own).toBeGreaterThan(3);
  drop(
    place,
    lines.map((cells) => cells.slice(1)),
    header.slice(1),
  );
  expect(await run(place)).toEqual([]);
});

describe("a corrected line whose key was changed, though its group is what is wrong", () => {
  test("is refused with the change of the key, and used when the key is set back", async ({ place }) => {
    const [record] = await apply(place, [...wrong.slice(0, 1), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Group", () => "Team Berlin");
      setColumn(lines, header, "Nr", () => "E-41");
    });
    const [refused] = await run(place);
    expect(codesOf(place, refused)).toEqual({ 2: ["line_key_changed"] });
    const page = readFileSync(join(place.folders.reports, refused?.run ?? "", "report.html"), "utf8");
    expect(page).toContain("“Nr” of Ada Beispiel1 is no longer “E-1”");
    // The newest report has the row once, with its other correction.
    dropChanged(place, refused, (lines, header) => {
      expect(lines).toHaveLength(1);
      setColumn(lines, header, "Nr", () => "E-1");
    });
    const [used] = await run(place);
    expect(used?.rows).toMatchObject({ created: 1, rejected: 0 });
    expect(reported(place)).toEqual([]);
  });

  test("is the line of another row when it has another person", async ({ place }) => {
    const [record] = await apply(place, [...wrong.slice(0, 1), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Nr", () => "E-41");
      setColumn(lines, header, "First Name", () => "Zoe");
    });
    const [refused] = await run(place);
    expect(codesOf(place, refused)).toEqual({ 2: ["other_row"] });
  });
});

test("the header of a second report that was pasted below the first one is left out", async ({ place }) => {
  const [record] = await apply(place, [...wrong, ...others]);
  dropChanged(place, record, (lines, header) => {
    setColumn(lines, header, "Group", () => "Team Berlin");
    lines.splice(2, 0, [...header]);
  });
  const [corrected] = await run(place);
  expect([corrected?.rows, exitCodeOf(corrected === undefined ? [] : [corrected])]).toMatchObject([
    { created: 4, rejected: 0 },
    0,
  ]);
});
