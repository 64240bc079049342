import { describe, expect } from "vitest";
import { list, people, person, readReport } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

describe("a create whose answer is lost", () => {
  test("is sent again by the probe when it did not arrive", async ({ startWorkplace }) => {
    const {
      drop,
      cli,
      mutations,
      people: inService,
      report,
    } = await startWorkplace({ faults: ["drop-request:POST:#1"], skipsWaits: true });
    drop("staff.csv", list(person(1, { name: "Ana" })));
    expect((await cli("run")).code).toBe(0);
    expect(mutations()).toEqual(["POST broken", "POST 201"]);
    expect(inService()).toEqual(["Ana@1"]);
    expect(report().summary).toMatchObject({
      status: "completed",
      rows: { created: 1, inDoubt: 0 },
      requests: { create: 2 },
    });
  });

  test("is reported and never sent again when the probe shows that it arrived", async ({ startWorkplace }) => {
    const { drop, cli, mutations, sandbox, report } = await startWorkplace({
      faults: ["drop-response:POST:#1"],
      skipsWaits: true,
    });
    const bytes = list(person(1, { name: "Ana" }), person(2));
    drop("staff.csv", bytes);
    expect((await cli("run")).code).toBe(3);
    expect(mutations()).toContain("POST 409");
    expect(sandbox.contacts()).toHaveLength(2);
    const [row] = readReport(report().rejections ?? "");
    expect(row).toMatchObject({ _code: "exists_unlinked", "First name": "Ana" });
    expect(row?.["_hint"]).toContain("celebration-sync link staff 1 CONTACT_ID");
    sandbox.forgetRequests();
    drop("staff.csv", bytes.replace("Ana,Example", "Ana,Changed"));
    expect((await cli("run")).code).toBe(3);
    expect(mutations()).toEqual([]);
    expect(report().summary.rows).toMatchObject({ inDoubt: 1, unchanged: 1 });
    // The result of the probe stays in the report, with the person as sent: this person has to be looked for.
    expect(readReport(report().rejections ?? "")).toMatchObject([{ _code: "exists_unlinked", "Last name": "Example" }]);
  });

  test("is linked when the refusal of the probe names the contact", async ({ startWorkplace }) => {
    const { drop, cli, mutations, sandbox } = await startWorkplace({
      faults: ["drop-response:POST:#1"],
      sandbox: { conflictId: "data" },
      skipsWaits: true,
    });
    drop("staff.csv", list(person(1)));
    expect((await cli("run")).code).toBe(0);
    drop("staff.csv", list(person(1, { last: "Married" })));
    expect((await cli("run")).code).toBe(0);
    expect(mutations().at(-1)).toBe("PATCH 200");
    expect(sandbox.contacts()).toMatchObject([{ last_name: "Married" }]);
  });

  test("stays in doubt in every report and is never sent again when it has no address", async ({ startWorkplace }) => {
    const { drop, cli, mutations, sandbox, report, json } = await startWorkplace({
      faults: ["drop-response:POST:#1"],
      skipsWaits: true,
    });
    drop("staff.csv", list(person(1, { name: "Ana", email: "" })));
    expect((await cli("run")).code).toBe(3);
    expect((await json("status")).value.inDoubt).toHaveLength(1);
    drop("staff.csv", list(person(1, { name: "Ana", email: "", last: "Changed" })));
    expect((await cli("run")).code).toBe(3);
    drop("staff.csv", list(person(2)));
    await cli("run");
    expect(mutations()).toEqual(["POST broken", "POST 201"]);
    expect(sandbox.contacts()).toHaveLength(2);
    expect(readReport(report().rejections ?? "")).toMatchObject([{ _status: "in_doubt", ID: "1" }]);
  });

  test("stops further creates when it is the third in a row, until a probe is answered", async ({ startWorkplace }) => {
    const { drop, cli, mutations, sandbox } = await startWorkplace({
      api: { concurrency: 1 },
      faults: ["drop-request:POST:#1-3"],
      skipsWaits: true,
    });
    drop("staff.csv", list(...people(1, 6)));
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(6);
    const methods = sandbox.requests().map(({ method }) => method);
    expect(methods.slice(0, 6)).toEqual(["GET", "POST", "POST", "POST", "GET", "POST"]);
    expect(mutations().filter((call) => call === "POST 201")).toHaveLength(6);
  });
});
