import { expect, test } from "vitest";
import { keyScrubber } from "../../../src/api/key-scrubber.ts";

const KEY = 'k3y"/+canary';

test.each([
  ["removes the key", `sent ${KEY} there`, "sent [removed] there"],
  ["removes the key in the spelling of JSON", JSON.stringify({ a: KEY }), '{"a":"[removed]"}'],
  ["removes the key in a URL", `?key=${encodeURIComponent(KEY)}&x=1`, "?key=[removed]&x=1"],
  ["removes any bearer value", '{"Authorization":"bearer other-key-1"}', '{"Authorization":"bearer [removed]"}'],
  [
    "removes the key with a space of no width in its head",
    `sent ${KEY.replace("y", "y\u200b")} there`,
    "sent [removed] there",
  ],
  [
    "removes the key with a soft hyphen near its end",
    `sent ${KEY.replace("ry", "\u00ad\u2060ry")} there`,
    "sent [removed] there",
  ],
  ["keeps a text without a key", "Ada, 3 contacts, the standard-bearer", "Ada, 3 contacts, the standard-bearer"],
])("%s", (_, text, expected) => {
  expect(keyScrubber(KEY)(text)).toBe(expected);
});
