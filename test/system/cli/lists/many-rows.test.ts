import { expect } from "vitest";
import { csv, people, USUAL_HEADER, workbook } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

/** `npm run test:long` applies 10,000 rows. The short run applies fewer, because each create waits for the disk twice. */
const ROWS = process.env["TEST_LONG"] === "1" ? 10_000 : 2_000;

test(`${ROWS} rows make no call when the same rows come again as CSV or as a workbook`, async ({ startWorkplace }) => {
  const { drop, cli, sandbox, mutations, report } = await startWorkplace({ api: { concurrency: 8 } });
  const rows = [USUAL_HEADER, ...people(1, ROWS)];
  drop("staff.csv", csv(rows));
  expect((await cli("run")).code).toBe(0);
  expect(sandbox.contacts()).toHaveLength(ROWS);
  expect(report().summary.rows).toMatchObject({ read: ROWS, created: ROWS });
  for (const [name, bytes] of [
    ["staff.csv", csv(rows)],
    ["staff.xlsx", await workbook(rows)],
  ] as const) {
    sandbox.forgetRequests();
    drop(name, bytes);
    expect((await cli("run")).code, name).toBe(0);
    expect(mutations(), name).toEqual([]);
    expect(report().summary.rows, name).toMatchObject({ read: ROWS, unchanged: ROWS });
  }
});
