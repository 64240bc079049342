/** ARCHITECTURE.md is held to the code: its folders, its files of the story, its states. */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSource, ROOT, sourceFiles, sourceFolders } from "./source-tree.ts";

const TEXT = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");

/** Returns the first cells of all table rows that name a path. */
function namedPaths(start: string): readonly string[] {
  return [...TEXT.matchAll(/^\| `([^`]+)` \|/gmu)]
    .map(([, path = ""]) => path)
    .filter((path) => path.startsWith(start));
}

test("names every folder of src, and no other", () => {
  const folders = sourceFolders().flatMap((folder) => parentsOf(folder));
  const named = namedPaths("src/").filter((path) => path.endsWith("/"));
  expect(named.toSorted()).toEqual([...new Set(folders)].map((folder) => `src/${folder}/`).toSorted());
});

test("names every file at the top of the story, and no other", () => {
  const story = sourceFiles().filter((file) => /^run\/[^/]+$/u.test(file));
  expect(
    namedPaths("src/run/")
      .filter((path) => path.endsWith(".ts"))
      .toSorted(),
  ).toEqual(story.map((file) => `src/${file}`).toSorted());
});

test("names every folder of test, and no other", () => {
  const folders = readdirSync(join(ROOT, "test")).filter((name) => statSync(join(ROOT, "test", name)).isDirectory());
  expect(namedPaths("test/").toSorted()).toEqual(folders.map((name) => `test/${name}/`).toSorted());
});

test("mentions no file or folder that is not there", () => {
  const mentioned = [...TEXT.matchAll(/`((?:src|test|fixtures)\/[^`*…\s]*|[a-z-]+\.config\.ts)`/gu)].map(
    ([, path]) => path ?? "",
  );
  expect(mentioned.length).toBeGreaterThan(60);
  expect(mentioned.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Where the code declares the states that a diagram shows. */
const DIAGRAMS = [
  { diagram: "Operation", file: "model/operation.ts", type: "OperationState" },
  { diagram: "Run", file: "model/run-record.ts", type: "RunStatus" },
  { diagram: "Open item", file: "model/run-record.ts", type: "OpenItemState" },
];

describe.each(DIAGRAMS)("the diagram of $diagram", ({ diagram, file, type }) => {
  test("shows the states that the code has, and no other", () => {
    const section = TEXT.split(`### ${diagram}\n`)[1]?.split("```mermaid")[1]?.split("```")[0] ?? "";
    const shown = [...section.matchAll(/^ {2}(\S+) --> (\S+?)(?::|$)/gmu)].flatMap(([, from = "", to = ""]) => [
      from,
      to,
    ]);
    const declared = new RegExp(`export type ${type} =([^;]+);`, "u").exec(readSource(file))?.[1] ?? "";
    const states = [...declared.matchAll(/"([a-z_]+)"/gu)].map(([, state = ""]) => state);
    expect(states.length).toBeGreaterThan(2);
    expect([...new Set(shown)].filter((state) => state !== "[*]").toSorted()).toEqual(states.toSorted());
  });
});

/** A folder and all folders above it, below `src/`. */
function parentsOf(folder: string): readonly string[] {
  const parts = folder === "" ? [] : folder.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/")).filter((path) => path !== "pipeline");
}
