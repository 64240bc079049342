/** A date that stands in for a missing birthday is a question, and its answer lasts. */
import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, mutations, person, reported, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const STAND_IN = "1900-01-01";
const others = [1, 2, 3, 4, 5].map((nr) => person(nr, `P${nr}`));
const without = (...numbers: readonly number[]) =>
  numbers.map((nr) => person(nr, `New${nr}`, { Birthday: STAND_IN, UID: "" }));

async function answer(place: Workplace, choice: string, name = "New6") {
  const item = place
    .ledger()
    .openItems.open("staff")
    .find(({ cells }) => cells[1] === name);
  const id = item === undefined ? "" : `staff.r${item.id}.v${item.version}`;
  return carryOutRequest({ kind: "answer", id, choice }, [testFeed("staff")], place.env({ waitsForProbes: true }));
}

const birthdays = (place: Workplace) =>
  Object.fromEntries(
    place.sandbox
      .contacts()
      .filter(({ first_name: name }) => name.startsWith("New"))
      .map(({ first_name: name, birthday }) => [name, birthday ?? null]),
  );

describe("the birthday 1900-01-01", () => {
  test("is a question with two choices, which the report names", async ({ place }) => {
    await apply(place, [...others, ...without(6)]);
    expect(reported(place)).toEqual(["New6: local birthday_ambiguous"]);
    expect(await answer(place, "same")).toMatchObject({
      exitCode: 2,
      lines: [expect.stringContaining("Answer “right” or “unknown”.")],
    });
  });

  test("is sent without a year after the answer that it is right, for this person only", async ({ place }) => {
    await apply(place, [...others, ...without(6, 7)]);
    expect(await answer(place, "right")).toMatchObject({ exitCode: 0 });
    expect(birthdays(place)).toEqual({ New6: "01-01" });
    expect(reported(place)).toEqual(["New7: local birthday_ambiguous"]);
    place.sandbox.forgetRequests();
    await apply(place, [...others, ...without(6, 7, 8)]);
    expect(mutations(place)).toEqual([]);
    expect(reported(place)).toEqual(["New7: local birthday_ambiguous", "New8: local birthday_ambiguous"]);
  });

  test("is left out after the answer that it is not known, for all who have it and for a joiner", async ({ place }) => {
    await apply(place, [...others, ...without(6, 7)]);
    expect(await answer(place, "unknown")).toMatchObject({ exitCode: 0 });
    expect([birthdays(place), reported(place)]).toEqual([{ New6: null, New7: null }, []]);
    await apply(place, [...others, ...without(6, 7, 8)]);
    expect([birthdays(place), reported(place)]).toEqual([{ New6: null, New7: null, New8: null }, []]);
    place.sandbox.forgetRequests();
    await apply(place, [...others, ...without(6, 7, 8)]);
    expect([mutations(place), reported(place)]).toEqual([[], []]);
  });

  test("is right for one person and not known for another", async ({ place }) => {
    await apply(place, [...others, ...without(6, 7)]);
    await answer(place, "right");
    await answer(place, "unknown", "New7");
    await apply(place, [...others, ...without(6, 7, 8)]);
    expect([birthdays(place), reported(place)]).toEqual([{ New6: "01-01", New7: null, New8: null }, []]);
  });

  test("is no question in a row that has no key", async ({ place }) => {
    const row = person(6, "New6", { Birthday: STAND_IN, Nr: "" });
    await apply(place, [...others, row]);
    expect(await answer(place, "right")).toMatchObject({ exitCode: 2 });
  });
});
