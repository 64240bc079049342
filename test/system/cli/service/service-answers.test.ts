import { describe, expect } from "vitest";
import { list, people, person, readReport } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

describe("a create whose answer is lost", () => {
  test("did not arrive: the probe creates it, once", async ({ startWorkplace }) => {
    const {
      drop,
      cli,
      mutations,
      people: inService,
      report,
    } = await startWorkplace({ faults: ["drop-request:POST:#1"] });
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

  test("did arrive: the probe is refused, a person is told, and it is never sent again", async ({ startWorkplace }) => {
    const { drop, cli, mutations, sandbox, report } = await startWorkplace({ faults: ["drop-response:POST:#1"] });
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
    // What the probe has found out is still told.
    expect(readReport(report().rejections ?? "")).toMatchObject([{ _code: "exists_unlinked", "Last name": "Changed" }]);
  });

  test("did arrive, and the refusal says as whom: it is linked", async ({ startWorkplace }) => {
    const { drop, cli, mutations, sandbox } = await startWorkplace({
      faults: ["drop-response:POST:#1"],
      sandbox: { conflictId: "data" },
    });
    drop("staff.csv", list(person(1)));
    expect((await cli("run")).code).toBe(0);
    drop("staff.csv", list(person(1, { last: "Married" })));
    expect((await cli("run")).code).toBe(0);
    expect(mutations().at(-1)).toBe("PATCH 200");
    expect(sandbox.contacts()).toMatchObject([{ last_name: "Married" }]);
  });

  test("has no address to ask by: it stays in doubt, in every report, and is never sent again", async ({
    startWorkplace,
  }) => {
    const { drop, cli, mutations, sandbox, report, json } = await startWorkplace({ faults: ["drop-response:POST:#1"] });
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

  test("three in a row: no further create is sent before one of them is settled", async ({ startWorkplace }) => {
    const { drop, cli, mutations, sandbox } = await startWorkplace({
      api: { concurrency: 1 },
      faults: ["drop-request:POST:#1-3"],
    });
    drop("staff.csv", list(...people(1, 6)));
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(6);
    const asked = sandbox.requests().map(({ method }) => method);
    expect(asked.slice(0, 6)).toEqual(["GET", "POST", "POST", "POST", "GET", "POST"]);
    expect(mutations().filter((call) => call === "POST 201")).toHaveLength(6);
  });
});

describe("answers that ask for patience", () => {
  test("429 with Retry-After is waited for", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, report } = await startWorkplace({
      api: { concurrency: 1 },
      faults: ["throttle:POST:#2:1"],
    });
    drop("staff.csv", list(...people(1, 3)));
    expect((await cli("run")).code).toBe(0);
    expect(report().summary).toMatchObject({ rows: { created: 3 }, requests: { throttled: 1 } });
    const posts = sandbox.requests().filter(({ method }) => method === "POST");
    expect(posts.map(({ status }) => status)).toEqual([201, 429, 201, 201]);
    expect((posts[2]?.at ?? 0) - (posts[1]?.at ?? 0)).toBeGreaterThanOrEqual(1000);
  });

  test("429 without a word about the wait is waited out, too", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, report } = await startWorkplace({
      sandbox: { rate: 4, rateWindow: 0.5, retryAfter: "none" },
    });
    drop("staff.csv", list(...people(1, 12)));
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(12);
    expect(report().summary.requests.throttled).toBeGreaterThan(0);
  });

  test("5xx to an update is repeated; when it does not stop, the run halts and the next one goes on", async ({
    startWorkplace,
  }) => {
    const { drop, cli, sandbox, mutations, report } = await startWorkplace();
    drop("staff.csv", list(person(1)));
    await cli("run");
    sandbox.setFaults(["status-503:PATCH:#1"]);
    drop("staff.csv", list(person(1, { last: "Married" })));
    expect((await cli("run")).code).toBe(0);
    expect(report().summary.requests).toMatchObject({ retried: 1 });
    sandbox.setFaults(["status-500:PATCH:#1+"]);
    sandbox.forgetRequests();
    drop("staff.csv", list(person(1, { last: "Divorced" })));
    const halted = await cli("run");
    expect(halted.code).toBe(1);
    expect(mutations()).toHaveLength(5);
    expect(report().summary.status).toBe("halted");
    sandbox.setFaults([]);
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toMatchObject([{ last_name: "Divorced" }]);
    expect(report().summary.status).toBe("completed");
  });

  test("5xx to a create is in doubt until the probe, whether it was applied or not", async ({ startWorkplace }) => {
    const { drop, cli, sandbox } = await startWorkplace({
      api: { concurrency: 1 },
      sandbox: { conflictId: "top" },
      faults: ["status-503:POST:#1", "status-502-after:POST:#2"],
    });
    drop("staff.csv", list(...people(1, 3)));
    expect((await cli("run")).code).toBe(0);
    const addresses = sandbox.contacts().map(({ email }) => email ?? "");
    expect(addresses.sort()).toEqual(["p1@example.org", "p2@example.org", "p3@example.org"]);
  });
});

describe("the plan's limit", () => {
  test("defers creates, which are tried again at the next run without a new list", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, report, mutations } = await startWorkplace({
      sandbox: { planLimit: 3 },
      api: { concurrency: 1 },
    });
    drop("staff.csv", list(...people(1, 6)));
    expect((await cli("run")).code).toBe(3);
    expect(report().summary).toMatchObject({ status: "completed", rows: { created: 3, deferred: 3 } });
    expect(mutations().filter((call) => call === "POST 403")).toHaveLength(1);
    sandbox.setPlanLimit(null);
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(6);
    expect(report().summary.rows).toMatchObject({ created: 6, deferred: 0 });
  });

  test("deferred creates are sent after the deletes of the same list", async ({ startWorkplace }) => {
    const { drop, cli, sandbox } = await startWorkplace({ sandbox: { planLimit: 4 } });
    drop("staff.csv", list(...people(1, 4)));
    await cli("run");
    drop("staff.csv", list(...people(2, 4)));
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts().map(({ email }) => email)).toContain("p5@example.org");
    expect(sandbox.contacts()).toHaveLength(4);
  });
});

describe("answers after which nothing more is sent", () => {
  test("401 halts; the next run goes on, and nobody is sent twice", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, mutations, report, names } = await startWorkplace({
      api: { concurrency: 1 },
      faults: ["status-401:POST:#3"],
    });
    drop("staff.csv", list(...people(1, 5)));
    const halted = await cli("run");
    expect(halted.code).toBe(1);
    expect(halted.stdout).toContain("did not accept the API key");
    expect(mutations()).toEqual(["POST 201", "POST 201", "POST 401"]);
    expect(names("inbox")).toEqual([]);
    expect(report().summary).toMatchObject({ status: "halted", rows: { created: 2, deferred: 3 } });
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(5);
    expect(mutations().filter((call) => call === "POST 201")).toHaveLength(5);
  });

  test("another birthday or group in the answer than was sent", async ({ startWorkplace }) => {
    const { drop, cli, mutations, report } = await startWorkplace({
      api: { concurrency: 1 },
      faults: ["wrong-birthday:POST:#2"],
    });
    drop("staff.csv", list(...people(1, 4)));
    expect((await cli("run")).code).toBe(1);
    expect(mutations()).toHaveLength(2);
    expect(report().page).toContain("another birthday");
  });

  test("another account behind the address or the key", async ({ startWorkplace }) => {
    const { drop, cli, configure, mutations, sandbox, baseUrl } = await startWorkplace();
    drop("staff.csv", list(person(1)));
    await cli("run");
    sandbox.forgetRequests();
    const elsewhere = await startWorkplace();
    configure({ api: { baseUrl: elsewhere.baseUrl, keyEnv: "CELEBRATION_API_KEY", requestsPerSecond: 1000 } });
    drop("staff.csv", list(person(1, { last: "Married" }), person(2)));
    const refused = await cli("run");
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`other_account: this ledger belongs to ${baseUrl}`);
    expect(elsewhere.mutations()).toEqual([]);
    // The right address, but groups that are not those that were used.
    configure();
    for (const { group_id } of sandbox.groups()) sandbox.deleteGroup(group_id);
    sandbox.addGroup("Team Berlin");
    expect(await cli("run")).toMatchObject({ code: 1, stderr: expect.stringContaining("other_account") as string });
    expect(mutations()).toEqual([]);
  });
});

describe("answers about one row", () => {
  test("409 and 422 are told, not repeated, and stop nobody else", async ({ startWorkplace }) => {
    const { drop, cli, report, mutations, sandbox } = await startWorkplace({ api: { concurrency: 1 } });
    const bytes = list(
      person(1, { email: "same@example.org" }),
      person(2, { email: "same@example.org" }),
      person(3, { email: "not an@ddress@example.org" }),
      person(4),
    );
    drop("staff.csv", bytes);
    expect((await cli("run")).code).toBe(3);
    const rows = readReport(report().rejections ?? "");
    expect(rows).toContainEqual(expect.objectContaining({ ID: "2", _status: "409", _code: "contact_exists" }));
    expect(rows.map(({ ID }) => ID)).toContain("3");
    sandbox.forgetRequests();
    drop("staff.csv", bytes);
    expect((await cli("run")).code).toBe(3);
    expect(mutations()).toEqual([]);
    // The first one gives the address up: the second is sent again, after it.
    drop("staff.csv", bytes.replace("same@example.org", "own@example.org"));
    expect((await cli("run")).code).toBe(3);
    expect([...mutations()]).toEqual(["PATCH 200", "POST 201"]);
  });

  test("a contact that somebody deleted in the service is told, or made anew", async ({ startWorkplace }) => {
    for (const [missingContact, code, count] of [
      ["report", 3, 1],
      ["recreate", 0, 2],
    ] as const) {
      const { drop, cli, sandbox } = await startWorkplace({
        feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["ID"], missingContact } },
      });
      drop("staff.csv", list(person(1), person(2)));
      await cli("run");
      sandbox.deleteContact(sandbox.contacts().find(({ email }) => email === "p1@example.org")?.contact_id ?? 0);
      drop("staff.csv", list(person(1, { last: "Married" }), person(2)));
      expect((await cli("run")).code, missingContact).toBe(code);
      expect(sandbox.contacts(), missingContact).toHaveLength(count);
    }
  });
});
