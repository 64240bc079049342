import { createHash } from "node:crypto";
import { chmodSync, cpSync, lutimesSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { bashCompletion } from "./bash-completion.ts";
import { copyrightFile } from "./copyright.ts";
import { readHelpPages } from "./help-pages.ts";
import { manPage } from "./man-page.ts";
import { unpackPackage } from "./npm-pack.ts";
import { copyPackage, productionPackages } from "./production-packages.ts";
import { runProgram } from "./run-program.ts";

const ARCHITECTURES: Readonly<Record<string, string>> = { x64: "amd64", arm64: "arm64" };
const PROGRAM = "usr/lib/celebration-sync";
const DOCUMENTS = "usr/share/doc/celebration-sync";
const UNITS = "usr/lib/systemd/system";
/** The paths of executable files: Node, the command, and the scripts for dpkg. */
const PROGRAMS = /^(?:usr\/(?:lib\/celebration-sync\/)?bin\/[^/]+|DEBIAN\/(?:postinst|prerm|postrm))$/u;

export interface DebOptions {
  /** The folder of package.json; `dist/` in it is built already. */
  readonly project: string;
  /** The folder that gets the package. */
  readonly into: string;
  readonly version: string;
  /** Seconds since 1970, for every file inside: the same input gives the same package, byte for byte. */
  readonly sourceDate: number;
  /** Level 6 takes a minute on two cores and makes 35 MB. Level 0, for tests, is quick and makes 45 MB. */
  readonly compressionLevel?: number;
}

/** Builds the Debian package for the architecture of this machine and returns its path. */
export function buildDeb({ project, into, version, sourceDate, compressionLevel = 6 }: DebOptions): string {
  const architecture = ARCHITECTURES[process.arch];
  if (architecture === undefined) throw new Error(`There is no Debian package for ${process.arch}.`);
  const root = mkdtempSync(join(tmpdir(), "celebration-sync-deb-"));
  try {
    stageProgram(project, root);
    stageUnits(project, root);
    stageDocuments(project, root, version, new Date(sourceDate * 1000));
    stageControl(project, root, { VERSION: version, ARCHITECTURE: architecture });
    fixModesAndTimes(root, sourceDate);
    const file = join(into, `celebration-sync_${version}_${architecture}.deb`);
    const compression = ["-Zxz", `-z${compressionLevel}`];
    const dpkgDeb = ["env", `SOURCE_DATE_EPOCH=${sourceDate}`, "dpkg-deb", "--root-owner-group"] as const;
    runProgram(project, ...dpkgDeb, ...compression, "--build", root, file);
    return file;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Copies into the package: its own Node, the packed program, and the packages that the program loads. */
function stageProgram(project: string, root: string): void {
  const program = join(root, PROGRAM);
  const node = JSON.parse(readFileSync(join(project, "node_modules/node/package.json"), "utf8")) as { version: string };
  const nodePackage = `node-linux-${process.arch}@${node.version}`;
  unpackPackage(project, nodePackage, program, ["bin/node", "LICENSE"]);
  mkdirSync(join(root, DOCUMENTS), { recursive: true });
  const packages = productionPackages(project);
  const nodeLicence = readFileSync(join(program, "LICENSE"), "utf8");
  writeFileSync(join(root, DOCUMENTS, "copyright"), copyrightFile(project, nodeLicence, packages));
  rmSync(join(program, "LICENSE"));

  unpackPackage(project, ".", program, ["dist", "package.json"]);
  for (const part of packages) copyPackage(project, part, program);
  mkdirSync(join(root, "usr/bin"));
  cpSync(join(project, "packaging/celebration-sync"), join(root, "usr/bin/celebration-sync"));
}

/** Copies the systemd units, with the path of the installed program, and the files that declare user and folders. */
function stageUnits(project: string, root: string): void {
  mkdirSync(join(root, UNITS), { recursive: true });
  for (const name of readdirSync(join(project, "systemd")).filter((file) => /\.(?:service|timer)$/u.test(file))) {
    const unit = readFileSync(join(project, "systemd", name), "utf8");
    writeFileSync(join(root, UNITS, name), unit.replace("/usr/bin/env celebration-sync", "/usr/bin/celebration-sync"));
  }
  for (const folder of ["sysusers.d", "tmpfiles.d"])
    cpSync(join(project, "systemd", folder), join(root, "usr/lib", folder), { recursive: true });
  mkdirSync(join(root, "etc/celebration-sync"), { recursive: true });
}

/** Writes the manual page, the completion for bash, the changelog, the pages of docs/, deploy/ and the examples. */
function stageDocuments(project: string, root: string, version: string, date: Date): void {
  const cli = join(project, "dist/cli.js");
  const pages = readHelpPages((words) => runProgram(project, process.execPath, cli, ...words, "--help"));
  const gzip = (content: string | Uint8Array) => gzipSync(content, { level: 9 });
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write("usr/share/man/man1/celebration-sync.1.gz", gzip(manPage(pages, { version, date })));
  write("usr/share/bash-completion/completions/celebration-sync", bashCompletion(pages));
  write(`${DOCUMENTS}/changelog.gz`, gzip(readFileSync(join(project, "CHANGELOG.md"))));
  for (const name of ["deploy", "docs"]) cpSync(join(project, name), join(root, DOCUMENTS, name), { recursive: true });
  for (const name of ["config.example.json", "config.schema.json"])
    write(`${DOCUMENTS}/examples/${name}`, readFileSync(join(project, name)));
}

/** Writes the control file, the checksums for `dpkg --verify`, and the scripts that dpkg runs. */
function stageControl(project: string, root: string, values: Readonly<Record<string, string>>): void {
  const files = filesBelow(root).filter((file) => statSync(file).isFile());
  const size = files.reduce((sum, file) => sum + Math.ceil(statSync(file).size / 1024), 0);
  const sums = files.map((file) => {
    const sum = createHash("md5").update(readFileSync(file)).digest("hex");
    return `${sum}  ${relative(root, file)}\n`;
  });
  const control = join(root, "DEBIAN");
  cpSync(join(project, "packaging/debian"), control, { recursive: true });
  writeFileSync(join(control, "md5sums"), sums.join(""));
  const filled = Object.entries({ ...values, INSTALLED_SIZE: String(size) }).reduce(
    (text, [name, value]) => text.replace(`@${name}@`, value),
    readFileSync(join(control, "control"), "utf8"),
  );
  writeFileSync(join(control, "control"), filled);
}

/** Gives files and folders the same modes and times on every machine. */
function fixModesAndTimes(root: string, seconds: number): void {
  for (const path of [...filesBelow(root), root]) {
    const isProgram = PROGRAMS.test(relative(root, path)) || statSync(path).isDirectory();
    chmodSync(path, isProgram ? 0o755 : 0o644);
    lutimesSync(path, seconds, seconds);
  }
}

/** Returns the paths of all files and folders below a folder, sorted. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .sort();
}
