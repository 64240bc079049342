import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunRecord } from "../../src/model/run-record.ts";
import type { FeedSettings } from "../../src/model/feed.ts";
import { makePass } from "../../src/pipeline/inbox-pass.ts";
import { csvText, dropFile } from "./drop-file.ts";
import { HEADER, machineFeed } from "./feeds.ts";
import type { Workplace } from "./workplace.ts";

type Cells = Partial<Record<(typeof HEADER)[number], string>>;

/** One row of a staff list; nobody has an address unless it is given. */
export function person(nr: number, first: string, cells: Cells = {}): readonly string[] {
  const all: Cells = {
    Nr: `E-${nr}`,
    "First Name": first,
    "Last Name": `Beispiel${nr}`,
    Birthday: `1980-01-${String(nr).padStart(2, "0")}`,
    Group: "Team Berlin",
    UID: `u${nr}`,
    ...cells,
  };
  return HEADER.map((header) => all[header] ?? "");
}

/** Drops a list and makes one pass. @returns the runs that it made or went on with */
export async function applyList(
  place: Workplace,
  rows: readonly (readonly string[])[],
  feed: Partial<FeedSettings> = {},
): Promise<readonly RunRecord[]> {
  dropFile(place, `staff-${place.clock.now()}.csv`, csvText(HEADER, rows));
  return pass(place, feed);
}

/** One pass over the inbox, which waits for what is in doubt. */
export async function pass(place: Workplace, feed: Partial<FeedSettings> = {}): Promise<readonly RunRecord[]> {
  const options = {
    feeds: [machineFeed("staff", feed)],
    settleSeconds: 2,
    patienceSeconds: 60,
    files: null,
    triesDeferred: true,
  };
  const end = await makePass(options, place.env({ waitsForProbes: true }));
  return end.runs.map(({ record }) => record);
}

/** First names of those in the service, in order. */
export function namesIn(place: Workplace): readonly string[] {
  return place.sandbox
    .contacts()
    .map(({ first_name: name }) => name)
    .sort();
}

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
