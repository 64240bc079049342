import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunRecord } from "../../../src/model/run-record.ts";
import { dropFile } from "./drop-file.ts";
import type { Workplace } from "./workplace.ts";

type Cells = string[];
type ChangeLines = (lines: Cells[], header: Cells) => void;

/** Drops the rejections.csv of a run, with its data lines changed. No cell of these reports has a comma or a quote. */
export function dropChanged(place: Workplace, record: Pick<RunRecord, "run"> | undefined, change: ChangeLines): void {
  dropFile(place, `corrected-${place.clock.now()}.csv`, changedReport(place, record, change));
}

/** Returns the text of the rejections.csv of a run, with its data lines changed. */
export function changedReport(
  place: Workplace,
  record: Pick<RunRecord, "run"> | undefined,
  change: ChangeLines,
): string {
  const { header, lines } = readReport(place, record);
  change(lines, header);
  const all = [header, ...lines].map((cells) => cells.map((cell) => `"${cell}"`).join(","));
  return `${all.join("\r\n")}\r\n`;
}

/** Returns the rejections.csv of a run. */
export function readReport(
  place: Workplace,
  record: Pick<RunRecord, "run"> | undefined,
): { header: Cells; lines: Cells[] } {
  const text = readFileSync(join(place.folders.reports, record?.run ?? "", "rejections.csv"), "utf8");
  const [header = [], ...lines]: Cells[] = text
    .replace(/^\uFEFF/u, "")
    .trimEnd()
    .split("\r\n")
    .map(cellsOf);
  return { header, lines };
}

function cellsOf(line: string): Cells {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/gu)].map((found) => found[1] ?? found[2] ?? "");
}

/** Sets one column of all lines. */
export function setColumn(
  lines: Cells[],
  header: Cells,
  name: string,
  value: (cells: Cells, nth: number) => string,
): void {
  const at = header.indexOf(name);
  for (const [nth, cells] of lines.entries()) cells[at] = value(cells, nth);
}
