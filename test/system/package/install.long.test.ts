import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pack } from "./pack.ts";

/** Long: npm fetches the dependencies, and better-sqlite3 is compiled where there is no binary of it. */
test("the package works after npm install -g into an empty prefix", () => {
  const root = mkdtempSync(join(tmpdir(), "celebration-package-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { filename, version } = pack("--pack-destination", root);
  const prefix = join(root, "prefix");
  const run = (program: string, ...args: readonly string[]) =>
    spawnSync(program, args, { cwd: root, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } });

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
  // fastify's own test client names a cookie package for newer Nodes; nothing here ever loads it.
  const unfit = [...installed.stderr.matchAll(/EBADENGINE\s+package: '([^@']+)@/gu)].map(([, name]) => name);
  expect(unfit.filter((name) => name !== "cookie")).toEqual([]);

  const program = join(prefix, "bin/celebration-sync");
  expect(run(program, "--version").stdout).toBe(`${version}\n`);
  const config = join(root, "etc/config.json");
  const flags = ["--yes", "--base-url", "https://service.example/v1", "--key-env", "K", "--feed", "staff"];
  const made = run(program, "init", "--config", config, "--mode", "changes", ...flags);
  expect([made.status, made.stderr]).toEqual([0, ""]);
  expect(run(program, "status", "--config", config).stdout).toContain("At work: no process");
  // The sandbox, every stage and the workbook among the reports: all that is installed is used.
  const demo = run(program, "demo", "--folder", join(root, "demo"));
  expect(demo.status, demo.stderr).toBe(0);
  const written = readdirSync(join(root, "demo"), { recursive: true, encoding: "utf8" });
  for (const name of ["report.html", "rejections.csv", "rejections.xlsx"])
    expect(written.some((path) => path.endsWith(name))).toBe(true);

  expect(run("npm", "uninstall", "--global", "--prefix", prefix, "celebration-sync").status).toBe(0);
  expect(readdirSync(join(prefix, "bin"))).toEqual([]);
});
