/** Every language has every message, with the same variables and all of its own plural forms. */
import { parseMessage } from "messageformat";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/model/feed.ts";
import type { Catalog, MessageKey } from "../../../src/pipeline/report/language/catalog.ts";
import { en } from "../../../src/pipeline/report/language/catalogs/en.ts";
import { phrasesIn } from "../../../src/pipeline/report/language/phrases.ts";
import { readSource, sourceFiles } from "../../system/tooling/source-tree.ts";

const KEYS = Object.keys(en) as MessageKey[];
const loaded = await Promise.all(
  LANGUAGES.map(async (language) => {
    const module = (await import(`../../../src/pipeline/report/language/catalogs/${language}.ts`)) as Record<
      string,
      Catalog
    >;
    return { language, catalog: module[language] as Catalog };
  }),
);

describe.each(loaded)("the messages in the language $language", ({ language, catalog }) => {
  test("are the same as in English", () => {
    expect(Object.keys(catalog)).toEqual(KEYS);
  });

  test("have the same variables as in English, with the same functions", () => {
    const differing = KEYS.filter((key) => String(variablesOf(catalog[key])) !== String(variablesOf(en[key])));
    expect(differing).toEqual([]);
  });

  test("have a variant for each plural form of the language, and one for the rest", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = KEYS.filter((key) => !hasPluralForms(catalog[key], forms));
    expect(missing).toEqual([]);
  });

  test("hold no invisible character", () => {
    const found = KEYS.filter((key) => /[\p{Cf}\u2028\u2029]/u.test(catalog[key]));
    expect(found).toEqual([]);
  });

  test("can be written with blank values and with numbers", () => {
    const phrases = phrasesIn(language);
    for (const key of KEYS) {
      for (const value of ["", "x", 1, 2, 5, 1_200, ["a"], ["a", "b"]]) {
        const values = Object.fromEntries(variablesOf(en[key]).map((name) => [name.split(":")[0] ?? "", value]));
        expect(phrases.tell(key, values)).not.toMatch(/[{}|]|\$/u);
      }
    }
  });
});

test("French has a no-break blank before ; ! and ?", () => {
  const french = loaded.find(({ language }) => language === "fr")?.catalog ?? en;
  expect(KEYS.filter((key) => /(?<!\u00a0)[;!?]/u.test(french[key]))).toEqual([]);
});

test("every message is used", () => {
  const sources = sourceFiles()
    .filter((file) => !file.includes("language/catalogs/"))
    .map(readSource)
    .join("\n");
  const parts = [...sources.matchAll(/["`]((?:[\w.]|\$\{[^}]*\})+)["`]/gu)].map(([, found]) => found ?? "");
  const exact = new Set(parts.filter((part) => !part.includes("${")));
  const patterns = parts
    .filter((part) => part.includes("${") && part.includes("."))
    .map((part) => new RegExp(`^${part.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/gu, "\\w+")}$`, "u"));
  const unused = KEYS.filter((key) => !exact.has(key) && !patterns.some((pattern) => pattern.test(key)));
  expect(unused.filter((key) => !key.startsWith(INSTEAD))).toEqual([]);
});

const INSTEAD = "console.instead.";

test("each message for the console takes the place of another one, and has no other variables", () => {
  const pairs = KEYS.filter((key) => key.startsWith(INSTEAD)).map(
    (key) => [key, en[key.slice(INSTEAD.length) as MessageKey]] as const,
  );
  expect(pairs.length).toBeGreaterThan(0);
  for (const [key, replaced = ""] of pairs)
    expect(variablesOf(replaced), key).toEqual(expect.arrayContaining([...variablesOf(en[key])]));
});

test.each(LANGUAGES)("no message about a list names the folder of lists in the console (%s)", (language) => {
  const [report, console] = [phrasesIn(language), phrasesIn(language, "console")];
  expect(console.say("issue.cut_row.hint")).not.toBe(report.say("issue.cut_row.hint"));
  expect(console.say("issue.cut_row.hint")).toContain(console.say("console.nav.lists"));
  expect(console.say("issue.cut_row.title")).toBe(report.say("issue.cut_row.title"));
});

/** Returns the variables with their functions, sorted: `count:integer`. */
function variablesOf(message: string): readonly string[] {
  const found = [...message.matchAll(/\$(\w+)(?: :(\w+))?/gu)].map(([, name, of]) => [name ?? "", of ?? ""] as const);
  const functions = new Map<string, string>();
  for (const [name, of] of found)
    functions.set(name, functions.get(name) || (of === "first" || of === "string" ? "" : of));
  return [...functions].map(([name, of]) => `${name}:${of}`).toSorted();
}

/** Returns whether a message that chooses by a number has each plural form, and a last variant for everything else. */
function hasPluralForms(message: string, forms: readonly string[]): boolean {
  const parsed = parseMessage(message);
  if (parsed.type !== "select") return true;
  const rest = parsed.variants.at(-1)?.keys.every((key) => key.type === "*") ?? false;
  return (
    rest &&
    parsed.selectors.every(({ name }, at) => {
      const keys = parsed.variants
        .map((variant) => variant.keys[at])
        .flatMap((key) => (key?.type === "literal" ? [key.value] : []));
      if (!keys.some((key) => forms.includes(key))) return new RegExp(`\\$${name} :`, "u").test(message);
      return forms.filter((form) => form !== "other" && form !== "many").every((form) => keys.includes(form));
    })
  );
}
