import { describe, expect } from "vitest";
import { apply, mutations, namesIn, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import { everyone, idsByName, NAMES, someone } from "../../world/eight-people.ts";
import type { Workplace } from "../../world/workplace.ts";

/** Asks about one person under the key of another, and then drops a list in which many keys were given to other people. */
async function askThenReassign(place: Workplace) {
  await apply(
    place,
    everyone.map((at) => someone(at, at + 1)),
  );
  // Gustav has Hella's number. No other row has changed.
  await apply(place, [...everyone.slice(0, 6).map((at) => someone(at, at + 1)), someone(6, 8)]);
  expect(reported(place)).toEqual(["Gustav: local other_person"]);
  const [held] = await apply(place, [...[1, 2, 3, 4, 5, 0].map((at, nth) => someone(at, nth + 1)), someone(6, 8)]);
  expect(held).toMatchObject({ status: "held", holds: [{ guard: "keys_reassigned" }] });
  const [item] = place.ledger().openItems.open("staff");
  const id = item === undefined ? "" : place.ledger().openItems.toLine(item, null).id;
  return { held: held?.run ?? "", id };
}

describe("an answer that comes while a list with reassigned keys is held", () => {
  test.for(["same", "new"])("“%s” waits, and nothing is applied twice or lost", async (choice, { place }) => {
    const { held, id } = await askThenReassign(place);
    const before = idsByName(place);
    place.sandbox.forgetRequests();
    expect(await runCommand(place, { kind: "answer", id, choice })).toBe(3);
    expect(mutations(place)).toEqual([]);
    expect(await runCommand(place, { kind: "answer", id, choice })).toBe(0);
    await runCommand(place, { kind: "approve", run: held });
    await run(place);
    const names = namesIn(place);
    expect(names).toEqual([...new Set(names)]);
    for (const name of NAMES.slice(0, 6)) expect(idsByName(place)[name]).toBe(before[name]);
    expect(names).toContain("Gustav");
    expect(reported(place).filter((line) => line.startsWith("Gustav"))).toEqual([]);
    place.sandbox.forgetRequests();
    await apply(place, [...[1, 2, 3, 4, 5, 0].map((at, nth) => someone(at, nth + 1)), someone(6, 8)]);
    expect(mutations(place).filter((method) => method !== "DELETE")).toEqual([]);
  });
});
