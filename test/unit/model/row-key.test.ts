import { expect, test } from "vitest";
import { keyInWords, readableKey, retiredKey } from "../../../src/model/text/row-key.ts";

test.each([
  ['["anna@example.org","anna"]', "anna@example.org · anna"],
  ['["email","anna@example.org","anna"]', "anna@example.org · anna"],
  ['["4711"]', "4711"],
  ["plain", "plain"],
  ["[not json", "[not json"],
])("shows the key %s as %s", (key, shown) => expect(readableKey(key)).toBe(shown));

test("names a retired key by the key that the contact had", () => {
  expect(keyInWords(retiredKey('["key","1003"]', 5))).toBe("1003 (former key)");
  expect(keyInWords('["key","1003"]')).toBe("1003");
});
