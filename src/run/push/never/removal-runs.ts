/** Deletes contacts as a person asked: as ordinary runs, so that kills, outages and reports need no code of their own. */
import type { Ledger } from "../../../ledger/ledger.ts";
import { CONTACT_IS_GONE, type Issue } from "../../../model/issue.ts";
import { PLAN_FORMAT } from "../../../model/run-record.ts";
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import type { Entry } from "../../../model/contact.ts";
import { keySettingOf, listSettingsOf, type FeedSettings } from "../../../model/feed.ts";
import { NO_REQUESTS } from "../../../model/run-record.ts";
import { firstWave } from "../../../pipeline/plan/rules/waves.ts";
import type { RunEnv } from "../../run-env.ts";
import { nameRun } from "../../run-name.ts";
import { itemOfOther } from "./row-owner.ts";

/** A delete that the service refused is tried again after this time. */
const AGAIN_AFTER_MS = 24 * 3_600_000;

/** Returns the time since which a refused delete is not tried again, as an ISO date-time. */
export function refusedLately({ now }: Pick<RunEnv, "now">): string {
  return new Date(now() - AGAIN_AFTER_MS).toISOString();
}

/** Why contacts are deleted, as the report names the run. */
export type RemovalReason = "never" | "erase";

/**
 * Stores a run for each feed that has one of the contacts. The next pass makes the calls that are left, if this process does
 * not.
 *
 * @returns the names of the runs
 */
export function storeRemovals(
  entries: readonly Entry[],
  why: RemovalReason,
  feeds: readonly FeedSettings[],
  { ledger, now }: Pick<RunEnv, "ledger" | "now">,
): readonly string[] {
  const groupNames = new Map(ledger.account.usedGroups().map(({ groupId, name }) => [groupId, name]));
  const runs: string[] = [];
  for (const feed of feeds) {
    const own = entries.filter((entry) => entry.feed === feed.name && !ledger.removals.isRemoving(entry.contactId));
    if (own.length === 0) continue;
    const run = nameRun(now(), feed.name, ledger.runs.latest(1)[0]?.run ?? null);
    const contacts = own.map((entry) => ({
      entry,
      groupName: groupNames.get(entry.applied.group_id) ?? "",
      itemOfOther: keepItemOfOther(entry.contactId, ledger),
    }));
    ledger.removals.store(removalRun(run, why, feed, now()), contacts, firstWave("delete"));
    runs.push(run);
  }
  return runs;
}

/**
 * Keeps the open item of another person's row under a contact's key, and says in its question that the contact is gone. Returns its
 * id; null: there is none.
 */
export function keepItemOfOther(
  contactId: number,
  ledger: Pick<Ledger, "people" | "openItems" | "runs">,
): number | null {
  const found = ledger.people.find(String(contactId));
  const item = found === null ? null : itemOfOther(found, ledger);
  if (item === null) return null;
  const [first, ...further] = item.issues.map((issue) =>
    issue.code === "other_person" ? withoutContact(issue) : issue,
  );
  if (first !== undefined && item.issues.some(({ code }) => code === "other_person"))
    ledger.openItems.renew(item.id, [first, ...further]);
  return item.id;
}

/** Returns the question about another person under a known key, after the key's contact is gone. */
function withoutContact(issue: Issue): Issue {
  const data = Object.fromEntries(Object.entries(issue.data).filter(([about]) => about !== "name"));
  return { ...issue, data: { ...data, stays: CONTACT_IS_GONE } };
}

function removalRun(run: string, why: RemovalReason, feed: FeedSettings, now: number): StoredRun {
  const startedAt = new Date(now).toISOString();
  return {
    run,
    feed: feed.name,
    kind: "removal",
    file: why,
    path: null,
    sha256: "",
    mtimeMs: now,
    mode: "changes",
    planFormat: PLAN_FORMAT,
    keySetting: keySettingOf(feed),
    status: null,
    startedAt,
    finishedAt: null,
    acceptedAt: startedAt,
    reading: { format: "csv", encoding: null, delimiter: null, sheet: null, headerLine: 0 },
    header: [],
    columns: [],
    profile: { keyColumns: [], filled: {}, blankKeyShare: 0, rows: 0 },
    holds: [],
    haltCode: null,
    haltReason: null,
    rows: { read: 0, unchanged: 0 },
    requests: NO_REQUESTS,
    survey: { rows: 0, columns: [], dateEvidence: NO_EVIDENCE, blankKeys: 0 },
    rowsSum: null,
    listEnd: null,
    beside: null,
    settings: listSettingsOf(feed),
  };
}

const NO_EVIDENCE: StoredRun["survey"]["dateEvidence"] = {
  dayFirst: 0,
  monthFirst: 0,
  yearFirst: 0,
  dottedMonthFirst: 0,
  dottedDayFirst: 0,
  croatianMonths: 0,
  otherSlavicMonths: 0,
};
