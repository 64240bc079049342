import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exampleText } from "../../../src/config/documents.ts";
import { loadSettings } from "../../../src/config/load.ts";

let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "config-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

function write(name: string, text = exampleText()): string {
  const path = join(cwd, name);
  writeFileSync(path, text);
  return path;
}

describe("loadSettings", () => {
  test("prefers --config to the environment, and the environment to ./config.json", () => {
    write("config.json");
    mkdirSync(join(cwd, "sub"));
    const byOption = write("sub/option.json");
    const byEnv = write("env.json");
    const env = { CELEBRATION_SYNC_CONFIG: byEnv };
    const fileOf = (option: string | null, from: Record<string, string>) => {
      const result = loadSettings({ option, env: from, cwd });
      return result.kind === "settings" ? [result.settings.configFile, result.settings.folders.dataDir] : result;
    };
    expect(fileOf("sub/option.json", env)).toEqual([byOption, join(cwd, "sub/data")]);
    expect(fileOf(null, env)).toEqual([byEnv, join(cwd, "data")]);
    expect(fileOf(null, {})).toEqual([join(cwd, "config.json"), join(cwd, "data")]);
  });

  test("reports a named file that does not exist, and loads no other file", () => {
    write("config.json");
    const result = loadSettings({ option: "other.json", env: {}, cwd });
    expect(result).toMatchObject({ kind: "errors", errors: [{ message: expect.stringContaining("does not exist") }] });
  });

  test("names the init command when there is no file", () => {
    const result = loadSettings({ option: null, env: {}, cwd });
    expect(result).toMatchObject({ kind: "errors", file: null, errors: [{ hint: expect.stringContaining("init") }] });
  });

  test("names the line and the column of a syntax error", () => {
    write("config.json", '{\n  "api": \n}');
    const result = loadSettings({ option: null, env: {}, cwd });
    expect(result).toMatchObject({ kind: "errors", errors: [{ place: { line: 3, column: 1 } }] });
  });
});
