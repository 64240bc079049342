import { describe, expect, it } from "vitest";
import { choiceIn, idsAsText } from "../../../../src/console/pages/decide/choice.ts";

const IDS = [3, 4, 5, 8, 9];
type Field = readonly [name: string, value: string];

function form(...fields: readonly Field[]): URLSearchParams {
  const posted = new URLSearchParams();
  for (const [name, value] of fields) posted.append(name, value);
  return posted;
}

const leftOut = (...fields: readonly Field[]) => [...choiceIn(form(...fields), IDS).leftOut];

describe("choiceIn", () => {
  it("leaves nothing out when the form has no ticks", () => {
    expect(choiceIn(form(["note", "x"]), IDS)).toEqual({ leftOut: new Set(), goTo: null });
  });

  it("leaves out what is shown without a tick, and what other pages left out", () => {
    expect(leftOut(["shown", "3-5"], ["delete", "4"], ["left_out", "9"])).toEqual([9, 3, 5]);
    expect(leftOut(["shown", "3-5"], ["delete", "3"], ["delete", "4"], ["delete", "5"], ["left_out", "3-4"])).toEqual(
      [],
    );
  });

  it("ignores ids that the list does not have, and text that is no range", () => {
    expect(leftOut(["left_out", "1-999999999999999,x,-,8-"])).toEqual(IDS);
    expect(leftOut(["left_out", "8-,6-7,999"])).toEqual([]);
  });

  it("ticks all or none, and goes to a page", () => {
    expect(choiceIn(form(["go", "none"]), IDS)).toEqual({ leftOut: new Set(IDS), goTo: 1 });
    expect(choiceIn(form(["go", "all"], ["left_out", "3"]), IDS)).toEqual({ leftOut: new Set(), goTo: 1 });
    expect(choiceIn(form(["go", "12"]), IDS).goTo).toBe(12);
  });
});

describe("idsAsText", () => {
  it("writes ids in a row as one range", () => {
    expect(idsAsText([9, 3, 8, 5, 4])).toBe("3-5,8-9");
    expect(idsAsText([])).toBe("");
    expect(idsAsText(Array.from({ length: 100_000 }, (_, index) => index + 7))).toBe("7-100006");
  });
});
