import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { unaddressed, withDoubt } from "../support/in-doubt.ts";
import { list, people, person, readReport } from "../support/lists.ts";
import { API_KEY, shiftedClock, test, until } from "../support/workplace.ts";

describe("resolve", () => {
  test("links the contact and closes the open item when --created is given", async ({ startWorkplace }) => {
    const { operation, contactId, cli, drop, mutations, json, data } = await withDoubt(startWorkplace);
    expect(await cli("resolve", operation, "--created", contactId)).toMatchObject({ code: 0 });
    expect((await json("status")).value).toMatchObject({ inDoubt: [], feeds: [{ linked: 1, toCorrect: 0 }] });
    expect(readFileSync(join(data, "state/contacts.jsonl"), "utf8")).toContain(
      `"event":"created","contactId":${contactId}`,
    );
    drop("staff.csv", list(unaddressed(1)));
    expect((await cli("run")).code).toBe(0);
    expect(mutations()).toHaveLength(1);
    expect(await cli("resolve", operation, "--created", contactId)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`is resolved as contact ${contactId} already`) as string,
    });
  });

  test("lets the next run send the create when --not-created is given with the _id of the report", async ({
    startWorkplace,
  }) => {
    const { id, sandbox, cli, json } = await withDoubt(startWorkplace, "drop-request");
    expect(sandbox.contacts()).toHaveLength(0);
    expect((await cli("resolve", id, "--not-created")).code).toBe(0);
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(1);
    expect((await json("status")).value.feeds).toMatchObject([{ linked: 1, toCorrect: 0 }]);
  });

  test("creates no contact when --not-created is given and the person has left the list", async ({
    startWorkplace,
  }) => {
    const { operation, sandbox, cli, drop } = await withDoubt(startWorkplace, "drop-request", unaddressed(2));
    drop("staff.csv", list(unaddressed(2)));
    await cli("run");
    expect((await cli("resolve", operation, "--not-created")).code).toBe(0);
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(1);
  });

  test.for([
    ["drop-response", "--created", ["POST broken", "PATCH 200"]],
    ["drop-request", "--not-created", ["POST broken", "POST 201"]],
  ] as const)(
    "applies the newest values of a row that changed during the doubt (%s)",
    async ([fault, verdict, calls], { startWorkplace }) => {
      const { operation, contactId, sandbox, cli, drop, mutations, report } = await withDoubt(startWorkplace, fault);
      drop("staff.csv", list(unaddressed(1, "Changed")));
      expect((await cli("run")).code).toBe(3);
      const { run } = report();
      const answer = verdict === "--created" ? [verdict, contactId] : [verdict];
      expect((await cli("resolve", operation, ...answer)).code).toBe(0);
      expect((await cli("run")).code).toBe(0);
      expect(mutations()).toEqual(calls);
      expect(sandbox.contacts()).toMatchObject([{ last_name: "Changed" }]);
      const { rows } = report(run).summary;
      expect(rows.read).toBe(rows.created + rows.updated);
    },
  );

  test("refuses a contact_id that is linked elsewhere, and incomplete arguments", async ({ startWorkplace }) => {
    const { operation, cli, sandbox, json } = await withDoubt(startWorkplace, "drop-request", unaddressed(2));
    const taken = String(sandbox.contacts()[0]?.contact_id);
    expect(await cli("resolve", operation, "--created", taken)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is linked to 2 of staff") as string,
    });
    expect((await cli("resolve", operation)).code).toBe(2);
    expect((await cli("resolve", operation, "--created", "x")).code).toBe(2);
    expect((await json("status")).value.inDoubt).toHaveLength(1);
  });
});

test("the next run sends the newest values of a row that changed while its create was in doubt", async ({
  startWorkplace,
}) => {
  const { drop, cli, start, startWatch, sandbox, mutations, archived } = await startWorkplace({
    faults: ["drop-request:POST:#1"],
  });
  const dropAndWait = async (last: string, count: number) => {
    drop("staff.csv", list(person(1, { last })));
    await until("it is archived", () => archived().length === count);
  };
  const running = await startWatch();
  await dropAndWait("Example", 1);
  await dropAndWait("Changed", 2);
  expect((await running.stop()).code).toBe(0);
  expect(mutations()).toEqual(["POST broken"]);
  // The probe is due after two time-outs, which are 20 minutes here.
  const later = start(["watch"], shiftedClock(30 * 60_000));
  await dropAndWait("Again", 3);
  await until("the probe was sent", () => mutations().length >= 2);
  expect((await later.stop()).code).toBe(0);
  expect((await cli("run")).code).toBe(0);
  expect(mutations()).toEqual(["POST broken", "POST 201", "PATCH 200"]);
  expect(sandbox.contacts()).toMatchObject([{ last_name: "Again" }]);
});

describe("link", () => {
  test("takes over contacts of an existing account by a file of pairs, and the next list updates them", async ({
    startWorkplace,
  }) => {
    const { root, drop, cli, json, sandbox, mutations } = await startWorkplace();
    const headers = { authorization: `Bearer ${API_KEY}`, "content-type": "application/json" };
    for (const first_name of ["Ada", "Bea", "Cleo"])
      sandbox.handle({
        method: "POST",
        path: "/v1/contacts",
        headers,
        body: JSON.stringify({ first_name, group_id: 1 }),
      });
    const ids = sandbox.contacts().map(({ contact_id }) => contact_id);
    const before = mutations().length;
    drop("staff.csv", list(...people(1, 3), person(4)));
    expect((await cli("run")).code).toBe(4);
    writeFileSync(
      join(root, "pairs.csv"),
      `Key;Contact ID\r\n1;${ids[0]}\r\n2;${ids[1]}\r\n3;${ids[2]}\r\n9;${ids[0]}\r\n10;none\r\n`,
    );
    const linked = await json("link", "staff", "--file", "pairs.csv");
    expect(linked.code).toBe(3);
    expect(linked.value.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "linked",
      "linked",
      "linked",
      "refused",
      "refused",
    ]);
    expect((await json("link", "staff", "1", String(ids[0]))).value.items).toMatchObject([{ outcome: "already" }]);
    expect((await cli("link", "staff", "1", "999")).code).toBe(1);
    drop("staff.csv", list(...people(1, 3), person(4)));
    expect((await cli("run")).code).toBe(0);
    expect(mutations().slice(before)).toEqual(["PATCH 200", "PATCH 200", "PATCH 200", "POST 201"]);
    expect(sandbox.contacts()).toHaveLength(4);
  });

  test("resolves a create in doubt when its key is linked", async ({ startWorkplace }) => {
    const { contactId, cli, json } = await withDoubt(startWorkplace);
    expect((await cli("link", "staff", "1", contactId)).code).toBe(0);
    expect((await json("status")).value).toMatchObject({ inDoubt: [], feeds: [{ linked: 1, toCorrect: 0 }] });
  });

  test("names the argument that can't be used", async ({ startWorkplace }) => {
    const { cli, root } = await startWorkplace();
    expect((await cli("link", "staff", "1")).code).toBe(2);
    expect((await cli("link", "nobody", "1", "2")).code).toBe(2);
    expect(await cli("link", "staff", "--file", "absent.csv")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^absent\.csv can't be read: /u) as string,
    });
    writeFileSync(join(root, "odd.csv"), "name,number\r\na,1\r\n");
    expect(await cli("link", "staff", "--file", "odd.csv")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("contact_id") as string,
    });
  });

  test("is carried out by watch when it is running", async ({ startWorkplace }) => {
    const { contactId, cli, json, startWatch } = await withDoubt(startWorkplace);
    const running = await startWatch();
    expect(await cli("link", "staff", "1", contactId)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("1 linked") as string,
    });
    await running.stop();
    expect((await json("find", contactId)).value).toMatchObject([{ key: "1", inDoubt: false }]);
  });
});

describe("dismiss", () => {
  test("keeps a line out of the reports until its row changes", async ({ startWorkplace }) => {
    const { drop, cli, json, report } = await startWorkplace();
    const wrong = (group: string) => list(person(1), person(2, { group }));
    drop("staff.csv", wrong("Team Berln"));
    expect((await cli("run")).code).toBe(3);
    const id = readReport(report().rejections ?? "")[0]?.["_id"] ?? "";
    expect(await cli("dismiss", id, id, "staff.r99.v1")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("1 dismissed") as string,
    });
    expect((await cli("groups", "delete", "77")).code).toBe(2);
    expect((await json("rejections")).value).toEqual([]);
    drop("staff.csv", wrong("Team Berln"));
    await cli("run");
    expect((await json("rejections")).value).toEqual([]);
    drop("staff.csv", wrong("Team Rom"));
    await cli("run");
    expect((await json("rejections")).value).toHaveLength(1);
  });

  test.for(["before", "after"])(
    "uses a corrected report that was saved %s only where it is the later word",
    async (when, { startWorkplace }) => {
      const { drop, cli, report, people: contacts } = await startWorkplace();
      drop("staff.csv", list(...people(3, 12), person(1, { group: "Team Berln" }), person(2, { group: "Team Berln" })));
      await cli("run");
      const rejections = report().rejections ?? "";
      const corrected = rejections.replaceAll("Team Berln", "Team Berlin");
      const [first] = readReport(rejections);
      if (when === "before") drop("corrected.csv", corrected);
      await cli("dismiss", first?.["_id"] ?? "");
      if (when === "after") drop("corrected.csv", corrected);
      expect((await cli("run")).code).toBe(when === "before" ? 3 : 0);
      expect(contacts()).toContain("Nc@1");
      expect(contacts().includes("Nb@1")).toBe(when === "after");
      if (when === "before") expect(report().page).toContain("the row was left out after this report was saved");
    },
  );

  test("refuses a create in doubt", async ({ startWorkplace }) => {
    const { id, cli, json } = await withDoubt(startWorkplace);
    expect(await cli("dismiss", id)).toMatchObject({ code: 1, stderr: expect.stringContaining("resolve") as string });
    expect((await json("rejections")).value).toHaveLength(1);
  });
});
