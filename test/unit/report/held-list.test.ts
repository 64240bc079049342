import { expect, test } from "vitest";
import { reportPage } from "../../../src/pipeline/report/page/report-page.ts";
import { findError, reportSource, runRecord } from "./sample-source.ts";

test("rows of a list that was not accepted are not to be corrected in a report", () => {
  const page = (id: string, rejectionsCsv: string | null) =>
    [
      ...reportPage(
        reportSource({ record: runRecord({ status: "held" }), openItems: [findError("birthday_impossible", { id })] }),
        { rejectionsCsv },
      ),
    ].join("");
  const held = page("", null);
  expect(held).toContain("nothing to put back");
  expect(held).not.toContain("rejections.xlsx");
  expect(page("staff.r1.v1", "rejections.csv")).toContain("Correct them in rejections.xlsx");
});
