/** The source tree stays one that can be read: small folders, small files, and no cycles. */
import { posix } from "node:path";
import { expect, test } from "vitest";
import { readSource, sourceFiles, sourceFolders, sourceImports } from "./source-tree.ts";

const MOST_LINES = 250;
const MOST_SIBLINGS = 15;
/** One file for each language, with all of its messages. */
const CATALOGS = "pipeline/report/language/catalogs";
/** The row cache is used through one file, which says why it is safe. */
const DOORS = [{ room: "run/read/row-cache", door: "run/read/row-cache/row-cache.ts" }];

const folderOf = (file: string) => (posix.dirname(file) === "." ? "" : posix.dirname(file));

test("has no folder with more files and folders than a reader can take in", () => {
  const crowded = sourceFolders().flatMap((folder) => {
    const files = sourceFiles().filter((file) => folderOf(file) === folder);
    const rooms = sourceFolders().filter((other) => other !== "" && folderOf(other) === folder);
    const siblings = files.length + rooms.length;
    return siblings > MOST_SIBLINGS ? [`${folder}: ${siblings}`] : [];
  });
  expect(crowded).toEqual([]);
});

test("has no file that is too long", () => {
  const long = sourceFiles().filter(
    (file) => folderOf(file) !== CATALOGS && readSource(file).split("\n").length - 1 > MOST_LINES,
  );
  expect(long).toEqual([]);
});

test("has no two folders that import each other, type imports included", () => {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of sourceImports()) {
    const [here, there] = [folderOf(from), folderOf(to)];
    // A folder and its sub-folder are one subject: the files inside are held by the linter's rule on cycles.
    if (here === there || there.startsWith(`${here}/`) || here.startsWith(`${there}/`)) continue;
    arrows.set(here, (arrows.get(here) ?? new Set()).add(there));
  }
  const cycles = [...arrows].flatMap(([from, all]) =>
    [...all].filter((to) => from < to && arrows.get(to)?.has(from) === true).map((to) => `${from} ↔ ${to}`),
  );
  expect(cycles).toEqual([]);
});

test.each(DOORS)("reaches $room from outside through its door only", ({ room, door }) => {
  const around = sourceImports().filter(
    ({ from, to }) => to.startsWith(`${room}/`) && !from.startsWith(`${room}/`) && to !== door,
  );
  expect(around).toEqual([]);
});
