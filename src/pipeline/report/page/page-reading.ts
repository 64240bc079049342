import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { RunRecord, SkippedRow } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";
import { fieldName } from "../words/fields.ts";
import { describeColumnUse, describeSkip } from "../words/sentences.ts";
import { markup, type Markup } from "./look/markup.ts";
import { moreInPlan, table } from "./look/page-words.ts";
import type { PagePlace } from "./page-place.ts";
import type { Listed } from "./report-digest.ts";

const DELIMITERS = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" } as const;

/** Returns the section that shows a wrong reading of the file: format, columns with samples, skipped rows. */
export function readingSection(
  phrases: Phrases,
  record: RunRecord,
  skipped: Listed<SkippedRow>,
  place: PagePlace,
): Markup {
  // A run that deletes contacts as a person asked has no list.
  if (record.reading.headerLine === 0) return markup``;
  const count = record.columns.length;
  const unused = record.columns.filter((column) => column.target === null && column.why !== "key").length;
  return markup`<details class="block" id="reading">
<summary><h2>${phrases.say("reading.title")}</h2> <span class="count">${unused === 0 ? phrases.say("count.columns", { count }) : phrases.say("count.columns_unused", { count, unused })}</span></summary>
<p>${howRead(phrases, record)}</p>
${columnTable(phrases, record)}
${skippedPart(phrases, skipped, moreInPlan(phrases, skipped.total - skipped.first.length, place.file("plan.json")))}</details>
`;
}

/** Returns the table of columns: what each becomes, why, and samples. */
export function columnTable(phrases: Phrases, { columns }: Pick<RunRecord, "columns">): Markup {
  const heads = [
    phrases.say("reading.column"),
    phrases.say("reading.used_as"),
    phrases.say("reading.why"),
    phrases.say("reading.samples"),
  ];
  const rows = columns.map((column) => columnCells(phrases, column));
  return table(phrases.say("reading.columns"), heads, rows);
}

/** Returns a delimiter in words (`semicolons`); null if there is none, or it has no word here. */
export function delimiterInWords(phrases: Phrases, delimiter: string | null): string | null {
  const name = DELIMITERS[delimiter as keyof typeof DELIMITERS];
  return name === undefined ? null : phrases.say(`reading.${name}`);
}

/** Returns in which format the file was read, and where its column titles are. */
export function howRead(phrases: Phrases, { file, reading }: RunRecord): string {
  const { format, encoding, delimiter, sheet, headerLine } = reading;
  const line = String(headerLine);
  if (format !== "csv") return phrases.say(`reading.${format}`, { file, sheet: sheet ?? "", line });
  return phrases.say("reading.text", {
    file,
    encoding: encoding ?? phrases.say("reading.unknown_encoding"),
    delimiter: delimiterInWords(phrases, delimiter) ?? phrases.say("reading.unknown_delimiter"),
    line,
  });
}

function columnCells(phrases: Phrases, { header, target, why, samples }: ColumnUse): readonly (string | Markup)[] {
  return [
    header === "" ? markup`<i>${phrases.say("reading.no_title")}</i>` : header,
    target === null
      ? markup`<i>${phrases.say(why === "key" ? "reading.for_key" : "reading.not_sent")}</i>`
      : fieldName(phrases, target),
    describeColumnUse(phrases, why),
    markup`${samples.map((sample) => markup`<span class="sample"><bdi>${sample}</bdi></span> `)}`,
  ];
}

/**
 * Returns the lines that are no people, or are left out for another reason.
 *
 * @param more what stands below a list that is cut
 */
export function skippedPart(
  phrases: Phrases,
  { total, first }: Listed<SkippedRow>,
  more: Markup | null,
): Markup | null {
  if (total === 0) return null;
  const rows = first.map((row) => [
    String(row.line),
    describeSkip(phrases, row),
    row.cells.filter((cell) => cell !== "").join(" · "),
  ]);
  const heads = [phrases.say("head.line"), phrases.say("reading.why"), phrases.say("reading.text_of_line")];
  return markup`${table(phrases.say("reading.left_out", { count: total }), heads, rows)}${more}`;
}
