import { expect, test } from "vitest";
import { isVariableName } from "../../../src/model/text/variable-name.ts";

test.each([
  "CELEBRATION_API_KEY",
  "K",
  "DEMO_KEY",
  "celebrationApiKey",
  "API_KEY_2",
  "SHA256_KEY",
  "_key",
  "MyTeamsKey",
])("accepts the name of a variable: %s", (name) => {
  expect(isVariableName(name)).toBe(true);
});

test.each([
  "sk_live_4eC39HqLyjWDarjtT1zdP7dc",
  "sk_abc",
  "4eC39HqLyjWDarjtT1zdP7dc",
  "A3F90B7C11D24E5F8A6B3C2D1E0F9A8B",
  "deadbeefdeadbeefdeadbeefdead",
  "aQzXwVbNmLkJhGfDsPoI",
  "eyJhbGciOiJIUzI1NiJ9.e30.abc",
  "canary-key.7f3aXq-DoNotShow",
  "two words",
  "",
])("takes no API key for the name of a variable: %s", (key) => {
  expect(isVariableName(key)).toBe(false);
});
