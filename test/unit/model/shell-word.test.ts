import { expect, test } from "vitest";
import { shellWord } from "../../../src/model/text/shell-word.ts";

test.each([
  ["/etc/celebration-sync/config.json", "/etc/celebration-sync/config.json"],
  ["my list.csv", "'my list.csv'"],
  ["a'b.csv", "'a'\\''b.csv'"],
  ["$(reboot).csv", "'$(reboot).csv'"],
  ["", "''"],
  ["-x", "'-x'"],
  ["~/x", "'~/x'"],
])("quotes a text for a shell only where it has to: %j → %s", (text, word) => {
  expect(shellWord(text)).toBe(word);
});
