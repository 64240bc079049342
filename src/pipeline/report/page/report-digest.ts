import type { IssueCode } from "../../../model/issue.ts";
import type { Operation } from "../../../model/operation.ts";
import type { OpenItem, ReportSource, SkippedRow } from "../../../model/run-record.ts";

/** Of some kind of thing: how many there are, and the first of them. */
export interface Listed<T> {
  readonly total: number;
  readonly first: readonly T[];
}

/** All rows with one cause. */
export interface Cause extends Listed<OpenItem> {
  readonly code: IssueCode;
}

/** Problems by cause, the most frequent first. */
export interface Causes {
  readonly total: number;
  /** Those of them that earlier lists had, and this one's file does not. */
  readonly carriedOver: number;
  /** Those of them that stand in the rejections reports: not the rows of a list that was not accepted. */
  readonly answerable: number;
  readonly causes: readonly Cause[];
}

/** What the page shows of a run; long lists cut. One pass over each of the source's lists. */
export interface Digest {
  /** Rows that a person has to correct. */
  readonly needsYou: Causes;
  /** Creates that may have arrived: those people may still be greeted. */
  readonly inDoubt: Causes;
  /** Rows that are tried again without anybody's doing. */
  readonly deferred: Causes;
  readonly warnings: Causes;
  readonly created: Listed<Operation>;
  readonly updated: Listed<Operation>;
  readonly deleted: Listed<Operation>;
  readonly held: Listed<Operation>;
  /** Planned and not reached, or waiting for capacity or another operation. */
  readonly waiting: Listed<Operation>;
  readonly dropped: Listed<Operation>;
  readonly skipped: Listed<SkippedRow>;
}

export interface Limits {
  /** Problems over all causes. */
  readonly openItems: number;
  /** Operations of each kind, and skipped rows. */
  readonly operations: number;
}

type OpenItemBucket = "needsYou" | "inDoubt" | "deferred" | "warnings";
type OperationBucket = "created" | "updated" | "deleted" | "held" | "waiting" | "dropped";

export function digestOf(source: ReportSource, limits: Limits): Digest {
  const skipped = listing<SkippedRow>(limits.operations);
  for (const row of source.skipped()) skipped.add(row);
  return {
    ...digestOpenItems(source, limits.openItems),
    ...digestOperations(source, limits.operations),
    skipped: skipped.listed(),
  };
}

function digestOpenItems(source: ReportSource, limit: number): Record<OpenItemBucket, Causes> {
  const buckets = { needsYou: emptyBucket(), inDoubt: emptyBucket(), deferred: emptyBucket(), warnings: emptyBucket() };
  let kept = 0;
  for (const openItem of source.openItems()) {
    const bucket = buckets[bucketOfOpenItem(openItem)];
    const { causes } = bucket;
    if (openItem.line === null && openItem.operation !== "delete") bucket.carriedOver += 1;
    if (openItem.id !== "") bucket.answerable += 1;
    const cause = causes.get(openItem.issue.code) ?? { total: 0, first: [] };
    causes.set(openItem.issue.code, cause);
    cause.total += 1;
    // The first of each cause is always shown, however many others came before.
    if (kept >= limit && cause.first.length > 0) continue;
    cause.first.push(openItem);
    kept += 1;
  }
  return {
    needsYou: causesOf(buckets.needsYou),
    inDoubt: causesOf(buckets.inDoubt),
    deferred: causesOf(buckets.deferred),
    warnings: causesOf(buckets.warnings),
  };
}

function bucketOfOpenItem({ status, issue }: OpenItem): OpenItemBucket {
  if (status === "warning") return "warnings";
  if (status === "deferred") return "deferred";
  return status === "in_doubt" || issue.code === "exists_unlinked" ? "inDoubt" : "needsYou";
}

interface Bucket {
  readonly causes: Map<IssueCode, { total: number; first: OpenItem[] }>;
  carriedOver: number;
  answerable: number;
}

function emptyBucket(): Bucket {
  return { causes: new Map(), carriedOver: 0, answerable: 0 };
}

function causesOf({ causes: found, carriedOver, answerable }: Bucket): Causes {
  const causes = [...found].map(([code, listed]) => ({ code, ...listed }));
  causes.sort((a, b) => b.total - a.total);
  const total = causes.reduce((sum, cause) => sum + cause.total, 0);
  return { total, carriedOver, answerable, causes };
}

function digestOperations(source: ReportSource, limit: number): Record<OperationBucket, Listed<Operation>> {
  const listings = {
    created: listing<Operation>(limit),
    updated: listing<Operation>(limit),
    deleted: listing<Operation>(limit),
    held: listing<Operation>(limit),
    waiting: listing<Operation>(limit),
    dropped: listing<Operation>(limit),
  };
  for (const operation of source.operations()) {
    const bucket = bucketOfOperation(operation);
    if (bucket !== null) listings[bucket].add(operation);
  }
  const { created, updated, deleted, held, waiting, dropped } = listings;
  return {
    created: created.listed(),
    updated: updated.listed(),
    deleted: deleted.listed(),
    held: held.listed(),
    waiting: waiting.listed(),
    dropped: dropped.listed(),
  };
}

/** null: told elsewhere, among the problems or by the newer list. */
function bucketOfOperation({ kind, state }: Operation): OperationBucket | null {
  switch (state) {
    case "done":
      return kind === "create" ? "created" : kind === "update" ? "updated" : "deleted";
    case "held":
      return "held";
    case "planned":
    case "deferred":
      return "waiting";
    case "dropped":
      return "dropped";
    case "sending":
    case "in_doubt":
    case "rejected":
    case "superseded":
      return null;
  }
}

function listing<T>(limit: number) {
  const first: T[] = [];
  let total = 0;
  return {
    add(item: T): void {
      total += 1;
      if (first.length < limit) first.push(item);
    },
    listed: (): Listed<T> => ({ total, first }),
  };
}
