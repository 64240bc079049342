import { counted, withThousands } from "../../../model/text/counted.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { RunRecord, SkippedRow } from "../../../model/run-record.ts";
import { markup, type Markup } from "./markup.ts";
import { fieldInWords } from "../words/issue-facts.ts";
import { table } from "./page-words.ts";
import type { Listed } from "./report-digest.ts";
import { describeColumnUse, describeSkip } from "../words/sentences.ts";

const DELIMITERS: Readonly<Record<string, string>> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars",
};

/** Returns the section that shows a wrong reading of the file: format, columns with samples, skipped rows. */
export function readingSection(record: RunRecord, skipped: Listed<SkippedRow>): Markup {
  const unused = record.columns.filter((column) => column.target === null && column.why !== "key").length;
  return markup`<details class="block" id="reading">
<summary><h2>How the file was read</h2> <span class="count">${counted(record.columns.length, "column")}${unused === 0 ? "" : `, ${unused} not sent`}</span></summary>
<p>${howRead(record)}</p>
${table("Columns", ["Column", "Used as", "Why", "Samples"], record.columns.map(columnCells))}
${skippedPart(skipped)}</details>
`;
}

/** Returns a delimiter in words (`semicolons`); null if there is none, or it has no word here. */
export function delimiterInWords(delimiter: string | null): string | null {
  return DELIMITERS[delimiter ?? ""] ?? null;
}

function howRead({ file, reading }: RunRecord): string {
  const { format, encoding, delimiter, sheet, headerLine } = reading;
  switch (format) {
    case "csv":
      return `“${file}” was read as text in ${encoding ?? "an unknown encoding"}, with cells separated by ${delimiterInWords(delimiter) ?? "an unknown character"}. The column titles are in line ${headerLine}.`;
    case "xlsx":
      return `“${file}” was read as an Excel workbook, sheet “${sheet ?? ""}”. The column titles are in row ${headerLine}.`;
  }
}

function columnCells({ header, target, why, samples }: ColumnUse): readonly (string | Markup)[] {
  return [
    header === "" ? markup`<i>no title</i>` : header,
    target === null
      ? markup`<i>${why === "key" ? "to recognise people" : "not sent"}</i>`
      : fieldInWords(target).replace(/^the /u, ""),
    describeColumnUse(why),
    markup`${samples.map((sample) => markup`<span class="sample"><bdi>${sample}</bdi></span> `)}`,
  ];
}

function skippedPart({ total, first }: Listed<SkippedRow>): Markup | null {
  if (total === 0) return null;
  const rows = first.map((row) => [
    String(row.line),
    describeSkip(row),
    row.cells.filter((cell) => cell !== "").join(" · "),
  ]);
  const more = total - first.length;
  return markup`${table(`Lines left out (${withThousands(total)})`, ["Line", "Why", "Text"], rows)}${
    more === 0
      ? null
      : markup`<p class="more">${withThousands(more)} more are in <a href="plan.json">plan.json</a>.</p>`
  }`;
}
