import { expect } from "vitest";
import { csv, people, USUAL_HEADER, workbook } from "./lists.ts";
import { test } from "./workplace.ts";

test("10,000 rows as CSV, and the same as CSV and as a workbook again: no call", async ({ startWorkplace }) => {
  const { drop, cli, sandbox, mutations, report } = await startWorkplace({ api: { concurrency: 8 } });
  const rows = [USUAL_HEADER, ...people(1, 10_000)];
  drop("staff.csv", csv(rows));
  expect((await cli("run")).code).toBe(0);
  expect(sandbox.contacts()).toHaveLength(10_000);
  expect(report().summary.rows).toMatchObject({ read: 10_000, created: 10_000 });
  for (const [name, bytes] of [
    ["staff.csv", csv(rows)],
    ["staff.xlsx", await workbook(rows)],
  ] as const) {
    sandbox.forgetRequests();
    drop(name, bytes);
    expect((await cli("run")).code, name).toBe(0);
    expect(mutations(), name).toEqual([]);
    expect(report().summary.rows, name).toMatchObject({ read: 10_000, unchanged: 10_000 });
  }
}, 90_000);
