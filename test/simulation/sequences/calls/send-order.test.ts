import { describe, expect, test as plainTest } from "vitest";
import { apply, runCommand, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import { openWorkplace } from "../../world/workplace.ts";

describe("a run", () => {
  test("applies both updates when two people swap their addresses", async ({ place }) => {
    const ada = (Email: string) => person(1, "Ada", { Email });
    const ben = (Email: string) => person(2, "Ben", { Email });
    await apply(place, [ada("one@example.org"), ben("two@example.org")]);
    const [swapped] = await apply(place, [ada("two@example.org"), ben("one@example.org")]);
    expect(swapped?.rows).toMatchObject({ updated: 2, deferred: 0 });
    expect(place.sandbox.contacts().map(({ email }) => email)).toEqual(["two@example.org", "one@example.org"]);
    expect(await run(place)).toEqual([]);
  });

  test("defers a create until the held delete that frees its address is approved", async ({ place }) => {
    const deletes = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };
    const email = { Email: "office@example.org" };
    const phone = (nr: number) => ({ Phone: `+4930901820${nr}` });
    await apply(place, [person(1, "Ada", { ...email, ...phone(10) }), person(2, "Ben")], { deletes });
    const other = { "Last Name": "Sample", Birthday: "1971-12-24" };
    const two = [
      person(3, "Cleo", { ...email, ...other }),
      person(4, "Dora", { ...phone(10), ...other }),
      person(2, "Ben"),
    ];
    const [held] = await apply(place, two, { deletes });
    expect(held).toMatchObject({ status: "held", rows: { deferred: 2 }, deletes: { held: 1 } });
    expect(reported(place)).toEqual(["Cleo: deferred waits_for_held", "Dora: deferred waits_for_held"]);
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" }, { deletes })).toBe(0);
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora"]);
  });

  test("defers all wards along a chain of guardians when the last guardian waits for a held delete", async ({
    place,
  }) => {
    const deletes = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };
    const email = { Email: "office@example.org" };
    await apply(place, [person(1, "Ada", email), person(2, "Ben")], { deletes });
    const cleo = person(3, "Cleo", { ...email, "Last Name": "Sample", Birthday: "1971-12-24" });
    const wards = [person(5, "Dora", { Guardian: "E-3" }), person(6, "Emil", { Guardian: "E-5" })];
    const [held] = await apply(place, [cleo, ...wards, person(2, "Ben")], { deletes });
    expect(held).toMatchObject({ status: "held", rows: { deferred: 3 }, requests: { create: 0 } });
    expect(reported(place)).toEqual(["Cleo", "Dora", "Emil"].map((name) => `${name}: deferred waits_for_held`));
  });

  test("defers an update that takes an address of a contact whose own update is deferred", async ({ place }) => {
    const changes = { mode: "changes" } as const;
    const email = (name: string) => ({ Email: `${name}@example.org` });
    await apply(place, [person(1, "Ada", email("ada")), person(2, "Ben", email("ben"))], changes);
    place.sandbox.setPlanLimit(2);
    // Ada's update waits for her guardian, who has no room. Only that update frees her address.
    const ward = person(1, "Ada", { ...email("new"), Guardian: "E-3" });
    const [full] = await apply(place, [ward, person(2, "Ben", email("ada")), person(3, "Cleo")], changes);
    expect(full?.rows).toMatchObject({ deferred: 3, rejected: 0, updated: 0 });
    place.sandbox.setPlanLimit(null);
    await run(place, changes);
    await run(place, changes);
    expect(place.sandbox.contacts().map(({ email: address }) => address)).toEqual([
      "new@example.org",
      "ada@example.org",
      null,
    ]);
  });

  plainTest("waits for the answer to its first create when the birthday has no year", async () => {
    const linked: number[] = [];
    const place = openWorkplace(1, {}, 4, ({ method }, ledger) => {
      if (method === "POST") linked.push(ledger.entries.count("staff"));
    });
    const yearless = [1, 2, 3, 4].map((nr) => person(nr, `P${nr}`, { Birthday: `--01-0${nr}` }));
    const [done] = await apply(place, yearless);
    expect(done?.rows.created).toBe(4);
    // Only the first answer shows how the service reads a birthday without a year. After it, creates go in parallel.
    expect(linked.slice(0, 3)).toEqual([0, 1, 1]);
    place.remove();
  });
});
