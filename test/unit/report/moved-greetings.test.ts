import { describe, expect, test } from "vitest";
import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";
import { countMoved, MOVED_NAMED, movedInWords } from "../../../src/pipeline/report/words/moved-greetings.ts";

const ada = { kind: "update", state: "done", input: { first_name: "Ada", group_id: 1 } } as const;

function moved(...birthdays: readonly (readonly [string | null, string | null])[]): readonly string[] {
  const counter = countMoved();
  for (const birthday of birthdays) counter.add({ ...ada, changes: { birthday } });
  return movedInWords(ENGLISH, counter.counted());
}

describe("the birthdays that a list moves", () => {
  test("are named with the former day and the new one", () => {
    expect(moved(["1980-05-04", "1980-04-05"])).toEqual(["Ada: 4 May → 5 April"]);
  });

  test("leave out a year that is added or put right, and a birthday where none was", () => {
    expect(moved(["05-04", "1980-05-04"], ["1980-05-04", "1981-05-04"], [null, "1980-05-04"])).toEqual([]);
  });

  test("are counted where there are many", () => {
    const many = Array.from({ length: MOVED_NAMED + 3 }, () => ["1980-05-04", "1980-04-05"] as const);
    expect(moved(...many).at(-1)).toBe("3 more");
  });
});
