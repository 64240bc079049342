import { describe, expect, test } from "vitest";
import { cellsToLookAtIn } from "../../../src/pipeline/report/rejections/cells-to-look-at.ts";
import { issueOf, openItemOf, runRecord } from "./sample-source.ts";

describe("the cells to look at", () => {
  test("are all columns that contradict each other, form the key, or differ in rows with one key", () => {
    const header = ["Name", "Born", "", "Birthday"];
    const disagree = openItemOf("columns_disagree", {
      header,
      issue: issueOf("columns_disagree", { header: "Born", data: { headers: ["Born", "Birthday"] } }),
    });
    const key = openItemOf("key_missing", {
      header,
      issue: issueOf("key_missing", { data: { parts: ["Name"] } }),
      further: [issueOf("cell_fault", { header: "" })],
    });
    const twice = openItemOf("duplicate_key", {
      header,
      issue: issueOf("duplicate_key", { data: { lines: [3], differing: ["Name", "Birthday"] } }),
    });
    expect(cellsToLookAtIn([])(disagree)).toEqual([1, 3]);
    expect(cellsToLookAtIn([])(twice)).toEqual([0, 3]);
    expect(cellsToLookAtIn([])(key)).toEqual([0]);
  });

  test("are the cells that the service's message names", () => {
    const { columns } = runRecord();
    const looksAt = (serviceMessage: string) =>
      cellsToLookAtIn(columns)(
        openItemOf("validation_error", { issue: issueOf("validation_error", { data: { serviceMessage } }) }),
      );
    expect(looksAt("The email must be valid.")).toEqual([2]);
    expect(looksAt("first_name is too long")).toEqual([0]);
    expect(looksAt("emails are hard")).toEqual([]);
    const taken = issueOf("contact_exists", {
      data: { address: "ANNA@example.org, +49305550101", serviceMessage: "same phone or email" },
    });
    expect(cellsToLookAtIn(columns)(openItemOf("contact_exists", { issue: taken }))).toEqual([2, 3]);
  });

  test.each([
    ["+49 30 5550101", true],
    ["030/555 01 01", true],
    ["004930 5550101", true],
    ["+49 30 5550102", false],
    ["0101", false],
    ["Room 5550101", false],
  ])("are the phone cells whose number is taken, in any form: %s", (phone, isMarked) => {
    const taken = issueOf("contact_exists", { data: { address: "+49305550101" } });
    const row = openItemOf("contact_exists", { issue: taken, header: ["Tel."], cells: [phone] });
    expect(cellsToLookAtIn([])(row)).toEqual(isMarked ? [0] : []);
  });
});
