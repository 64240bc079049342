/**
 * `npm run release -- X.Y.Z`: writes the version down, commits, builds the npm tarball and the Debian package into
 * `release/` with their checksums, and tags the commit. The command pushes nothing. After a failure, the same command
 * continues the release. `--without-deb` leaves out the Debian package.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildDeb } from "./build-deb.ts";
import { packPackage } from "./npm-pack.ts";
import { runProgram } from "./run-program.ts";
import { sourceDate } from "./source-date.ts";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const RELEASE = join(PROJECT, "release");
const VERSION_FILE = "src/model/version.ts";
const VERSIONED_FILES = ["package.json", "package-lock.json", VERSION_FILE, "CHANGELOG.md"];

const run = (program: string, ...args: readonly string[]) => runProgram(PROJECT, program, ...args);

class ReleaseError extends Error {}

/** Throws a ReleaseError unless the version can be released from the work tree as it is. */
function checkRelease(version: string): void {
  if (!/^\d+\.\d+\.\d+$/u.test(version)) throw new ReleaseError("Name a version: npm run release -- 1.2.3");
  if (run("git", "tag", "--list", `v${version}`) !== "")
    throw new ReleaseError(`The tag v${version} exists already. Choose a higher version.`);
  const changed = run("git", "status", "--porcelain");
  if (changed !== "") throw new ReleaseError(`The work tree has changes. Commit them first:\n${changed}`);
}

/** Returns the changelog with a heading for the version. The heading "Unreleased" becomes that heading. */
function changelogOf(version: string): string {
  const text = readFileSync(join(PROJECT, "CHANGELOG.md"), "utf8");
  if (text.split("\n").includes(`## ${version}`)) return text;
  const renamed = text.replace(/^## Unreleased$/mu, `## ${version}`);
  if (renamed === text) throw new ReleaseError(`CHANGELOG.md has neither "## ${version}" nor "## Unreleased".`);
  return renamed;
}

/** Writes the version into every file that names it, and commits these files when one of them changed. */
function commitVersion(version: string): void {
  const changelog = changelogOf(version);
  run("npm", "version", version, "--no-git-tag-version", "--allow-same-version", "--ignore-scripts");
  writeFileSync(join(PROJECT, "CHANGELOG.md"), changelog);
  const source = readFileSync(join(PROJECT, VERSION_FILE), "utf8");
  writeFileSync(join(PROJECT, VERSION_FILE), source.replace(/VERSION = ".*"/u, `VERSION = "${version}"`));
  if (run("git", "status", "--porcelain") === "") return;
  run("git", "commit", "--quiet", "--message", `Release ${version}`, "--", ...VERSIONED_FILES);
}

/** Builds all files that are published, and a file with their checksums. */
function buildRelease(version: string, withDeb: boolean): void {
  rmSync(RELEASE, { recursive: true, force: true });
  mkdirSync(RELEASE);
  run("npm", "run", "build");
  packPackage(PROJECT, ".", RELEASE);
  if (withDeb) buildDeb({ project: PROJECT, into: RELEASE, version, sourceDate: sourceDate(PROJECT) });
  const sums = readdirSync(RELEASE).map((name) => {
    const sum = createHash("sha256")
      .update(readFileSync(join(RELEASE, name)))
      .digest("hex");
    return `${sum}  ${name}\n`;
  });
  writeFileSync(join(RELEASE, "SHA256SUMS"), sums.join(""));
}

const [version = "", ...flags] = process.argv.slice(2);
try {
  checkRelease(version);
  commitVersion(version);
  buildRelease(version, !flags.includes("--without-deb"));
  // The tag comes last, so that every tag names a version whose files could be built.
  run("git", "tag", "--annotate", "--message", `celebration-sync ${version}`, `v${version}`);
  process.stdout.write(`${readdirSync(RELEASE).join("\n")}\n\nTagged v${version}. Nothing is pushed yet.\n`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
