/** A workbook in which cells of an erased person are merged with cells of the row below. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { odsRow, textCell, writeOds } from "../../../system/intake/ods-writer.ts";
import { columnName, textRows, writeWorkbook } from "../../../system/intake/workbook-writer.ts";
import { canary, CANARY, erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Column = (typeof HEADER)[number];
type Row = readonly string[];

const WHOLE: readonly Column[] = ["Nr", "First Name", "Last Name", "Birthday"];
const BLANK = { Nr: "", "Last Name": "", Birthday: "", UID: "" };
const SECOND = { ...BLANK, Email: "second.canary@example.net", Phone: "030 / 98765439" };
const second = person(9, "", SECOND);
const archived = (place: Workplace) =>
  filesWith(place, "Name2")
    .filter((file) => file.includes("archive"))
    .flatMap((file) => readFileSync(join(place.root, file), "utf8").split("\r\n"));

/** Workbooks in which cells of the two last people are merged, by their endings. */
const WORKBOOKS = {
  xlsx: (rows: readonly Row[], merged: readonly Column[]) => {
    const ranges = merged.map((name) => columnName(HEADER.indexOf(name)));
    const cells = ranges.map((column) => `<mergeCell ref="${column}${rows.length}:${column}${rows.length + 1}"/>`);
    const after = `<mergeCells count="${cells.length}">${cells.join("")}</mergeCells>`;
    return writeWorkbook({ sheets: [{ name: "People", rows: textRows([[...HEADER], ...rows]), after }] });
  },
  ods: (rows: readonly Row[], merged: readonly Column[]) => {
    const cellOf = (text: string, row: number, column: number) => {
      const isMerged = merged.includes(HEADER[column] as Column);
      if (isMerged && row === rows.length) return "<table:covered-table-cell/>";
      const isFirst = isMerged && row === rows.length - 1;
      return isFirst ? textCell(text).replace(" ", ' table:number-rows-spanned="2" ') : textCell(text);
    };
    const lines = [[...HEADER], ...rows].map((cells, row) =>
      odsRow(cells.map((text, column) => cellOf(text, row, column)).join("")),
    );
    return writeOds({ sheets: [{ name: "People", rows: lines.join("") }] });
  },
};

async function applyMerged(
  place: Workplace,
  two: readonly [Row, Row],
  merged: readonly Column[],
  { ending = "xlsx", ...feed }: Partial<FeedSettings> & { ending?: keyof typeof WORKBOOKS } = {},
) {
  dropFile(place, `staff-m.${ending}`, WORKBOOKS[ending]([...OTHERS, ...two], merged));
  return run(place, { ...FEED, ...feed });
}

describe("the row below an erased person", () => {
  test.for(["xlsx", "ods"] as const)(
    "goes with the person whose key, names and birthday it shows, in %s",
    async (ending, { place }) => {
      await applyMerged(place, [canary(), second], WHOLE, { ending });
      expect(filesWith(place, "second.canary").length).toBeGreaterThan(0);
      expect(await erase(place)).toMatchObject({ exitCode: 0 });
      expect(filesWith(place, CANARY)).toEqual([]);
      expect(archived(place).length).toBeGreaterThan(0);
    },
  );

  test("goes with the person whose key alone it shows", async ({ place }) => {
    await applyMerged(place, [canary(), second], ["Nr"]);
    await erase(place);
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("is named where it shows only the name beside a key of its own, and goes by this form", async ({ place }) => {
    const below = person(9, "", { ...SECOND, Nr: "E-9" });
    const [record] = await applyMerged(place, [canary(), below], ["First Name", "Last Name"]);
    const { lines } = await erase(place);
    const form = `line:${record?.run}.l7`;
    expect(lines.join("\n")).toContain(`celebration-sync erase ${form}`);
    expect(archived(place)).toContainEqual(expect.stringContaining("E-9,Canaryfirst,Canarylast,second.canary@"));
    await erase(place, false, form);
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("is named where the list has no key, and goes by this form", async ({ place }) => {
    const feed = { key: null };
    const [record] = await applyMerged(place, [canary({ Nr: "" }), second], ["First Name", "Last Name"], feed);
    const { lines } = await erase(place);
    const form = `line:${record?.run}.l7`;
    expect(lines.join("\n")).toContain(`celebration-sync erase ${form}`);
    await erase(place, false, form);
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("stays with a birthday and a key of its own", async ({ place }) => {
    const below = person(9, "", { ...BLANK, Nr: "E-9", Email: "namesake@example.net", Birthday: "1950-02-01" });
    await applyMerged(place, [canary(), below], ["First Name", "Last Name"]);
    const { lines } = await erase(place);
    expect(lines.join("\n")).not.toContain("may be the same person");
    expect(archived(place)).toContainEqual(expect.stringContaining("E-9,Canaryfirst,Canarylast,namesake@example.net"));
    expect(place.ledger().openItems.open("staff")).toHaveLength(1);
  });
});

describe("a relative in the row below an erased person", () => {
  test("keeps the last name of both in the archive and in the reports", async ({ place }) => {
    const viktor = person(8, "Viktor", { "Last Name": "" });
    await applyMerged(place, [canary({ "Last Name": "Familienname" }), viktor], ["Last Name"]);
    await erase(place);
    expect(archived(place)).toContainEqual(expect.stringContaining("E-8,Viktor,Familienname"));
    const shown = filesWith(place, "“Familienname”").filter((file) => file.endsWith(".csv"));
    expect(shown.length).toBeGreaterThan(0);
    expect(filesWith(place, "Canaryfirst")).toEqual([]);
  });

  test("stays with a first name of its own beside the key and the e-mail of the person", async ({ place }) => {
    const viktor = person(8, "Viktor", { ...BLANK, Email: "canary.mail@example.org" });
    await applyMerged(place, [canary(), viktor], ["Nr", "Last Name"]);
    const { lines } = await erase(place, false, "key:CANARY-77");
    expect(lines.join("\n")).not.toContain("may be the same person");
    expect(archived(place)).toContainEqual(expect.stringContaining(",Viktor,Canarylast,canary.mail@example.org,"));
    expect(place.ledger().openItems.open("staff")[0]?.cells).toContain("Viktor");
  });

  test("keeps no e-mail that only the person had", async ({ place }) => {
    const viktor = person(8, "Viktor", { Phone: "030 11223344" });
    await applyMerged(place, [canary(), viktor], ["Email"]);
    await erase(place);
    expect(archived(place)).toContainEqual(expect.stringContaining("E-8,Viktor,Beispiel8,,030 11223344,"));
    expect(filesWith(place, CANARY)).toEqual([]);
  });
});

test("two rows of one person show the merged values in a list that is written again without another person", async ({
  place,
}) => {
  await applyMerged(place, [canary(), second], WHOLE);
  expect(await erase(place, false, "key:E-3")).toMatchObject({ exitCode: 0 });
  expect(archived(place)).toContainEqual(expect.stringMatching(/^CANARY-77,Canaryfirst,Canarylast,second\.canary@/u));
  expect(await erase(place)).toMatchObject({ exitCode: 0 });
  expect(filesWith(place, CANARY)).toEqual([]);
});
