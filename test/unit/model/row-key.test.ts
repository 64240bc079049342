import { expect, test } from "vitest";
import { readableKey } from "../../../src/model/text/row-key.ts";

test.each([
  ['["anna@example.org","anna"]', "anna@example.org · anna"],
  ['["email","anna@example.org","anna"]', "anna@example.org · anna"],
  ['["4711"]', "4711"],
  ["plain", "plain"],
  ["[not json", "[not json"],
])("shows the key %s as %s", (key, shown) => expect(readableKey(key)).toBe(shown));
