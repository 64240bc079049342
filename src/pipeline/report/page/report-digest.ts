import type { Issue, IssueCode } from "../../../model/issue.ts";
import type { Operation } from "../../../model/operation.ts";
import type { OpenItem, ReportSource, SkippedRow } from "../../../model/run-record.ts";
import { QuestionCollector, questionKeyOf, type ColumnQuestion } from "../words/column-questions.ts";
import { countMoved, type MovedGreetings } from "../words/moved-greetings.ts";
import { countUngreeted, type Ungreeted } from "./ungreeted.ts";

/** A list that may be cut: its length, and its first items. */
export interface Listed<T> {
  readonly total: number;
  readonly first: readonly T[];
}

/** The open items whose main issue has the same code, or is about the same column as a whole. */
export interface Cause extends Listed<OpenItem> {
  /** The code; for a question about a column, with its header. */
  readonly id: string;
  readonly code: IssueCode;
}

/** Open items by cause: first the questions about columns, then the others, the most frequent cause first. */
export interface Causes {
  readonly total: number;
  /** Number of open items that come from earlier lists, not from this file. */
  readonly carriedOver: number;
  /** Number of open items that are in the rejections reports. Rows of a list that is held as a whole are not. */
  readonly answerable: number;
  readonly causes: readonly Cause[];
}

/** The open items, operations and skipped rows that the page shows; long lists are cut. */
export interface Digest {
  /** Questions about columns of this file, the one with most rows first. */
  readonly questions: readonly ColumnQuestion[];
  /** Rows that a person has to correct. */
  readonly needsYou: Causes;
  /** Creates whose answer was lost, and contacts that exist but are not linked. */
  readonly inDoubt: Causes;
  /** Rows that the next run tries again by itself. */
  readonly deferred: Causes;
  readonly warnings: Causes;
  readonly created: Listed<Operation>;
  readonly updated: Listed<Operation>;
  readonly deleted: Listed<Operation>;
  readonly held: Listed<Operation>;
  /** Operations that were planned but not reached, or that wait for capacity or for another operation. */
  readonly waiting: Listed<Operation>;
  readonly dropped: Listed<Operation>;
  /** New people that the service can't greet. */
  readonly ungreeted: Ungreeted;
  /** Known people whose birthday moves to another day. */
  readonly moved: MovedGreetings;
  readonly skipped: Listed<SkippedRow>;
  /** Number of skipped rows that are people of a sheet that was not read, or of a second table. */
  readonly passedOver: Readonly<Record<"other_sheet" | "second_table", number>>;
}

/** How many items a digest keeps. */
export interface Limits {
  /** Open items, over all causes. */
  readonly openItems: number;
  /** Operations of each bucket, and skipped rows. */
  readonly operations: number;
}

type OpenItemBucket = "needsYou" | "inDoubt" | "deferred" | "warnings";
type OperationBucket = "created" | "updated" | "deleted" | "held" | "waiting" | "dropped";

/**
 * Returns the digest of a run, after one pass over each list of the source.
 *
 * @param operations the digest of the operations, where a page reads it in another way
 */
export function digestOf(
  source: ReportSource,
  limits: Limits,
  operations: OperationDigest = digestOperations(source, limits.operations),
): Digest {
  const skipped = listing<SkippedRow>(limits.operations);
  const passedOver = { other_sheet: 0, second_table: 0 };
  for (const row of source.skipped()) {
    skipped.add(row);
    if (row.reason === "other_sheet" || row.reason === "second_table") passedOver[row.reason] += 1;
  }
  return {
    ...digestOpenItems(source, limits.openItems),
    ...operations,
    skipped: skipped.listed(),
    passedOver,
  };
}

/** Returns whether the page shows any open item. */
export function hasOpenItems(digest: Digest): boolean {
  return digest.needsYou.total + digest.inDoubt.total + digest.deferred.total + digest.warnings.total > 0;
}

function digestOpenItems(
  source: ReportSource,
  limit: number,
): Record<OpenItemBucket, Causes> & Pick<Digest, "questions"> {
  const buckets = { needsYou: emptyBucket(), inDoubt: emptyBucket(), deferred: emptyBucket(), warnings: emptyBucket() };
  const questions = new QuestionCollector();
  let kept = 0;
  for (const openItem of source.openItems()) {
    questions.add(openItem);
    const bucket = buckets[bucketOfOpenItem(openItem)];
    const { causes } = bucket;
    if (openItem.line === null && openItem.operation !== "delete") bucket.carriedOver += 1;
    if (openItem.id !== "") bucket.answerable += 1;
    const id = causeOf(openItem.issue);
    const cause = causes.get(id) ?? { code: openItem.issue.code, total: 0, first: [] };
    causes.set(id, cause);
    cause.total += 1;
    // The first item of each cause is always kept, even after the limit.
    if (kept >= limit && cause.first.length > 0) continue;
    cause.first.push(openItem);
    kept += 1;
  }
  return {
    questions: questions.found(),
    needsYou: causesOf(buckets.needsYou),
    inDoubt: causesOf(buckets.inDoubt),
    deferred: causesOf(buckets.deferred),
    warnings: causesOf(buckets.warnings),
  };
}

function causeOf(issue: Issue): string {
  return questionKeyOf(issue) ?? issue.code;
}

function bucketOfOpenItem({ status, issue }: OpenItem): OpenItemBucket {
  if (status === "warning") return "warnings";
  if (status === "deferred") return "deferred";
  return status === "in_doubt" || issue.code === "exists_unlinked" ? "inDoubt" : "needsYou";
}

interface Bucket {
  readonly causes: Map<string, { code: IssueCode; total: number; first: OpenItem[] }>;
  carriedOver: number;
  answerable: number;
}

function emptyBucket(): Bucket {
  return { causes: new Map(), carriedOver: 0, answerable: 0 };
}

function causesOf({ causes: found, carriedOver, answerable }: Bucket): Causes {
  const causes = [...found].map(([id, listed]) => ({ id, ...listed }));
  const isQuestion = ({ id, code }: Pick<Cause, "id" | "code">) => Number(id !== code);
  causes.sort((a, b) => isQuestion(b) - isQuestion(a) || b.total - a.total);
  const total = causes.reduce((sum, cause) => sum + cause.total, 0);
  return { total, carriedOver, answerable, causes };
}

/** The part of a digest that is about operations. */
export type OperationDigest = Pick<Digest, OperationBucket | "ungreeted" | "moved">;

function digestOperations(source: ReportSource, limit: number): OperationDigest {
  const ungreeted = countUngreeted(source.record);
  const moved = countMoved();
  const listings = {
    created: listing<Operation>(limit),
    updated: listing<Operation>(limit),
    deleted: listing<Operation>(limit),
    held: listing<Operation>(limit),
    waiting: listing<Operation>(limit),
    dropped: listing<Operation>(limit),
  };
  for (const operation of source.operations()) {
    ungreeted.add(operation);
    moved.add(operation);
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
    ungreeted: ungreeted.counted(),
    moved: moved.counted(),
  };
}

const DONE_BUCKETS = { create: "created", update: "updated", delete: "deleted" } as const satisfies Record<
  Operation["kind"],
  OperationBucket
>;

/** Returns null for an operation that is shown as an open item, or that a newer list superseded. */
function bucketOfOperation({ kind, state }: Operation): OperationBucket | null {
  switch (state) {
    case "done":
      return DONE_BUCKETS[kind];
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
