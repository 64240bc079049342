import { expect } from "vitest";
import { csv, list, people, person, readReport } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

interface Explained {
  readonly person: Readonly<Record<string, unknown>>;
  readonly holds: readonly { readonly field: string; readonly value: string }[];
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

test("undo takes a list back after approval, and explain shows each step of a person", async ({ startWorkplace }) => {
  const { drop, cli, sandbox, report } = await startWorkplace();
  drop("staff.csv", list(...people(1, 6)));
  await cli("run");
  const before = sandbox.contacts().map(({ email }) => email);
  const six = sandbox.contacts().find(({ email }) => email === "p6@example.org")?.contact_id;
  drop("staff.csv", list(...people(2, 4), person(6, { email: "wrong@example.org" }), person(7)));
  await cli("run");
  const wrong = report().run;
  const planned = await cli("undo", "latest", "--note", "wrong list");
  expect(planned).toMatchObject({
    code: 4,
    stdout: expect.stringContaining("3 people go back to what they were.") as string,
  });
  const [, undo = ""] = /approve (\S+?)\. To drop/u.exec(planned.stdout) ?? [];
  expect((await cli("approve", undo)).code).toBe(0);
  expect(new Set(sandbox.contacts().map(({ email }) => email))).toEqual(new Set(before));
  // The first person is there again, as another contact, and is one person.
  expect((await cli("explain", "p1@example.org")).code).toBe(0);
  expect((await cli("undo", wrong)).stderr).toContain("It was taken back already.");

  const { stdout } = await cli("explain", "p6@example.org", "--json");
  const { person: who, holds, events } = JSON.parse(stdout) as Explained;
  expect(who).toMatchObject({ state: "linked", contactId: six });
  expect(holds).toContainEqual(expect.objectContaining({ field: "email", value: "p6@example.org" }));
  expect(events).toMatchObject([
    { operation: "update", runKind: "undo", decisions: [{ decision: "approve" }] },
    { operation: "update", run: wrong, changes: { email: ["p6@example.org", "wrong@example.org"] } },
    { operation: "create" },
  ]);
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  expect((await cli("explain", `contact:${six}`, "--at", yesterday)).stdout).toContain(
    "this program had no contact of this person",
  );
  // Before retention.ledgerDays, the ledger may have forgotten a contact.
  expect((await cli("explain", `contact:${six}`, "--at", "2020-01-01")).stdout).toContain("It is not known");
  expect((await cli("explain", `contact:${six}`, "--at", "soon")).code).toBe(2);
  expect((await cli("explain", `contact:${six}`, "--at", "2026-02-30")).stderr).toContain("a day that does not exist");
  expect((await cli("explain", "no", "such", "person")).code).toBe(2);
});

test("status says that a halted list waits for its way back, and then that nothing more of it is sent", async ({
  startWorkplace,
}) => {
  const { drop, cli, json, sandbox, report } = await startWorkplace();
  drop("staff.csv", list(...people(1, 6)));
  await cli("run");
  sandbox.setFaults(["status-401:PATCH:#2+"]);
  const moved = [4, 5, 6].map((number) => person(number, { email: `new${number}@example.org` }));
  drop("staff.csv", list(...people(1, 3), ...moved));
  expect((await cli("run")).code).toBe(1);
  const { run } = report();
  expect((await cli("status")).stdout).toContain(`Not finished: ${run}: halted: `);
  sandbox.setFaults([]);
  const planned = await cli("undo", run);
  const [, undo = ""] = /approve (\S+?)\. To drop/u.exec(planned.stdout) ?? [];
  expect((await cli("status")).stdout).toContain(
    `${run}: waits until ${undo}, which takes it back, is approved or discarded\n`,
  );
  expect((await cli("approve", undo)).code).toBe(0);
  sandbox.forgetRequests();
  expect((await cli("status")).stdout).toContain(
    `${run}: taken back; the next run closes it, and sends nothing more of it\n`,
  );
  expect((await json("status")).value.unfinished).toMatchObject([{ run, undoneBy: { run: undo, isDone: true } }]);
  expect((await cli("run")).code).toBe(0);
  expect(sandbox.requests().filter(({ method }) => method !== "GET")).toEqual([]);
  expect((await json("status")).value.unfinished).toEqual([]);
});

test("upcoming counts the birthdays of the next days", async ({ startWorkplace }) => {
  const { drop, cli } = await startWorkplace();
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(5, 10);
  drop("staff.csv", list(...people(1, 3), person(4, { birthday: `1980-${soon}` })));
  await cli("run");
  const found = JSON.parse((await cli("upcoming", "--days", "7", "--json")).stdout) as {
    readonly birthdays: readonly Readonly<Record<string, unknown>>[];
  };
  expect(found.birthdays).toContainEqual(
    expect.objectContaining({ birthday: `1980-${soon}`, date: expect.stringContaining(soon) as string }),
  );
  expect((await cli("upcoming", "--days", "7")).stdout).toMatch(/^\d+ birthdays? in the next 7 days/u);
  expect((await cli("upcoming", "--days", "0")).code).toBe(2);
});

test("runs and explain say what a way back and the end of a person's greetings did", async ({ startWorkplace }) => {
  const { drop, cli, report } = await startWorkplace();
  drop("staff.csv", list(...people(1, 6)));
  await cli("run");
  drop("staff.csv", list(...people(1, 7)));
  await cli("run");
  await cli("undo", report().run);
  await cli("approve", "latest");
  await cli("never", "p6@example.org");
  const { stdout } = await cli("runs");
  expect(stdout).toMatch(/completed +Never greet +1 deleted; 1 call\n/u);
  expect(stdout).toMatch(/completed +staff\.csv \(way back\) +1 deleted; 1 call\n/u);
  expect((await cli("explain", "p6@example.org")).stdout).toContain("Deleted from the service: Never greet (");
});

test("explain names the person of a refused row, and a corrected report as the place of an answer", async ({
  startWorkplace,
}) => {
  const { drop, cli, report } = await startWorkplace();
  drop("staff.csv", list(...people(1, 6)));
  await cli("run");
  const nina = person(1, { name: "Nina", last: "Vance", email: "nina@example.org", birthday: "1999-11-23" });
  drop("staff.csv", list(nina, ...people(2, 5)));
  await cli("run");
  expect((await cli("explain", "nina@example.org")).stdout).toMatch(/^Nina Vance: list staff, not in the service/u);
  const rows = readReport(report().rejections ?? "").map((row) => ({ ...row, _answer: "new" }));
  drop("answered.csv", csv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]));
  await cli("run");
  const { stdout } = await cli("explain", "nina@example.org");
  expect(stdout).toContain("Nina Vance: contact");
  expect(stdout).toMatch(/Decision: answer “new” by answered\.csv on .*, in a corrected report\n/u);
});

test("explain shows the former contact of a key whose row could not be used since", async ({ startWorkplace }) => {
  const { drop, cli } = await startWorkplace();
  drop("staff.csv", list(...people(1, 6)));
  await cli("run");
  drop("staff.csv", list(...people(1, 5)));
  await cli("run");
  drop("staff.csv", list(...people(1, 5), person(6, { email: "", birthday: "1976-02-31" })));
  await cli("run");
  const { stdout } = await cli("explain", "key:6");
  expect(stdout).toMatch(/^Ng Example: contact \d+, 6, list staff, deleted by this program\n/u);
  expect(stdout).toMatch(/Row refused.*\n(?:.*\n)*.*Deleted from the service.*\n.*Created in the service/u);
});
