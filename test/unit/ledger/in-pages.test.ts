import { expect, test } from "vitest";
import { openInMemory } from "../../../src/ledger/database/open-database.ts";
import { inPages } from "../../../src/ledger/people/erase/in-pages.ts";

test("reads each row once, and lets other work go on between two parts", async () => {
  const db = openInMemory();
  db.exec(`CREATE TABLE rows (id INTEGER PRIMARY KEY);
    WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 2 FROM n LIMIT 3500) INSERT INTO rows SELECT id FROM n`);
  const turns: number[] = [];
  let pages = 0;
  const count = () => {
    turns.push(pages);
    if (pages < 4) setImmediate(count);
  };
  setImmediate(count);
  const ids: number[] = [];
  for await (const page of inPages<{ readonly id: number }>(db, "SELECT id FROM rows WHERE id > ? ORDER BY id")) {
    pages += 1;
    ids.push(...page.map(({ id }) => id));
  }
  db.close();
  expect(ids).toEqual(Array.from({ length: 3_500 }, (_, at) => at * 2 + 1));
  expect(turns).toEqual(expect.arrayContaining([1, 2, 3]));
});
