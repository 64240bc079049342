/** The README and docs/ are held to the program: links, anchors, settings, commands and lengths. */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { configurationTable } from "../../../src/config/documents.ts";
import { parseSettings } from "../../../src/config/load.ts";
import { COMMANDS } from "../../../src/commands/tables/command-table.ts";
import { codeBlocks, readDocument, readDocuments } from "./read-documents.ts";

const ROOT = join(import.meta.dirname, "../../..");
const DOCUMENTS = readDocuments();
/** Lines of the README before its reference: two screens of 50 lines. */
const TWO_SCREENS = 100;

describe.each(DOCUMENTS)("$path", ({ path, text }) => {
  test("has no link to a file or a heading that is not there", () => {
    for (const [, target = ""] of text.matchAll(/\]\(([^)\s]+)\)/gu)) {
      if (/^https?:/u.test(target)) continue;
      const [file = "", anchor] = target.split("#");
      const linked = file === "" ? path : posix.join(posix.dirname(path), file);
      expect(existsSync(join(ROOT, linked)), target).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(readDocument(linked)), target).toContain(anchor);
    }
  });

  test("has one title, and headings that differ", () => {
    const headings = headingsOf(text).filter((heading) => !heading.startsWith("### "));
    expect(headings.filter((heading) => heading.startsWith("# "))).toHaveLength(1);
    expect(new Set(headings).size).toBe(headings.length);
  });

  test("is linked from the README", () => {
    if (path !== "README.md") expect(readDocument("README.md")).toContain(`](${path})`);
  });

  test("calls only commands that exist, with options that they have", () => {
    const called = codeBlocks({ path, text }, "sh")
      .flatMap((block) => block.replaceAll("\\\n", "").split("\n"))
      .flatMap((line) => /^(?:.*\s)?celebration-sync ([a-z].*)$/u.exec(line)?.[1] ?? []);
    const inline = [...text.matchAll(/`celebration-sync ([a-z][^`]*)`/gu)].map(([, words = ""]) => words);
    for (const words of [...called, ...inline]) checkCall(words.split(" #")[0]?.trim() ?? "");
  });
});

test("the README has two screens before its reference", () => {
  const before = readDocument("README.md").split(/^## Reference/mu)[0] ?? "";
  expect(before.split("\n").length).toBeLessThanOrEqual(TWO_SCREENS);
  expect(before).toContain('src="docs/report.png"');
});

describe("the configuration", () => {
  test("is documented key by key", () => {
    const page = readDocument("docs/configuration.md");
    const rows = configurationTable().split("\n").slice(2);
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) expect(page).toContain(row);
  });

  const recipes = DOCUMENTS.flatMap((document) => codeBlocks(document, "json").map((code) => ({ code })));
  test("has recipes", () => expect(recipes.length).toBeGreaterThan(8));
  test.each(recipes)("takes the recipe $code", ({ code }) => {
    const part = JSON.parse(code) as { readonly feeds?: Record<string, object> };
    const feeds = Object.entries(part.feeds ?? { staff: {} }).map(([name, feed]) => [
      name,
      { files: [`${name}*`], mode: "snapshot", ...feed },
    ]);
    const whole = {
      api: { baseUrl: "https://service.example/v1", keyEnv: "CELEBRATION_API_KEY" },
      ...part,
      feeds: Object.fromEntries(feeds) as object,
    };
    expect(parseSettings(JSON.stringify(whole), "/etc/celebration-sync/config.json")).toMatchObject({
      kind: "settings",
    });
  });
});

/** Checks that a command exists, and has the options with which it is called. */
function checkCall(words: string): void {
  const command = COMMANDS.toSorted((a, b) => b.name.length - a.name.length).find(({ name }) =>
    `${words} `.startsWith(`${name.replaceAll(/ [<[].*/gu, "")} `),
  );
  if (words.startsWith("sandbox")) return;
  expect(command, words).toBeDefined();
  const known = ["--json", "--config", "--verbose", "--quiet", ...(command?.options ?? []).map(([flags]) => flags)];
  for (const [option] of words.matchAll(/--[a-z-]+/gu))
    expect(
      known.some((flags) => flags.split(" ")[0] === option),
      `${words}: ${option}`,
    ).toBe(true);
}

function headingsOf(text: string): readonly string[] {
  return text
    .replaceAll(/^```[^]*?^```$/gmu, "")
    .split("\n")
    .filter((line) => /^#{1,6} /u.test(line));
}

/** Returns the anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): readonly string[] {
  return headingsOf(text).map((heading) =>
    heading
      .replace(/^#+ /u, "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
