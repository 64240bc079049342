import type { Ledger } from "../../../ledger/ledger.ts";
import type { ListedRun } from "../../../ledger/runs/run-overview.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";

/** What the first page shows of a feed. */
export interface FeedStatus {
  /** The name that people see. */
  readonly name: string;
  /** The run that waits for a decision, or else the latest run; also of corrections; null: none yet. */
  readonly latest: ListedRun | null;
  /** When the latest list came; null: none yet. */
  readonly lastListAt: string | null;
  /** When the next list is expected; null: not known. */
  readonly nextListAt: string | null;
  /** Rows to correct. */
  readonly toCorrect: number;
  /** Corrections that were not used, until the next list is carried out. */
  readonly notUsed: number;
  /** Contacts in the service that this feed's lists brought, but for those that the service no longer has. */
  readonly linked: number;
  readonly isDiscarded: boolean;
  /** Whether any correction of the feed lasts, or an address is left out. */
  readonly hasCorrections: boolean;
}

/** The latest list, and a run that waits, are looked for among so many runs: the others may be corrections. */
const LOOKED_THROUGH = 20;

/** Returns what the ledger knows of a feed. */
export function feedStatus(
  ledger: Pick<
    Ledger,
    | "overview"
    | "openItems"
    | "entries"
    | "operations"
    | "people"
    | "runs"
    | "decisions"
    | "corrections"
    | "lostCorrections"
  >,
  { name, formerly, expectHours }: Pick<FeedSettings, "name" | "formerly" | "expectHours">,
): FeedStatus {
  const runsOf = (feed: string) =>
    ledger.overview.find({ feed, status: null, day: null }, { limit: LOOKED_THROUGH, offset: 0 }).runs;
  const own = runsOf(name);
  // Until the next run renames a feed in the ledger, its lists have the former name.
  const known = own.length === 0 && formerly !== null ? formerly : name;
  const runs = known === name ? own : runsOf(known);
  const latest = runs.find(({ status }) => status === "held") ?? runs[0] ?? null;
  const lastListAt = runs.find(({ kind }) => kind === "list")?.startedAt ?? null;
  return {
    name,
    latest,
    lastListAt,
    nextListAt:
      lastListAt === null || expectHours === null
        ? null
        : new Date(Date.parse(lastListAt) + expectHours * 3_600_000).toISOString(),
    toCorrect: ledger.openItems.countRefused(known),
    notUsed: ledger.lostCorrections(known, 1).total,
    linked: ledger.entries.count(known) - ledger.people.countGone(known),
    isDiscarded: latest !== null && isDiscarded(ledger, latest),
    hasCorrections: ledger.corrections.isAny(known),
  };
}

/** Returns whether a person discarded a held list, so that nothing of it was carried out. */
function isDiscarded(
  { operations, runs, decisions }: Pick<Ledger, "operations" | "runs" | "decisions">,
  { run, status, created, updated, deleted }: ListedRun,
): boolean {
  if (status !== "completed" || created + updated + deleted > 0) return false;
  // A person may approve a list and leave all its deletes out.
  if (decisions.ofRun(run).some(({ kind }) => kind === "approve")) return false;
  if (!operations.countStates(run).some(({ state }) => state === "dropped")) return false;
  return runs.get(run)?.holds.some(({ scope }) => scope === "run") ?? false;
}

/** Returns how the latest list of a feed ended, in one sentence. */
export function verdictInWords(
  phrases: Phrases,
  { latest, toCorrect, notUsed, isDiscarded: discarded }: FeedStatus,
): string {
  switch (latest?.status) {
    case undefined:
      return phrases.say("console.home.no_list");
    case null:
      return phrases.say("verdict.unfinished");
    case "held":
      return phrases.say("console.home.waits");
    case "halted":
      return phrases.say("verdict.halted");
    case "failed":
      return phrases.say("verdict.failed");
    case "superseded":
      return phrases.say("verdict.superseded");
    case "completed":
      if (discarded) return phrases.say("verdict.discarded");
      if (toCorrect > 0) return phrases.say("verdict.needs_you", { rows: toCorrect });
      return notUsed > 0 ? phrases.say("verdict.corrections_lost", { count: notUsed }) : phrases.say("verdict.good");
  }
}
