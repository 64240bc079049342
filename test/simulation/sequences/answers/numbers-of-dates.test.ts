/** Workbooks in which some birthdays are numbers. The number 3.1 may be 3.10 without its last zero. */
import { describe, expect } from "vitest";
import { dropFile } from "../../world/drop-file.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { HEADER } from "../../world/feeds.ts";
import { codesOf, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";
import { odsRow, odsRows, textCell, valueCell, writeOds } from "../../../system/intake/ods-writer.ts";
import { textRows, writeWorkbook } from "../../../system/intake/workbook-writer.ts";

const feed = { dateOrder: null };
const NAMES = ["Ada", "Ben", "Cleo", "Dora"];
const AT = HEADER.indexOf("Birthday");

type Birthdays = readonly (string | number)[];
const rowsOf = (birthdays: Birthdays) =>
  birthdays.map((birthday, at) => person(at + 1, NAMES[at] ?? "", { Birthday: String(birthday) }));

/** Returns a workbook in which the birthdays that are numbers stand as numbers. */
const WORKBOOKS = {
  xlsx: (birthdays: Birthdays) => {
    const rows = birthdays.reduce<string>(
      (all, birthday, at) => {
        const text = textRows([[String(birthday)]]).replace(/^.*?<c r="A1"|<\/row>$/gu, "");
        const value = `<c r="F${at + 2}"><v>${birthday}</v></c>`;
        return typeof birthday === "string" ? all : all.replace(`<c r="F${at + 2}"${text}`, value);
      },
      textRows([HEADER, ...rowsOf(birthdays)]),
    );
    return writeWorkbook({ sheets: [{ name: "People", rows }] });
  },
  ods: (birthdays: Birthdays) => {
    const cell = (text: string, column: number, birthday: string | number) =>
      column === AT && typeof birthday === "number"
        ? valueCell("float", `office:value="${birthday}"`, String(birthday))
        : textCell(text);
    const rows = rowsOf(birthdays).map((row, at) =>
      odsRow(row.map((text, column) => cell(text, column, birthdays[at] ?? "")).join("")),
    );
    return writeOds({ sheets: [{ name: "People", rows: odsRows([HEADER]) + rows.join("") }] });
  },
} as const;

async function apply(place: Workplace, kind: keyof typeof WORKBOOKS, birthdays: Birthdays) {
  dropFile(place, `staff-${place.clock.now()}.${kind}`, WORKBOOKS[kind](birthdays));
  return (await run(place, feed))[0];
}

const sent = (place: Workplace) =>
  place.sandbox
    .contacts()
    .map(({ first_name: name, birthday }) => `${name} ${JSON.stringify(birthday)}`)
    .toSorted();

describe.for(["xlsx", "ods"] as const)("a number 3.1 beside texts in a workbook (%s)", (kind) => {
  test("is asked about with both readings, and the texts are sent", async ({ place }) => {
    const record = await apply(place, kind, ["3.10", 3.1, "3.1", 14.7]);
    expect(codesOf(place, record)).toEqual({ 3: ["birthday_column"] });
    expect(record?.rows).toMatchObject({ created: 3, rejected: 1 });
    const [item] = place.ledger().openItems.open("staff");
    expect(item?.issues[0].data).toMatchObject({ readings: ["--01-03", "--10-03"], reason: "lost_zero" });
  });

  test("stays a question when its line of the report comes back unchanged", async ({ place }) => {
    const record = await apply(place, kind, ["3.10", 3.1, "3.1", "14.7."]);
    place.clock.pass(60_000);
    dropChanged(place, record, () => {});
    await run(place, feed);
    expect(reported(place)).toEqual(["Ben: local birthday_column"]);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Birthday", () => "03.10."));
    place.clock.pass(60_000);
    const [corrected] = await run(place, feed);
    expect(corrected?.rows).toMatchObject({ created: 1 });
  });

  test("is the known birthday when the contact has one of the two", async ({ place }) => {
    await apply(place, kind, ["3.10", "3.10.", "3.1", "14.7."]);
    const before = sent(place);
    place.clock.pass(60_000);
    const record = await apply(place, kind, ["3.10", 3.1, "3.1", "14.7."]);
    expect(record?.rows).toMatchObject({ unchanged: 4 });
    expect(sent(place)).toEqual(before);
  });
});
