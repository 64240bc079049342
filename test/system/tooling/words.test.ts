/** One word for one thing: words that the glossary replaced do not come back into code, tests or documents. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./source-tree.ts";

const RETIRED =
  /\b(?:nobody|somebody|whoever|whatever|obstacle|wanted|told|by hand|troubles?|problems?|settles?|settled|whom)\b/iu;

/** Where a retired word must stay: a name that programs read, a released migration, or data of a test. */
const KEPT = [
  /\btrouble: (?:stop|null|expect)|\btrouble: stopReason|"trouble"|`trouble`/u,
  /problems?(?: RENAME| INTEGER|_open| \()|told_rows|COLUMN (?:wanted|problem)|problem: 7|"problems"|wanted: '|\/problem\|told\//u,
  /LINKED_BY_PERSON = "by hand"|"Made by hand"|"nobody|"Nobody's"/u,
];

test("uses no word that the glossary replaced", () => {
  const documents = readdirSync(ROOT).filter((name) => name.endsWith(".md"));
  const below = ["src", "test", "docs", "packaging", "systemd"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  const files = [...documents, ...below.filter((file) => /\.(?:ts|md|service|conf|sh)$/u.test(file))].filter(
    (file) => !file.endsWith("tooling/words.test.ts"),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        RETIRED.test(line) && !KEPT.some((kept) => kept.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
