import { nameOf } from "../../model/contact.ts";
import { withThousands } from "../../model/text/counted.ts";
import type { ColumnUse } from "../../model/mapped-row.ts";
import type { Operation } from "../../model/operation.ts";
import type { Reading } from "../../model/row.ts";
import type { ReportSource } from "../../model/run-record.ts";
import { delimiterInWords } from "../../pipeline/report/page/page-reading.ts";
import { readableKey } from "../../model/text/row-key.ts";
import {
  describeColumnUse,
  describeHold,
  describeOpenItem,
  describeSkip,
} from "../../pipeline/report/words/sentences.ts";
import { examplesOf } from "./hold-examples.ts";
import { countsInWords } from "./show-run.ts";
import type { Style, Terminal } from "./terminal.ts";

/** Largest number of lines of a kind. Further lines are only counted, and `--json` has all of them. */
const MOST_LINES = 25;

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
  const isBlankUnmatched = ({ target, why, samples }: ColumnUse) =>
    target === null && why === "unmatched" && samples.length === 0;
  for (const { header, target, why, samples } of record.columns.filter((column) => !isBlankUnmatched(column))) {
    const values = samples.length > 0 ? paint("dim", `  e.g. ${samples.join(" · ")}`) : "";
    const use = target ?? (why === "key" ? "the key" : paint("dim", "not sent"));
    print(`  ${header || "(no header)"} → ${use} ${paint("dim", `(${describeColumnUse(why)})`)}${values}`);
  }
  const blankUnmatched = record.columns.filter(isBlankUnmatched).map(({ header }) => header || "(no header)");
  if (blankUnmatched.length > 0)
    print(paint("dim", `  Blank columns that match no field: ${blankUnmatched.join(", ")}`));
  print("");
  const { create, update, delete: deletes } = source.operationCounts();
  showSome(source.operations(), create + update + deletes, terminal, (operation) => lineOf(operation, terminal));
  showSome(source.openItems(), null, terminal, (openItem) => {
    const { message, hint } = describeOpenItem(openItem);
    const sign = openItem.status === "warning" ? "!" : "✗";
    return `${paint(sign === "!" ? "yellow" : "red", sign)} line ${openItem.line ?? "?"}: ${message} ${hint}`;
  });
  showSome(source.skipped(), null, terminal, (row) => paint("dim", `· line ${row.line}: ${describeSkip(row)}`));
  for (const hold of record.holds) {
    const { title, message, pattern } = describeHold(hold, record.run);
    print([paint("yellow", `Would be held: ${title}.`), message, pattern ?? ""].join(" ").trimEnd());
    for (const line of examplesOf(hold)) print(`  ${line}`);
  }
  print(`${paint("bold", "Plan:")} ${planInWords(source)}`);
}

/** Returns how a file was read: `CSV, utf-8, cells separated by semicolons; header in line 1`. */
export function describeReading({ format, encoding, delimiter, sheet, headerLine }: Reading): string {
  const how =
    format === "xlsx"
      ? [`sheet “${sheet ?? ""}”`]
      : [encoding ?? "", `cells separated by ${delimiterInWords(delimiter) ?? "nothing"}`];
  return `${[format.toUpperCase(), ...how].filter(Boolean).join(", ")}; header in line ${headerLine}`;
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

/** @param total number of items; null: not known, so all items are counted */
function showSome<T>(items: Iterable<T>, total: number | null, { print }: Terminal, show: (item: T) => string): void {
  let count = 0;
  for (const item of items) {
    if (count === MOST_LINES && total !== null) break;
    if ((count += 1) <= MOST_LINES) print(show(item));
  }
  count = total ?? count;
  if (count > MOST_LINES) print(`  … and ${withThousands(count - MOST_LINES)} more (--json lists all)`);
}

function planInWords(source: ReportSource): string {
  const counts = source.operationCounts();
  const calls = `${counts.create} to create, ${counts.update} to update, ${counts.delete} to delete`;
  return `${calls}. ${countsInWords(source.record).replace(/;[^;]*calls?$/u, "")}.`;
}
