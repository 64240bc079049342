/** A workplace for a test of a few lists, each applied by one run. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "vitest";
import type { StoredRequest } from "../../../src/ledger/runs/requests.ts";
import type { RunRecord } from "../../../src/model/run-record.ts";
import type { FeedSettings } from "../../../src/model/feed.ts";
import { carryOutRequest } from "../../../src/run/decisions/answer-requests.ts";
import { makePass } from "../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "./drop-file.ts";
import { HEADER, machineFeed } from "./feeds.ts";
import { openWorkplace, type Workplace } from "./workplace.ts";

export const test = base.extend<{ place: Workplace }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from this pattern which fixtures are needed: none
  place: async ({}, use) => {
    const place = openWorkplace(1, {}, 1, () => {});
    await use(place);
    place.remove();
  },
});

export function person(
  nr: number,
  first: string,
  more: Partial<Record<(typeof HEADER)[number], string>> = {},
): readonly string[] {
  const cells: Partial<Record<(typeof HEADER)[number], string>> = {
    Nr: `E-${nr}`,
    "First Name": first,
    "Last Name": `Beispiel${nr}`,
    Birthday: `1980-01-0${nr}`,
    Group: "Team Berlin",
    UID: `u${nr}`,
    ...more,
  };
  return HEADER.map((header) => cells[header] ?? "");
}

let dropped = 0;

export function drop(place: Workplace, rows: readonly (readonly string[])[]): void {
  dropFile(place, `staff-${(dropped += 1)}.csv`, csvText(HEADER, rows));
}

/** One run. @returns the records of what it carried out */
export async function run(
  place: Workplace,
  feed: Partial<FeedSettings> = {},
  { waitsForProbes } = { waitsForProbes: true },
) {
  const options = {
    feeds: [machineFeed("staff", feed)],
    settleSeconds: 2,
    patienceSeconds: 60,
    files: null,
    triesDeferred: true,
  };
  return (await makePass(options, place.env({ waitsForProbes }))).runs.map(({ record }) => record);
}

/** Drops a list and runs. */
export async function apply(place: Workplace, rows: readonly (readonly string[])[], feed: Partial<FeedSettings> = {}) {
  drop(place, rows);
  return run(place, feed);
}

/** What stands in the reports: who, and what of them. */
export const reported = (place: Workplace): readonly string[] =>
  place
    .ledger()
    .openItems.open("staff")
    .map(({ cells, status, issues: [{ code }] }) => `${cells[1]}: ${status} ${code}`);

/** The codes that a run's report gives, by line of its list. */
export function codesOf(place: Workplace, record: RunRecord | undefined): Readonly<Record<string, string[]>> {
  if (record === undefined) return {};
  const plan = JSON.parse(readFileSync(join(place.folders.reports, record.run, "plan.json"), "utf8")) as {
    rejections: { line: number; code: string }[];
  };
  const codes: Record<string, string[]> = {};
  for (const { line, code } of plan.rejections) (codes[line] ??= []).push(code);
  return codes;
}

/** Does what a person asked for. @returns the exit code */
export async function ask(
  place: Workplace,
  command: StoredRequest["command"],
  argument: string,
  feed: Partial<FeedSettings> = {},
): Promise<number> {
  const env = place.env({ waitsForProbes: true });
  return (await carryOutRequest({ command, argument }, [machineFeed("staff", feed)], env)).exitCode;
}

export const namesIn = (place: Workplace): readonly string[] =>
  place.sandbox
    .contacts()
    .map(({ first_name: name }) => name)
    .sort();
