/** The program's promise about Node: which versions run it, and what an older one is answered. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ROOT } from "./source-tree.ts";

const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { engines: { node: string } };

/** Starts the built entry under a Node that says it is of another version. */
function startOn(version: string) {
  const folder = mkdtempSync(join(tmpdir(), "celebration-node-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Alone in its folder: an entry that loaded anything else before its check would fail here.
  copyFileSync(join(ROOT, "dist/cli.js"), join(folder, "cli.mjs"));
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`;
  return spawnSync(process.execPath, ["--import", pretend, join(folder, "cli.mjs"), "status"], { encoding: "utf8" });
}

test.each(["14.21.3", "18.20.8", "20.20.2", "21.7.3", "22.21.1"])(
  "says in one line what it needs, and exits 2, on Node %s",
  (version) => {
    const { status, stdout, stderr } = startOn(version);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(
      `celebration-sync needs Node 22.22 or newer; this is Node ${version}. ` +
        "Install a newer Node, or the Debian package, which brings its own.\n",
    );
  },
);

test("asks for the Node that package.json's engines name", () => {
  expect(engines.node).toBe(">=22.22");
  // Newer ones get past the check, and then miss the rest of the program in this empty folder.
  for (const version of ["22.22.0", "24.0.0", "26.0.0"]) expect(startOn(version).stderr).not.toContain("needs Node");
});

test("keeps the entry readable for a Node that is too old for the rest", () => {
  const entry = readFileSync(join(ROOT, "dist/cli.js"), "utf8");
  expect(entry).not.toMatch(/^import\b|\?\?=|\|\|=|&&=|\bstatic \{|#[a-z]+\b(?!\/)/mu);
});
