import { readFileSync } from "node:fs";
import { defineConfig, type InputOptions, type Plugin } from "rolldown";
import about from "./package.json" with { type: "json" };

/** Of a hundred modules each, or needed by every command, or taken only in part. All others stay packages, to be updated by themselves. */
const BUNDLED = ["bottleneck", "commander", "csv-parse", "libphonenumber-js", "undici", "zod"];
const packages = Object.keys(about.dependencies)
  .filter((name) => !BUNDLED.includes(name))
  .map((name) => new RegExp(`^${name}(/|$)`, "u"));

/** What is bundled comes with its licence. */
const licences: Plugin = {
  name: "licences",
  generateBundle() {
    const texts = BUNDLED.map((name) => `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim()}\n`);
    this.emitFile({ type: "asset", fileName: "THIRD-PARTY-LICENSES.txt", source: texts.join("\n----\n\n") });
  },
};

/** Drops the warnings about bottleneck's Redis connections, which call `eval`: nothing here ever loads them. */
const leaveOutBottleneckEval: NonNullable<InputOptions["onLog"]> = (level, log, handle) => {
  if (log.code === "EVAL" && log.id?.includes("/bottleneck/lib/")) return;
  handle(level, log);
};

/**
 * `dist/`: a file for each command and for what commands share. Loading 450 modules one by one took most of the time
 * that a list takes of which nothing changed. `test/bench/dist/`: what does a part of the work, to be measured.
 */
export default defineConfig([
  {
    input: "src/cli.ts",
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
