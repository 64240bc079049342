import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runProgram } from "./run-program.ts";

/**
 * Packs a package with npm and unpacks some of its files.
 *
 * @param source "." for this project as it is built now, or the name and version of a package in the registry
 * @param into the folder for the files; created when it is missing
 * @param only paths in the package; empty: all files
 */
export function unpackPackage(project: string, source: string, into: string, only: readonly string[] = []): void {
  mkdirSync(into, { recursive: true });
  const packed = packPackage(project, source, into);
  const members = only.map((path) => `package/${path}`);
  runProgram(into, "tar", "--extract", "--file", packed, "--strip-components=1", "--no-same-owner", ...members);
  rmSync(packed);
}

/**
 * Packs a package into a folder, and returns the path of the tarball. npm takes a package of the registry from its
 * cache when the cache has it.
 *
 * @param source as for `unpackPackage`
 */
export function packPackage(project: string, source: string, into: string): string {
  const flags = ["--json", "--ignore-scripts", "--prefer-offline", "--pack-destination", into];
  const printed = JSON.parse(runProgram(project, "npm", "pack", source, ...flags)) as Record<
    string,
    { readonly filename: string }
  >;
  // npm 10 and 11 print a list; newer ones print an object with the package's name as key.
  const [first] = Object.values(printed);
  if (first === undefined) throw new Error(`npm pack ${source} printed no file name`);
  return join(into, first.filename);
}
