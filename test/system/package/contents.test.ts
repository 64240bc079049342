import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { pack } from "./pack.ts";

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8");

test("packs the program, the units and the examples, and no development file", () => {
  const { files } = pack("--dry-run");
  const own = files.map(({ path }) => path).filter((path) => !path.startsWith("node_modules/"));
  expect(own).toEqual(
    expect.arrayContaining([
      "LICENSE",
      "config.example.json",
      "config.schema.json",
      "dist/THIRD-PARTY-LICENSES.txt",
      "deploy/kubernetes/statefulset.yaml",
      "dist/cli.js",
      "docs/troubleshooting.md",
      "package.json",
      "systemd/celebration-sync-console.service",
      "systemd/celebration-sync-console@.service",
      "systemd/celebration-sync.service",
      "systemd/celebration-sync@.service",
      "systemd/sysusers.d/celebration-sync.conf",
      "systemd/tmpfiles.d/celebration-sync.conf",
    ]),
  );
  const top = new Set(own.map((path) => path.split("/")[0]).filter((name) => !/^(README|CHANGELOG)/u.test(name ?? "")));
  expect(top).toEqual(
    new Set([
      "LICENSE",
      "config.example.json",
      "config.schema.json",
      "deploy",
      "dist",
      "docs",
      "package.json",
      "systemd",
    ]),
  );
  expect(own.filter((path) => path.endsWith(".map"))).toEqual([]);
  // npm ignores the overrides of a package that it installs. The package holds the dependencies that overrides change.
  for (const name of ["exceljs", "unzipper"])
    expect(
      files.some(({ path }) => path.endsWith(`node_modules/${name}/package.json`)),
      name,
    ).toBe(true);
});

test("names a command that starts with Node", () => {
  const { bin } = JSON.parse(read("package.json")) as { bin: Record<string, string> };
  expect(bin).toEqual({ "celebration-sync": "dist/cli.js" });
  expect(read("dist/cli.js").split("\n")[0]).toBe("#!/usr/bin/env node");
  // npm makes the file executable when it installs the package. In a checkout, `npm run build` does.
  expect(statSync(new URL("../../../dist/cli.js", import.meta.url)).isFile()).toBe(true);
});
