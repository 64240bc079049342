import { expect } from "vitest";
import { list, person } from "./lists.ts";
import { API_KEY, test } from "./workplace.ts";

test("a refused key is told in whole sentences, to the office in its own words, and in full to administrators", async ({
  startWorkplace,
}) => {
  const { drop, cli, sandbox, report } = await startWorkplace();
  sandbox.setFaults(["status-401:POST:#1"]);
  drop("staff.csv", list(person(1)));
  const { code, stdout, stderr } = await cli("run");
  expect(code).toBe(1);
  expect(stdout + stderr).not.toContain("..");
  const { summary, page } = report();
  expect(summary.halt).toMatchObject({ code: "key_refused", reason: expect.stringContaining("(401)") as string });
  expect(page).toContain("The service no longer lets this program in.");
  expect(page).not.toMatch(/\(401\)|API key/u);
  sandbox.revokeKey(API_KEY);
  const again = await cli("run");
  expect(again.stderr).toContain("(401)");
  expect(again.stderr).not.toContain("..");
});

test("one of something is called one", async ({ startWorkplace }) => {
  const { drop, cli, report } = await startWorkplace();
  drop("staff.csv", list(person(1)));
  const { stdout } = await cli("run");
  expect(stdout).toContain("1 row: 1 created; 1 call\n");
  expect(report().page).not.toMatch(/\b1 (?:rows|people|times|calls|columns)\b/u);
});
