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
 * Checks that no rule is offered or made for a column of one person's values, that the newest list of each feed is read with
 * the rules of the feed that hold, and that no list is read with a rule of another feed or with one that has ended.
 */
export function checkRules(world: World): void {
  const { place, broken, feeds, rules } = world;
  const { corrections, runs } = place.ledger();
  const active = corrections.active(null).filter(({ kind }) => kind === "rule");
  for (const { id } of corrections.active(null))
    if ((corrections.get(id)?.endedAt ?? null) !== null) broken.push(`correction ${id} has ended, and is active`);
  for (const { header, was, becomes } of [...active, ...corrections.offers(null)])
    if (NEVER_RULED.includes(header)) broken.push(`“${was}” → “${becomes}” is a rule of the column ${header}`);
  const newest = runs.latest(1)[0]?.run ?? "";
  for (const rule of active) rules.set(rule.id, { rule, since: rules.get(rule.id)?.since ?? newest, end: null });
  for (const [id, rule] of rules) if (!active.some((each) => each.id === id)) rule.end ??= newest;
  for (const each of rules.values()) checkUse(world, each);
  for (const { name: feed } of feeds) {
    const list = newestList(world, feed);
    const run = runs.latestAccepted(feed);
    if (list === null || run === null) continue;
    for (const { rule, since, end } of rules.values()) {
      if (rule.feed !== feed || end !== null || run.run <= since) continue;
      const rows = list.rows.filter((row) => cellAt(row, rule) === rule.was);
      if (rows.length > 0) checkHolds(world, run, rule, rows);
    }
    checkUnruled(world, run, list.rows);
  }
}

/** Returns a row of a list with the rules of its feed. */
export function withRules(row: Row, feed: string, { rules }: World): Row {
  const ofFeed = [...rules.values()].flatMap(({ rule }) => (rule.feed === feed ? rule : []));
  return row.map((cell, at) => ofFeed.find((rule) => rule.header === HEADER[at] && rule.was === cell)?.becomes ?? cell);
}

function checkHolds({ place, broken }: World, run: StoredRun, rule: LastingCorrection, rows: readonly Row[]): void {
  const ledger = place.ledger();
  const seen = ledger.corrections.get(rule.id)?.seenRun ?? null;
  // A list that was taken back has used the rule, and no list since.
  const isTakenBack = seen !== null && seen > run.run;
  if (seen !== run.run && !isTakenBack) broken.push(`rule ${rule.id} was not used for ${run.file}`);
  for (const { cells, run: ofRun } of ledger.openItems.open(rule.feed))
    if (ofRun === run.run && cellAt(cells, rule) === rule.was)
      broken.push(`${run.file} asks about “${rule.was}” of ${cells.at(-1)}, which rule ${rule.id} replaces`);
  for (const [uid, cells] of doneRows(run, ledger))
    if (rows.some((row) => cellOf(row, "UID") === uid) && cellAt(cells, rule) === rule.was)
      broken.push(`${uid} is sent with “${rule.was}”, which rule ${rule.id} replaces`);
}

/** Checks that the last run that used a rule is of the rule's feed and began before the rule ended. */
function checkUse({ place, broken }: World, { rule, end }: AcceptedRule): void {
  const { corrections, runs } = place.ledger();
  const seen = corrections.get(rule.id)?.seenRun ?? null;
  const run = seen === null ? null : runs.get(seen);
  if (run === null) return;
  if (run.feed !== rule.feed) broken.push(`rule ${rule.id} of ${rule.feed} was used for ${run.file} of ${run.feed}`);
  if (end !== null && run.run > end) broken.push(`rule ${rule.id} has ended, and ${run.file} was read with it`);
}

/** Checks that a misspelled group is sent as the right one only with a rule that holds, or with a correction of the row. */
function checkUnruled({ place, broken, rules, restoredRun }: World, run: StoredRun, rows: readonly Row[]): void {
  const ledger = place.ledger();
  // The rules from before an older ledger was put back are not known.
  if (run.run <= restoredRun) return;
  const corrected = new Set(ledger.corrections.seenBy(run.run).map(({ key }) => key));
  const hasRule = (was: string) =>
    [...rules.values()].some(({ rule, end }) => {
      return rule.feed === run.feed && rule.was === was && (end === null || run.run <= end);
    });
  const done = doneRows(run, ledger);
  for (const row of rows) {
    const [uid, nr, was] = [cellOf(row, "UID"), cellOf(row, "Nr"), cellOf(row, "Group")];
    const isMisspelled = [...MISSPELLED.values()].includes(was);
    if (!isMisspelled || hasRule(was) || corrected.has(nr === "" ? null : JSON.stringify([nr]))) continue;
    const sent = done.find(([other, cells]) => other === uid && cellOf(cells, "Nr") === nr);
    if (sent !== undefined && cellOf(sent[1], "Group") !== was)
      broken.push(`${uid} is sent with “${cellOf(sent[1], "Group")}”, and no rule or correction replaces “${was}”`);
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
