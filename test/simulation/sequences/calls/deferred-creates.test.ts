import { describe, expect } from "vitest";
import { apply, runCommand, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";

describe("a create that waits for room in the plan", () => {
  test("takes its values from the newest of several lists", async ({ place }) => {
    place.sandbox.setPlanLimit(0);
    const changes = { mode: "changes" } as const;
    await apply(place, [person(1, "Ada")], changes);
    await apply(place, [person(1, "Adele"), person(2, "Ben")], changes);
    place.sandbox.setPlanLimit(null);
    await run(place, changes);
    expect(namesIn(place)).toEqual(["Adele", "Ben"]);
    expect(reported(place)).toEqual([]);
  });

  test("is not sent in the same run once the plan limit refused a create", async ({ place }) => {
    place.sandbox.setPlanLimit(1);
    const list = ["Ada", "Ben", "Cleo", "Dora"].map((name, at) => person(at + 1, name));
    const [full] = await apply(place, list);
    expect(full?.rows).toMatchObject({ created: 1, deferred: 3 });
    expect(mutations(place)).toEqual(["POST", "POST"]);
  });

  test("is still sent when the held deletes of its run are discarded", async ({ place }) => {
    const deletes = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };
    await apply(place, [person(1, "Ada"), person(2, "Ben")], { deletes });
    place.sandbox.setPlanLimit(2);
    const [held] = await apply(place, [person(1, "Ada"), person(3, "Cleo")], { deletes });
    expect(held).toMatchObject({ status: "held", rows: { deferred: 1 } });
    await runCommand(place, { kind: "discard", run: held?.run ?? "" }, { deletes });
    place.sandbox.setPlanLimit(null);
    await run(place, { deletes });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("is rejected with the code `group_gone` when its group is deleted meanwhile", async ({ place }) => {
    await apply(place, [person(1, "Ada", { Group: "Team birthdays" })]);
    place.sandbox.setPlanLimit(1);
    await apply(place, [person(1, "Ada", { Group: "Team birthdays" }), person(2, "Ben")]);
    place.sandbox.setPlanLimit(null);
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    place.sandbox.deleteGroup(group?.group_id ?? 0);
    await run(place);
    expect(reported(place)).toEqual(["Ben: 404 group_gone"]);
  });
});
