import type { ContactInput } from "../../../model/contact.ts";
import type { Changes, Hold, Operation, OperationKind } from "../../../model/operation.ts";
import type { Issue } from "../../../model/issue.ts";
import type { OpenItem, ReportSource, RowCounts, RunRecord, SkippedRow } from "../../../model/run-record.ts";
import type { Reading } from "../../../model/row.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import { describeHold, describeIssue, isWarning } from "../words/sentences.ts";

interface PlannedOperation {
  readonly operation: OperationKind;
  readonly line: number | null;
  readonly key: string;
  readonly contactId?: number;
  readonly groupName: string;
  readonly input: ContactInput;
  readonly changes?: Changes;
}

interface PlannedRejection {
  readonly line: number | null;
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
  readonly hint: string;
  /** The row's own cells by header. */
  readonly row: Readonly<Record<string, string>>;
}

/** plan.json. `warnings` has the shape of `rejections`; a warning's row is applied. */
export interface PlanJson {
  readonly feed: string;
  readonly file: string;
  readonly read: Reading;
  readonly columns: Readonly<Record<string, string | null>>;
  readonly rows: RowCounts;
  readonly operations: readonly PlannedOperation[];
  readonly rejections: readonly PlannedRejection[];
  readonly warnings: readonly PlannedRejection[];
  readonly skipped: readonly { readonly line: number; readonly reason: SkippedRow["reason"] }[];
  readonly holds: readonly { readonly guard: string; readonly message: string; readonly figures: Hold["figures"] }[];
}

/** Returns the plan as one value, for `plan FILE --json` and tests. Holds everything in memory. */
export function toPlanJson(source: ReportSource): PlanJson {
  return {
    ...head(source.record),
    operations: [...operations(source)],
    rejections: [...rejections(source)],
    warnings: [...warnings(source)],
    skipped: [...skipped(source)],
    holds: holds(source.record),
  };
}

/** Returns the same plan as JSON text in pieces, one element a line. A million operations take no more memory than one. */
export function* planJsonText(source: ReportSource): Generator<string> {
  for (const [name, value] of Object.entries(head(source.record))) {
    yield `${name === "feed" ? "{" : ","}\n${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  }
  yield* list("operations", operations(source));
  yield* list("rejections", rejections(source));
  yield* list("warnings", warnings(source));
  yield* list("skipped", skipped(source));
  yield* list("holds", holds(source.record));
  yield "\n}\n";
}

function* list(name: string, elements: Iterable<unknown>): Generator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = "\n";
  for (const element of elements) {
    yield `${separator}${JSON.stringify(element)}`;
    separator = ",\n";
  }
  yield separator === "\n" ? "]" : "\n]";
}

function head({ feed, file, reading, columns, rows }: RunRecord) {
  const { format, encoding, delimiter, sheet, headerLine } = reading;
  const names = uniqueNames(columns.map((column) => column.header));
  return {
    feed,
    file,
    read: { format, encoding, delimiter, sheet, headerLine },
    columns: Object.fromEntries(columns.map((column, index) => [names[index] ?? "", column.target])),
    rows,
  };
}

function* operations(source: ReportSource): Generator<PlannedOperation> {
  for (const operation of source.operations()) yield planned(operation);
}

function planned({ kind, line, key, contactId, groupName, input, changes }: Operation): PlannedOperation {
  return {
    operation: kind,
    line,
    key: readableKey(key),
    ...(contactId === null ? {} : { contactId }),
    groupName,
    input,
    ...(kind === "update" ? { changes } : {}),
  };
}

function* rejections(source: ReportSource): Generator<PlannedRejection> {
  for (const [openItem, issue] of issues(source)) if (!isWarning(issue.code)) yield inWords(openItem, issue);
}

function* warnings(source: ReportSource): Generator<PlannedRejection> {
  for (const [openItem, issue] of issues(source)) if (isWarning(issue.code)) yield inWords(openItem, issue);
}

/** Returns the issues of this file's rows. Carried-over items are left out: they belong to the lists of other runs. */
function* issues(source: ReportSource): Generator<readonly [OpenItem, Issue]> {
  for (const openItem of source.openItems()) {
    if (openItem.line === null) continue;
    for (const issue of [openItem.issue, ...openItem.further]) yield [openItem, issue];
  }
}

function inWords(openItem: OpenItem, issue: Issue): PlannedRejection {
  const names = uniqueNames(openItem.header);
  return {
    line: openItem.line,
    code: issue.code,
    field: issue.field,
    ...describeIssue(issue, openItem.operation, openItem.status === "warning"),
    row: Object.fromEntries(names.map((name, index) => [name, openItem.cells[index] ?? ""])),
  };
}

function* skipped(source: ReportSource): Generator<PlanJson["skipped"][number]> {
  for (const { line, reason } of source.skipped()) yield { line, reason };
}

function holds(record: RunRecord): PlanJson["holds"] {
  return record.holds.map((hold) => ({
    guard: hold.guard,
    message: describeHold(hold, record.run).message,
    figures: hold.figures,
  }));
}

/** Returns headers as names for an object: a repeated `Phone` becomes `Phone (2)`, a blank one `column 4`. */
export function uniqueNames(header: readonly string[]): readonly string[] {
  const taken = new Set(header);
  const used = new Set<string>();
  return header.map((name, index) => {
    let unique = name === "" ? `column ${index + 1}` : name;
    for (let nth = 2; used.has(unique) || (unique !== name && taken.has(unique)); nth += 1) unique = `${name} (${nth})`;
    used.add(unique);
    return unique;
  });
}
