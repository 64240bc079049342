/** The layer rules: each folder has an allow list, the linter enforces it, and each list is seen to fire. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isIn, LAYER_RULES, lintOverrides, type LayerRule } from "./layer-rules.ts";
import { readSource, ROOT, sourceFiles, sourceFolders } from "./source-tree.ts";

const PROGRAMS = join(ROOT, "node_modules/.bin");
const FOLDERS = sourceFolders();

/** Like the project's, but without node's types, which are not installed beside the snippets. */
const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: "es2023",
    module: "nodenext",
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  },
});

/** The rule that holds for a folder: the last one that matches. */
function ruleOf(folder: string): LayerRule | undefined {
  return LAYER_RULES.findLast(({ room, files }) => files === undefined && isIn(folder, room));
}

test("the linter's overrides are generated from the table of layers", async () => {
  const config = JSON.parse(readFileSync(join(ROOT, ".oxlintrc.json"), "utf8")) as {
    overrides: { rules: Record<string, unknown> }[];
  };
  const others = config.overrides.filter(
    ({ rules }) => !["no-restricted-imports", "no-restricted-globals"].some((name) => name in rules),
  );
  const overrides = [...LAYER_RULES.flatMap((rule) => lintOverrides(rule, FOLDERS)), ...others];
  await expect(`${JSON.stringify({ ...config, overrides }, null, 2)}\n`).toMatchFileSnapshot(
    join(ROOT, ".oxlintrc.json"),
  );
});

test("every folder of src has an allow list", () => {
  expect(FOLDERS.filter((folder) => ruleOf(folder) === undefined)).toEqual([]);
});

/** A file, what stands in it, and the rule that must complain; null: none may. */
type Snippet = readonly [file: string, code: string, rule: string | null];

/** From every folder, an import of each room: refused unless the folder's allow list names that room. */
const IMPORTS: readonly Snippet[] = FOLDERS.filter((folder) => folder !== "").flatMap((folder) => {
  const rule = ruleOf(folder);
  const rooms = [...new Set(LAYER_RULES.map(({ room }) => room))].filter((room) => !room.endsWith(".ts"));
  return rooms
    .filter((room) => !isIn(folder, room) && !isIn(room, folder) && !isIn(room, rule?.room ?? ""))
    .flatMap((room): Snippet[] => {
      const path = `${posix.relative(folder, room)}/b.ts`;
      const allows = (open: readonly string[] = []) => open.some((allowed) => isIn(room, allowed));
      const value = `import "${path}";`;
      const type = `import type { B } from "${path}"; export type C = B;`;
      const refused = "no-restricted-imports";
      return [
        [`src/${folder}/a.ts`, value, allows(rule?.mayImport) ? null : refused],
        [`src/${folder}/a.ts`, type, allows(rule?.mayImport) || allows(rule?.mayImportTypes) ? null : refused],
      ];
    });
});

const IMPURE: readonly Snippet[] = FOLDERS.filter((folder) => ruleOf(folder)?.isPure === true).flatMap((folder) =>
  [
    'import "node:crypto";',
    "export const a = Date.now();",
    "export const a = Math.random();",
    'export const a = fetch("https://service.example");',
    "setTimeout(() => {}, 1);",
    "export const a = performance.now();",
    "export const a = process.env;",
  ].map((code): Snippet => [`src/${folder}/a.ts`, code, "no-restricted-"]),
);

const OTHERS: readonly Snippet[] = [
  ["src/cli.ts", 'import "./app/b.ts";', "no-restricted-imports"],
  ["src/cli.ts", 'import "./commands/b.ts";', null],
  ["src/commands/setup/sandbox.ts", 'import "../../sandbox/b.ts";', null],
  ["src/commands/setup/sandbox.ts", 'import "../../api/b.ts";', "no-restricted-imports"],
  ["src/api/a.ts", "export default 1;", "no-default-export"],
  ["src/api/someThing.ts", "export const a = 1;", "filename-case"],
  ["src/api/a.ts", "export const a = async () => 1; a();", "no-floating-promises"],
  ["src/api/cycle-a.ts", 'import type { B } from "./cycle-b.ts"; export type A = B;', "no-cycle"],
];

describe("the linter", () => {
  const snippets = [...IMPORTS, ...IMPURE, ...OTHERS];
  const paths = snippets.map(([file], index) => pathOf(file, index));
  const found: Record<string, string[]> = {};
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "layers-"));
    for (const [index, [, code]] of snippets.entries()) {
      const path = join(folder, paths[index] ?? "");
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${code}\nexport {};\n`);
    }
    writeFileSync(
      join(folder, "0/src/api/cycle-b.ts"),
      'import type { A } from "./cycle-a.ts"; export type B = A | null;\n',
    );
    for (const project of readdirSync(folder)) Object.assign(found, lint(folder, project));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The snippets whose finding is not the expected one. */
  const wrong = (from: readonly Snippet[]) =>
    from.filter((snippet) => {
      const [, , rule] = snippet;
      const codes = found[paths[snippets.indexOf(snippet)] ?? ""] ?? [];
      return rule === null ? codes.some((code) => code.includes("no-restricted")) : !codes.join().includes(rule);
    });

  test("refuses each import that a folder's allow list does not name, and no other", () => {
    expect(IMPORTS.length).toBeGreaterThan(500);
    expect(IMPORTS.filter(([, , rule]) => rule === null).length).toBeGreaterThan(50);
    expect(wrong(IMPORTS)).toEqual([]);
  });

  test("refuses clocks, randomness, timers and I/O in the pure folders", () => {
    expect(IMPURE.length).toBeGreaterThan(50);
    expect(wrong(IMPURE)).toEqual([]);
  });

  test.each(OTHERS)("looks at %s: %s", (...snippet) => {
    expect(wrong(OTHERS.filter(([file, code]) => file === snippet[0] && code === snippet[1]))).toEqual([]);
  });
});

/** Snippets share a project, but for those whose file has a name of its own: each of these stands in another one. */
function pathOf(file: string, index: number): string {
  if (file.endsWith("/a.ts")) return join("0", file.replace("/a.ts", `/a${index}.ts`));
  const named = OTHERS.filter(([other]) => other === file);
  const at = named.length < 2 ? 0 : index - (IMPORTS.length + IMPURE.length + OTHERS.indexOf(named[0] ?? OTHERS[0]!));
  return join(String(at), file);
}

function lint(folder: string, project: string): Record<string, string[]> {
  const cwd = join(folder, project);
  copyFileSync(join(ROOT, ".oxlintrc.json"), join(cwd, ".oxlintrc.json"));
  writeFileSync(join(cwd, "tsconfig.json"), TSCONFIG);
  const { stdout, stderr } = spawnSync(join(PROGRAMS, "oxlint"), ["--format", "json"], {
    cwd,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    // oxlint looks on PATH for the program that knows types.
    env: { ...process.env, PATH: `${PROGRAMS}:${process.env["PATH"] ?? ""}` },
  });
  if (!stdout.startsWith("{"))
    throw new Error(`oxlint printed no JSON: ${stdout.slice(0, 500)} ${stderr.slice(0, 500)}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found: Record<string, string[]> = {};
  for (const { code, filename } of diagnostics)
    (found[join(project, relative(cwd, join(cwd, filename)))] ??= []).push(code);
  return found;
}

/** Each third-party package is imported by one file or by one small folder, so that it can be replaced. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  "@fastify/cookie": ["console/server/listen.ts"],
  "@fastify/multipart": ["console/server/listen.ts", "console/server/upload-parts.ts"],
  "better-sqlite3": ["ledger/database/open-database.ts", "sandbox/database.ts"],
  bottleneck: ["api/rate-limit.ts"],
  chokidar: ["pipeline/intake/arrival/watch-folder.ts"],
  commander: ["commands/command-line.ts"],
  "csv-parse": ["pipeline/intake/csv/csv-records.ts"],
  exceljs: ["pipeline/report/rejections/rejections-xlsx.ts"],
  fastify: ["console/server/listen.ts", "sandbox/http/listen.ts"],
  "iconv-lite": ["pipeline/intake/text/code-page-decoder.ts"],
  "libphonenumber-js": ["pipeline/mapping/values/phones/phone-library.ts"],
  messageformat: ["pipeline/report/language/message.ts"],
  nodemailer: ["notify/send-mail.ts"],
  "openid-client": ["console/sign-in/oidc/issuer.ts"],
  "p-queue": ["pipeline/push/push-plan.ts"],
  pino: ["system/log.ts"],
  saxes: ["pipeline/intake/workbook/xml-events.ts"],
  undici: ["api/http-exchange.ts"],
  yauzl: ["pipeline/intake/workbook/zip-package.ts"],
  zod: [
    "config/checked-text.ts",
    "config/console-schema.ts",
    "config/feed-schema.ts",
    "config/notify-schema.ts",
    "config/schema.ts",
  ],
};

test("each third-party package has one door", () => {
  const doors: Record<string, Set<string>> = {};
  // Declarations (.d.ts) import nothing when the program runs.
  for (const file of sourceFiles().filter((name) => !name.endsWith(".d.ts"))) {
    for (const [, name = ""] of readSource(file).matchAll(/(?:\bfrom |^import |\bimport\()"([^."][^"]*)"/gmu)) {
      if (name.startsWith("node:")) continue;
      const packageName = name.startsWith("@") ? name.split("/").slice(0, 2).join("/") : (name.split("/")[0] ?? "");
      (doors[packageName] ??= new Set()).add(file);
    }
  }
  const found = Object.fromEntries(Object.entries(doors).map(([name, files]) => [name, [...files].toSorted()]));
  expect(found).toEqual(DOORS);
});

test("the pure folders never ask for today's date", () => {
  const pure = sourceFiles().filter((file) => ruleOf(posix.dirname(file))?.isPure === true);
  expect(pure.length).toBeGreaterThan(50);
  expect(pure.filter((file) => /\bnew Date\(\s*\)/u.test(readSource(file)))).toEqual([]);
});
