import { describe, expect, it } from "vitest";
import type { FileRefused } from "../../../src/model/file-refused.ts";
import type { IssueCode } from "../../../src/model/issue.ts";
import type { MappedRow } from "../../../src/model/mapped-row.ts";
import type { SkipReason } from "../../../src/model/row.ts";
import { countUnreadable, refuseSharedKeys } from "../../../src/run/read/unreadable-rows.ts";

const MOST = 10;

function rejected(line: number, code: IssueCode = "first_name_missing"): MappedRow {
  const issues = [{ code, field: null, header: null, data: {} }] as const;
  return { kind: "rejected", line, key: null, traits: {} as never, contactId: null, issues, cells: [] };
}

const readable = { kind: "contact" } as MappedRow;
const skipped = (reason: SkipReason): MappedRow => ({ kind: "skipped", line: 1, reason, cells: [] });

/** Counts unreadable rows, then other rows. */
function count(unreadable: number, others: number, other: MappedRow = readable) {
  const rows = countUnreadable(MOST);
  for (let line = 1; line <= others; line += 1) rows.add(other);
  for (let line = 1; line <= unreadable; line += 1) rows.add(rejected(line));
  return rows;
}

describe("countUnreadable", () => {
  it("accepts up to the given number of unreadable rows when no row can be read", () => {
    expect(count(MOST, 0).areTooMany()).toBe(false);
  });

  it("accepts any number of unreadable rows when half of the rows can be read", () => {
    expect(count(100, 100).areTooMany()).toBe(false);
  });

  it("finds too many when most rows can't be read", () => {
    expect(count(MOST + 1, 0).areTooMany()).toBe(true);
    expect(count(100, 99).areTooMany()).toBe(true);
  });

  it("counts no hidden row, and no row of another sheet or table", () => {
    for (const reason of ["hidden_row", "other_sheet", "second_table"] as const) {
      expect(count(0, 100, skipped(reason)).areTooMany()).toBe(false);
      expect(count(MOST + 1, 100, skipped(reason)).areTooMany()).toBe(true);
    }
  });

  it("finds too many rows of other sheets and tables only when they are very many, and most rows", () => {
    const rows = countUnreadable(MOST, 100);
    for (let line = 1; line <= 101; line += 1) rows.add(readable);
    for (let line = 1; line <= 101; line += 1) rows.add(skipped("second_table"));
    expect(rows.areTooMany()).toBe(false);
    rows.add(skipped("second_table"));
    expect([rows.areTooMany(), rows.areTooMany()]).toEqual([true, false]);
    expect(rows.refusal().message).toContain("102 of the first 203 rows can't be used.");
    expect(rows.refusal().line).toBe(1);
  });

  it("counts closing lines, instructions and repeated headers", () => {
    for (const reason of ["footer", "instructions", "repeated_header"] as const) {
      const rows = count(0, MOST + 1, skipped(reason));
      expect(rows.areTooMany()).toBe(true);
      expect(rows.refusal().message).toContain("not a person (first in line 1)");
    }
  });

  it("counts no row whose date a later row may prove", () => {
    const rows = countUnreadable(MOST);
    for (let line = 1; line <= 100; line += 1) rows.add(rejected(line, "birthday_ambiguous"));
    expect(rows.areTooMany()).toBe(false);
  });

  it("asks again only when the unreadable rows have doubled", () => {
    const rows = count(MOST + 1, 0);
    expect([rows.areTooMany(), rows.areTooMany()]).toEqual([true, false]);
    for (let line = 1; line <= MOST + 2; line += 1) rows.add(rejected(line));
    expect(rows.areTooMany()).toBe(true);
  });

  it("names the most frequent cause and its first line, without anything of the rows", () => {
    const rows = countUnreadable(MOST);
    rows.add(rejected(2, "birthday_unreadable"));
    for (let line = 3; line <= 14; line += 1) rows.add(rejected(line, "key_missing"));
    const { code, line, message } = rows.refusal();
    expect({ code, line }).toEqual({ code: "unreadable_rows", line: 3 });
    expect(message).toBe(
      "13 of the first 13 rows can't be used. The most frequent cause is: Person can't be recognised again (first in line 3).",
    );
  });
});

describe("refuseSharedKeys", () => {
  const refuse = (people: number, sharing: number) => () =>
    refuseSharedKeys({ peopleRows: () => people, countSharedKeys: (most) => (sharing > most ? sharing : 0) }, MOST);

  it("refuses a list when most rows have the key of a row with other content", () => {
    expect(refuse(20, 11)).toThrow(/11 of the 20 rows can't be used/u);
    expect(refuse(20, 11)).toThrow(expect.objectContaining<Partial<FileRefused>>({ code: "unreadable_rows" }));
  });

  it("accepts a list when half of its rows have a key of their own, or the rows are few", () => {
    expect(refuse(22, 11)).not.toThrow();
    expect(refuse(MOST, MOST)).not.toThrow();
  });
});
