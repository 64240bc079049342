/**
 * Every folder of `fixtures/cases` is a case: a list as a program exports it, and the plan or the refusal expected for
 * it. `npm run generate` writes the expected files anew. Compare them with the list before you commit them.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { goldensIn, readCase } from "./read-case.ts";
import { runCase } from "./run-case.ts";

const CASES = join(import.meta.dirname, "../../fixtures/cases");
const names = readdirSync(CASES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each(names)("the case %s gives its expected files", async (name) => {
  const folder = join(CASES, name);
  const outcome = await runCase(readCase(folder));
  for (const [file, text] of Object.entries(outcome)) await expect(text).toMatchFileSnapshot(join(folder, file));
  const stale = goldensIn(folder).filter((file) => !Object.hasOwn(outcome, file));
  expect(stale, "expected files that the case no longer produces").toEqual([]);
});
