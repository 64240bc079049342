import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aptOptions, debianSources, SUITE } from "../../../packaging/debian-sources.ts";

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The smallest Debian 12 in a folder of its own. Commands run in it as in a new installation. */
export interface BareRoot {
  readonly folder: string;
  /** Runs a shell command in the root and returns its output with standard error. Throws when the command fails. */
  run(command: string): string;
  /** Copies a file of this machine to the top of the root. */
  copyIn(file: string, name: string): void;
  remove(): void;
}

/** Returns why this machine cannot make a bare root; null when it can. */
export function whyNoBareRoot(): string | null {
  if (process.getuid?.() !== 0) return "the user is not root";
  if (spawnSync("mmdebstrap", ["--version"]).status !== 0) return "mmdebstrap is not installed";
  return debianSources().length === 0 ? `no package source of this machine has ${SUITE}` : null;
}

/** Makes a bare root from the package sources of this machine, in about half a minute. */
export function makeBareRoot(): BareRoot {
  const folder = mkdtempSync(join(tmpdir(), "celebration-root-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // The package lists stay, so that apt can install at once.
  const flags = ["--variant=minbase", "--skip=cleanup/apt", "--quiet", ...aptOptions()];
  try {
    outputOf("mmdebstrap", ...flags, SUITE, folder, ...debianSources());
  } catch (error) {
    remove();
    throw error;
  }
  copyFileSync("/etc/resolv.conf", join(folder, "etc/resolv.conf"));
  const environment = [`PATH=${PATH}`, "HOME=/root", "LC_ALL=C.UTF-8", "DEBIAN_FRONTEND=noninteractive"];
  // Only the command sees the mount of /proc, which ends with the command.
  const inside = ["--mount", "--pid", "--fork", `--mount-proc=${folder}/proc`, "chroot", folder];
  const shell = ["/usr/bin/env", "-i", ...environment, "sh", "-c"];
  return {
    folder,
    run: (command) => outputOf("unshare", ...inside, ...shell, `exec 2>&1; ${command}`),
    copyIn: (file, name) => copyFileSync(file, join(folder, name)),
    remove,
  };
}

function outputOf(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${args.at(-1)} failed: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}
