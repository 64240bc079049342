/** The service applies a contact differently from what was sent: the account stops until a person decides. */
import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { apply, drop, mutations, namesIn, person, run, runCommand, test } from "../../world/list-sequence.ts";
import { openWorkplace, type Workplace } from "../../world/workplace.ts";

const TEAM = [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo"), person(4, "Dora"), person(5, "Emil")];
const OPTIONS = {
  feeds: [testFeed("staff"), testFeed("club")],
  settleSeconds: 2,
  patienceSeconds: 60,
  files: null,
  triesDeferred: true,
};

const pass = async (place: Workplace) => await makePass(OPTIONS, place.env({ waitsForProbes: true }));

describe("an answer with another birthday than was sent", () => {
  test("stops the account for newer lists and for every feed, without a call", async ({ place }) => {
    place.sandbox.setFaults(["wrong-birthday:POST:#1+"]);
    const [halted] = await apply(place, TEAM);
    expect(halted).toMatchObject({ status: "halted", haltCode: "applied_differently", rows: { created: 1 } });
    place.sandbox.forgetRequests();
    drop(place, [...TEAM, person(6, "Fee")]);
    dropFile(place, "club-1.csv", csvText(HEADER, [person(7, "Gero")]));
    const end = await pass(place);
    expect(end.runs).toEqual([]);
    expect(end.stopReason).toContain(`celebration-sync approve ${halted?.run}`);
    expect(end.stopReason).toContain(`celebration-sync discard ${halted?.run}`);
    expect(await runCommand(place, { kind: "retry", run: null })).toBe(1);
    expect(place.sandbox.requests()).toEqual([]);
  });

  test("makes one wrong create, although four calls go at a time", async () => {
    const place = openWorkplace(1, {}, 4, () => {});
    place.sandbox.setFaults(["wrong-birthday:POST:#1+"]);
    await apply(place, TEAM);
    expect(place.sandbox.contacts()).toHaveLength(1);
    place.remove();
  });

  test("makes one wrong yearless create after good ones, although four calls go at a time", async () => {
    const place = openWorkplace(1, {}, 4, () => {});
    place.sandbox.setFaults(["wrong-birthday:POST:#3+"]);
    const yearless = [6, 7, 8, 9].map((nr) => person(nr, `Yearless${nr}`, { Birthday: `--04-0${nr}` }));
    await apply(place, [...TEAM.slice(0, 2), ...yearless]);
    expect(place.sandbox.contacts()).toHaveLength(3);
    place.remove();
  });

  test("goes on after approve, and accepts this kind of difference from then on", async ({ place }) => {
    place.sandbox.setFaults(["wrong-birthday:POST:#1+"]);
    const [halted] = await apply(place, TEAM);
    expect(await runCommand(place, { kind: "approve", run: halted?.run ?? "" })).toBe(0);
    expect(place.sandbox.contacts()).toHaveLength(5);
    const [next] = await apply(place, [...TEAM, person(6, "Fee")]);
    expect(next).toMatchObject({ status: "completed", rows: { created: 1 } });
    place.sandbox.setFaults(["wrong-group:POST:#1+"]);
    const [other] = await apply(place, [...TEAM, person(6, "Fee"), person(7, "Gero")]);
    expect(other).toMatchObject({ status: "halted", haltCode: "applied_differently" });
  });

  test("drops the rest of the list after discard, and keeps what was sent", async ({ place }) => {
    place.sandbox.setFaults(["wrong-birthday:POST:#1+"]);
    const [halted] = await apply(place, TEAM);
    expect(await runCommand(place, { kind: "discard", run: halted?.run ?? "" })).toBe(0);
    expect(namesIn(place)).toEqual(["Ada"]);
    expect(await run(place)).toEqual([]);
    expect(namesIn(place)).toEqual(["Ada"]);
    const [next] = await apply(place, [...TEAM, person(6, "Fee")]);
    expect(next).toMatchObject({ status: "halted", haltCode: "applied_differently", rows: { created: 1 } });
  });

  test("stops for an update, too, and keeps held deletes held after approve", async ({ place }) => {
    await apply(place, TEAM);
    place.sandbox.setFaults(["wrong-group:PATCH:#1+"]);
    const [halted] = await apply(place, [person(1, "Adele"), person(2, "Bernd"), person(3, "Cleo")]);
    expect(halted).toMatchObject({ status: "halted", rows: { updated: 1 } });
    expect(await runCommand(place, { kind: "approve", run: halted?.run ?? "" })).toBe(4);
    expect(namesIn(place)).toEqual(["Adele", "Bernd", "Cleo", "Dora", "Emil"]);
  });

  test("stops for the probe of a create in doubt, and names the run to approve", async ({ place }) => {
    place.sandbox.setFaults(["drop-request:POST:#1", "wrong-birthday:POST:#2+"]);
    const [record] = await apply(place, [person(1, "Ada", { Email: "ada@example.org" })]);
    expect(record).toMatchObject({ status: "halted", haltCode: "applied_differently" });
    const { stopReason } = await pass(place);
    expect(stopReason).toContain(record?.run);
  });

  test("lets a person approve no other run while the account is stopped", async ({ place }) => {
    await apply(place, TEAM);
    const never = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };
    const [held] = await apply(place, TEAM.slice(1), { deletes: never });
    expect(held?.status).toBe("held");
    place.sandbox.setFaults(["wrong-birthday:POST:#1+"]);
    dropFile(place, "club-1.csv", csvText(HEADER, [person(7, "Gero")]));
    await pass(place);
    place.sandbox.forgetRequests();
    const request = { kind: "approve", run: held?.run ?? "" } as const;
    const result = await carryOutRequest(request, OPTIONS.feeds, place.env({ waitsForProbes: true }));
    expect(result.exitCode).toBe(1);
    expect(result.lines.join(" ")).toContain("-club");
    expect(mutations(place)).toEqual([]);
  });

  test("keeps the stop when the process dies at any instant", async () => {
    for (let instant = 1, isOver = false; !isOver; instant += 1) {
      const place = openWorkplace(1, {}, 4, () => {});
      place.sandbox.setFaults(["wrong-birthday:POST:#1+"]);
      drop(place, TEAM);
      place.instants().arm(instant);
      await pass(place).catch(() => {});
      isOver = !place.instants().hasCrashed();
      const wasStopped = !isOver && place.sandbox.contacts().length > 0;
      if (!isOver) await place.restart();
      await pass(place).catch(() => {});
      const { stopReason } = await pass(place);
      const made = place.sandbox.contacts().length;
      // The create that the kill left in doubt, and the next one.
      if (wasStopped || isOver) expect(stopReason, `instant ${instant}`).toContain("celebration-sync approve");
      expect(made, `instant ${instant}`).toBeLessThanOrEqual(2);
      place.remove();
    }
  });
});
