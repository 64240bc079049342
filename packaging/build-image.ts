import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aptOptions, debianSources, SUITE } from "./debian-sources.ts";
import { runProgram } from "./run-program.ts";

/** The user in the image. It is a number, so that a cluster can see that it is not root. The manifests name it, too. */
export const IMAGE_USER = 10420;
const DATA_FOLDER = "var/lib/celebration-sync";
/** The Debian packages that the program's own package needs in a container. base-files names the release to scanners. */
const LIBRARIES = ["base-files", "libatomic1", "libc6", "libgcc-s1", "libstdc++6"];
/** Files of these packages that no process in a container reads. */
const UNUSED = ["lib/*/gconv", "lib/systemd", "lib/sysusers.d", "lib/tmpfiles.d"].concat(
  ["bash-completion", "gcc", "gdb", "lintian", "man"].map((name) => `share/${name}`),
);

export interface ImageOptions {
  /** The Debian package of the program. */
  readonly deb: string;
  /** The folder that becomes an OCI image layout. The image's tag in it is the version. */
  readonly layout: string;
  readonly version: string;
  /** Seconds since 1970. The same package on the same Debian packages gives the same image, byte for byte. */
  readonly sourceDate: number;
}

/**
 * Builds the OCI image from the program's Debian package and the libraries that it needs. The image has no shell and no
 * package manager. The build needs root, mmdebstrap and umoci, and no container daemon.
 */
export function buildImage({ deb, layout, version, sourceDate }: ImageOptions): void {
  const work = mkdtempSync(join(tmpdir(), "celebration-sync-image-"));
  try {
    const packages = [...downloadLibraries(work), deb];
    const root = join(work, "root");
    mkdirSync(root);
    for (const file of packages) runProgram(work, "dpkg-deb", "--extract", file, root);
    stageSettings(root);
    const installed = packages.map((file) => runProgram(work, "dpkg-deb", "--field", file));
    // Scanners for security updates read here which packages the image has.
    const status = installed.map((fields) => `${fields}Status: install ok installed\n`).join("\n");
    writeForAll(root, "var/lib/dpkg/status", status);
    writeLayout(packLayer(work, root, sourceDate), layout, version, sourceDate);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Downloads the libraries' packages from this machine's package sources, and returns the paths of their files. */
function downloadLibraries(work: string): readonly string[] {
  const tarball = join(work, "libraries.tar");
  const flags = ["--variant=extract", "--skip=cleanup/apt", "--quiet", `--include=${LIBRARIES.join()}`];
  runProgram(work, "mmdebstrap", ...flags, ...aptOptions(), SUITE, tarball, ...debianSources());
  const archives = "./var/cache/apt/archives";
  const folder = join(work, "libraries");
  mkdirSync(folder);
  const paths = ["--wildcards", `${archives}/*.deb`, "--strip-components=5"];
  runProgram(folder, "tar", "--extract", "--file", tarball, ...paths);
  rmSync(tarball);
  // base-files asks for mawk, which only its scripts for the installation use.
  const isNeeded = (name: string) => !name.startsWith("mawk_");
  return readdirSync(folder)
    .filter(isNeeded)
    .sort()
    .map((name) => join(folder, name));
}

/** Writes the accounts' and the name service's files, and the data folder. */
function stageSettings(root: string): void {
  const name = "celebration-sync";
  const account = `${name}:x:${IMAGE_USER}:${IMAGE_USER}:Celebration Sync:/${DATA_FOLDER}:/usr/sbin/nologin`;
  writeForAll(root, "etc/passwd", `root:x:0:0:root:/root:/usr/sbin/nologin\n${account}\n`);
  writeForAll(root, "etc/group", `root:x:0:\n${name}:x:${IMAGE_USER}:\n`);
  writeForAll(root, "etc/nsswitch.conf", "passwd: files\ngroup: files\nhosts: files dns\n");
  mkdirSync(join(root, DATA_FOLDER));
  chmodSync(join(root, DATA_FOLDER), 0o711);
}

/** Writes a file that every user may read, under any umask. */
function writeForAll(root: string, path: string, text: string): void {
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), 0o644);
}

/** Packs the root into a tarball that is the same on every machine. Returns the tarball's path. */
function packLayer(work: string, root: string, sourceDate: number): string {
  const layer = join(work, "layer.tar");
  const pack = (operation: string, owner: number, ...paths: readonly string[]) => {
    const same = ["--format=gnu", "--sort=name", `--mtime=@${sourceDate}`, "--numeric-owner"];
    runProgram(root, "tar", operation, "--file", layer, ...same, `--owner=${owner}`, `--group=${owner}`, ...paths);
  };
  const excluded = [...UNUSED.map((path) => `usr/${path}`), DATA_FOLDER].map((path) => `--exclude=./${path}`);
  pack("--create", 0, "--anchored", ...excluded, ".");
  pack("--append", IMAGE_USER, `./${DATA_FOLDER}`);
  return layer;
}

/** Writes an OCI image layout with one image of one layer. */
function writeLayout(layer: string, layout: string, version: string, sourceDate: number): void {
  const umoci = (...args: readonly string[]) => runProgram(".", "umoci", ...args);
  const image = ["--image", `${layout}:${version}`];
  const created = new Date(sourceDate * 1000).toISOString().replace(".000Z", "Z");
  const history = ["--history.created", created, "--history.created_by", "celebration-sync's packaging/build-image.ts"];
  rmSync(layout, { recursive: true, force: true });
  umoci("init", "--layout", layout);
  umoci("new", ...image);
  umoci("raw", "add-layer", ...image, ...history, layer);
  const settings = {
    architecture: runProgram(".", "dpkg", "--print-architecture").trim(),
    "config.user": `${IMAGE_USER}:${IMAGE_USER}`,
    "config.entrypoint": "/usr/bin/celebration-sync",
    "config.cmd": "--help",
    "config.env": "PATH=/usr/bin",
    "config.workingdir": `/${DATA_FOLDER}`,
    created,
  };
  const labels = {
    title: "celebration-sync",
    description: "Keeps a celebration service's contacts equal to lists",
    licenses: "MIT",
    version,
    created,
  };
  umoci(
    "config",
    ...image,
    "--no-history",
    ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    ...Object.entries(labels).flatMap(([name, text]) => ["--config.label", `org.opencontainers.image.${name}=${text}`]),
  );
  umoci("gc", "--layout", layout);
}
