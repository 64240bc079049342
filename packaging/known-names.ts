/**
 * Writes the table of known given and family names from the locale data of @faker-js/faker (MIT) and from more-names.txt.
 *
 * Usage, outside of this folder: npm install @faker-js/faker
 * Then: node packaging/known-names.ts FOLDER/node_modules/@faker-js/faker
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { foldName } from "../src/pipeline/mapping/values/names/fold-name.ts";

const TABLE = new URL("../src/pipeline/mapping/values/names/known-names.json", import.meta.url);
const MORE = new URL("names/more-names.txt", import.meta.url);

/** Locales without names of people, or with names that are a joke. */
const LEFT_OUT: ReadonlySet<string> = new Set(["base", "eo", "dv", "en_BORK"]);
/** Locales that count as one language. */
const LANGUAGES: Readonly<Record<string, string>> = { sr: "hr", ku: "ku", id: "id", cs: "cs", sl: "sl" };
/** Parts of names that tell nothing about the order. */
const PARTICLES: ReadonlySet<string> = new Set(
  "de da di del della van von der den le la el al bin ben abu dos das do du st the and i y e".split(" "),
);

interface Languages {
  readonly given: Set<string>;
  readonly family: Set<string>;
}

/** The part of a locale that is used. */
type Locales = Readonly<
  Record<string, { readonly person?: { readonly first_name?: unknown; readonly last_name?: unknown } }>
>;

const folder = process.argv[2];
if (folder === undefined) throw new Error("Name the folder of @faker-js/faker.");
const entry = pathToFileURL(path.resolve(folder, "dist/index.js")).href;
const { allLocales } = (await import(entry)) as { readonly allLocales: Locales };

const words = new Map<string, Languages>();

for (const [locale, { person }] of Object.entries(allLocales)) {
  if (LEFT_OUT.has(locale)) continue;
  const [id = locale] = locale.split("_");
  const language = LANGUAGES[id] ?? id;
  for (const name of namesIn(person?.first_name))
    if (language !== "vi" || !name.includes(" ")) add(name, "given", language);
  for (const name of namesIn(person?.last_name)) add(name, "family", language);
}
for (const line of readFileSync(MORE, "utf8").split("\n")) {
  if (line === "" || line.startsWith("#")) continue;
  const [language = "", kind, names = ""] = line.split("|");
  for (const name of names.split(" ")) add(name, kind === "given" ? "given" : "family", language);
}

const table = { given: [] as string[], family: [] as string[], both: [] as string[] };
for (const [word, { given, family }] of words) {
  const isGiven = family.size === 0 || given.size >= 3 * family.size;
  const isFamily = given.size === 0 || family.size >= 3 * given.size;
  table[isGiven ? "given" : isFamily ? "family" : "both"].push(word);
}
const lines = Object.entries(table).map(([kind, names]) => [kind, names.toSorted().join(" ")]);
writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);

/** Returns the names of a locale. They are one list, or lists for women, men and all. */
function namesIn(found: unknown): readonly string[] {
  const lists: readonly unknown[] = Array.isArray(found) ? [found] : Object.values(found ?? {});
  return lists.flat().filter((name): name is string => typeof name === "string");
}

function add(name: string, kind: "given" | "family", language: string): void {
  for (const part of name.split(/\s+/u)) {
    const word = foldName(part);
    const isLong = word.length > 1 || /[\p{Script=Han}\p{Script=Hangul}]/u.test(word);
    if (!isLong || PARTICLES.has(word) || !/^\p{L}[\p{L}'-]*$/u.test(word)) continue;
    const found = words.get(word) ?? { given: new Set(), family: new Set() };
    words.set(word, found);
    found[kind].add(language);
  }
}
