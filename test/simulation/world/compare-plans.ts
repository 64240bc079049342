/** Plans and applies lists with and without the row cache. */
import { expect } from "vitest";
import type { Group } from "../../../src/model/contact.ts";
import type { FeedSettings } from "../../../src/model/feed.ts";
import { FileRefused } from "../../../src/model/file-refused.ts";
import { withLearned } from "../../../src/run/decisions/answers/learned-order.ts";
import { makePass } from "../../../src/run/inbox-pass.ts";
import { checkAccountBinding } from "../../../src/run/check-account-binding.ts";
import { preparePlan } from "../../../src/run/prepare/prepare-plan.ts";
import { openList } from "../../../src/run/read/open-list.ts";
import type { RunEnv } from "../../../src/run/run-env.ts";

/** The sandbox's groups. */
export const GROUPS = ["Team Berlin", "Team Rome"].map(
  (name) => ({ name, category: "birthday", account: "main" }) as const,
);
export const DAY_MS = 86_400_000;
export type ChangeGroups = (groups: readonly Group[]) => readonly Group[];

/** Plans a file. @returns all of the plan that later steps use, as JSON, and how many rows the cache knew */
async function planOf(path: string, feed: FeedSettings, groups: readonly Group[], env: RunEnv) {
  const name = "staff.csv";
  try {
    const list = await openList(path, feed);
    const file = { run: "2026-01-01T000000.000Z-staff", path, name, sha256: "", mtimeMs: env.now() };
    const learned = withLearned(feed, env.ledger.learnedSettings);
    const { run, decided, known } = await preparePlan(file, list, learned, groups, env);
    const source = env.ledger.draftReportSource(run);
    const rows = {
      operations: [...source.operations()],
      openItems: [...source.openItems()],
      skipped: [...source.skipped()],
    };
    return { known, plan: JSON.stringify({ run, decided, record: source.record, ...rows }, null, 1) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { known: 0, plan: JSON.stringify([error.code, error.message, error.line]) };
  }
}

/** Plans a file with and without the row cache and compares the plans. @returns how many rows the cache knew */
export async function comparePlans(
  path: string,
  feed: FeedSettings,
  env: RunEnv,
  changed: ChangeGroups = (groups) => groups,
): Promise<number> {
  const groups = changed((await checkAccountBinding(env)).groups);
  const withoutCache = await planOf(path, feed, groups, { ...env, rowCaches: null });
  const withCache = await planOf(path, feed, groups, env);
  expect(withCache.plan).toBe(withoutCache.plan);
  return withCache.known;
}

/** Applies a file; null: makes a pass over the empty inbox. */
export async function applyFile(path: string | null, feed: FeedSettings, env: RunEnv): Promise<void> {
  const options = { feeds: [feed], settleSeconds: 0, patienceSeconds: 0, triesDeferred: true };
  await makePass({ ...options, files: path === null ? [] : [path] }, env);
}
