/** What a start loads: each command waits for it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./source-tree.ts";

const CLI = join(ROOT, "dist/cli.js");
const COMMAND_LINE = fileThatLoads(CLI, "command-line");

/** The bundler names each module above its text. */
const HTTP = /^\/\/ node_modules\/undici\//mu;

/** Returns the built file that another one imports dynamically under this name. */
function fileThatLoads(file: string, name: string): string {
  const found = new RegExp(`import\\("\\./(${name}-[^"]+)"\\)`, "u").exec(readFileSync(file, "utf8"))?.[1];
  return join(dirname(file), found ?? `no import of ${name}`);
}

/** Runs a command and returns the paths of the CommonJS files that it loaded. */
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

/** Returns the built files that are loaded with one of them, itself included. */
function filesWith(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export)\b[^;]*?"(\.\/[^"]+)";/gmu);
  for (const [, name = ""] of imports) filesWith(join(dirname(file), name), found);
  return found;
}

test("prints the version without loading any package, and little of the program", () => {
  expect(loadedBy("--version")).not.toContain("node_modules");
  const files = [...filesWith(CLI), ...filesWith(COMMAND_LINE)];
  expect(files.length).toBeGreaterThan(2);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(40_000);
});

test("loads the sandbox's server and the workbook writer only in commands that need them", () => {
  const loaded = loadedBy("status", "--config", join(ROOT, "config.example.json"));
  expect(loaded).toContain("better-sqlite3");
  for (const late of ["exceljs", "fastify"]) expect(loaded).not.toContain(late);
});

test("loads the HTTP client only in commands that call the service", () => {
  const httpOf = (command: string) =>
    [...filesWith(fileThatLoads(COMMAND_LINE, command))].filter((file) => HTTP.test(readFileSync(file, "utf8")));
  expect(httpOf("plan")).not.toEqual([]);
  expect(httpOf("status")).toEqual([]);
});
