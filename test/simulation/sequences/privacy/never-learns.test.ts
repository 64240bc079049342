import { describe, expect } from "vitest";
import { apply, mutations, namesIn, person, reported, test } from "../../world/list-sequence.ts";
import { ada, neverGreet, OTHERS } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const NEW = { Email: "ada@new.example", Phone: "+493077777777" };
/** A later row of the person with another last name and no birthday. */
const married = (more: Parameters<typeof person>[2]) =>
  ada(8, { "Last Name": "King", Birthday: "", Email: "", Phone: "", ...more });

async function begin(place: Workplace): Promise<void> {
  await apply(place, [ada(), ...OTHERS]);
  await neverGreet(place);
}

describe("a never entry", () => {
  test.for([
    ["e-mail", { Email: "Ada@New.example" }],
    ["phone", { Phone: "030 77777777" }],
  ] as const)("learns the new %s of a row that was left out", async ([, more], { place }) => {
    await begin(place);
    await apply(place, [ada(1, { ...NEW, Nr: "E-7" }), ...OTHERS]);
    place.sandbox.forgetRequests();
    const [record] = await apply(place, [married(more), ...OTHERS]);
    expect(record?.rows).toMatchObject({ skipped: 1, created: 0 });
    expect([mutations(place), reported(place)]).toEqual([[], []]);
  });

  test.for([
    ["a linked person", [person(2, "Name2", NEW), ...OTHERS.slice(1)], false],
    ["a new person of the same list", [...OTHERS, person(6, "Fritz", NEW)], false],
    ["a refused row of the same list", [...OTHERS, person(6, "Fritz", { ...NEW, Birthday: "1980-13-45" })], true],
  ] as const)("does not learn an address that %s has", async ([, rows, isRefused], { place }) => {
    await begin(place);
    await apply(place, [ada(1, { ...NEW, Nr: "E-7" }), ...rows]);
    expect(reported(place)).toHaveLength(isRefused ? 1 : 0);
    const [record] = await apply(place, [...OTHERS, married({ Email: "ada@new.example" })]);
    expect(record?.rows.skipped).toBe(0);
  });

  test("does not learn from a row that only an address names", async ({ place }) => {
    await begin(place);
    const junior = { Birthday: "2004-05-06", "Last Name": "Noel", Phone: "+493077777777" };
    await apply(place, [ada(7, junior), ...OTHERS]);
    await apply(place, [ada(7, { ...junior, Email: "" }), ...OTHERS]);
    expect(namesIn(place)).toContain("Ada");
  });
});
