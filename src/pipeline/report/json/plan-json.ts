import type { ContactInput } from "../../../model/contact.ts";
import type { Changes, Hold, Operation, OperationKind } from "../../../model/operation.ts";
import { isWarning, type Issue } from "../../../model/issue.ts";
import type { OpenItem, ReportSource, RowCounts, RunRecord, SkippedRow } from "../../../model/run-record.ts";
import type { Reading } from "../../../model/row.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import type { Phrases } from "../language/phrases.ts";
import { describeQuestion, QuestionCollector, type ColumnQuestion } from "../words/column-questions.ts";
import { describeHold } from "../words/hold-sentences.ts";
import { describeProposal } from "../words/proposals.ts";
import { describeIssue } from "../words/sentences.ts";

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

/** A column that is not sent although its values look like a field. A person decides about it. */
interface PlannedProposal {
  readonly header: string;
  readonly field: string;
  readonly samples: readonly string[];
  /** What to do, with the line for the configuration. */
  readonly message: string;
}

/** A question about a column. A setting answers it for all of its rows, which are among the rejections or the warnings. */
interface PlannedQuestion extends Omit<ColumnQuestion, "reason"> {
  readonly message: string;
}

/** plan.json. `warnings` has the shape of `rejections`; a warning's row is applied. */
export interface PlanJson {
  readonly feed: string;
  readonly file: string;
  readonly read: Reading;
  readonly columns: Readonly<Record<string, string | null>>;
  readonly proposals: readonly PlannedProposal[];
  readonly rows: RowCounts;
  readonly operations: readonly PlannedOperation[];
  readonly questions: readonly PlannedQuestion[];
  readonly rejections: readonly PlannedRejection[];
  readonly warnings: readonly PlannedRejection[];
  readonly skipped: readonly { readonly line: number; readonly reason: SkippedRow["reason"] }[];
  readonly holds: readonly { readonly guard: string; readonly message: string; readonly figures: Hold["figures"] }[];
}

/** Returns the plan as one value, for `plan FILE --json` and tests. Holds everything in memory. */
export function toPlanJson(phrases: Phrases, source: ReportSource): PlanJson {
  const questions = new QuestionCollector();
  return {
    ...head(phrases, source.record),
    operations: [...operations(source)],
    rejections: [...rejections(phrases, source, questions)],
    questions: questionsInWords(phrases, questions, source.record),
    warnings: [...warnings(phrases, source)],
    skipped: [...skipped(source)],
    holds: holds(phrases, source.record),
  };
}

/**
 * Returns the same plan as JSON text in pieces, one element a line. A million operations take no more memory than one.
 *
 * @param questions gathers the questions about columns on the way
 */
export function* planJsonText(
  phrases: Phrases,
  source: ReportSource,
  questions = new QuestionCollector(),
): Generator<string> {
  for (const [name, value] of Object.entries(head(phrases, source.record))) {
    yield `${name === "feed" ? "{" : ","}\n${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  }
  yield* list("operations", operations(source));
  yield* list("rejections", rejections(phrases, source, questions));
  yield* list("questions", questionsInWords(phrases, questions, source.record));
  yield* list("warnings", warnings(phrases, source));
  yield* list("skipped", skipped(source));
  yield* list("holds", holds(phrases, source.record));
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

function head(phrases: Phrases, { feed, file, reading, columns, rows }: RunRecord) {
  const { format, encoding, delimiter, sheet, headerLine } = reading;
  const names = uniqueNames(columns.map((column) => column.header));
  return {
    feed,
    file,
    read: { format, encoding, delimiter, sheet, headerLine },
    columns: Object.fromEntries(columns.map((column, index) => [names[index] ?? "", column.target])),
    proposals: columns.flatMap((column) =>
      column.proposed === undefined
        ? []
        : [
            {
              header: column.header,
              field: column.proposed,
              samples: column.samples,
              message: describeProposal(phrases, column, column.proposed),
            },
          ],
    ),
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

function* rejections(
  phrases: Phrases,
  source: ReportSource,
  questions: QuestionCollector,
): Generator<PlannedRejection> {
  for (const [openItem, issue] of issues(source)) {
    if (issue === openItem.issue) questions.add(openItem);
    if (!isWarning(issue.code)) yield inWords(phrases, openItem, issue);
  }
}

function questionsInWords(
  phrases: Phrases,
  questions: QuestionCollector,
  record: RunRecord,
): readonly PlannedQuestion[] {
  return questions.found().map((question) => {
    const { header, code, field, setting, answers, lines } = question;
    return { header, code, field, setting, answers, lines, message: describeQuestion(phrases, question, record) };
  });
}

function* warnings(phrases: Phrases, source: ReportSource): Generator<PlannedRejection> {
  for (const [openItem, issue] of issues(source)) if (isWarning(issue.code)) yield inWords(phrases, openItem, issue);
}

/** Returns the issues of this file's rows. Carried-over items are left out: they belong to the lists of other runs. */
function* issues(source: ReportSource): Generator<readonly [OpenItem, Issue]> {
  for (const openItem of source.openItems()) {
    if (openItem.line === null) continue;
    for (const issue of [openItem.issue, ...openItem.further]) yield [openItem, issue];
  }
}

function inWords(phrases: Phrases, openItem: OpenItem, issue: Issue): PlannedRejection {
  const names = uniqueNames(openItem.header);
  return {
    line: openItem.line,
    code: issue.code,
    field: issue.field,
    ...describeIssue(phrases, issue, openItem.operation, openItem.status === "warning"),
    row: Object.fromEntries(names.map((name, index) => [name, openItem.cells[index] ?? ""])),
  };
}

function* skipped(source: ReportSource): Generator<PlanJson["skipped"][number]> {
  for (const { line, reason } of source.skipped()) yield { line, reason };
}

function holds(phrases: Phrases, record: RunRecord): PlanJson["holds"] {
  return record.holds.map((hold) => ({
    guard: hold.guard,
    message: describeHold(phrases, hold, record.run).message,
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
