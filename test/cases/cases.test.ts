/**
 * Every folder of `fixtures/cases` is a case: a list as a program exports it, its feed, and a golden file with the plan
 * or the refusal that the list must have. `npm run generate` writes the golden files anew. Compare them with the lists
 * before you commit them.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { goldenFilesIn, readCase } from "./read-case.ts";
import { runCase } from "./run-case.ts";

const CASES = join(import.meta.dirname, "../../fixtures/cases");
const names = readdirSync(CASES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each(names)("the case %s gives its golden file", async (name) => {
  const folder = join(CASES, name);
  const files = await runCase(readCase(folder));
  for (const [file, text] of Object.entries(files)) await expect(text).toMatchFileSnapshot(join(folder, file));
  const stale = goldenFilesIn(folder).filter((file) => !Object.hasOwn(files, file));
  expect(stale, "golden files that the case no longer gives").toEqual([]);
});
