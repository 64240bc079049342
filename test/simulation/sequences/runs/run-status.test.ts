import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { exitCodeOf } from "../../../../src/run/exit-code.ts";
import { openForWriting } from "../../../../src/ledger/database/open-database.ts";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, drop, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const TEAM = [1, 2, 3, 4].map((nr) => person(nr, `Name${nr}`));

/** Returns the text of a report of a run. */
const reportOf = (place: Workplace, name: string, file: string) =>
  readFileSync(join(place.folders.reports, name, file), "utf8");

test("a run whose outcomes do not add up to its rows has failed, and exits with 1", async ({ place }) => {
  place.sandbox.setFaults(["status-503:POST:#1+"]);
  const [halted] = await apply(place, TEAM);
  expect(halted?.status).toBe("halted");
  place.sandbox.setFaults([]);
  const db = openForWriting(join(place.root, "state/ledger.db"));
  db.prepare("UPDATE runs SET rows = json_set(rows, '$.read', 5)").run();
  db.close();
  const records = await run(place);
  expect(records.map(({ status }) => status)).toEqual(["failed"]);
  expect(exitCodeOf(records)).toBe(1);
  expect(JSON.parse(reportOf(place, halted?.run ?? "", "summary.json"))).toMatchObject({ status: "failed" });
});

test("a pass does not stop for the halt of a run that a newer list has replaced", async ({ place }) => {
  place.sandbox.setFaults(["status-401:POST:#1+"]);
  const [halted] = await apply(place, TEAM);
  expect(halted?.status).toBe("halted");
  place.sandbox.setFaults([]);
  drop(place, TEAM);
  const options = { feeds: [testFeed("staff")], settleSeconds: 2, patienceSeconds: 60, files: null };
  const pass = await makePass({ ...options, triesDeferred: true }, place.env({ waitsForProbes: true }));
  expect(pass.stopReason).toBeNull();
  expect(new Set(pass.runs.map(({ record }) => record.status))).toEqual(new Set(["completed", "superseded"]));
  expect(exitCodeOf(pass.runs.map(({ record }) => record))).toBe(0);
});

test("the report of a held run asks for no decision once a newer list has replaced it", async ({ place }) => {
  await apply(place, TEAM);
  const [held] = await apply(place, TEAM.slice(0, 1));
  const name = held?.run ?? "";
  expect(held?.status).toBe("held");
  expect(reportOf(place, name, "report.html")).toContain(`celebration-sync approve ${name}`);
  await apply(place, [...TEAM, person(5, "Name5")]);
  expect(JSON.parse(reportOf(place, name, "summary.json"))).toMatchObject({ status: "superseded" });
  const page = reportOf(place, name, "report.html");
  expect(page).toContain("A newer list has replaced this one.");
  expect(page).not.toContain("celebration-sync approve");
  expect(page).not.toContain("celebration-sync discard");
});
