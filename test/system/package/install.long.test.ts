import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pack } from "./pack.ts";

/** Takes long, because npm fetches the dependencies. */
test("installs globally without a warning or a compiler, and then runs", () => {
  const root = mkdtempSync(join(tmpdir(), "celebration-package-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { filename, version } = pack("--pack-destination", root);
  const prefix = join(root, "prefix");
  // Every call of this compiler fails, because the installation must not need a compiler.
  const env = { ...process.env, NO_COLOR: "1", CC: "false", CXX: "false" };
  const run = (program: string, ...args: readonly string[]) =>
    spawnSync(program, args, { cwd: root, encoding: "utf8", env });

  const installed = run(
    "npm",
    "install",
    "--global",
    "--prefix",
    prefix,
    "--no-audit",
    "--no-fund",
    join(root, filename),
  );
  expect(installed.status, installed.stderr).toBe(0);
  const warnings = installed.stderr.split("\n").filter((line) => line.startsWith("npm warn"));
  // npm also warns of settings in the user's own configuration, which have nothing to do with the package.
  expect(warnings.filter((line) => !/Unknown (?:user|env) config/u.test(line))).toEqual([]);

  const program = join(prefix, "bin/celebration-sync");
  expect(run(program, "--version").stdout).toBe(`${version}\n`);
  const config = join(root, "etc/config.json");
  const flags = ["--yes", "--base-url", "https://service.example/v1", "--key-env", "K", "--feed", "staff"];
  const made = run(program, "init", "--config", config, "--mode", "changes", ...flags);
  expect([made.status, made.stderr]).toEqual([0, ""]);
  expect(run(program, "status", "--config", config).stdout).toContain("At work: no process");
  // The demo uses all that is installed: the sandbox, every stage, and the workbook among the reports.
  const demo = run(program, "demo", "--folder", join(root, "demo"));
  expect(demo.status, demo.stderr).toBe(0);
  const written = readdirSync(join(root, "demo"), { recursive: true, encoding: "utf8" });
  for (const name of ["report.html", "rejections.csv", "rejections.xlsx"])
    expect(written.some((path) => path.endsWith(name))).toBe(true);

  expect(run("npm", "uninstall", "--global", "--prefix", prefix, "celebration-sync").status).toBe(0);
  expect(readdirSync(join(prefix, "bin"))).toEqual([]);
});
