/** Makes a corrected report of corrected rows, and finds out where such a file is. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Ledger } from "../../../../ledger/ledger.ts";
import type { StoredRun } from "../../../../ledger/runs/runs.ts";
import { ENGLISH } from "../../../../pipeline/report/language/phrases.ts";
import { rejectionsCsv } from "../../../../pipeline/report/rejections/rejections-csv.ts";
import type { ConsoleContext } from "../../../context.ts";
import type { RefusalToShow } from "../../../look/refusal-words.ts";
import type { RowSource } from "../row-source.ts";
import type { CorrectedRow } from "../typed-rows.ts";

/** Returns the corrected report of these rows, in the form of rejections.csv. */
export function correctedReport(
  rows: readonly CorrectedRow[],
  { toLine, header }: Pick<RowSource, "toLine" | "header">,
): string {
  const items = rows.map(({ openItem, cells }) => ({ ...toLine(openItem), line: null, cells }));
  const record = { header: header ?? items[0]?.header ?? [] };
  return [...rejectionsCsv(ENGLISH, { record, openItems: () => items })].join("");
}

/** Where a corrected report is. */
export type Whereabouts =
  | { readonly kind: "waiting" }
  /** It was taken, and its run has not begun. */
  | { readonly kind: "taken" }
  | { readonly kind: "run"; readonly run: StoredRun }
  | { readonly kind: "refused"; readonly refusal: RefusalToShow };

/** @param day the day in the file's name */
export function whereIs(
  file: string,
  day: string,
  { settings: { folders }, refusedLists }: Pick<ConsoleContext, "settings" | "refusedLists">,
  { runs }: Pick<Ledger, "runs">,
): Whereabouts {
  const run = runs.ofFile(file, day);
  if (run !== null) return { kind: "run", run };
  if (existsSync(join(folders.inbox, file))) return { kind: "waiting" };
  const refusal = refusedLists().find(({ name }) => name === file);
  return refusal === undefined ? { kind: "taken" } : { kind: "refused", refusal };
}
