import { describe, expect, it } from "vitest";
import { LEDGER_VERSION, migrate } from "../../../src/ledger/database/migrations.ts";
import { openInMemory } from "../../../src/ledger/database/open-database.ts";

/** Returns a ledger of version 0.1.0 with one run, one row in doubt, one operation and one open item. */
function firstRelease() {
  const db = openInMemory();
  migrate(db, 5);
  /** Inserts a row; `texts` names the columns that just need some JSON. */
  const insert = (table: string, texts: string, values: Readonly<Record<string, string | number>>) => {
    const row = { ...Object.fromEntries(texts.split(" ").map((name) => [name, "[]"])), ...values };
    const places = Object.keys(row).fill("?").join();
    db.prepare(`INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${places})`).run(...Object.values(row));
  };
  insert("runs", "sha256 mode key_setting started_at reading header columns profile holds rows requests survey", {
    run: "r1",
    feed: "staff",
    kind: "list",
    file: "staff.csv",
    mtime_ms: 0,
    plan_format: 1,
  });
  insert("told_rows", "issues cells", {
    run: "r1",
    line: 2,
    outcome: "in_doubt",
    key: "1001",
    hash: "h",
    problem: 7,
    wanted: '{"isWhole":true}',
  });
  insert("operations", "group_name input changes hash warnings cells", {
    run: "r1",
    feed: "staff",
    kind: "create",
    key: "1001",
    group_id: 1,
    wave: 0,
    state: "in_doubt",
    problem: 7,
  });
  insert("problems", "status issues hash header cells", {
    id: 7,
    feed: "staff",
    subject: "key:1001",
    version: 3,
    state: "open",
    since: "2026",
    run: "r1",
  });
  return db;
}

describe("migrate", () => {
  it("keeps rows in doubt, operations and open items of a ledger of version 0.1.0", () => {
    const db = firstRelease();
    migrate(db);
    expect(db.pragma("user_version", { simple: true })).toBe(LEDGER_VERSION);
    expect(db.prepare("SELECT line, open_item, follow_up FROM row_results").all()).toEqual([
      { line: 2, open_item: 7, follow_up: '{"isWhole":true}' },
    ]);
    expect(db.prepare("SELECT key, state, open_item FROM operations").all()).toEqual([
      { key: "1001", state: "in_doubt", open_item: 7 },
    ]);
    expect(db.prepare("SELECT id, subject, version, state FROM open_items").all()).toEqual([
      { id: 7, subject: "key:1001", version: 3, state: "open" },
    ]);
  });

  it("lets the next list decide each contact again whose guardian is in no list of the ledger", () => {
    const db = firstRelease();
    const insert = db.prepare(`
      INSERT INTO entries (feed, key, contact_id, hash, applied, group_id, changed_run)
      VALUES ('staff', ?, ?, ?, ?, 1, 'r1')`);
    insert.run("guardian", 10, "g", "{}");
    insert.run("ward", 11, "w", '{"guardian_contact_id":10}');
    insert.run("orphan", 12, "o", '{"guardian_contact_id":99}');
    insert.run("unanswered", 13, "", '{"guardian_contact_id":99}');
    migrate(db);
    expect(db.prepare("SELECT hash FROM entries ORDER BY contact_id").pluck().all()).toEqual([
      "g",
      "w",
      "o+guardian",
      "",
    ]);
  });

  it("keeps every index when it renames tables, and leaves no old name on a table or index", () => {
    const db = firstRelease();
    const names = () => db.prepare("SELECT name FROM sqlite_schema WHERE sql IS NOT NULL").pluck().all() as string[];
    const before = names();
    // Later steps add tables and indexes.
    migrate(db, 6);
    expect(names()).toHaveLength(before.length);
    expect(names().filter((name) => /problem|told/u.test(name))).toEqual([]);
  });

  it("refuses a ledger of a newer program and changes nothing", () => {
    const db = openInMemory();
    db.pragma(`user_version = ${LEDGER_VERSION + 1}`);
    expect(() => {
      migrate(db);
    }).toThrow(/Install the newer celebration-sync again/u);
    expect(db.prepare("SELECT count(*) FROM sqlite_schema").pluck().get()).toBe(0);
  });
});
