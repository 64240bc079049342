import type { Issue } from "../../../model/issue.ts";
import type { OperationKind } from "../../../model/operation.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import { shellWord } from "../../../model/text/shell-word.ts";
import type { Value } from "../language/catalog.ts";
import type { Phrases } from "../language/phrases.ts";
import { choiceInWords, choiceToWrite } from "./choices.ts";
import { fieldInSentence, placeInSentence } from "./fields.ts";
import { fieldNamedIn } from "../../../model/text/service-field.ts";

/**
 * Returns the values of the messages about an issue: its data, each of which may be missing, and phrases made of the data.
 *
 * - `cell`: the text of the cell; `readings`: the ways to read the cell, or the values of several cells
 * - `headers`: the columns of those cells; `differing`: the columns in which rows of one person differ; `place`: the column, or the field
 * - `fault`: why a cell can't be trusted; `why`: why a column is in doubt, or why a row was not sent
 * - `parts`, `partCount`: headers or fields of the key; `keyColumns`: the same in a sentence; `key`: the row's key
 * - `keyWithName`: columns of a key that tells the rows apart; `sharing`: what rows with one key show of their people
 * - `nearest`: the nearest known names; `groups`, `groupIds`: groups
 * - `lines`, `lineCount`: other lines of the file
 * - `address`: the address that is taken, or was taken if `feed` names the list of the row's person; `refused`: the value that the service refused
 * - `contactId`, `feed`, `name`: of the other person or contact; `likeName`: of one that the row looks like; `own`: that
 *   person has a contact certainly
 * - `operationId`: for `resolve`; `target`: for `link`; `planFull`: the service's words when the account had no room for a probe
 * - `otherContact`: the contact_id of another person, which the service's answer carries
 * - `answer`, `given`, `choices`: what a person answered, what was answered before, and the right answers
 * - `people`: number of people who share the value; `standIn`: the date that stands in for a missing one
 * - `known`: the birthday of the contact
 * - `by`, `since`: who ordered it, and the day; `correction`: the number for `corrections drop`
 */
export function issueValues(
  phrases: Phrases,
  issue: Pick<Issue, "code" | "field" | "header" | "data">,
  operation: OperationKind | null,
): Readonly<Record<string, Value>> {
  const { header, field, data } = issue;
  const list = (key: string) => textsOf(data[key]);
  const text = (key: string) => list(key).join(", ");
  const parts = list("parts").map((part) => partOfKey(phrases, part));
  const lines = list("lines");
  const lineCount = lines.length + Number(data["moreLines"] ?? 0);
  const known = Object.fromEntries(Object.keys(data).map((key) => [key, valueOf(data[key])]));
  return {
    ...known,
    readings: list("readings").map(phrases.day),
    standIn: phrases.day(text("standIn")),
    known: phrases.day(text("known")),
    since: phrases.day(text("since")),
    answer: list("answer"),
    given: list("given").map((choice) => choiceInWords(phrases, choice)),
    choices: list("choices").map((choice) => choiceToWrite(phrases, choice)),
    place: placeInSentence(phrases, header, field),
    fault: phraseOf(phrases, "fault", text("fault")),
    kind: phraseOf(phrases, "kind", text("kind")),
    why: reasonInWords(phrases, issue),
    calendar: text("calendar") === "" && text("year") === "" ? "" : calendarOf(phrases, text("calendar")),
    parts: phrases.plain(parts),
    partCount: parts.length,
    keyColumns: parts.length === 0 ? phrases.say("part.the_key") : phrases.plain(parts),
    sharing: text("sharing"),
    differing: phrases.plain(list("differing")),
    lines: lineCount === 0 ? "" : linesInWords(phrases, lines, lineCount - lines.length),
    lineCount,
    keyWithName: list("keyWithName")
      .map((column) => JSON.stringify(column))
      .join(", "),
    key: text("key"),
    name: text("name") || nameless(phrases, issue),
    notDone: phrases.say(`not_done.${operation ?? "none"}`),
    refused: refusedPart(phrases, issue),
    row: rowInCommand(text("feed"), text("key")),
    target: text("feed") + text("key") === "" ? "" : `${rowInCommand(text("feed"), text("key"))} CONTACT_ID`,
    operation: operation ?? "none",
    operationId: text("operationId") || "NUMBER",
  };
}

/** Returns lines of a file in words: `line 3`, `lines 3, 5 and 9`. */
export function linesInWords(phrases: Phrases, lines: readonly string[], further = 0): string {
  return phrases.say("part.lines", { count: lines.length + further, lines: phrases.plain(lines, further) });
}

/** Longest quote of a cell in a sentence, in characters. The report shows the whole cell. */
const LONGEST_QUOTE = 80;

function valueOf(found: Issue["data"][string] | undefined): Value {
  return typeof found === "object" ? textsOf(found) : textsOf(found).join("");
}

function textsOf(found: Issue["data"][string] | undefined): readonly string[] {
  if (found === undefined || found === "") return [];
  return (typeof found === "object" ? [...found] : [found]).map((each) => shorten(String(each)));
}

function shorten(text: string): string {
  // Text-direction marks in a quote would reverse the whole sentence.
  const line = text
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE - 1).join("")}…` : line;
}

/** Returns the phrase of a code. A ledger of an older version has words in place of a code. */
function phraseOf(phrases: Phrases, table: "fault" | "kind" | "doubt", code: string): string {
  const key = phrases.keyOf(`${table}.${code}`);
  return key === null ? code : phrases.tell(key, {});
}

/** Returns why a column is in doubt or a row was not sent, as the end of a sentence; "" if there is no reason. */
export function reasonInWords(phrases: Phrases, { code, data }: Pick<Issue, "code" | "data">): string {
  const [reason] = textsOf(data["reason"]);
  if (reason === undefined) return code === "birthday_column" ? phrases.say("doubt.unknown") : "";
  if (code === "birthday_column") return phraseOf(phrases, "doubt", reason);
  const key = phrases.keyOf(`why.${reason}`);
  if (key === null) return reason;
  const setting = textsOf(data["setting"]).join("");
  return phrases.tell(key, { lines: linesInWords(phrases, textsOf(data["line"])), setting });
}

function calendarOf(phrases: Phrases, name: string): string {
  return phrases.tell(phrases.keyOf(`calendar.${name}`) ?? "calendar.other", {});
}

/** Returns a part of the key: a field as part of a sentence, or a header in quotation marks. */
function partOfKey(phrases: Phrases, part: string): string {
  return phrases.keyOf(`field.${part}.the`) === null ? phrases.either([part]) : fieldInSentence(phrases, part);
}

/** Returns the words for a person without a name. Returns "" if no contact is known to hold a taken address. */
function nameless(phrases: Phrases, { code, data }: Pick<Issue, "code" | "data">): string {
  if (code === "contact_exists" && data["contactId"] === undefined) return "";
  return phrases.say(code === "greeted_twice" ? "part.this_person" : "part.another_person");
}

/** Returns the column or field whose value the service refused; "" if it is not known. */
function refusedPart(phrases: Phrases, { header, field, data }: Pick<Issue, "header" | "field" | "data">): string {
  if ((header !== null && header !== "") || field !== null) return placeInSentence(phrases, header, field);
  const named = fieldNamedIn(String(data["serviceMessage"] ?? ""));
  return named === null ? "" : fieldInSentence(phrases, named);
}

/** Returns a row as commands name it, by feed and key, with a blank before it; "" if neither feed nor key is known. */
function rowInCommand(feed: string, key: string): string {
  if (feed === "" && key === "") return "";
  return ` ${feed || "FEED"} ${shellWord(readableKey(key || "KEY"))}`;
}
