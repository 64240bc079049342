import { readFileSync } from "node:fs";
import { defineConfig, type InputOptions, type Plugin } from "rolldown";
import about from "./package.json" with { type: "json" };

/**
 * Packages that are bundled: they have a hundred modules each, every command needs them, or we use only a part of them. All
 * other packages stay packages, so that they can be updated by themselves.
 */
const BUNDLED = ["bottleneck", "commander", "csv-parse", "libphonenumber-js", "undici", "zod"];
const packages = Object.keys(about.dependencies)
  .filter((name) => !BUNDLED.includes(name))
  .map((name) => new RegExp(`^${name}(/|$)`, "u"));

/** Writes the licences of the bundled packages into `dist/`. */
const licences: Plugin = {
  name: "licences",
  generateBundle() {
    const files = BUNDLED.map((name) => [name, `node_modules/${name}/LICENSE`] as const);
    // The table of known names is made from this package's data, and the package itself is not installed.
    const all = [...files, ["@faker-js/faker", "packaging/names/LICENSE"] as const];
    const texts = all.map(([name, file]) => `${name}\n\n${readFileSync(file, "utf8").trim()}\n`);
    this.emitFile({ type: "asset", fileName: "THIRD-PARTY-LICENSES.txt", source: texts.join("\n----\n\n") });
  },
};

/** Drops the warnings about `eval` in bottleneck's code for Redis connections, which this program never loads. */
const leaveOutBottleneckEval: NonNullable<InputOptions["onLog"]> = (level, log, handle) => {
  if (log.code === "EVAL" && log.id?.includes("/bottleneck/lib/")) return;
  handle(level, log);
};

/**
 * Builds `dist/` with one file for each command, one for the threads that read workbooks, and files for the code that they share. Loading 450 modules one by one
 * took most of the time that an unchanged list takes. Also builds `test/bench/dist/`: programs that do a part of the work,
 * so that the part can be measured.
 */
export default defineConfig([
  {
    input: { cli: "src/cli.ts", "list-thread": "src/run/read/accounts/list-thread.ts" },
    platform: "node",
    external: packages,
    plugins: [licences],
    onLog: leaveOutBottleneckEval,
    output: { dir: "dist", cleanDir: true, sourcemap: true },
  },
  {
    input: ["fill-ledger", "map-file", "read-file"].map((name) => `test/bench/${name}.ts`),
    platform: "node",
    external: packages,
    onLog: leaveOutBottleneckEval,
    output: { dir: "test/bench/dist", cleanDir: true },
  },
]);
