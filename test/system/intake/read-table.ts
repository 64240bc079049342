import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll } from "vitest";

import { FileRefused } from "../../../src/model/file-refused.ts";
import type { Reading, Row } from "../../../src/model/row.ts";
import { openTable } from "../../../src/pipeline/intake/open-table.ts";
import type { OpenOptions } from "../../../src/pipeline/intake/open-table.ts";
import { scoreHeader } from "../../unit/intake/known-words.ts";

const folder = mkdtempSync(join(tmpdir(), "intake-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

export interface ReadTable {
  readonly reading: Reading;
  readonly header: readonly string[];
  readonly rows: readonly Row[];
}

/** Writes a file with this content, under a name that says nothing about the format. */
function writeFile(content: string | Uint8Array): string {
  files += 1;
  const path = join(folder, `file-${files}.dat`);
  writeFileSync(path, content);
  return path;
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

export async function read(content: string | Uint8Array, options: Partial<OpenOptions> = {}): Promise<ReadTable> {
  return readFile(writeFile(content), options);
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
