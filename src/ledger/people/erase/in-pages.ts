import { setImmediate } from "node:timers/promises";
import type { Database } from "../../database/open-database.ts";

/** Rows that are read at once. */
const PAGE = 1_000;

/**
 * Reads a table by id, and yields a part of the rows at a time. Between two parts, other work of the process goes on: a million
 * rows take long, and the service manager ends a process that stands still.
 *
 * @param sql reads the rows whose id is greater than the parameter, in the order of their id
 */
export async function* inPages<T extends { readonly id: number }>(
  db: Database,
  sql: string,
): AsyncGenerator<readonly T[]> {
  const page = db.prepare(`${sql} LIMIT ${PAGE}`);
  for (let last = 0; ;) {
    const found = page.all(last) as T[];
    yield found;
    if (found.length < PAGE) return;
    last = found.at(-1)?.id ?? last;
    await setImmediate();
  }
}
