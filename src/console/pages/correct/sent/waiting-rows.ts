/** The corrected rows that wait in the inbox. What a person says later about a row takes the place of the row's line. */
import { createHash } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredOpenItem } from "../../../../ledger/runs/open-items/open-items.ts";
import { splitRejectionRow } from "../../../../pipeline/report/rejections/read-back.ts";
import { alignColumns } from "../../../../pipeline/report/rejections/rejection-columns.ts";
import { newCorrectionsName, readCorrectionsName } from "../../../../run/read/claimed/corrections-name.ts";
import type { ConsoleContext } from "../../../context.ts";

type InboxContext = Pick<ConsoleContext, "settings" | "requests" | "now">;

/** A row of a corrected report that waits. */
export interface WaitingRow {
  /** The file's own columns. */
  readonly header: readonly string[];
  /** Aligned with `header`. */
  readonly cells: readonly string[];
}

/** A corrected report, in records. */
interface Report {
  /** The record of the header, as text. */
  readonly head: string;
  readonly rows: readonly (WaitingRow & { readonly id: string; readonly text: string })[];
}

/** Largest number of waiting files that are looked into. */
const MOST_FILES = 50;

/** Returns the rows in the corrected reports of a list that wait in the inbox, by their `_id`. */
export function waitingRows(feed: string, context: Pick<ConsoleContext, "settings">): ReadonlyMap<string, WaitingRow> {
  return new Map(waitingReports(feed, context).flatMap(({ report }) => report.rows.map((row) => [row.id, row])));
}

/** Returns the cells of a row as a correction that waits has them. */
export function cellsIn({ header, cells }: WaitingRow, openItem: Pick<StoredOpenItem, "header" | "cells">) {
  const places = alignColumns(header, []).placesOf(openItem.header);
  return openItem.cells.map((cell, at) => cells[places[at] ?? -1] ?? cell);
}

/**
 * Puts a corrected report into the inbox, and stores who corrected its rows. A row whose earlier correction waits takes the place
 * of that correction: the rows that a person sent together stay together. Returns the name of the file that has the rows.
 */
export function sendReport(feed: string, text: string, by: string, context: InboxContext): string {
  const { head, rows: sent } = parseReport(text) ?? { head: null, rows: [] };
  const ids = new Set(sent.map(({ id }) => id));
  const earlier = waitingReports(feed, context).filter(({ report: { rows } }) => rows.some(({ id }) => ids.has(id)));
  const joined = earlier.find((each) => each.report.head === head);
  const isJoined =
    joined !== undefined && replaceReport(feed, joined, [...without(joined.report, ids), ...sent], [by], context);
  const file = isJoined ? joined.file : newCorrectionsName(feed, context.now());
  if (!isJoined) writeReport({ feed, file, text, isAgain: false }, [by], context);
  for (const each of earlier) if (each.file !== file) replaceReport(feed, each, without(each.report, ids), [], context);
  return file;
}

/** Removes a row from the corrected reports that wait. */
export function takeRowBack(feed: string, id: string, context: InboxContext): void {
  const ids = new Set([id]);
  for (const each of waitingReports(feed, context))
    if (each.report.rows.some((row) => row.id === id))
      replaceReport(feed, each, without(each.report, ids), [], context);
}

interface WaitingReport {
  readonly file: string;
  readonly text: string;
  readonly report: Report;
}

function waitingReports(
  feed: string,
  { settings: { folders } }: Pick<ConsoleContext, "settings">,
): readonly WaitingReport[] {
  const files = namesIn(folders.inbox).filter((name) => readCorrectionsName(name)?.feed === feed);
  return files.slice(0, MOST_FILES).flatMap((file) => {
    const text = textOf(join(folders.inbox, file));
    const report = text === null ? null : parseReport(text);
    return text === null || report === null ? [] : [{ file, text, report }];
  });
}

function without({ rows }: Report, ids: ReadonlySet<string>): Report["rows"] {
  return rows.filter(({ id }) => !ids.has(id));
}

/**
 * Writes a corrected report that waits again with these rows. The rule of four eyes still knows who sent its rows. Returns false when
 * the report no longer waits: a process reads it.
 *
 * @param by who sent new rows
 */
function replaceReport(
  feed: string,
  { file, text, report }: WaitingReport,
  rows: Report["rows"],
  by: readonly string[],
  context: InboxContext,
): boolean {
  if (rows.length === 0) {
    rmSync(join(context.settings.folders.inbox, file), { force: true });
    return true;
  }
  const senders = new Set([...context.requests.uploadersOf(sha256Of(text)), ...by]);
  const replaced = [report.head, ...rows.map((row) => row.text)].join("");
  return writeReport({ feed, file, text: replaced, isAgain: true }, [...senders], context);
}

/**
 * Stores who corrected the rows, and writes their report into the inbox: at every instant, all of it or nothing. No other request is
 * answered meanwhile, so no two people replace the same file.
 *
 * @param report `isAgain`: it is written only while an earlier report of this name waits
 * @returns whether it is written
 */
function writeReport(
  { feed, file, text, isAgain }: { feed: string; file: string; text: string; isAgain: boolean },
  senders: readonly string[],
  { settings: { folders, folderGroup }, requests, now }: InboxContext,
): boolean {
  const at = new Date(now()).toISOString();
  const upload = { sha256: sha256Of(text), file, feed, kind: "correction", role: "editor", at } as const;
  for (const by of senders) requests.noteUpload({ ...upload, by });
  const path = join(folders.inbox, file);
  // A name with a dot in front is never taken as a list.
  const unfinished = join(folders.inbox, `.${file}.tmp`);
  try {
    const handle = openSync(unfinished, "w", folderGroup === null ? 0o600 : 0o660);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    const isWritten = !isAgain || existsSync(path);
    if (isWritten) renameSync(unfinished, path);
    return isWritten;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function sha256Of(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const CELL = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gu;

/** Returns the records of a corrected report that `rejectionsCsv` wrote; null: a person has changed the file. */
function parseReport(text: string): Report | null {
  const records: { text: string; cells: string[] }[] = [];
  let record = { text: "", cells: [] as string[] };
  for (const [whole, cell = "", end = ""] of text.matchAll(CELL)) {
    record.text += whole;
    record.cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ",") continue;
    records.push(record);
    record = { text: "", cells: [] };
  }
  const [head, ...rows] = records;
  if (head === undefined || records.map((each) => each.text).join("") !== text) return null;
  const header = head.cells.map((name, at) => (at === 0 ? name.replace(/^\uFEFF/u, "") : name));
  return { head: head.text, rows: rows.map((row) => ({ ...splitRejectionRow(header, row.cells), text: row.text })) };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The page of the rows does not need the inbox. Sending says that it can't be used.
    return [];
  }
}

/** Returns the text of a file; null: it was taken at this moment. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
