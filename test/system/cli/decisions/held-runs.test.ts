import { utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { list, people, person } from "../support/lists.ts";
import { STAFF, test, until } from "../support/workplace.ts";
import type { StartWorkplace } from "../support/workplace.ts";

/** Opens a workplace with an applied list of eight people and a held list that contains only three of them. */
async function withHeldDeletes(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { drop, cli, report } = workplace;
  drop("staff.csv", list(...people(1, 8)));
  await cli("run");
  drop("staff.csv", list(...people(1, 2), person(3, { last: "Changed" }), person(4), person(20)));
  expect((await cli("run")).code).toBe(4);
  return { ...workplace, held: report() };
}

describe("deletes", () => {
  test("wait for approve while the rest of the list is applied", async ({ startWorkplace }) => {
    const { held, sandbox, cli, report, json } = await withHeldDeletes(startWorkplace);
    expect(held.summary).toMatchObject({
      status: "held",
      rows: { created: 1, updated: 1, held: 0 },
      deletes: { held: 4, deleted: 0 },
    });
    expect(held.plan.holds).toMatchObject([
      { guard: "delete_share", figures: { deletes: 4, linked: 8 } },
      { guard: "cut_off", figures: { deletes: 4, how: "end" } },
    ]);
    expect(held.page).toContain(`celebration-sync approve ${held.run}`);
    expect(sandbox.contacts()).toHaveLength(9);
    expect(await cli("run")).toMatchObject({ code: 0 });
    const approved = await cli("approve", held.run);
    expect(approved).toMatchObject({ code: 0, stdout: expect.stringContaining("4 deleted") as string });
    expect(sandbox.contacts()).toHaveLength(5);
    expect(report(held.run).summary).toMatchObject({ status: "completed", deletes: { deleted: 4, held: 0 } });
    expect((await json("status")).value.held).toEqual([]);
    expect((await cli("approve", held.run)).code).toBe(2);
  });

  test("are dropped by discard, and held again when the same list comes again", async ({ startWorkplace }) => {
    const { held, sandbox, cli, drop } = await withHeldDeletes(startWorkplace);
    expect((await cli("discard", held.run)).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(9);
    expect((await cli("approve", held.run)).code).toBe(2);
    // The people are still absent from the same list.
    drop("staff.csv", list(...people(1, 2), person(3, { last: "Changed" }), person(4), person(20)));
    expect((await cli("run")).code).toBe(4);
    expect(sandbox.contacts()).toHaveLength(9);
  });

  test("are superseded by a newer list", async ({ startWorkplace }) => {
    const { held, sandbox, cli, drop, report, json } = await withHeldDeletes(startWorkplace);
    drop("staff.csv", list(...people(1, 8), person(20)));
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(9);
    expect((await json("runs")).value.find(({ run }: { run: string }) => run === held.run).status).toBe("superseded");
    expect(report().summary).toMatchObject({ status: "completed", deletes: { held: 0 } });
    expect(await cli("approve", held.run)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("superseded") as string,
    });
    expect(sandbox.contacts()).toHaveLength(9);
  });

  test("can be approved for a newer list with the same deletes or fewer", async ({ startWorkplace }) => {
    const { held, sandbox, cli, drop } = await withHeldDeletes(startWorkplace);
    drop("staff.csv", list(...people(1, 4), person(20)));
    expect((await cli("run")).code).toBe(4);
    expect((await cli("approve", held.run)).code).toBe(0);
    expect(sandbox.contacts().map(({ email }) => email)).toEqual(
      expect.arrayContaining(["p3@example.org", "p4@example.org"]),
    );
    expect(sandbox.contacts()).toHaveLength(5);
  });

  test("are all held when a row without a key could describe anyone", async ({ startWorkplace }) => {
    const { drop, cli, report, sandbox } = await startWorkplace();
    drop("staff.csv", list(...people(1, 3)));
    await cli("run");
    drop("staff.csv", `${list(...people(1, 2))},,,,,Team Berlin\r\n`);
    expect((await cli("run")).code).toBe(4);
    expect(report().plan.holds.map(({ guard }: { guard: string }) => guard)).toContain("unidentified_rows");
    expect(sandbox.contacts()).toHaveLength(3);
  });

  test("do not include the contact of a row that can't be applied", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, report } = await startWorkplace();
    drop("staff.csv", list(...people(1, 3)));
    await cli("run");
    drop("staff.csv", list(person(1), person(2), person(3, { group: "Team Berln" })));
    expect((await cli("run")).code).toBe(3);
    expect(sandbox.contacts()).toHaveLength(3);
    expect(report().summary).toMatchObject({ rows: { rejected: 1 }, deletes: { deleted: 0, held: 0 } });
  });

  test('are neither made nor held when `deletes` is "never"', async ({ startWorkplace }) => {
    const { drop, cli, sandbox } = await startWorkplace({ feeds: { staff: { ...STAFF, deletes: "never" } } });
    drop("staff.csv", list(...people(1, 4)));
    await cli("run");
    drop("staff.csv", list(person(1)));
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(4);
  });
});

describe("a list", () => {
  test("is held once when it first creates into a group with contacts that the ledger does not know", async ({
    startWorkplace,
  }) => {
    const { drop, cli, sandbox, report, mutations } = await startWorkplace();
    sandbox.addContact({ first_name: "Made by hand", group_id: 1 });
    drop("staff.csv", list(...people(1, 2), person(3, { group: "Team Rome" })));
    expect((await cli("run")).code).toBe(4);
    const { run, summary, plan } = report();
    expect(summary).toMatchObject({ status: "held", rows: { read: 3, held: 3 }, requests: { create: 0 } });
    expect(plan.holds).toMatchObject([{ guard: "strangers", figures: { unknown: 1 } }]);
    expect(mutations()).toEqual([]);
    expect((await cli("approve", run)).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(4);
    drop("staff.csv", list(...people(1, 2), person(3, { group: "Team Rome" }), person(4)));
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(5);
  });

  test("deletes no contact after approve when it lost its key column", async ({ startWorkplace }) => {
    const { drop, cli, report, sandbox, mutations } = await startWorkplace();
    drop("staff.csv", list(...people(1, 3)));
    await cli("run");
    sandbox.forgetRequests();
    drop("staff.csv", list(person(1), person(2, { last: "Married" }), person(9)).replace("ID,", "Nr,"));
    expect((await cli("run")).code).toBe(4);
    const { run, summary, plan } = report();
    expect(plan.holds).toMatchObject([{ guard: "key_column_gone", figures: { columns: ["ID"] } }]);
    expect(summary.rows).toMatchObject({ read: 3, rejected: 3 });
    expect((await cli("approve", run)).code).toBe(0);
    expect(report(run).rejections?.match(/,key_missing,/gu)).toHaveLength(3);
    expect(mutations()).toEqual([]);
    drop("staff.csv", list(person(1), person(2, { last: "Married" }), person(3)));
    expect((await cli("run")).code).toBe(0);
    expect(mutations()).toEqual([expect.stringMatching(/^(?:PUT|PATCH) 200$/u)]);
  });

  test("is held only for the changed key when the former key column is still there", async ({ startWorkplace }) => {
    const { drop, cli, report, configure } = await startWorkplace();
    drop("staff.csv", list(...people(1, 3)));
    await cli("run");
    configure({ feeds: { staff: { ...STAFF, key: ["E-mail"] } } });
    drop("staff.csv", list(...people(1, 3)));
    expect((await cli("run")).code).toBe(4);
    expect(report().plan.holds.map(({ guard }: { guard: string }) => guard)).toEqual(["key_changed"]);
  });

  test("is held when it has the bytes of an older accepted list, or an older date", async ({ startWorkplace }) => {
    const { drop, cli, report, mutations, sandbox, inbox } = await startWorkplace();
    const [first, second] = [list(person(1), person(2)), list(person(1, { last: "Married" }), person(2), person(3))];
    for (const bytes of [first, second]) {
      drop("staff.csv", bytes);
      expect((await cli("run")).code).toBe(0);
    }
    sandbox.forgetRequests();
    drop("staff.csv", first);
    expect((await cli("run")).code).toBe(4);
    expect(report().plan.holds).toContainEqual(expect.objectContaining({ guard: "older_list" }));
    const held = report().run;
    drop("staff-old.csv", list(person(1)));
    utimesSync(join(inbox, "staff-old.csv"), new Date("2020-01-01"), new Date("2020-01-01"));
    expect((await cli("run")).code).toBe(4);
    expect(report().plan.holds).toContainEqual(expect.objectContaining({ guard: "older_list" }));
    expect(mutations()).toEqual([]);
    expect(report(held).summary.rows).toMatchObject({ read: 2, held: 1, unchanged: 1 });
  });

  test("of a changes feed waits until a person has decided the held run before it", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, names, report } = await startWorkplace({
      feeds: { staff: { ...STAFF, mode: "changes" } },
    });
    sandbox.addContact({ first_name: "Made by hand", group_id: 1 });
    drop("staff-1.csv", list(person(1, { name: "Ana", last: "First" })));
    expect((await cli("run")).code).toBe(4);
    drop("staff-2.csv", list(person(1, { name: "Ana", last: "Second" })));
    const waiting = await cli("run");
    expect(waiting).toMatchObject({ code: 4, stdout: expect.stringContaining("staff-2.csv: waits") as string });
    expect(names("inbox")).toEqual(["staff-2.csv"]);
    expect((await cli("approve", report().run)).code).toBe(0);
    expect(sandbox.contacts().find(({ first_name }) => first_name === "Ana")?.last_name).toBe("First");
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts().find(({ first_name }) => first_name === "Ana")?.last_name).toBe("Second");
    expect(sandbox.contacts()).toHaveLength(2);
  });
});

test("approve and discard are carried out by watch when it is running", async ({ startWorkplace }) => {
  const { held, sandbox, cli, drop, json, startWatch } = await withHeldDeletes(startWorkplace);
  const watching = await startWatch();
  const approved = await cli("approve", held.run);
  expect(approved).toMatchObject({ code: 0, stdout: expect.stringContaining("4 deleted") as string });
  expect(approved.stderr).toContain("Another process is at work");
  expect(sandbox.contacts()).toHaveLength(5);
  drop("staff.csv", list(person(20)));
  const [run] = await until("the next list is held", async () => {
    const { value } = await json("status");
    return value.held.length > 0 ? value.held.map((found: { run: string }) => found.run) : null;
  });
  expect((await cli("discard", run)).code).toBe(0);
  expect((await cli("approve", "no-such-run")).code).toBe(2);
  expect((await watching.stop()).code).toBe(0);
  expect(sandbox.contacts()).toHaveLength(5);
});

test("status offers only discard for a held list when a newer list of the feed is held, too", async ({
  startWorkplace,
}) => {
  const { cli, drop, report, json } = await startWorkplace();
  drop("staff.csv", list(...people(1, 8)));
  await cli("run");
  const held: string[] = [];
  for (const rows of [people(21, 28), people(31, 38)]) {
    drop("staff.csv", list(...rows));
    expect((await cli("run")).code).toBe(4);
    held.push(report().run);
  }
  const [older = "", newer = ""] = held;
  const { stdout } = await cli("status");
  expect(stdout).toContain(`celebration-sync approve ${newer}, or discard`);
  expect(stdout).not.toContain(`approve ${older}`);
  expect(stdout).toContain(
    `${newer} is a newer list of the same feed, so it can only be dropped: celebration-sync discard ${older}`,
  );
  expect((await json("status")).value.held).toMatchObject([
    { run: older, newerList: newer },
    { run: newer, newerList: null },
  ]);
  const again = await cli("approve", older);
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining("can't be approved") as string });
  expect((await cli("discard", older)).code).toBe(0);
  expect((await cli("approve", newer)).code).not.toBe(2);
});

test("A list that waits as a whole, and whose deletions wait, too, does not say that a part was carried out", async ({
  startWorkplace,
}) => {
  const { cli, drop, report } = await startWorkplace();
  drop("staff.csv", list(...people(1, 60)));
  await cli("run");
  const moved = [3, 4, 5, 6].map((id) => {
    const [, , , , birthday = ""] = person(id);
    return person(id, { birthday: `${Number(birthday.slice(0, 4)) + 10}${birthday.slice(4)}` });
  });
  drop("staff.csv", list(...people(1, 2), ...moved, ...people(7, 41)));
  const { code, stdout } = await cli("run");
  expect(code).toBe(4);
  const { holds } = report().plan;
  expect(holds.map(({ guard }: { readonly guard: string }) => guard)).toEqual(
    expect.arrayContaining(["birthdays_shifted", "delete_limit"]),
  );
  expect(stdout.match(/Nothing of this list was carried out\./gu)).toHaveLength(holds.length);
  expect(stdout).not.toMatch(/everything else was carried out|new people who look like/u);
});
