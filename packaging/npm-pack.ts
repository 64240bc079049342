import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runProgram } from "./run-program.ts";

/**
 * Packs a package with npm and unpacks some of its files.
 *
 * @param what the package: "." for this project as it is built now, or a name and version of the registry
 * @param into the folder that gets the files; it is made when missing
 * @param only paths inside the package; all files when none are given
 */
export function unpackPackage(project: string, what: string, into: string, only: readonly string[] = []): void {
  mkdirSync(into, { recursive: true });
  const packed = packPackage(project, what, into);
  const members = only.map((path) => `package/${path}`);
  runProgram(into, "tar", "--extract", "--file", packed, "--strip-components=1", "--no-same-owner", ...members);
  rmSync(packed);
}

/** Packs a package into a folder and returns the path of the tarball. A package of the registry comes from npm's cache when it is there. */
export function packPackage(project: string, what: string, into: string): string {
  const flags = ["--json", "--ignore-scripts", "--prefer-offline", "--pack-destination", into];
  const printed = JSON.parse(runProgram(project, "npm", "pack", what, ...flags)) as Record<
    string,
    { readonly filename: string }
  >;
  // npm 10 and 11 print a list; newer ones print an object with the package's name as key.
  const [first] = Object.values(printed);
  if (first === undefined) throw new Error(`npm pack ${what} printed no file name`);
  return join(into, first.filename);
}
