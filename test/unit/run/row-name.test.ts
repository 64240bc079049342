import { describe, expect, it } from "vitest";
import { keyFromText } from "../../../src/run/decisions/row-name.ts";

const one = { name: "staff", key: ["ID"] };
const two = { name: "staff", key: ["ID", "Group"] };
const none = { name: "staff", key: null };

describe("keyFromText", () => {
  it.each([
    [one, "A-17", '["a-17"]'],
    [one, " 0017 ", '["0017"]'],
    [one, "a | b", '["a | b"]'],
    [two, "17 · Team Berlin", '["17","team berlin"]'],
    [two, "17|Team Berlin", '["17","team berlin"]'],
    [two, '["17","team berlin"]', '["17","team berlin"]'],
    [none, "ada@example.org · Ada", '["email","ada@example.org","ada"]'],
    [none, "+4930123456 | ada", '["phone","+4930123456","ada"]'],
    [none, "Ada Example · 1990-05-17", '["name","ada example","1990-05-17"]'],
  ])("reads a key of the feed %j from “%s”", (feed, text, key) => {
    expect(keyFromText(text, feed)).toEqual({ key });
  });

  it.each([
    [two, "17", "2 parts"],
    [two, "17 · a · b", "2 parts"],
    [none, "ada@example.org", "two parts"],
    [one, " ", "empty"],
  ])("refuses a key of the feed %j when a person writes “%s”", (feed, text, reason) => {
    expect(keyFromText(text, feed)).toContain(reason);
  });
});
