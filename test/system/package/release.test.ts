/** Tests `npm run release` in a repository of its own. */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));
const NOT_COPIED = /^(?:\.git|node_modules|dist|release|coverage|demo-data|fixtures)$|\.(?:deb|tgz)$/u;

/** Makes a repository with the files of this project, all committed. */
function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), "celebration-release-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(PROJECT, folder, { recursive: true, filter: (file) => !NOT_COPIED.test(relative(PROJECT, file)) });
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  const person = { GIT_AUTHOR_NAME: "Ada", GIT_AUTHOR_EMAIL: "ada@example.org" };
  const committer = { GIT_COMMITTER_NAME: "Ada", GIT_COMMITTER_EMAIL: "ada@example.org" };
  const env = { ...process.env, ...person, ...committer };
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8", env }).trim();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  git("init", "--quiet");
  write(".git/info/exclude", "node_modules\n");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Start");
  const release = (...args: readonly string[]) =>
    spawnSync(process.execPath, ["--no-warnings", "packaging/release.ts", ...args], {
      cwd: folder,
      encoding: "utf8",
      env,
    });
  return { folder, git, write, read, release };
}

test("sets the version, commits, tags, and writes the tarball with its checksum when all is committed", () => {
  const { folder, git, write, read, release } = makeRepository();
  write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n- New things.\n\n## 0.1.0\n\nThe first version.\n");
  git("commit", "--quiet", "--all", "--message", "Describe new things");

  const { status, stderr } = release("7.8.9", "--without-deb");
  expect([status, stderr]).toEqual([0, ""]);
  expect(git("log", "-1", "--format=%s")).toBe("Release 7.8.9");
  expect(git("tag", "--points-at", "HEAD")).toBe("v7.8.9");
  expect(git("status", "--porcelain")).toBe("");
  expect(read("CHANGELOG.md")).toContain("\n## 7.8.9\n\n- New things.\n\n## 0.1.0\n");
  for (const name of ["package.json", "package-lock.json", "src/model/version.ts"])
    expect(read(name)).toContain("7.8.9");

  const tarball = "celebration-sync-7.8.9.tgz";
  expect(readdirSync(join(folder, "release")).sort()).toEqual(["SHA256SUMS", tarball]);
  const sum = createHash("sha256")
    .update(readFileSync(join(folder, "release", tarball)))
    .digest("hex");
  expect(read("release/SHA256SUMS")).toBe(`${sum}  ${tarball}\n`);
  const again = release("7.8.9", "--without-deb");
  expect([again.status, again.stderr]).toEqual([2, "The tag v7.8.9 exists already. Choose a higher version.\n"]);
});

test("changes nothing when the work tree has changes or the changelog lacks the version", () => {
  const { git, write, release } = makeRepository();
  const head = git("rev-parse", "HEAD");
  write("CHANGELOG.md", "# Changelog\n\n## 0.1.0\n\nThe first version.\n");
  expect(release("7.8.9").stderr).toContain("The work tree has changes.");
  git("commit", "--quiet", "--all", "--allow-empty", "--message", "Shorten the changelog");
  const committed = git("rev-parse", "HEAD");
  expect(committed).not.toBe(head);
  expect(release("7.8.9").stderr).toContain('CHANGELOG.md has neither "## 7.8.9" nor "## Unreleased".');
  expect(release("next").stderr).toContain("Name a version");
  expect([git("rev-parse", "HEAD"), git("status", "--porcelain"), git("tag")]).toEqual([committed, "", ""]);
});
