/** Changes that no call shows: of addresses that are left out, and of rows that are questions. */
import { describe, expect } from "vitest";
import { apply, person, runCommand, test } from "../../world/list-sequence.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fanny", "Gustav", "Hella", "Ida"];

describe("a phone that is filled down where the feed leaves shared addresses out", () => {
  const leaveOut = { sharedAddress: "leaveOut" } as const;
  const phoneOf = (nr: number) => `+4930123${nr * 1_111}`;
  const filled = (rows: readonly number[], more = {}) =>
    NAMES.map((name, at) => {
      const Phone = rows.includes(at + 1) ? phoneOf(3) : at === 4 ? "" : phoneOf(at + 1);
      return person(at + 1, name, { Phone, ...(at === 4 ? more : {}) });
    });

  test("holds the list although one of the phones is left out", async ({ place }) => {
    await apply(place, filled([]), leaveOut);
    // Emil has no phone, so his is left out. Dora and Fanny had another one, which is replaced.
    const [held] = await apply(place, filled([4, 5, 6]), leaveOut);
    expect(held).toMatchObject({ status: "held", holds: [{ guard: "values_filled", figures: { people: 3 } }] });
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" }, leaveOut)).toBe(0);
    const [next] = await apply(place, filled([4, 5, 6], { Email: "emil@example.org" }), leaveOut);
    expect(next).toMatchObject({ status: "completed", rows: { updated: 1, unchanged: 8 } });
  });

  test("holds no later list for phones that an accepted list left out", async ({ place }) => {
    const office = (more = {}) => NAMES.map((name, at) => person(at + 1, name, { Phone: phoneOf(1), ...more }));
    const without = NAMES.map((name, at) => person(at + 1, name, at === 0 ? { Phone: phoneOf(1) } : {}));
    await apply(place, without, leaveOut);
    const [held] = await apply(place, office(), leaveOut);
    expect(held).toMatchObject({ status: "held", holds: [{ guard: "values_filled" }] });
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" }, leaveOut)).toBe(0);
    for (const list of [office(), [...office()].reverse(), office()]) {
      const [next] = await apply(place, list, leaveOut);
      expect(next).toMatchObject({ status: "completed", rows: { unchanged: 9 } });
    }
  });
});

describe("rows with a new key that are questions", () => {
  test("count as changes: first names exchanged between four people hold the list", async ({ place }) => {
    const list = (names: readonly string[]) =>
      names.map((name, at) => person(at + 1, name, { Email: `${NAMES[at]?.toLowerCase()}@example.org`, Birthday: "" }));
    await apply(place, list(NAMES), { key: null });
    const [held] = await apply(place, list(["Ben", "Ada", "Dora", "Cleo", ...NAMES.slice(4)]), { key: null });
    expect(held?.status).toBe("held");
    expect(held?.holds.map(({ guard }) => guard)).toContain("values_exchanged");
  });
});
