import { expect, test } from "vitest";
import { asSentence } from "../../../src/model/text/sentence.ts";

test.each([
  ["The service says no", "The service says no."],
  ["The service says no.", "The service says no."],
  ["The service says no. ", "The service says no."],
  ["Why?", "Why?"],
  ["The service says: “No.”", "The service says: “No.”"],
])("asSentence turns %j into %j", (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
