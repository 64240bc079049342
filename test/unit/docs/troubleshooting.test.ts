/** Compares docs/troubleshooting.md with the program's messages. `npm run generate` writes the page again. */
import { expect, test } from "vitest";
import { troubleshooting } from "../../../packaging/troubleshooting.ts";
import { readSource } from "../../system/tooling/source-tree.ts";
import { readDocument } from "./read-documents.ts";

const PAGE = "docs/troubleshooting.md";
const SECTION = /(<!-- messages -->\n)[^]*?(\n<!-- end of messages -->)/u;

test("the page agrees with the messages of the program", async () => {
  const text = readDocument(PAGE);
  expect(text).toMatch(SECTION);
  const expected = text.replace(SECTION, (_, begin, end) => `${begin}\n${troubleshooting()}\n${end}`);
  await expect(expected).toMatchFileSnapshot(`../../../${PAGE}`);
});

/** Where the code declares the codes that people see. */
const CODES = [
  { file: "model/issue.ts", types: ["LineCode", "RowCode", "ServiceCode"] },
  { file: "model/issue.ts", types: ["LEFT_OUT_CODES", "WARNING_CODES"] },
  { file: "model/run-record.ts", types: ["HaltCode"] },
  { file: "model/operation.ts", types: ["GuardName"] },
  { file: "model/file-refused.ts", types: ["FileRefusalCode"] },
];

test.each(CODES)("explains each code of $types, and what to do", ({ file, types }) => {
  const source = readSource(file).replaceAll(/\/\/.*$/gmu, "");
  const page = readDocument(PAGE);
  for (const type of types) {
    const declared = new RegExp(`(?:type|const) ${type} =([^;]+);`, "u").exec(source)?.[1] ?? "";
    const codes = [...declared.matchAll(/"([a-z_]+)"/gu)].map(([, code = ""]) => code);
    expect(codes.length).toBeGreaterThan(6);
    for (const code of codes) {
      const parts = page
        .split(`\n### ${code}\n`)
        .slice(1)
        .map((part) => part.split(/\n##/u)[0] ?? "");
      expect(parts.length, code).toBeGreaterThan(0);
      for (const part of parts) expect(part, code).toMatch(/\S[^]*What to do:\s+\S/u);
    }
  }
});

test("shows no variable and no markup of the catalog", () => {
  expect(troubleshooting()).not.toMatch(/\{|\}|\$|\.match|\.input/u);
});
