import { ENGLISH } from "../../pipeline/report/language/phrases.ts";
import { nameOf } from "../../model/contact.ts";
import { withThousands } from "../../model/text/counted.ts";
import type { ColumnUse } from "../../model/mapped-row.ts";
import type { Operation } from "../../model/operation.ts";
import type { Reading } from "../../model/row.ts";
import type { ReportSource } from "../../model/run-record.ts";
import { delimiterInWords } from "../../pipeline/report/page/page-reading.ts";
import { ungreetedInWords, ungreetedOf } from "../../pipeline/report/page/ungreeted.ts";
import { describeQuestion, QuestionCollector, questionKeyOf } from "../../pipeline/report/words/column-questions.ts";
import { describeHold } from "../../pipeline/report/words/hold-sentences.ts";
import { countMoved, movedInWords } from "../../pipeline/report/words/moved-greetings.ts";
import { proposalsOf } from "../../pipeline/report/words/proposals.ts";
import { readableKey } from "../../model/text/row-key.ts";
import { describeColumnUse, describeOpenItem, describeSkip } from "../../pipeline/report/words/sentences.ts";
import { examplesOf } from "./hold-examples.ts";
import { countsInWords } from "./show-run.ts";
import type { Style, Terminal } from "./terminal.ts";

/** Largest number of lines of a kind. Further lines are only counted, and `--json` has all of them. */
const MOST_LINES = 25;
/** Items whose number is not known are counted up to this number, because reading a million of them takes seconds. */
const MOST_COUNTED = 10_000;

const SIGNS: Readonly<Record<Operation["kind"], readonly [string, Style]>> = {
  create: ["+", "green"],
  update: ["~", "yellow"],
  delete: ["-", "red"],
};

/** Prints a plan: how the file was read, the operations with old → new, the open items, and what would be held. */
export function showPlan(source: ReportSource, terminal: Terminal): void {
  const { record } = source;
  const { print, paint } = terminal;
  const { reading } = record;
  print(`${paint("bold", record.file)} → ${record.feed} (${describeReading(reading)})`);
  for (const sentence of proposalsOf(ENGLISH, record.columns)) print(paint("yellow", sentence));
  const isBlankUnmatched = ({ target, why, samples }: ColumnUse) =>
    target === null && why === "unmatched" && samples.length === 0;
  for (const { header, target, why, samples } of record.columns.filter((column) => !isBlankUnmatched(column))) {
    const values = samples.length > 0 ? paint("dim", `  e.g. ${samples.join(" · ")}`) : "";
    const use = target ?? (why === "key" ? "the key" : paint("dim", "not sent"));
    print(`  ${header || "(no header)"} → ${use} ${paint("dim", `(${describeColumnUse(ENGLISH, why)})`)}${values}`);
  }
  const blankUnmatched = record.columns.filter(isBlankUnmatched).map(({ header }) => header || "(no header)");
  if (blankUnmatched.length > 0)
    print(paint("dim", `  Blank columns that match no field: ${blankUnmatched.join(", ")}`));
  print("");
  const { create, update, delete: deletes } = source.operationCounts();
  showSome(source.operations(), create + update + deletes, terminal, (operation) => lineOf(operation, terminal));
  for (const question of questionsIn(source)) print(paint("yellow", describeQuestion(ENGLISH, question, record)));
  showSome(source.openItems(), null, terminal, (openItem) => {
    const { message, hint: ownHint } = describeOpenItem(ENGLISH, openItem);
    const isAsked = questionKeyOf(openItem.issue) !== null && openItem.further.length === 0;
    const hint = isAsked ? "" : ` ${ownHint}`;
    const sign = openItem.status === "warning" ? "!" : "✗";
    return `${paint(sign === "!" ? "yellow" : "red", sign)} line ${openItem.line ?? "?"}: ${message}${hint}`;
  });
  showSome(source.skipped(), null, terminal, (row) =>
    paint("dim", `· line ${row.line}: ${describeSkip(ENGLISH, row)}`),
  );
  const ungreeted = create + update + deletes > MOST_COUNTED ? null : ungreetedOf(source);
  if (ungreeted !== null && ungreeted.total > 0) print(paint("yellow", ungreetedInWords(ENGLISH, ungreeted)));
  if (create + update + deletes <= MOST_COUNTED) showMoved(source, terminal);
  for (const hold of record.holds) {
    const { title, message, pattern } = describeHold(ENGLISH, hold, record.run);
    print([paint("yellow", `Would be held: ${title}.`), message, pattern ?? ""].join(" ").trimEnd());
    for (const line of examplesOf(hold)) print(`  ${line}`);
  }
  print(`${paint("bold", "Plan:")} ${planInWords(source)}`);
}

/** Prints the birthdays of known people that move to another day. */
function showMoved(source: ReportSource, { print, paint }: Terminal): void {
  const counter = countMoved();
  for (const operation of source.operations()) counter.add(operation);
  const moved = counter.counted();
  if (moved.total === 0) return;
  print(paint("yellow", `${ENGLISH.say("moved.title")}:`));
  for (const line of movedInWords(ENGLISH, moved)) print(`  ${line}`);
}

/** Returns how a file was read: `CSV, utf-8, cells separated by semicolons; header in line 1`. */
export function describeReading({ format, encoding, delimiter, sheet, headerLine }: Reading): string {
  const how =
    format !== "csv"
      ? [`sheet “${sheet ?? ""}”`]
      : [encoding ?? "", `cells separated by ${delimiterInWords(ENGLISH, delimiter) ?? "nothing"}`];
  return `${[format.toUpperCase(), ...how].filter(Boolean).join(", ")}; header in line ${headerLine}`;
}

/** Returns the questions about columns in the first open items. */
function questionsIn(source: ReportSource): ReturnType<QuestionCollector["found"]> {
  const questions = new QuestionCollector();
  let count = 0;
  for (const openItem of source.openItems()) {
    questions.add(openItem);
    if ((count += 1) === MOST_COUNTED) break;
  }
  return questions.found();
}

function lineOf({ kind, line, key, contactId, groupName, input, changes }: Operation, { paint }: Terminal): string {
  const [sign, style] = SIGNS[kind];
  const who = nameOf(input);
  const what =
    kind === "update"
      ? Object.entries(changes)
          .map(([field, [before, after]]) => `${field}: ${before ?? "–"} → ${after ?? "–"}`)
          .join(", ")
      : kind === "create"
        ? `into ${groupName}`
        : `contact ${contactId ?? "?"} in ${groupName}`;
  return `${paint(style, sign)} ${line === null ? "" : `line ${line}: `}${who} (${readableKey(key)}) ${what}`;
}

/** @param total number of items; null: not known, so the items are counted */
function showSome<T>(items: Iterable<T>, total: number | null, { print }: Terminal, show: (item: T) => string): void {
  let count = 0;
  for (const item of items) {
    if (count === MOST_LINES && total !== null) break;
    if (count === MOST_LINES + MOST_COUNTED) break;
    if ((count += 1) <= MOST_LINES) print(show(item));
  }
  const more = (total ?? count) - MOST_LINES;
  const isCounted = total !== null || more < MOST_COUNTED;
  if (more > 0) print(`  … and ${isCounted ? "" : "at least "}${withThousands(more)} more (--json lists all)`);
}

function planInWords(source: ReportSource): string {
  const counts = source.operationCounts();
  const calls = `${counts.create} to create, ${counts.update} to update, ${counts.delete} to delete`;
  return `${calls}. ${countsInWords(source.record).replace(/;[^;]*calls?$/u, "")}.`;
}
