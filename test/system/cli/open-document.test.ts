import { expect } from "vitest";
import { odsRows, writeOds } from "../intake/ods-writer.ts";
import { people, USUAL_HEADER } from "./support/lists.ts";
import { test, until } from "./support/workplace.ts";

test("watch applies a list that is saved as an OpenDocument spreadsheet, and its next version", async ({
  startWorkplace,
}) => {
  const feed = { files: ["staff*.ods"], mode: "snapshot" as const, key: ["ID"] };
  const { drop, startWatch, people: inService, archived, report } = await startWorkplace({ feeds: { staff: feed } });
  const staff = (count: number) =>
    writeOds({ sheets: [{ name: "Staff", rows: odsRows([USUAL_HEADER, ...people(1, count)]) }] });
  const watching = await startWatch();
  drop("staff.ods", staff(3));
  await until("the list is applied", () => inService().length === 3);
  await until("it is archived", () => archived().length === 1);
  drop("staff.ods", staff(5));
  await until("the next version is applied", () => inService().length === 5);
  await until("it is archived, too", () => archived().length === 2);
  expect((await watching.stop()).code).toBe(0);
  expect(report().page).toContain("was read as an OpenDocument spreadsheet, sheet “Staff”");
});
