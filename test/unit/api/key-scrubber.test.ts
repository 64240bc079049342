import { expect, test } from "vitest";
import { keyScrubber } from "../../../src/api/api-key.ts";

const KEY = 'k3y"/+canary';

test.each([
  ["the key", `sent ${KEY} there`, "sent [removed] there"],
  ["the key as JSON writes it", JSON.stringify({ a: KEY }), '{"a":"[removed]"}'],
  ["the key in a URL", `?key=${encodeURIComponent(KEY)}&x=1`, "?key=[removed]&x=1"],
  ["any bearer value", '{"Authorization":"bearer other-key-1"}', '{"Authorization":"bearer [removed]"}'],
  ["nothing else", "Ada, 3 contacts, the standard-bearer", "Ada, 3 contacts, the standard-bearer"],
])("removes %s", (_, text, expected) => {
  expect(keyScrubber(KEY)(text)).toBe(expected);
});
