/** The generated documents are what the schema says. `npm run generate` writes them anew. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configurationTable, exampleText, schemaText } from "../../../src/config/documents.ts";

const ROOT = "../../..";
const README = new URL(`${ROOT}/README.md`, import.meta.url);

test("config.schema.json", async () => {
  await expect(schemaText()).toMatchFileSnapshot(`${ROOT}/config.schema.json`);
});

test("config.example.json", async () => {
  await expect(exampleText()).toMatchFileSnapshot(`${ROOT}/config.example.json`);
});

test("the README's table of the configuration", async () => {
  if (!existsSync(README)) return;
  const section = /(<!-- configuration -->\n)[^]*?(\n<!-- end of configuration -->)/;
  const text = readFileSync(README, "utf8");
  expect(text).toMatch(section);
  const expected = text.replace(section, (_, begin, end) => `${begin}\n${configurationTable()}\n${end}`);
  await expect(expected).toMatchFileSnapshot(`${ROOT}/README.md`);
});
