/** What a start loads: each command waits for it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const CLI = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));

/** The packages whose CommonJS files a command loaded. */
function loadedBy(...args: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "celebration-start-"));
  const hook = join(folder, "say-what-is-loaded.cjs");
  const text = 'process.on("exit", () => process.stdout.write(Object.keys(require.cache).join("\\n")));';
  writeFileSync(hook, text);
  try {
    return execFileSync(process.execPath, ["--require", hook, CLI, ...args], { encoding: "utf8", cwd: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("the version is told without any package", () => {
  expect(loadedBy("--version")).not.toContain("node_modules");
});

test("the sandbox's server, the workbook writer and the HTTP client are loaded by whoever needs them", () => {
  const config = fileURLToPath(new URL("../../../config.example.json", import.meta.url));
  const loaded = loadedBy("status", "--config", config);
  expect(loaded).toContain("better-sqlite3");
  for (const late of ["exceljs", "fastify", "undici"]) expect(loaded).not.toContain(late);
});
