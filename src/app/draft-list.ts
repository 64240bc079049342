/** Plans a list without the service and without storing anything: for the command `plan`, and for checks in the console. */
import { stat } from "node:fs/promises";
import { nameInLedger } from "./feeds-in-ledger.ts";
import { openRowCaches } from "./row-caches.ts";
import type { Settings } from "../config/settings.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Group } from "../model/contact.ts";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import type { ReportSource } from "../model/run-record.ts";
import { isSameContent, mtimeMs, stampOf, type FileStamp } from "../pipeline/intake/arrival/file-stamp.ts";
import { matchFeed } from "../pipeline/intake/arrival/inbox-names.ts";
import type { FileLook } from "../pipeline/intake/arrival/look-at-file.ts";
import { prepareFile } from "../run/prepare/prepare-file.ts";
import type { PrepareEnv } from "../run/prepare/prepare-plan.ts";

/** A file that is planned as a list. */
export interface FileToDraft extends FileLook {
  readonly path: string;
  /** The file's name, by which its feed is found. */
  readonly name: string;
  /** The feed that a person named; null: the file's name decides. */
  readonly feed: string | null;
  /** The file before its bytes were looked at. */
  readonly seen: FileStamp;
  /** An editor of the console sent the file. */
  readonly isOfEditor?: boolean;
}

/** A plan that is not stored. It is in the ledger's temporary tables until the next plan. */
export interface ListDraft {
  readonly source: ReportSource;
  readonly kind: "list" | "rejections";
  /** The feed's name in the ledger. */
  readonly feedInLedger: string;
  /** The groups that the plan puts contacts in. */
  readonly groupIds: readonly number[];
}

/**
 * Plans a list as a run would.
 *
 * @throws FileRefused if the file can't be used
 */
export async function draftList(
  file: FileToDraft,
  settings: Settings,
  {
    ledger,
    groups,
    progress,
  }: Pick<PrepareEnv, "progress"> & { readonly ledger: Ledger; readonly groups: readonly Group[] },
): Promise<ListDraft> {
  const { path, name, seen } = file;
  const hasChanged = async () => {
    const now = await stampOfFile(path);
    return now === null || !isSameContent(now, seen);
  };
  // A run first renames feeds in the ledger. A plan changes nothing, so it uses the names that the ledger has.
  const feeds = settings.feeds.map((feed) => ({ ...feed, name: nameInLedger(feed, ledger) }));
  const feed = feedByName(name, file.feed, settings.feeds, feeds);
  const prepared = await prepareFile({ ...file, mtimeMs: mtimeMs(seen), feed, hasChanged }, feeds, groups, {
    ledger,
    rowCaches: openRowCaches(settings, false),
    now: Date.now,
    progress,
    isPreview: true,
  });
  const source = ledger.draftReportSource(prepared.run);
  const configured =
    settings.feeds[feeds.findIndex(({ name: known }) => known === prepared.feed.name)] ?? prepared.feed;
  return {
    source: { ...source, record: { ...source.record, feed: configured.name } },
    kind: prepared.run.kind === "rejections" ? "rejections" : "list",
    feedInLedger: prepared.feed.name,
    groupIds: prepared.groupIds,
  };
}

/** Returns the file's feed with the name that the ledger has for it, or a refusal if the file has no feed. */
function feedByName(
  fileName: string,
  named: string | null,
  configured: readonly FeedSettings[],
  inLedger: readonly FeedSettings[],
): FeedSettings | FileRefused {
  const match = named === null ? matchFeed(fileName, null, configured) : { kind: "feed" as const, feed: named };
  if (match.kind === "refused") return match.refusal;
  return inLedger[configured.findIndex(({ name }) => name === match.feed)] ?? unknownFeed(match.feed);
}

function unknownFeed(name: string): FileRefused {
  return new FileRefused("no_feed", `The configuration names no feed “${name}”.`, "See the names under feeds.");
}

/** Returns the size and time of a file; null: there is no file with this path. */
export async function stampOfFile(path: string): Promise<FileStamp | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found?.isFile() === true ? stampOf(found) : null;
}
