/**
 * Every folder of `fixtures/cases` is a case: a list as a program exports it, and what is made of it. The goldens are
 * written anew by `npm run generate`, and read against what the list says before they are kept.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { goldensIn, readCase } from "./read-case.ts";
import { runCase } from "./run-case.ts";

const CASES = join(import.meta.dirname, "../../fixtures/cases");
const names = readdirSync(CASES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each(names)("%s", async (name) => {
  const folder = join(CASES, name);
  const outcome = await runCase(readCase(folder));
  for (const [file, text] of Object.entries(outcome)) await expect(text).toMatchFileSnapshot(join(folder, file));
  const stale = goldensIn(folder).filter((file) => !Object.hasOwn(outcome, file));
  expect(stale, "goldens of what no longer happens").toEqual([]);
});
