import { expect, test } from "vitest";
import { COMMANDS } from "../../../src/commands/tables/command-table.ts";
import { HELP_GROUPS } from "../../../src/commands/tables/help-groups.ts";

test("each command is in one group of the help, and each name of a group is a command", () => {
  const grouped = HELP_GROUPS.flatMap(({ commands }) => commands);
  const known = new Set([...COMMANDS.map(({ name }) => name.split(" ")[0]), "sandbox", "help"]);
  expect(new Set(grouped)).toEqual(known);
  expect(grouped).toHaveLength(known.size);
});

test("each heading ends as the manual page and the completion expect it", () => {
  for (const { title } of HELP_GROUPS) expect(title).toMatch(/^[A-Z].* commands:$/u);
});
