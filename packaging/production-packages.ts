import { cpSync, existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The path below the project's folder, for instance `node_modules/exceljs`. */
  readonly path: string;
}

type Manifest = Omit<InstalledPackage, "path"> & { readonly dependencies?: Readonly<Record<string, string>> };
type LockFile = { readonly packages: Readonly<Record<string, { readonly version?: string }>> };

/** better-sqlite3 needs node-addon-api only where it is compiled. */
const ONLY_FOR_COMPILING = "node-addon-api";
/** Names of folders at the top of a package from which the program loads nothing. */
const UNUSED_FOLDERS = /^(?:benchmarks?|docs?|examples?|integration|node_modules|tests?|types)$/u;
/** More unused folders of single packages: C sources, and a build for browsers. */
const UNUSED_FOLDERS_OF: Readonly<Record<string, RegExp>> = {
  "better-sqlite3": /^(?:deps|src)$/u,
  exceljs: /^dist$/u,
};
const UNUSED_FILES = /(?:^|\/)\.[^/]+$|\.(?:map|[cm]?ts|md|markdown|gyp|flow|html|png|ya?ml)$/u;

/**
 * Returns the installed packages that the built program loads, and the packages that these need. A dependency that is
 * bundled into `dist/` is left out.
 */
export function productionPackages(project: string): readonly InstalledPackage[] {
  const lock = readJson(join(project, "package-lock.json")) as LockFile;
  const { dependencies = {} } = readJson(join(project, "package.json")) as Manifest;
  const imported = importedNames(join(project, "dist"));
  const found = new Map<string, InstalledPackage>();

  const add = (name: string, from: string): void => {
    const path = resolvePackage(project, name, from);
    if (found.has(path)) return;
    const manifest = readJson(join(project, path, "package.json")) as Manifest;
    if (lock.packages[path]?.version !== manifest.version)
      throw new Error(`${path} is not the version that package-lock.json names. Run npm ci, then try again.`);
    found.set(path, { name, version: manifest.version, license: manifest.license, path });
    for (const needed of Object.keys(manifest.dependencies ?? {})) if (needed !== ONLY_FOR_COMPILING) add(needed, path);
  };
  for (const name of Object.keys(dependencies)) if (imported.has(name)) add(name, "");
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * Copies a package without the files that the program never loads: documents, tests, types, C sources, and binaries of
 * other platforms.
 */
export function copyPackage(project: string, { name, path }: InstalledPackage, into: string): void {
  const source = realpathSync(join(project, path));
  const isUsed = (place: string) =>
    !UNUSED_FOLDERS.test(place) &&
    !UNUSED_FOLDERS_OF[name]?.test(place) &&
    !UNUSED_FILES.test(place) &&
    (dirname(place) !== "prebuilds" || place === `prebuilds/linux-${process.arch}.node`);
  cpSync(source, join(into, path), { recursive: true, filter: (file) => isUsed(relative(source, file)) });
}

/** Returns the texts of the licence files in a package's folder. */
export function licenceTexts(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)/iu.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").trim());
}

/** Returns the path of the package that Node loads under this name from the package `from`; "" for the project. */
function resolvePackage(project: string, name: string, from: string): string {
  for (let place = from; ; place = dirname(place)) {
    const path = join(place === "." ? "" : place, "node_modules", name);
    if (existsSync(join(project, path, "package.json"))) return path;
    if (place === "" || place === ".")
      throw new Error(`${name}, which ${from || "the project"} needs, is not installed. Run npm ci.`);
  }
}

/** Returns the names of the modules that the built program imports, without its own files. */
function importedNames(dist: string): ReadonlySet<string> {
  const names = readdirSync(dist)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => [
      ...readFileSync(join(dist, name), "utf8").matchAll(/(?:\bfrom|\bimport\(|\brequire\()\s*"([^".][^"]*)"/gu),
    ])
    .map(([, name = ""]) => name);
  return new Set(names);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
