import { expect, test } from "vitest";
import { keyScrubber } from "../../../src/api/api-key.ts";

const KEY = 'k3y"/+canary';

test.each([
  ["the key, which it removes", `sent ${KEY} there`, "sent [removed] there"],
  ["the key as JSON writes it, which it removes", JSON.stringify({ a: KEY }), '{"a":"[removed]"}'],
  ["the key in a URL, which it removes", `?key=${encodeURIComponent(KEY)}&x=1`, "?key=[removed]&x=1"],
  [
    "any bearer value, which it removes",
    '{"Authorization":"bearer other-key-1"}',
    '{"Authorization":"bearer [removed]"}',
  ],
  [
    "a text without a key, which stays as it is",
    "Ada, 3 contacts, the standard-bearer",
    "Ada, 3 contacts, the standard-bearer",
  ],
])("the scrubber handles %s", (_, text, expected) => {
  expect(keyScrubber(KEY)(text)).toBe(expected);
});
