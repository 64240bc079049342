import { expect } from "vitest";
import { list, people, person, readReport } from "../support/lists.ts";
import { API_KEY, test, until } from "../support/workplace.ts";

test("watch goes on with the list when a refused key is accepted again", async ({ startWorkplace }) => {
  const { drop, startWatch, sandbox, people: inService, names } = await startWorkplace();
  const watching = await startWatch();
  sandbox.revokeKey(API_KEY);
  drop("staff.csv", list(person(1)));
  await until("it says that the key was refused", () => watching.stderr().includes("401"));
  expect(names("inbox")).toEqual(["staff.csv"]);
  sandbox.addKey(API_KEY);
  await until("the list is applied", () => inService().length === 1);
  expect((await watching.stop()).code).toBe(0);
});

test("watch creates no contact twice when the service is gone in the middle of a list", async ({ startWorkplace }) => {
  const { drop, startWatch, sandbox, closeService, reopenService, mutations, json } = await startWorkplace({
    // A probe is due after two time-outs. A call that needs longer is harmless here: its probe links the contact.
    api: { requestsPerSecond: 20, concurrency: 1, timeoutSeconds: 5 },
    sandbox: { conflictId: "top" },
  });
  const watching = await startWatch();
  drop("staff.csv", list(...people(1, 30)));
  await until("some are created", () => sandbox.contacts().length >= 5);
  await closeService();
  await until("it says that the service can't be reached", () =>
    /could not be reached|ECONNREFUSED/u.test(watching.stderr()),
  );
  await reopenService();
  await until("the rest is created", () => sandbox.contacts().length === 30);
  expect(mutations().filter((call) => call === "POST 201")).toHaveLength(30);
  await until("all of them are linked", async () => (await json("status")).value.feeds[0].linked === 30);
  expect((await watching.stop()).code).toBe(0);
});

test.for(["watch", "run"])(
  "%s says until when the service asked to wait, and a SIGTERM ends the wait of minutes",
  async (command, { startWorkplace }) => {
    const { drop, start, sandbox, cli } = await startWorkplace({ faults: ["throttle:POST:#1+:850"] });
    drop("staff.csv", list(person(1)));
    const running = start([command]);
    const words = /^Waits: the service asked to wait\. Nothing is sent until (\S+)$/mu;
    const shown = await until("status shows the wait", async () => words.exec((await cli("status")).stdout));
    const leftMs = Date.parse(shown[1] ?? "") - Date.now();
    expect(leftMs).toBeGreaterThan(400_000);
    expect(leftMs).toBeLessThanOrEqual(850_000);
    // The wait is longer than the test may take.
    expect((await running.stop()).code).toBe(command === "watch" ? 0 : 3);
    expect((await cli("status")).stdout).not.toMatch(words);
    expect(sandbox.contacts()).toEqual([]);
    sandbox.setFaults([]);
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(1);
  },
);

test.for([
  ["the service names the contact that has an address", "top", true, 0],
  ["the service does not name that contact", "omit", true, 3],
  ["the people have no address", "omit", false, 3],
] as const)(
  "the next run finishes a run that was killed midway, without duplicates (%s)",
  async ([, conflictId, hasAddress, code], { startWorkplace }) => {
    const { drop, start, sandbox, cli, report } = await startWorkplace({
      api: { requestsPerSecond: 200, concurrency: 4 },
      sandbox: { conflictId },
      // When the run is killed, two creates have arrived without an answer, and two do not arrive at all.
      faults: ["delay:POST:#13-14:600000", "late:POST:#15+:600000"],
      skipsWaits: true,
    });
    const rows = Array.from({ length: 40 }, (_, id) => person(id, hasAddress ? {} : { email: "" }));
    drop("staff.csv", list(...rows));
    const calls = () => sandbox.requests().filter(({ method }) => method === "POST").length;
    const running = start(["run"]);
    await until("the last creates are in flight", () => calls() === 16);
    running.process.kill("SIGKILL");
    await running.ended;
    sandbox.setFaults([]);
    const ended = await cli("run");
    expect(ended.code).toBe(code);
    // A create that did not arrive is in doubt, and its person is not there.
    const { rows: counts } = report().summary;
    const created = sandbox.contacts().map(({ first_name }) => first_name);
    expect(new Set(created).size).toBe(created.length);
    const inDoubt = readReport(report().rejections ?? "").map((row) => row["First name"]);
    const missing = rows.map((row) => row[1] ?? "").filter((name) => !created.includes(name));
    expect(inDoubt).toEqual(expect.arrayContaining(missing));
    expect(rows.map((row) => row[1])).toEqual(expect.arrayContaining(created));
    expect(counts).toMatchObject({ read: 40, created: 40 - counts.inDoubt, rejected: 0, deferred: 0 });
    expect(counts.inDoubt > 0).toBe(code === 3);
    // The same list again makes no call, and a create in doubt is not sent again.
    sandbox.forgetRequests();
    drop("staff.csv", list(...rows));
    expect((await cli("run")).code).toBe(code);
    expect(sandbox.requests().map(({ method }) => method)).toEqual(["GET"]);
  },
);
