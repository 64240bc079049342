import { expect, test, vi } from "vitest";
import Sqlite from "better-sqlite3";
import { composeLedger } from "../../../src/ledger/compose-ledger.ts";
import { migrate } from "../../../src/ledger/database/migrations.ts";
import { openInMemory, type Database } from "../../../src/ledger/database/open-database.ts";

/** Returns the texts that SQLite prepares while `act` runs. */
function preparedBy(act: () => void): readonly string[] {
  const prepare = vi.spyOn(Sqlite.prototype, "prepare");
  act();
  const texts = prepare.mock.calls.map(([text]) => text);
  prepare.mockRestore();
  return texts;
}

/** Returns the texts of the statements that a ledger asks for when it is opened. */
function statementsOfLedger(db: Database): readonly string[] {
  const { prepare } = db;
  const texts = new Set<string>();
  db.prepare = ((text: string) => {
    texts.add(text);
    return prepare.call(db, text);
  }) as Database["prepare"];
  composeLedger(db, { backups: "/nowhere" }, null);
  db.prepare = prepare;
  return [...texts];
}

test("prepares a statement when it is used first, and once", () => {
  let db: Database | null = null;
  const texts = preparedBy(() => {
    db = openInMemory();
    const one = db.prepare("SELECT 1 AS n");
    db.prepare("SELECT no_column FROM no_table");
    expect(one.get()).toEqual({ n: 1 });
    expect(db.prepare("SELECT 1 AS n").all()).toEqual([{ n: 1 }]);
  });
  expect(texts).toEqual(["SELECT 1 AS n"]);
});

test("keeps the forms of a statement's rows apart", () => {
  const db = openInMemory();
  const one = db.prepare("SELECT 1 AS n");
  const [first, columns] = [one.pluck(), one.raw()];
  expect([first.get(), columns.get(), one.get(), [...first.iterate()]]).toEqual([1, [1], { n: 1 }, [1]]);
});

test("opening a ledger prepares none of its statements", () => {
  const db = openInMemory();
  migrate(db);
  expect(preparedBy(() => composeLedger(db, { backups: "/nowhere" }, null))).toEqual([]);
});

test("SQLite can prepare each statement of a ledger", () => {
  const db = openInMemory();
  migrate(db);
  const texts = statementsOfLedger(db);
  expect(texts.length).toBeGreaterThan(80);
  for (const text of texts) db.exec(`EXPLAIN ${text}`);
});
