/** Recognises the columns of a list that no run has read. */
import { basename, dirname } from "node:path";
import type { Ledger } from "../../../../../ledger/ledger.ts";
import { rowColumns, type RowColumns, type RunColumns } from "../../../../../model/mapped-row.ts";
import type { FeedSettings } from "../../../../../model/feed.ts";
import { createResolver } from "../../../../../pipeline/mapping/columns/resolve-columns.ts";
import { readHeader } from "../../../../../pipeline/mapping/headers/header-columns.ts";
import { recogniseProduct } from "../../../../../pipeline/mapping/headers/product.ts";

/**
 * Returns how the columns under a header are used, by the run that fits it best. Columns that this run lacks are used as their
 * headers say; null: no column is recognised.
 */
export function columnsUnder(
  header: readonly string[],
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
): RowColumns | null {
  const known = runs.map((run) => rowColumns(header, run)).toSorted((a, b) => fitOf(b) - fitOf(a));
  const [best] = known;
  const named = targetsNamed(header, feeds);
  const isOfRun = best !== undefined && fitOf(best) > 0;
  const run = isOfRun ? runs.find(({ feed }) => feed === best.feed) : undefined;
  const ofRun = new Set(run?.columns.map((column) => column.header));
  const targets = header.map((name, at) => (ofRun.has(name) ? best?.targets[at] : named[at]) ?? null);
  if (targets.every((target) => target === null)) return null;
  return { feed: isOfRun ? best.feed : "", header, targets, keyColumns: isOfRun ? best.keyColumns : [] };
}

/** Returns the latest accepted run of each feed. */
export function latestRuns(feeds: readonly string[], { runs }: Pick<Ledger, "runs">): readonly RunColumns[] {
  return feeds.flatMap((feed) => runs.latestAccepted(feed) ?? []);
}

/** Returns the run whose list an archived file is, by its name and the day of its folder; null: there is none. */
export function runOf(path: string, { runs }: Pick<Ledger, "runs">): RunColumns | null {
  // A further list of the day with the same name has a number.
  const file = basename(path).replace(/ \(\d+\)(?=\.[^.]*$|$)/u, "");
  return runs.ofFile(file, basename(dirname(path)));
}

/** Returns how many columns of a header a run explains. */
function fitOf({ targets, keyColumns }: RowColumns): number {
  return targets.filter((target) => target !== null).length + keyColumns.length;
}

/** Returns the fields that a header's own words mean, as in a feed without settings for its columns. */
function targetsNamed(header: readonly string[], feeds: readonly FeedSettings[]): readonly (string | null)[] {
  const [feed] = feeds;
  if (feed === undefined) return header.map(() => null);
  const columns = readHeader(header, { ...feed, columns: {} });
  const resolve = createResolver(columns, { columns: [] }, recogniseProduct(header));
  return columns.map((column) => {
    const target = column.claim.kind === "alias" ? resolve(column, column.claim.alias).target : null;
    return target === "country" ? null : target;
  });
}
