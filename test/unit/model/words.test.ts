import { expect, test } from "vitest";
import { counted, withThousands } from "../../../src/model/counted.ts";
import { asSentence } from "../../../src/model/sentence.ts";

test.each([
  [0, "0 rows"],
  [1, "1 row"],
  [2, "2 rows"],
  [1204, "1,204 rows"],
])("%i with its noun: %s", (count, text) => {
  expect(counted(count, "row")).toBe(text);
});

test("a noun of its own for many", () => {
  expect([counted(1, "person", "people"), counted(3, "person", "people")]).toEqual(["1 person", "3 people"]);
  expect(withThousands(1234567.5)).toBe("1,234,567.5");
});

test.each([
  ["The service says no", "The service says no."],
  ["The service says no.", "The service says no."],
  ["The service says no. ", "The service says no."],
  ["Why?", "Why?"],
  ["The service says: “No.”", "The service says: “No.”"],
])("one full stop: %s", (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
