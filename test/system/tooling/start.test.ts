/** What a start loads: each command waits for it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const CLI = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));

/** The bundler names each file above its text. */
const HTTP = /^\/\/ node_modules\/undici\//mu;

/** The file that a command begins with. */
function fileOf(command: string): string {
  const name = new RegExp(`import\\("\\./(${command}-[^"]+)"\\)`, "u").exec(readFileSync(CLI, "utf8"))?.[1];
  return join(dirname(CLI), name ?? "none");
}

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

/** The program's own files that are loaded with one of them, itself included. */
function filesWith(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export)\b[^;]*?"(\.\/[^"]+)";/gmu);
  for (const [, name = ""] of imports) filesWith(join(dirname(file), name), found);
  return found;
}

test("the version is told without any package, and with little of the program", () => {
  expect(loadedBy("--version")).not.toContain("node_modules");
  const files = [...filesWith(CLI)];
  expect(files.length).toBeGreaterThan(1);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(40_000);
});

test("the sandbox's server and the workbook writer are loaded by whoever needs them", () => {
  const config = fileURLToPath(new URL("../../../config.example.json", import.meta.url));
  const loaded = loadedBy("status", "--config", config);
  expect(loaded).toContain("better-sqlite3");
  for (const late of ["exceljs", "fastify"]) expect(loaded).not.toContain(late);
});

test("the HTTP client is loaded by commands that call the service", () => {
  const callsOf = (command: string) =>
    [...filesWith(fileOf(command))].filter((file) => HTTP.test(readFileSync(file, "utf8")));
  expect(callsOf("plan")).not.toEqual([]);
  expect(callsOf("status")).toEqual([]);
});
