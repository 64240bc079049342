import { describe, expect } from "vitest";
import { list, people, person, readReport } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

describe("an answer that asks for a later attempt", () => {
  test("makes the run wait for Retry-After when a 429 has that header", async ({ startWorkplace }) => {
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

  test("makes the run wait when a 429 has no Retry-After", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, report } = await startWorkplace({
      sandbox: { retryAfter: "none" },
      faults: ["throttle:POST:#2-3"],
    });
    drop("staff.csv", list(...people(1, 12)));
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(12);
    expect(report().summary.requests.throttled).toBe(2);
  });

  test("makes the run repeat an update after 5xx, and halt when every attempt fails", async ({ startWorkplace }) => {
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

  test("puts a create in doubt until its probe when the status is 5xx", async ({ startWorkplace }) => {
    const { drop, cli, sandbox } = await startWorkplace({
      api: { concurrency: 1 },
      sandbox: { conflictId: "top" },
      faults: ["status-503:POST:#1", "status-502-after:POST:#2"],
      skipsWaits: true,
    });
    drop("staff.csv", list(...people(1, 3)));
    expect((await cli("run")).code).toBe(0);
    const addresses = sandbox.contacts().map(({ email }) => email ?? "");
    expect(addresses.sort()).toEqual(["p1@example.org", "p2@example.org", "p3@example.org"]);
  });
});

describe("the plan limit", () => {
  test("defers creates until the next run, even without a new list", async ({ startWorkplace }) => {
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

  test("defers creates only until the deletes of the same list have made room", async ({ startWorkplace }) => {
    const { drop, cli, sandbox } = await startWorkplace({ sandbox: { planLimit: 4 } });
    drop("staff.csv", list(...people(1, 4)));
    await cli("run");
    drop("staff.csv", list(...people(2, 4)));
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts().map(({ email }) => email)).toContain("p5@example.org");
    expect(sandbox.contacts()).toHaveLength(4);
  });
});

describe("an answer that stops all calls", () => {
  test("halts the run after 401, and the next run sends only the rest", async ({ startWorkplace }) => {
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

  test("stops the account until approve when the birthday in the answer is not the one that was sent", async ({
    startWorkplace,
  }) => {
    const { drop, cli, mutations, report, sandbox } = await startWorkplace({
      api: { concurrency: 4 },
      faults: ["wrong-birthday:POST:#1-2"],
    });
    drop("staff.csv", list(...people(1, 4)));
    expect((await cli("run")).code).toBe(1);
    expect(mutations()).toHaveLength(1);
    expect(report().page).toContain("stored a person differently");
    const { run } = report();
    drop("staff.csv", list(...people(1, 5)));
    sandbox.forgetRequests();
    const stopped = await cli("run");
    expect(stopped).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`celebration-sync approve ${run}`) as string,
    });
    expect((await cli("status")).stdout).toMatch(/Stopped:.*contact 1 with another birthday.*approve/u);
    expect(sandbox.requests()).toEqual([]);
    expect((await cli("approve", run)).code).toBe(0);
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(5);
  });

  test("follows the account to a new address that a person names", async ({ startWorkplace }) => {
    const { drop, cli, configure, mutations, sandbox, baseUrl } = await startWorkplace();
    drop("staff.csv", list(person(1)));
    await cli("run");
    sandbox.forgetRequests();
    const moved = baseUrl.replace("127.0.0.1", "localhost");
    const api = { baseUrl: moved, keyEnv: "CELEBRATION_API_KEY", requestsPerSecond: 1000 };
    const next = list(person(1, { last: "Married" }), person(2));
    configure({ api });
    drop("staff.csv", next);
    expect((await cli("run")).stderr).toContain(`set api.formerly to “${baseUrl}”`);
    expect(mutations()).toEqual([]);
    configure({ api: { ...api, formerly: baseUrl } });
    expect((await cli("check")).code).toBe(0);
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts().map(({ last_name: name }) => name)).toHaveLength(2);
    // The ledger is bound to the new address from then on.
    configure({ api });
    drop("staff.csv", next);
    expect((await cli("run")).code).toBe(0);
  });

  test("stops the run when the address or the key leads to another account", async ({ startWorkplace }) => {
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
    // The address is right, but the account lists none of the used groups.
    configure();
    for (const { group_id } of sandbox.groups()) sandbox.deleteGroup(group_id);
    sandbox.addGroup("Team Berlin");
    expect(await cli("run")).toMatchObject({ code: 1, stderr: expect.stringContaining("other_account") as string });
    expect(mutations()).toEqual([]);
  });
});

describe("an answer about one row", () => {
  test("rejects only that row after 409 or 422 and does not repeat the call", async ({ startWorkplace }) => {
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
    // The first person gets another address, so the second is sent again after that update.
    drop("staff.csv", bytes.replace("same@example.org", "own@example.org"));
    expect((await cli("run")).code).toBe(3);
    expect([...mutations()]).toEqual(["PATCH 200", "POST 201"]);
  });

  test("reports or recreates a contact that was deleted in the service, as `missingContact` says", async ({
    startWorkplace,
  }) => {
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
      if (missingContact === "recreate") continue;
      const { stdout } = await cli("explain", "p1@example.org");
      expect(stdout).toContain("no longer in the service: it answered that the contact does not exist");
      expect(stdout).not.toContain("The service holds");
      expect((await cli("find", "p1@example.org")).stdout).toContain(" (no longer in the service), ");
      expect((await cli("status")).stdout).toContain("2 contacts (1 no longer in the service), 1 row to correct");
      expect((await cli("upcoming", "--days", "366")).stdout).toMatch(/^1 birthday in /u);
    }
  });
});
