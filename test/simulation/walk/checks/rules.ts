/** The promises about rules: corrections that hold for each row of a column with the same wrong text. */
import type { LastingCorrection } from "../../../../src/ledger/corrections/lasting-corrections.ts";
import type { StoredRun } from "../../../../src/ledger/runs/runs.ts";
import { HEADER } from "../../world/feeds.ts";
import { cellOf, MISSPELLED, type Row } from "../people.ts";
import { newestList, type AcceptedRule, type World } from "../world.ts";

/** Names, dates, addresses and keys belong to one person. */
const NEVER_RULED: readonly string[] = ["Nr", "First Name", "Last Name", "Email", "Phone", "Birthday"];

/** Returns whether a text is a misspelled word, which means the same in every row. */
export function isMisspelling({ was, becomes }: Pick<LastingCorrection, "was" | "becomes">): boolean {
  return MISSPELLED.get(becomes) === was;
}

/**
 * Checks that no rule is offered or made for a column of one person's values, that the newest list is read with the rules that
 * hold, and that it is read without those that have ended.
 */
export function checkRules(world: World): void {
  const { place, broken, feeds, rules } = world;
  const { corrections, runs } = place.ledger();
  const active = corrections.active(null).filter(({ kind }) => kind === "rule");
  for (const { header, was, becomes } of [...active, ...corrections.offers(null)])
    if (NEVER_RULED.includes(header)) broken.push(`“${was}” → “${becomes}” is a rule of the column ${header}`);
  const newest = runs.latest(1)[0]?.run ?? "";
  for (const rule of active) rules.set(rule.id, { rule, since: rules.get(rule.id)?.since ?? newest, end: null });
  for (const [id, rule] of rules) if (!active.some((each) => each.id === id)) rule.end ??= newest;
  for (const { name: feed } of feeds) {
    const list = newestList(world, feed);
    const run = runs.latestAccepted(feed);
    if (list === null || run === null) continue;
    const ofFeed = [...rules.values()].filter(({ rule }) => rule.feed === feed);
    for (const each of ofFeed) {
      const rows = list.rows.filter((row) => cellAt(row, each.rule) === each.rule.was);
      if (rows.length === 0) continue;
      if (each.end !== null) checkEnded(world, run, each, rows);
      else if (run.run > each.since) checkHolds(world, run, each.rule, rows);
    }
  }
}

/** Returns a row of a list with the rules of its feed. */
export function withRules(row: Row, feed: string, { rules }: World): Row {
  const ofFeed = [...rules.values()].flatMap(({ rule }) => (rule.feed === feed ? rule : []));
  return row.map((cell, at) => ofFeed.find((rule) => rule.header === HEADER[at] && rule.was === cell)?.becomes ?? cell);
}

function checkHolds({ place, broken }: World, run: StoredRun, rule: LastingCorrection, rows: readonly Row[]): void {
  const ledger = place.ledger();
  // A list that was taken back has used the rule, and no list since.
  const isTakenBack = rule.seenRun !== null && rule.seenRun > run.run;
  const now = ledger.corrections.get(rule.id);
  if (now?.seenRun !== run.run && !isTakenBack) broken.push(`rule ${rule.id} was not used for ${run.file}`);
  for (const { cells, run: ofRun } of ledger.openItems.open(rule.feed))
    if (ofRun === run.run && cellAt(cells, rule) === rule.was)
      broken.push(`${run.file} asks about “${rule.was}” of ${cells.at(-1)}, which rule ${rule.id} replaces`);
  for (const [uid, cells] of doneRows(run, ledger))
    if (rows.some((row) => cellOf(row, "UID") === uid) && cellAt(cells, rule) === rule.was)
      broken.push(`${uid} is sent with “${rule.was}”, which rule ${rule.id} replaces`);
}

function checkEnded(
  { place, broken, rules }: World,
  run: StoredRun,
  { rule, end }: AcceptedRule,
  rows: readonly Row[],
) {
  const ledger = place.ledger();
  if (end === null || run.run <= end) return;
  const seen = ledger.corrections.get(rule.id)?.seenRun ?? "";
  if (seen > end) broken.push(`rule ${rule.id} has ended, and ${run.file} was read with it`);
  const others = [...rules.values()].filter(({ rule: other }) => other.id !== rule.id);
  if (others.some(({ rule: other }) => other.feed === rule.feed && other.was === rule.was)) return;
  for (const row of rows) {
    const uid = cellOf(row, "UID");
    // The row itself may have been corrected.
    const isCorrected = ledger.corrections.seenBy(run.run).some(({ key }) => key?.includes(cellOf(row, "Nr")) === true);
    if (
      !isCorrected &&
      doneRows(run, ledger).some(([other, cells]) => other === uid && cellAt(cells, rule) === rule.becomes)
    )
      broken.push(`${uid} is sent with “${rule.becomes}”, and rule ${rule.id} has ended`);
  }
}

/** Returns the rows that a run sent, by the `uid` of their people. */
function doneRows(run: StoredRun, ledger: ReturnType<World["place"]["ledger"]>) {
  const done: (readonly [uid: string, cells: Row])[] = [];
  for (const { cells, state } of ledger.reportSource(run).operations())
    if (state === "done" && cells.length === HEADER.length) done.push([cells.at(-1) ?? "", cells]);
  return done;
}

function cellAt(cells: Row, { header }: LastingCorrection): string {
  return cells[HEADER.findIndex((name) => name === header)] ?? "";
}
