/** Writes corrected rows into the inbox as a corrected report, and finds out where such a file is. */
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import { ENGLISH } from "../../../pipeline/report/language/phrases.ts";
import { rejectionsCsv } from "../../../pipeline/report/rejections/rejections-csv.ts";
import type { ConsoleContext } from "../../context.ts";
import type { RefusalToShow } from "../../look/refusal-words.ts";
import type { CorrectedRow } from "./judge-form.ts";
import type { RowSource } from "./row-source.ts";

const NAME = /^corrections-(.{1,100})-(\d{4}-\d\d-\d\d)T\d{6}-[0-9a-f]{8}\.csv$/u;

/** Returns a name for a new corrected report. No other file has it. */
export function newFileName(feed: string, now: number): string {
  const at = new Date(now).toISOString().slice(0, 19).replaceAll(":", "");
  return `corrections-${feed}-${at}-${randomBytes(4).toString("hex")}.csv`;
}

/** Returns the day in the name of a corrected report of this list; null for any other text. */
export function dayInName(file: string, feed: string): string | null {
  const found = NAME.exec(file);
  return found?.[1] === feed ? (found[2] ?? null) : null;
}

/** Returns the corrected report of these rows, in the form of rejections.csv. */
export function correctedReport(
  rows: readonly CorrectedRow[],
  { toLine, header }: Pick<RowSource, "toLine" | "header">,
): string {
  const items = rows.map(({ openItem, cells }) => ({ ...toLine(openItem), line: null, cells }));
  const record = { header: header ?? items[0]?.header ?? [] };
  return [...rejectionsCsv(ENGLISH, { record, openItems: () => items })].join("");
}

/** Stores who corrected the rows, and puts their report into the inbox: at every instant, all of it or nothing. */
export async function putIntoInbox(
  file: string,
  text: string,
  { feed, by }: { readonly feed: string; readonly by: string },
  { settings, requests, now }: Pick<ConsoleContext, "settings" | "requests" | "now">,
): Promise<void> {
  const { folders, folderGroup } = settings;
  const sha256 = createHash("sha256").update(text).digest("hex");
  requests.noteUpload({
    sha256,
    file,
    feed,
    kind: "correction",
    by,
    role: "editor",
    at: new Date(now()).toISOString(),
  });
  // A name with a dot in front is never taken as a list.
  const unfinished = join(folders.inbox, `.${file}.tmp`);
  try {
    const handle = await open(unfinished, "wx", folderGroup === null ? 0o600 : 0o660);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, join(folders.inbox, file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
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

/** Largest number of waiting files that are looked into. */
const MOST_FILES = 50;

/** Returns the `_id`s in the corrected reports of a list that wait in the inbox, each with its file. */
export function waitingRows(
  feed: string,
  { settings: { folders } }: Pick<ConsoleContext, "settings">,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of namesIn(folders.inbox)
    .filter((name) => dayInName(name, feed) !== null)
    .slice(0, MOST_FILES))
    for (const id of idsIn(join(folders.inbox, file))) found.set(id, file);
  return found;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The page of the rows does not need the inbox. Sending says that it can't be used.
    return [];
  }
}

function idsIn(path: string): readonly string[] {
  try {
    return [...readFileSync(path, "utf8").matchAll(/^"?'?([^",\n]+\.r\d+\.v\d+\.[0-9a-f]{6})"?,/gmu)].map(
      ([, id = ""]) => id,
    );
  } catch {
    // The file was taken at this moment.
    return [];
  }
}
