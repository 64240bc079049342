/** The lock file installs everywhere: with every npm that comes with a supported Node, and on every platform. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./source-tree.ts";

interface LockedPackage {
  readonly version?: string;
  readonly gypfile?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};

test("tells npm 10 not to compile better-sqlite3", () => {
  // npm 10 compiles each package that has a binding.gyp, unless its entry says otherwise. `npm install` drops this line
  // when it writes the file: add it again.
  expect(packages["node_modules/better-sqlite3"]).toHaveProperty("gypfile", false);
});

test("has one package with an install script: the Node that runs the npm scripts", () => {
  const scripted = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript === true);
  expect(scripted).toEqual(["node_modules/node"]);
});

test("names the binaries of every platform, in the version that their package asks for", () => {
  // `npm ci` refuses a lock file that lacks an optional dependency or has another version, also for another platform.
  const wrong = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const locked = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      const isExact = /^\d/u.test(range);
      return locked === undefined || (isExact && locked.version !== range) ? [`${name}@${range}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
