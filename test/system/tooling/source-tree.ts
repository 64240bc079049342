/** The folders and imports of `src/`, as the tests about the tree read them. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";

export const ROOT = join(import.meta.dirname, "../../..");

/** An import of one source file by another; both named by their path below `src/`. */
export interface SourceImport {
  readonly from: string;
  readonly to: string;
}

/** Returns every TypeScript file below `src/`, named by its path there. */
export function sourceFiles(): readonly string[] {
  const entries = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" });
  return entries.filter((name) => name.endsWith(".ts")).toSorted();
}

/** Returns every folder below `src/` that holds a file; `""` is `src/` itself. */
export function sourceFolders(): readonly string[] {
  const folders = sourceFiles().map((file) => (dirname(file) === "." ? "" : dirname(file)));
  return [...new Set(folders)].toSorted();
}

export function readSource(file: string): string {
  return readFileSync(join(ROOT, "src", file), "utf8");
}

/** Returns all imports between files of `src/`: of values and of types, static and dynamic. */
export function sourceImports(): readonly SourceImport[] {
  return sourceFiles().flatMap((from) =>
    [...readSource(from).matchAll(/(?:\bfrom |^import |\bimport\()"(\.[^"]+)"/gmu)].map(([, path = ""]) => ({
      from,
      to: posix.join(dirname(from), path),
    })),
  );
}
