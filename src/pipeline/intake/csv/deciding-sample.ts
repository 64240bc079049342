/** Samples the columns that decide the encoding of a file, where the program itself wrote the texts of the others. */
import { upperHalf } from "../text/code-page-decoder.ts";
import type { ByteSample } from "../text/code-page-evidence.ts";
import type { TextEncoding } from "../text/decode-text.ts";
import type { ScoreHeader } from "../table/find-header.ts";
import { openCsvTable } from "./csv-table.ts";

/** Returns the indexes of the columns whose letters decide the encoding; null: all. */
export type DecidingColumns = (header: readonly string[]) => readonly number[] | null;

/** A code page in which each byte is a character of its own, so that cells lead back to their bytes. */
const BYTEWISE: TextEncoding = { label: "windows-1252", bomBytes: 0 };
/** More bytes prove nothing more. */
const MOST_BYTES = 256 * 1024;

/**
 * Returns the sample without the columns that do not decide. `usedBytes` stay those of the file: an encoding in which one
 * of them is impossible is not the file's.
 *
 * @throws FileRefused if the file is no table
 */
export async function readDecidingSample(
  path: string,
  sample: ByteSample,
  decidingColumns: DecidingColumns,
  scoreHeader: ScoreHeader,
): Promise<ByteSample> {
  const table = await openCsvTable(path, BYTEWISE, scoreHeader);
  const columns = decidingColumns(table.header);
  if (columns === null) return sample;
  const { delimiter } = table.reading;
  const lineOf = (cells: readonly string[]): Buffer =>
    bytesOf(columns.map((at) => (cells[at] ?? "").replaceAll(/["\r\n;,\t|]/g, " ")).join(delimiter ?? ","));
  const lines: { line: number; bytes: Buffer }[] = [];
  const deciding = new Uint8Array(256);
  let sampled = 0;
  const take = (line: number, cells: readonly string[]): void => {
    const bytes = lineOf(cells);
    for (const byte of bytes) deciding[byte] = 1;
    if (sampled >= MOST_BYTES || bytes.every((byte) => byte < 0x80)) return;
    lines.push({ line, bytes });
    sampled += bytes.length;
  };
  take(table.reading.headerLine ?? 1, table.header);
  const head = [lineOf(table.header)];
  for await (const batch of table.batches()) {
    for (const { line, cells } of batch) {
      take(line, cells);
      if (head.length < HEAD_LINES) head.push(lineOf(cells));
    }
  }
  const lineEnd = sample.head.includes("\r\n") ? "\r\n" : sample.head.includes("\n") ? "\n" : "\r";
  return {
    head: Buffer.concat(head.flatMap((bytes) => [bytes, Buffer.from(lineEnd)])),
    lines,
    usedBytes: sample.usedBytes,
    decidingBytes: Array.from(deciding, (flag) => flag === 1),
  };
}

/** Number of lines in which words of the list's language are looked for. */
const HEAD_LINES = 100;

function bytesOf(text: string): Buffer {
  const upper = upperHalf(BYTEWISE.label);
  return Buffer.from(
    Array.from(text, (character) => {
      const at = upper.indexOf(character);
      return at === -1 ? character.charCodeAt(0) : at + 0x80;
    }),
  );
}
