import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRejectionsHeader, splitRejectionRow } from "../../../src/pipeline/report/rejections/read-back.ts";
import { rejectionsCsv } from "../../../src/pipeline/report/rejections/rejections-csv.ts";
import { HEADER, issueOf, openItemOf, reportSource, runRecord } from "./sample-source.ts";

function written(source: Parameters<typeof rejectionsCsv>[1]): string {
  return [...rejectionsCsv(ENGLISH, source)].join("");
}

function readBack(text: string): { header: string[]; rows: string[][] } {
  const [header = [], ...rows] = parse(text, { bom: true });
  return { header, rows };
}

describe("rejections.csv", () => {
  test("has the report's columns, then the file's own columns in their order and with their text", () => {
    const openItem = openItemOf("group_unknown", {
      id: "staff.r12.v3",
      line: 14,
      operation: "create",
      requestId: "req_9",
      issue: issueOf("group_unknown", {
        field: "group_id",
        header: "Group",
        data: { cell: "Team Belin", nearest: "Team Berlin" },
      }),
    });
    expect(written(reportSource({ openItems: [openItem] }))).toBe(
      "\uFEFF_id,_line,_operation,_status,_code,_field,_message,_hint,_request_id,_since,_answer," +
        "First name,Last name,E-mail,Phone,Birthday,Group\r\n" +
        "staff.r12.v3,14,create,local,group_unknown,group_id,There is no group called “Team Belin”.," +
        '"Did you mean group “Team Berlin”? Correct the name, or create the group in the service first.",' +
        "req_9,2026-11-21T02:00:00.123Z,,Anna,Ahrens,anna@example.org,'+49 30 5550101,'07.03.1985,Team Berlin\r\n",
    );
  });

  test("reads back with the same cells", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("", '"', "a\r\nb", ",;", "=1", "'", " x ", "007"),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { minLength: 1 }), (cells) => {
        const openItems = cells.map((each, index) =>
          openItemOf("key_missing", { id: `staff.r${index}.v1`, cells: each }),
        );
        const { header, rows } = readBack(written(reportSource({ openItems })));
        expect(isRejectionsHeader(header)).toBe(true);
        expect(rows.map((row) => splitRejectionRow(header, row))).toEqual(
          openItems.map(({ id, cells: own }) => ({ id, answer: "", header: [...HEADER], cells: own })),
        );
      }),
    );
  });

  test("aligns carried-over rows by column names, and puts columns that only they have last", () => {
    const record = runRecord({ header: ["Name", "Phone", "Phone"] });
    const openItems = [
      openItemOf("key_missing", { header: record.header, cells: ["Bo", "1", "2"] }),
      openItemOf("key_missing", { line: null, header: ["Phone", "Nickname", "Name"], cells: ["3", "Cleo", "C"] }),
    ];
    const { header, rows } = readBack(written(reportSource({ record, openItems })));
    expect(header.slice(11)).toEqual(["Name", "Phone", "Phone", "Nickname"]);
    expect(rows.map((row) => row.slice(11))).toEqual([
      ["Bo", "1", "2", ""],
      ["C", "3", "", "Cleo"],
    ]);
    expect(rows[1]?.[1]).toBe("");
  });

  test("puts all issues of a row into one line", () => {
    const openItem = openItemOf("birthday_unreadable", {
      issue: issueOf("birthday_unreadable", { data: { cell: "soon" } }),
      further: [issueOf("phone_unreadable", { data: { cell: "ask me" } })],
    });
    const [row = []] = readBack(written(reportSource({ openItems: [openItem] }))).rows;
    expect(row[6]).toContain("“soon”");
    expect(row[6]).toContain("Also: The phone number “ask me”");
  });

  test("marks text of the service that would run as a formula", () => {
    const openItem = openItemOf("service_refused", { requestId: "=cmd()" });
    expect(written(reportSource({ openItems: [openItem] }))).toContain(",'=cmd(),");
  });
});

describe("a corrected report", () => {
  test("is recognised by its columns in any order, also when some are deleted", () => {
    expect(isRejectionsHeader(["Phone", "_since", "_ID ", "_code"])).toBe(true);
    expect(isRejectionsHeader(["_id", "_code", "Phone"])).toBe(false);
    expect(isRejectionsHeader(["_line", "_code", "_hint", "Phone"])).toBe(false);
    expect(isRejectionsHeader(["_id", "__v", "name"])).toBe(false);
  });

  test("keeps a column of the file that is named _id", () => {
    const record = runRecord({ header: ["_id", "Name"] });
    const openItems = [openItemOf("key_missing", { id: "staff.r5.v1", header: record.header, cells: ["64f0", "Bo"] })];
    const { header, rows } = readBack(written(reportSource({ record, openItems })));
    expect(splitRejectionRow(header, rows[0] ?? [])).toEqual({
      id: "staff.r5.v1",
      answer: "",
      header: ["_id", "Name"],
      cells: ["64f0", "Bo"],
    });
  });

  test("gives no id to a line that a person has added", () => {
    const header = ["_id", "_line", "_code", "Name"];
    expect(splitRejectionRow(header, ["", "", "", "Dora"])).toEqual({
      id: "",
      answer: "",
      header: ["Name"],
      cells: ["Dora"],
    });
  });
});
