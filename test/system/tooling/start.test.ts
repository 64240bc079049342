/** What a start loads: each command waits for it. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const DIST = new URL("../../../dist/", import.meta.url);

/** The CommonJS packages that are loaded with a module. */
function loadedWith(module: string): string {
  const text = `import { createRequire } from "node:module";
    await import(process.argv[1]);
    console.log(Object.keys(createRequire(process.argv[1]).cache).join("\\n"));`;
  const args = ["--input-type=module", "--eval", text, new URL(module, DIST).href];
  return execFileSync(process.execPath, args, { encoding: "utf8", cwd: fileURLToPath(DIST) });
}

test("the workbook writer is loaded with the first workbook, not with the program", () => {
  const loaded = loadedWith("app.js");
  expect(loaded).toContain("better-sqlite3");
  expect(loaded).not.toContain("exceljs");
});
