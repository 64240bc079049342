import { accessSync, constants, statSync } from "node:fs";
import { resolve } from "node:path";

/** Where a program without a folder in its name is searched when PATH is not set. */
const DEFAULT_PATH = "/usr/local/bin:/usr/bin:/bin";

/**
 * Returns why a program can't be started, in words; null: it can.
 *
 * @param program a path, which may be relative to `cwd`, or a name that is searched in the folders of PATH
 */
export function whyNotStartable(
  program: string,
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  if (program.includes("/")) return whyNotExecutable(resolve(cwd, program));
  const folders = (env["PATH"] ?? DEFAULT_PATH).split(":");
  const found = folders.map((folder) => whyNotExecutable(resolve(cwd, folder, program)));
  if (found.includes(null)) return null;
  const others = found.find((why) => why !== null && !why.endsWith(NOT_THERE));
  return others ?? `no folder of PATH has a program “${program}”`;
}

const NOT_THERE = "does not exist";

function whyNotExecutable(path: string): string | null {
  try {
    if (!statSync(path).isFile()) return `${path} is not a program`;
    accessSync(path, constants.X_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return `${path} ${NOT_THERE}`;
    return `this program's user may not execute ${path}`;
  }
}
