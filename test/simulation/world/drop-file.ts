import { createHash } from "node:crypto";
import { readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Workplace } from "./workplace.ts";

/** Drops a complete file, modified now, into the inbox. @returns its SHA-256 */
export function dropFile({ root, folders, clock }: Workplace, name: string, text: string | Uint8Array): string {
  const outside = join(root, "outside", name);
  writeFileSync(outside, text);
  clock.pass(1_000);
  const seconds = clock.now() / 1000;
  utimesSync(outside, seconds, seconds);
  renameSync(outside, join(folders.inbox, name));
  return createHash("sha256").update(text).digest("hex");
}

/** Drops a file that was last modified a day ago. */
export function dropOlder({ root, folders, clock }: Workplace, name: string, text: string): void {
  const outside = join(root, "outside", name);
  writeFileSync(outside, text);
  const seconds = clock.now() / 1000 - 86_400;
  utimesSync(outside, seconds, seconds);
  renameSync(outside, join(folders.inbox, name));
}

/** Drops the rejections.csv of a run as a corrected report, with one text replaced everywhere. */
export function dropCorrected(place: Workplace, run: string | undefined, wrong: string, right: string): void {
  const report = readFileSync(join(place.folders.reports, run ?? "", "rejections.csv"), "utf8");
  expect(report).toContain(wrong);
  dropFile(place, `corrected-${place.clock.now()}.csv`, report.replaceAll(wrong, right));
}

/** Returns a list as CSV with line feeds. */
export function csvText(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => (/[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",");
  return `${[header, ...rows].map(line).join("\n")}\n`;
}
