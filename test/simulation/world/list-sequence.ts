/** A workplace for tests that apply a few lists one after the other, each with one run. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "vitest";
import type { DecisionRequest } from "../../../src/model/request.ts";
import type { RunRecord } from "../../../src/model/run-record.ts";
import type { FeedSettings } from "../../../src/model/feed.ts";
import { carryOutRequest } from "../../../src/run/decisions/answer-requests.ts";
import { makePass } from "../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "./drop-file.ts";
import { HEADER, testFeed } from "./feeds.ts";
import { openWorkplace, type Workplace } from "./workplace.ts";

/** Runs a test with a workplace that is removed when the test ends. */
export const test = base.extend<{ place: Workplace }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from this pattern which fixtures are needed: none
  place: async ({}, use) => {
    const place = openWorkplace(1, {}, 1, () => {});
    await use(place);
    place.remove();
  },
});

/** Returns a row of person `nr`. @param more cells that replace the usual cells; above `nr` 9, one must be a birthday */
export function person(
  nr: number,
  first: string,
  more: Partial<Record<(typeof HEADER)[number], string>> = {},
): readonly string[] {
  const cells: Partial<Record<(typeof HEADER)[number], string>> = {
    Nr: `E-${nr}`,
    "First Name": first,
    "Last Name": `Beispiel${nr}`,
    Birthday: birthdayOf(nr),
    Group: "Team Berlin",
    UID: `u${nr}`,
    ...more,
  };
  return HEADER.map((header) => cells[header] ?? "");
}

/** Returns the birthday of person 1 to 9. Five new people whose birthdays follow each other would be held. */
export function birthdayOf(nr: number): string {
  return nr < 5 ? `1980-01-0${nr}` : `1980-0${nr - 3}-0${nr}`;
}

/** Number of lists that the worker dropped. Zeros before it keep the names in this order. */
let dropped = 0;

/** Drops a list of the feed `staff` into the inbox. */
export function drop(place: Workplace, rows: readonly (readonly string[])[], header: readonly string[] = HEADER): void {
  dropped += 1;
  dropFile(place, `staff-${String(dropped).padStart(6, "0")}.csv`, csvText(header, rows));
}

/** Makes one pass over the inbox. @returns the records of its runs */
export async function run(
  place: Workplace,
  feed: Partial<FeedSettings> = {},
  { waitsForProbes } = { waitsForProbes: true },
) {
  const options = {
    feeds: [testFeed("staff", feed)],
    settleSeconds: 2,
    patienceSeconds: 60,
    files: null,
    triesDeferred: true,
  };
  return (await makePass(options, place.env({ waitsForProbes }))).runs.map(({ record }) => record);
}

/** Drops a list and makes one pass. @returns the records of its runs */
export async function apply(place: Workplace, rows: readonly (readonly string[])[], feed: Partial<FeedSettings> = {}) {
  drop(place, rows);
  return run(place, feed);
}

/** Returns the open items of the feed as `NAME: STATUS CODE`. */
export const reported = (place: Workplace): readonly string[] =>
  place
    .ledger()
    .openItems.open("staff")
    .map(({ cells, status, issues: [{ code }] }) => `${cells[1]}: ${status} ${code}`);

/** Returns the issue codes in the plan.json of a run, by line of the list. */
export function codesOf(place: Workplace, record: RunRecord | undefined): Readonly<Record<string, string[]>> {
  if (record === undefined) return {};
  const plan = JSON.parse(readFileSync(join(place.folders.reports, record.run, "plan.json"), "utf8")) as {
    rejections: { line: number; code: string }[];
  };
  const codes: Record<string, string[]> = {};
  for (const { line, code } of plan.rejections) (codes[line] ??= []).push(code);
  return codes;
}

/** Carries out the command of a person. @returns the exit code */
export async function runCommand(
  place: Workplace,
  request: DecisionRequest,
  feed: Partial<FeedSettings> = {},
): Promise<number> {
  const env = place.env({ waitsForProbes: true });
  return (await carryOutRequest(request, [testFeed("staff", feed)], env)).exitCode;
}

/** Returns the first names of all contacts in the service, sorted. */
export const namesIn = (place: Workplace): readonly string[] =>
  place.sandbox
    .contacts()
    .map(({ first_name: name }) => name)
    .sort();

/** Returns the methods of the calls that change something, since requests were last forgotten. */
export const mutations = (place: Workplace): readonly string[] =>
  place.sandbox.requests().flatMap(({ method }) => (method === "GET" ? [] : [method]));
