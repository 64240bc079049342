import { describe, expect, test } from "vitest";
import { escapeJsonControls, showControls, showControlsInLines } from "../../../src/model/text/control-characters.ts";

describe("control characters", () => {
  test.each([
    ["\u001b[31mred.csv", "␛[31mred.csv"],
    ["two\nlines\r.csv", "two␊lines␍.csv"],
    ["\u009b2Jclear\u007f", "<U+009B>2Jclear␡"],
    ["staff\u202evsc.exe", "staff<U+202E>vsc.exe"],
    ["Zoë\tLe\u200fe ⁂ 👩‍👧", "Zoë\tLe\u200fe ⁂ 👩‍👧"],
  ])("become visible in a text: %j", (text, shown) => {
    expect(showControls(text)).toBe(shown);
  });

  test("become visible in lines, whose line feeds stay", () => {
    expect(showControlsInLines("a\u001bb\nc\rd")).toBe("a␛b\nc␍d");
  });

  test("are escaped in JSON that a terminal shows, and the value stays the same", () => {
    const value = { name: "a\u009b2J\u007f\u202e\u001b" };
    const json = escapeJsonControls(JSON.stringify(value));
    expect(json).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/u);
    expect(JSON.parse(json)).toEqual(value);
  });
});
