import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { FileRefused } from "../../../src/model/file-refused.ts";
import type { Reading, Row } from "../../../src/model/row.ts";
import { openTable } from "../../../src/pipeline/intake/open-table.ts";
import type { OpenOptions } from "../../../src/pipeline/intake/open-table.ts";
import { scoreHeader } from "../../unit/intake/known-words.ts";

export interface ReadTable {
  readonly reading: Reading;
  readonly header: readonly string[];
  readonly rows: readonly Row[];
}

/** Reads a whole file twice, and checks that both readings are equal. */
export async function readFile(path: string, options: Partial<OpenOptions> = {}): Promise<ReadTable> {
  const table = await openTable(path, { encoding: null, scoreHeader, ...options });
  try {
    const rows = await collect(table.batches());
    const again = await collect(table.batches());
    if (JSON.stringify(rows) !== JSON.stringify(again)) throw new Error("the second reading differs");
    return { reading: table.reading, header: table.header, rows };
  } finally {
    await table.close();
  }
}

/** Reads a file with this content, under a name that says nothing about the format. */
export async function read(content: string | Uint8Array, options: Partial<OpenOptions> = {}): Promise<ReadTable> {
  const folder = mkdtempSync(join(tmpdir(), "intake-"));
  try {
    const path = join(folder, "file.dat");
    writeFileSync(path, content);
    return await readFile(path, options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the refusal of a file; throws if the file can be read. */
export async function refusalOf(
  content: string | Uint8Array,
  options: Partial<OpenOptions> = {},
): Promise<FileRefused> {
  const result = await read(content, options).catch((error: unknown) => error);
  if (result instanceof FileRefused) return result;
  throw result instanceof Error ? result : new Error(`The file was read: ${JSON.stringify(result)}`);
}

export function cellsOf(table: ReadTable): (readonly string[])[] {
  return table.rows.map(({ cells }) => cells);
}

async function collect(batches: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}
