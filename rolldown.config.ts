import { defineConfig } from "rolldown";

/**
 * `dist/`: a file for each command and for what commands share. Loading 450 modules one by one took most of the time
 * that a list takes of which nothing changed.
 */
export default defineConfig({
  input: "src/cli.ts",
  platform: "node",
  // These stay packages: what is native, what is rarely loaded, and what an administrator may have to update alone.
  external: ["better-sqlite3", "exceljs", "fastify", "pino", "undici"],
  output: { dir: "dist", cleanDir: true, sourcemap: true },
});
