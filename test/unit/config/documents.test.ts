/** Compares the generated documents with the schema. `npm run generate` writes them again. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configurationTable, exampleText, schemaText } from "../../../src/config/documents.ts";

const ROOT = "../../..";
const PAGE = "docs/configuration.md";

test("config.schema.json agrees with the schema", async () => {
  await expect(schemaText()).toMatchFileSnapshot(`${ROOT}/config.schema.json`);
});

test("config.example.json agrees with the example in the code", async () => {
  await expect(exampleText()).toMatchFileSnapshot(`${ROOT}/config.example.json`);
});

test("the configuration table of docs/ agrees with the schema", async () => {
  const section = /(<!-- configuration -->\n)[^]*?(\n<!-- end of configuration -->)/;
  const text = readFileSync(new URL(`${ROOT}/${PAGE}`, import.meta.url), "utf8");
  expect(text).toMatch(section);
  const expected = text.replace(section, (_, begin, end) => `${begin}\n${configurationTable()}\n${end}`);
  await expect(expected).toMatchFileSnapshot(`${ROOT}/${PAGE}`);
});
