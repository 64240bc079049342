import { defineConfig } from "rolldown";

const common = {
  platform: "node" as const,
  // These stay packages: what is native, what is rarely loaded, and what an administrator may have to update alone.
  external: ["better-sqlite3", "exceljs", "fastify", "pino", "undici"],
};

/**
 * `dist/`: a file for each command and for what commands share. Loading 450 modules one by one took most of the time
 * that a list takes of which nothing changed. `test/bench/dist/`: what does a part of the work, to be measured.
 */
export default defineConfig([
  { ...common, input: "src/cli.ts", output: { dir: "dist", cleanDir: true, sourcemap: true } },
  {
    ...common,
    input: ["fill-ledger", "map-file", "read-file"].map((name) => `test/bench/${name}.ts`),
    output: { dir: "test/bench/dist", cleanDir: true },
  },
]);
