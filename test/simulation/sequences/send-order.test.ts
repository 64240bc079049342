import { describe, expect, test as plainTest } from "vitest";
import { apply, runCommand, namesIn, person, reported, run, test } from "../world/list-sequence.ts";
import { openWorkplace } from "../world/workplace.ts";

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
