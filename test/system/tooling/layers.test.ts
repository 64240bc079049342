/** The rules of who may import what hold, and each of them fires where it is broken. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const OXLINT = join(ROOT, "node_modules/.bin/oxlint");

/** Like the project's, but for the types of node, which are not installed beside the snippets. */
const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: "es2023",
    module: "nodenext",
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  },
});

/** [file, what it does, the rule that stops it or null] */
const SNIPPETS: readonly (readonly [string, string, string | null])[] = [
  ["src/model/a.ts", 'import "../log.ts";', "no-restricted-imports"],
  ["src/model/a.ts", 'import "node:fs";', "no-restricted-imports"],
  ["src/model/a.ts", 'import "./b.ts";', null],
  ...["mapping", "plan", "intake", "report", "push"].flatMap((stage) =>
    ["mapping", "plan", "intake", "report", "push"].map(
      (other) =>
        [
          `src/pipeline/${stage}/a.ts`,
          `import "../${other}/b.ts";`,
          stage === other ? null : "no-restricted-imports",
        ] as const,
    ),
  ),
  ["src/pipeline/plan/a.ts", 'import "../run.ts";', "no-restricted-imports"],
  ["src/pipeline/plan/a.ts", 'import "../../ledger/b.ts";', "no-restricted-imports"],
  ["src/pipeline/plan/a.ts", 'import type { B } from "../../ledger/b.ts"; export type C = B;', "no-restricted-imports"],
  ["src/pipeline/plan/a.ts", 'import "../../model/b.ts";', null],
  ...["mapping", "plan"].flatMap((stage) =>
    [
      'import "node:crypto";',
      "export const a = Date.now();",
      "export const a = Math.random();",
      'export const a = fetch("https://service.example");',
      "setTimeout(() => {}, 1);",
      "export const a = performance.now();",
      "export const a = process.env;",
    ].map((code) => [`src/pipeline/${stage}/a.ts`, code, "no-restricted-"] as const),
  ),
  ["src/pipeline/push/a.ts", 'import "../../ledger/b.ts";', "no-restricted-imports"],
  ["src/pipeline/push/a.ts", 'import type { B } from "../../ledger/b.ts"; export type C = B;', null],
  ["src/pipeline/push/a.ts", 'import type { B } from "../../api/b.ts"; export type C = B;', null],
  ["src/pipeline/run.ts", 'import "./plan/b.ts"; import "../model/b.ts";', null],
  ["src/pipeline/run.ts", 'import "../api/b.ts";', "no-restricted-imports"],
  ["src/pipeline/run.ts", 'import "../config/b.ts";', "no-restricted-imports"],
  ["src/ledger/a.ts", 'import "../api/b.ts";', "no-restricted-imports"],
  ["src/ledger/a.ts", 'import "../model/b.ts";', null],
  ["src/api/a.ts", 'import "../ledger/b.ts";', "no-restricted-imports"],
  ["src/config/a.ts", 'import "../app.ts";', "no-restricted-imports"],
  ["src/sandbox/a.ts", 'import "../model/b.ts";', "no-restricted-imports"],
  ["src/app.ts", 'import "./commands/b.ts";', "no-restricted-imports"],
  ["src/app.ts", 'import "./ledger/b.ts";', null],
  ["src/commands/run.ts", 'import "../ledger/b.ts";', "no-restricted-imports"],
  ["src/commands/run.ts", 'import "../sandbox/b.ts";', "no-restricted-imports"],
  ["src/commands/sandbox.ts", 'import "../sandbox/b.ts";', null],
  ["src/commands/sandbox.ts", 'import "../api/b.ts";', "no-restricted-imports"],
  ["src/api/a.ts", "export default 1;", "no-default-export"],
  ["src/api/someThing.ts", "export const a = 1;", "filename-case"],
  ["src/api/a.ts", "export const a = async () => 1; a();", "no-floating-promises"],
  ["src/api/cycle-a.ts", 'import { b } from "./cycle-b.ts"; export const a = () => b;', "no-cycle"],
];

describe("each rule fires", () => {
  let folder = "";
  const found: Record<string, string[]> = {};
  const paths = SNIPPETS.map(([file], index) => pathOf(file, index));

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "layers-"));
    for (const [index, [, code]] of SNIPPETS.entries()) {
      const path = join(folder, paths[index] ?? "");
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${code}\nexport {};\n`);
    }
    writeFileSync(
      join(folder, "0/src/api/cycle-b.ts"),
      'import { a } from "./cycle-a.ts"; export const b = () => a;\n',
    );
    for (const project of readdirSync(folder)) Object.assign(found, lint(folder, project));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(SNIPPETS.map((snippet, index) => [index, ...snippet] as const))("%i %s: %s", (index, _, __, rule) => {
    const codes = found[paths[index] ?? ""] ?? [];
    if (rule === null) expect(codes.filter((code) => code.includes("no-restricted"))).toEqual([]);
    else expect(codes.join()).toContain(rule);
  });
});

/** Snippets share a project, but for those whose file has a name of its own: each of these stands in another one. */
function pathOf(file: string, index: number): string {
  if (file.endsWith("/a.ts")) return join("0", file.replace("/a.ts", `/a${index}.ts`));
  return join(String(SNIPPETS.slice(0, index).filter(([other]) => other === file).length), file);
}

function lint(folder: string, project: string): Record<string, string[]> {
  const cwd = join(folder, project);
  copyFileSync(join(ROOT, ".oxlintrc.json"), join(cwd, ".oxlintrc.json"));
  writeFileSync(join(cwd, "tsconfig.json"), TSCONFIG);
  const { stdout } = spawnSync(OXLINT, ["--format", "json"], { cwd, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found: Record<string, string[]> = {};
  for (const { code, filename } of diagnostics)
    (found[join(project, relative(cwd, join(cwd, filename)))] ??= []).push(code);
  return found;
}

/** Each third-party package is imported by one file, so that it can be replaced. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  "better-sqlite3": ["ledger/open-database.ts", "sandbox/database.ts"],
  bottleneck: ["api/rate-limit.ts"],
  chokidar: ["pipeline/intake/watch-folder.ts"],
  commander: ["cli.ts"],
  "csv-parse": ["pipeline/intake/csv-records.ts"],
  exceljs: ["pipeline/report/rejections-xlsx.ts"],
  fastify: ["sandbox/listen.ts"],
  "libphonenumber-js": ["pipeline/mapping/phone-library.ts"],
  "p-queue": ["pipeline/push/push-plan.ts"],
  pino: ["log.ts"],
  saxes: ["pipeline/intake/xml-events.ts"],
  undici: ["api/http-exchange.ts"],
  yauzl: ["pipeline/intake/zip-package.ts"],
  zod: ["config/schema.ts"],
};

test("each third-party package has one door", () => {
  const doors: Record<string, string[]> = {};
  const src = join(ROOT, "src");
  // Declarations (.d.ts) import nothing when the program runs.
  const isCode = (name: string) => /(?<!\.d)\.ts$/.test(name);
  for (const entry of readdirSync(src, { recursive: true, encoding: "utf8" }).filter(isCode)) {
    const file = join(src, entry);
    const imports = readFileSync(file, "utf8").matchAll(/(?:\bfrom |^import |\bimport\()"([^."][^"]*)"/gm);
    for (const [, name = ""] of imports) {
      if (name.startsWith("node:")) continue;
      const packageName = name.startsWith("@") ? name.split("/").slice(0, 2).join("/") : (name.split("/")[0] ?? "");
      const files = (doors[packageName] ??= []);
      if (!files.includes(relative(src, file))) files.push(relative(src, file));
    }
  }
  for (const files of Object.values(doors)) files.sort();
  expect(doors).toEqual(DOORS);
});

test("the pure stages make no date of the present", () => {
  for (const stage of ["mapping", "plan"]) {
    const folder = join(ROOT, "src/pipeline", stage);
    for (const name of readdirSync(folder)) {
      expect(readFileSync(join(folder, name), "utf8"), `${stage}/${name}`).not.toMatch(/\bnew Date\(\s*\)/);
    }
  }
});
