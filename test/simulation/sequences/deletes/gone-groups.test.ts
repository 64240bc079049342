import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test as plainTest } from "vitest";
import { apply, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import { openWorkplace } from "../../world/workplace.ts";

const inOther = { Group: "Team birthdays" };
const rest = [person(2, "Ben", inOther), person(3, "Cleo", inOther), person(4, "Dora", inOther)];

describe("a delete that is answered with 404", () => {
  test("is refused, and does not count as deleted, when its group is gone", async ({ place }) => {
    await apply(place, [person(1, "Ada"), ...rest]);
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    place.sandbox.deleteGroup(group?.group_id ?? 0, "delete");
    const [record] = await apply(place, rest);
    expect(record?.deletes).toMatchObject({ deleted: 0, rejected: 1 });
    expect(place.ledger().openItems.open("staff")).toMatchObject([{ status: 404, issues: [{ code: "group_gone" }] }]);
    expect(place.ledger().entries.count("staff")).toBe(4);
  });

  test("lets a person take the link back when its group is gone, and never while the contact is there", async ({
    place,
  }) => {
    const unlink = () => runCommand(place, { kind: "unlink", feed: "staff", key: "E-1" });
    const other = person(1, "Zoe", { "Last Name": "Zapp", Birthday: "1991-09-09", UID: "z1", ...inOther });
    await apply(place, [person(1, "Ada"), ...rest]);
    expect(await unlink()).toBe(1);
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    place.sandbox.deleteGroup(group?.group_id ?? 0, "delete");
    const [record] = await apply(place, [other, ...rest]);
    const { openItems } = place.ledger();
    const [id = ""] = openItems.open("staff").map((item) => openItems.toLine(item, null).id);
    await runCommand(place, { kind: "answer", id, choice: "new" });
    const text = readFileSync(
      join(place.folders.reports, place.ledger().runs.latest(1)[0]?.run ?? "", "rejections.csv"),
    );
    expect(text.toString()).toContain("celebration-sync unlink staff e-1");
    expect(record?.rows).toMatchObject({ rejected: 1 });
    expect(await unlink()).toBe(0);
    await apply(place, [other, ...rest]);
    expect([reported(place), namesIn(place)]).toEqual([[], ["Ben", "Cleo", "Dora", "Zoe"]]);
  });

  plainTest("counts as deleted when its group is gone, but the delete was sent before", async () => {
    let deletes = 0;
    const place = openWorkplace(1, {}, 1, ({ method }) => {
      if (method !== "DELETE" || (deletes += 1) < 2) return;
      const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
      place.sandbox.deleteGroup(group?.group_id ?? 0, "delete");
    });
    await apply(place, [person(1, "Ada"), ...rest]);
    place.sandbox.setFaults(["drop-response:DELETE:#1"]);
    const [record] = await apply(place, rest);
    expect(deletes).toBe(2);
    expect(record?.deletes).toMatchObject({ deleted: 1, rejected: 0 });
    place.remove();
  });

  test("counts as deleted when its group is there", async ({ place }) => {
    await apply(place, [person(1, "Ada"), person(5, "Emil"), ...rest]);
    const ada = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada");
    place.sandbox.deleteContact(ada?.contact_id ?? 0);
    const [record] = await apply(place, [person(5, "Emil"), ...rest]);
    expect(record?.deletes).toMatchObject({ deleted: 1, rejected: 0 });
    expect(reported(place)).toEqual([]);
    expect(await run(place)).toEqual([]);
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Emil"]);
  });
});
