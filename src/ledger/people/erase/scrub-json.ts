/** Removes a person from JSON that is shown to people: issues, examples of holds, samples of columns. */
import { knownKey } from "../../../model/text/row-key.ts";
import type { NewCorrection } from "../../corrections/lasting-corrections.ts";
import type { Issue } from "../../../model/issue.ts";
import { isAboutMerged } from "../../../model/mapped-row.ts";
import type { TraceFinder } from "./traces.ts";

type Shows = Pick<TraceFinder, "has" | "shows" | "mayShow">;

/** An e-mail, or a phone. A name in a row, or another cell, may be the other person's. */
const ADDRESS = /@|(?:\d\D*){7}/u;

/** Another person's row. `cells` is JSON. */
interface OtherRow {
  readonly cells: string;
  readonly key: string | null;
}

/**
 * Returns the JSON of one issue or of several of another person's row, without the texts that show the erased person. Addresses in
 * the cells of the row stay. So does the key of a row that shares it: it is the key of both.
 */
export function scrubIssues(json: string, finder: Shows, { cells, key }: OtherRow): string {
  if (!finder.mayShow(json)) return json;
  const addresses = (JSON.parse(cells) as readonly string[]).filter((cell) => ADDRESS.test(cell));
  const beside = besideTexts(finder, addresses);
  const besideKey = key === null ? beside : besideTexts(finder, [...addresses, knownKey(key)]);
  const without = (issue: unknown) =>
    scrub(issue, isOfBoth(issue) ? besideMerged(beside) : isAboutSharedKey(issue) ? besideKey : beside, "");
  const found = JSON.parse(json) as unknown;
  return JSON.stringify(Array.isArray(found) ? found.map(without) : without(found));
}

/** Returns whether an issue is about a value of a row above that the row shows, too. A key is of the row above alone. */
function isOfBoth(issue: unknown): boolean {
  if (typeof issue !== "object" || issue === null || !("data" in issue)) return false;
  return isAboutMerged(issue as Issue) && (issue as Issue).field !== null;
}

/** Returns a finder that leaves alone what shows a person only where nothing else stands beside it. */
function besideMerged(finder: Shows): Shows {
  return { ...finder, shows: finder.has };
}

function isAboutSharedKey(issue: unknown): boolean {
  return typeof issue === "object" && issue !== null && "code" in issue && issue.code === "duplicate_key";
}

/** Returns a finder that leaves some texts alone. */
function besideTexts(finder: Shows, texts: readonly string[]): Shows {
  const own = new Set(texts.map((text) => text.trim().toLowerCase()));
  const isOwn = (text: string) => own.has(text.trim().toLowerCase());
  return {
    has: (text) => !isOwn(text) && finder.has(text),
    shows: (text) => !isOwn(text) && finder.shows(text),
    mayShow: (json) => finder.mayShow(json),
  };
}

/** Returns the JSON of one issue or of several, without any data. */
export function scrubData(json: string): string {
  const found = JSON.parse(json) as unknown;
  return JSON.stringify(Array.isArray(found) ? found.map(withoutData) : withoutData(found));
}

function withoutData(issue: unknown): unknown {
  return typeof issue === "object" && issue !== null ? { ...issue, header: null, data: {} } : issue;
}

/**
 * Returns the JSON without the texts that show a person. In a list of texts or of people, the text or the person goes.
 * Elsewhere, the text becomes blank.
 */
export function scrubShown(json: string, finder: Shows): string {
  return finder.mayShow(json) ? JSON.stringify(scrub(JSON.parse(json), finder, "")) : json;
}

/** Properties with words of the program, which are no data of people. A cell of a list may say the same. */
const WORDS_OF_PROGRAM = new Set(
  "code field header guard scope pattern target why kind proposed looksLike format encoding delimiter sheet".split(" "),
);

function scrub(value: unknown, finder: Shows, property: string): unknown {
  const isShown = (text: string) => (WORDS_OF_PROGRAM.has(property) ? finder.has(text) : finder.shows(text));
  if (typeof value === "string") return isShown(value) ? "" : value;
  if (Array.isArray(value))
    return value.flatMap((each) => {
      if (typeof each === "string") return isShown(each) ? [] : [each];
      if (isPerson(each) && isOfErased(each, finder)) return [];
      // Another text would correct other cells.
      return [isCorrection(each) ? each : scrub(each, finder, property)];
    });
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [finder.has(name) ? "" : name, scrub(each, finder, name)]),
  );
}

/** Each of these properties belongs to one person: an example of a hold, a correction, an entry with a changed key or hash, an answer. */
const OF_PERSON = ["before", "becomes", "entryId", "subject"];

function isPerson(value: unknown): value is object {
  return typeof value === "object" && value !== null && OF_PERSON.some((name) => name in value);
}

function isCorrection(
  value: unknown,
): value is Pick<NewCorrection, "key" | "resultKey" | "was" | "becomes" | "person"> {
  return isPerson(value) && "becomes" in value;
}

/** Returns whether an object of one person is about the erased person. Other people may have corrected the same text. */
function isOfErased(value: object, finder: Shows): boolean {
  if (!finder.mayShow(JSON.stringify(value))) return false;
  if (!isCorrection(value)) return true;
  const { person, key, resultKey, was, becomes } = value;
  const keys = [key, resultKey].flatMap((each) => ((each ?? null) === null ? [] : knownKey(each ?? "")));
  return [person, ...keys].some((text) => finder.shows(text)) || [was, becomes].some((text) => finder.has(text));
}

/** Returns the texts in JSON that show a person, each once. */
export function shownTexts(json: string, finder: Shows): readonly string[] {
  if (!finder.mayShow(json)) return [];
  const texts = new Set<string>();
  const gather = (value: unknown, property: string): void => {
    if (typeof value === "string") {
      if (WORDS_OF_PROGRAM.has(property) ? finder.has(value) : finder.shows(value)) texts.add(value);
    } else if (Array.isArray(value)) for (const each of value) gather(each, property);
    else if (typeof value === "object" && value !== null)
      for (const [name, each] of Object.entries(value)) {
        if (finder.has(name)) texts.add(name);
        gather(each, name);
      }
  };
  gather(JSON.parse(json), "");
  return [...texts];
}
