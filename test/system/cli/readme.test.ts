/** Checks the demo and the commands of the documents against the program. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const CLI = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));
const README = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
const HOW_IT_WORKS = readFileSync(new URL("../../../docs/how-it-works.md", import.meta.url), "utf8");

test("docs/ shows the output of the demo", () => {
  const folder = mkdtempSync(join(tmpdir(), "celebration-sync-readme-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const shown = /<!-- demo -->\n```\n([\s\S]*?)\n```\n<!-- end of demo -->/u.exec(HOW_IT_WORKS)?.[1];
  const printed = execFileSync(process.execPath, [CLI, "demo"], { cwd: folder, encoding: "utf8" });
  const named = printed.replaceAll(/\S*?demo-data/gu, "demo-data").replaceAll(/\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z/gu, "RUN");
  expect(named.trim()).toBe(shown);
});

test("the README names only commands that have help", () => {
  // The second cell of a setting is its default value in code, and that of a command is text.
  const rows = README.split("\n").filter((line) => line.startsWith("| `") && !/^\|[^|]*\| `/u.test(line));
  const named = rows.map((line) => line.split("|")[1] ?? "");
  const commands = new Set(
    named.flatMap((cell) => [...cell.matchAll(/`([a-z]+)(?: [A-Z[].*?)?`/gu)].map((found) => found[1] ?? "")),
  );
  expect(commands.size).toBeGreaterThan(15);
  for (const command of commands) {
    const help = execFileSync(process.execPath, [CLI, command, "--help"], { encoding: "utf8" });
    expect(help).toContain(`Usage: celebration-sync ${command}`);
  }
});
