/** An installation that gets the lists of one town, night after night. */
import { openItemId } from "../../../src/ledger/runs/open-items/open-items.ts";
import { testFeed } from "../world/feeds.ts";
import { dropFile } from "../world/drop-file.ts";
import { createRandom } from "../world/random.ts";
import { openWorkplace, type Workplace } from "../world/workplace.ts";
import type { FeedSettings } from "../../../src/model/feed.ts";
import type { RunRecord } from "../../../src/model/run-record.ts";
import { carryOutRequest } from "../../../src/run/decisions/answer-requests.ts";
import { makePass } from "../../../src/run/inbox-pass.ts";
import { createJudge, type Judge, type Wrong } from "./judge.ts";
import type { Kind } from "./kinds.ts";
import { live } from "./life.ts";
import { type Cells, changeStyle, inOrder, PLAIN_STYLE, type ListStyle } from "./list-style.ts";
import { openTown, type Town } from "./people.ts";
import { rowsOf, writeList, type FileMistake } from "./write-list.ts";

/** What one pass over one list came to. */
export interface Night {
  /** Guards that held the run or its deletes, and the refusal of a file. */
  readonly holds: readonly string[];
  /** Whether a guard held the whole run, or the file was refused. */
  readonly isHeld: boolean;
  /** The rows that wait for a person. */
  readonly questions: readonly { readonly id: string; readonly code: string }[];
  readonly wrong: readonly Wrong[];
  readonly record: RunRecord | undefined;
}

export interface Installation {
  readonly town: Town;
  readonly place: Workplace;
  readonly judge: Judge;
  feed: FeedSettings;
  style: ListStyle;
  day: number;
  /** The rows of all lists that were dropped before, oldest first. */
  readonly lists: (readonly Cells[])[];
}

const DAY_MS = 86_400_000;
/** Chance that a night's list is written in another style. */
const STYLE_CHANGES = 1 / 45;
/** Rows of former lists that are kept, for mistakes with older lists. */
const LISTS_KEPT = 400;

/** Minutes for which a list that the program leaves in the inbox is tried again. */
const MOST_MINUTES = 5;

/** Opens an installation for a new town. No list has been dropped. */
export function openInstallation(
  kind: Kind,
  n: number,
  seed: number,
  changes: Partial<FeedSettings> = {},
): Installation {
  const town = openTown(kind, n, createRandom(seed), "P");
  const judge = createJudge(town);
  const groups = town.groups.map((name) => ({ name, category: "birthday", account: "main" }) as const);
  const feed = testFeed("staff", {
    mode: kind.mode,
    key: kind.key,
    columns: { Ref: "custom_fields.ref" },
    dateOrder: null,
    nameOrder: null,
    sharedAddress: "leaveOut",
    ...changes,
  });
  const place = openWorkplace(seed, { group: groups }, 1, judge.watch);
  return { town, place, judge, feed, style: PLAIN_STYLE, day: 0, lists: [] };
}

/** Lets a night pass, in which people and style change. @returns the rows of its list, and what happened */
export function nextNight(office: Installation, withStyle: boolean) {
  const before = new Set(rowsOf(office.town).map((row) => JSON.stringify(row)));
  const { rows, ...night } = lifeOfNight(office, withStyle);
  if (office.town.kind.mode === "snapshot" || office.lists.length === 0) return { ...night, rows };
  // A list of changes names the people who changed, and a few others.
  const changed = rows.filter((row, index) => !before.has(JSON.stringify(row)) || index % 50 === office.day % 50);
  return { ...night, rows: changed };
}

function lifeOfNight(office: Installation, withStyle: boolean) {
  const { town } = office;
  const { exportsEvery } = town.kind;
  office.day += 1;
  if (office.day % exportsEvery !== 0) return { rows: inOrder(rowsOf(town), office.style), events: [], isBig: false };
  const { events, isBig } = live(town, office.day, exportsEvery);
  if (!withStyle || !town.random.chance(STYLE_CHANGES * exportsEvery ** 0.5))
    return { rows: inOrder(rowsOf(town), office.style), events, isBig };
  const { style, what } = changeStyle(office.style, town.random);
  office.style = style;
  return { rows: inOrder(rowsOf(town), style), events: [...events, what], isBig };
}

/** Approves or discards each held run. @returns the wrong calls that followed */
export async function decide(office: Installation, decision: "approve" | "discard"): Promise<readonly Wrong[]> {
  const { place, feed, judge } = office;
  for (const { run } of place.ledger().runs.held())
    await carryOutRequest({ kind: decision, run }, [feed], place.env({ waitsForProbes: true }));
  return judge.takeWrong();
}

/** Drops a list and makes one pass, or more while the program leaves the list in the inbox. */
export async function dropList(
  office: Installation,
  rows: readonly Cells[],
  mistake: FileMistake = {},
): Promise<Night> {
  const { place, day, style, feed, judge, lists } = office;
  const untilNight = place.clock.now() % DAY_MS;
  if (untilNight > 0) place.clock.pass(DAY_MS - untilNight);
  const { bytes, ending } = writeList(rows, style, day, mistake);
  dropFile(place, `staff-${day}-${lists.length}.${ending}`, bytes);
  lists.push(rows);
  if (lists.length > LISTS_KEPT) lists.shift();
  place.sandbox.forgetRequests();
  const options = { feeds: [feed], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };
  let end = await makePass(options, place.env({ waitsForProbes: true }));
  for (let minutes = 0; end.waiting.length > 0 && minutes < MOST_MINUTES; minutes += 1) {
    place.clock.pass(60_000);
    end = await makePass(options, place.env({ waitsForProbes: true }));
  }
  const record = end.runs.at(-1)?.record;
  const refused = end.failed.map(({ refusal }) => `refused: ${refusal.code}`);
  const stopped = end.stopReason === null ? [] : [`stopped: ${end.stopReason.slice(0, 60)}`];
  const waits = end.waiting.map(() => "waits");
  const guards = record?.holds.map(({ guard }) => guard) ?? [];
  const isHeld = record === undefined || record.holds.some(({ scope }) => scope === "run");
  const holds = [...guards, ...refused, ...stopped, ...waits];
  const open = place.ledger().openItems.open(feed.name);
  const questions = open.flatMap((item) =>
    item.status === "warning" ? [] : [{ id: openItemId(item), code: item.issues[0].code }],
  );
  return { holds, isHeld: isHeld || stopped.length > 0, questions, wrong: judge.takeWrong(), record };
}
