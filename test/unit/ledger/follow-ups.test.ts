import { describe, expect, it } from "vitest";
import { openEntries } from "../../../src/ledger/entries/entries.ts";
import { migrate } from "../../../src/ledger/database/migrations.ts";
import { openInMemory } from "../../../src/ledger/database/open-database.ts";
import { openRuns, type StoredRun } from "../../../src/ledger/runs/runs.ts";
import { createFollowUps } from "../../../src/ledger/operations/follow-ups.ts";
import { NO_REQUESTS } from "../../../src/model/run-record.ts";
import type { FollowUp } from "../../../src/model/operation.ts";
import { NO_EVIDENCE } from "../../../src/pipeline/mapping/values/dates/date-order.ts";

const KEY = '["1"]';
const INPUT = { first_name: "Ada", group_id: 1 };
const FOLLOW_UP: FollowUp = {
  groupName: "Team Berlin",
  warnings: [],
  create: { input: INPUT, changes: {} },
  update: { input: INPUT, changes: {} },
  isWhole: true,
};

function run(name: string, change: Partial<StoredRun> = {}): StoredRun {
  return {
    run: name,
    feed: "staff",
    kind: "list",
    file: "staff.csv",
    path: null,
    sha256: "s",
    mtimeMs: 0,
    mode: "snapshot",
    planFormat: 1,
    keySetting: "",
    status: "completed",
    startedAt: name,
    finishedAt: name,
    acceptedAt: name,
    reading: { format: "csv", encoding: "utf-8", delimiter: ",", sheet: null, headerLine: 1 },
    header: [],
    columns: [],
    profile: { keyColumns: [], filled: {}, blankKeyShare: 0, rows: 1 },
    holds: [],
    settings: null,
    haltCode: null,
    haltReason: null,
    rows: { read: 1, unchanged: 0 },
    requests: NO_REQUESTS,
    survey: {
      rows: 0,
      columns: [],
      dateEvidence: NO_EVIDENCE,
      blankKeys: 0,
    },
    rowsSum: null,
    listEnd: null,
    beside: null,
    ...change,
  };
}

/** Returns a ledger with these runs. Each run named in `waiting` has a row that waits for a create in doubt. */
function ledger(runs: readonly StoredRun[], waiting: readonly string[]) {
  const db = openInMemory();
  migrate(db);
  const stored = openRuns(db);
  for (const one of runs) stored.insert(one);
  const insertRow = db.prepare(`
    INSERT INTO row_results (run, line, outcome, issues, key, hash, cells, follow_up)
    VALUES (?, 2, 'in_doubt', '[]', ?, ?, '["1","Ada"]', ?)`);
  for (const name of waiting) insertRow.run(name, KEY, `hash of ${name}`, JSON.stringify(FOLLOW_UP));
  return { db, entries: openEntries(db), rows: createFollowUps(db) };
}

describe("a row that waits for a create in doubt", () => {
  it("is the newest list's row when several lists have one", () => {
    const { rows } = ledger([run("r1"), run("r2")], ["r1", "r2"]);
    expect(rows.newestOf({ feed: "staff", key: KEY })).toMatchObject({ run: "r2", followUp: FOLLOW_UP, isHeld: false });
    expect(rows.newestOf({ feed: "other", key: KEY })).toBeNull();
  });

  it("no longer counts when a newer snapshot lacks the row", () => {
    const { rows } = ledger([run("r1"), run("r2")], ["r1"]);
    expect(rows.newestOf({ feed: "staff", key: KEY })).toBeNull();
  });

  it.each([
    ["of changes", { mode: "changes" }],
    ["that is held as a whole", { acceptedAt: null, status: "held" }],
  ] as const)("still counts when a newer list %s came", (_, change) => {
    const { rows } = ledger([run("r1"), run("r2", change)], ["r1"]);
    expect(rows.newestOf({ feed: "staff", key: KEY })?.run).toBe("r1");
  });

  it("is held while its run is held as a whole, and no longer counts when that run is discarded", () => {
    const held = ledger([run("r1", { acceptedAt: null, status: "held" })], ["r1"]);
    expect(held.rows.newestOf({ feed: "staff", key: KEY })?.isHeld).toBe(true);
    const discarded = ledger([run("r1", { acceptedAt: null })], ["r1"]);
    expect(discarded.rows.newestOf({ feed: "staff", key: KEY })).toBeNull();
  });

  it("becomes an operation of its own run and line", () => {
    const { db, rows, entries } = ledger([run("r1")], ["r1"]);
    entries.insert({ feed: "staff", key: KEY, contactId: 7, hash: "before", applied: INPUT, run: "r0" });
    const row = rows.newestOf({ feed: "staff", key: KEY });
    if (row === null) throw new Error("there is no row");
    const entry = entries.byContact(7);
    rows.becomeOperation(row, "staff", { kind: "update", input: INPUT, changes: {}, wave: 1000, entry });
    expect(db.prepare("SELECT run, kind, line, key, contact_id, base_hash, hash, state FROM operations").all()).toEqual(
      [
        {
          run: "r1",
          kind: "update",
          line: 2,
          key: KEY,
          contact_id: 7,
          base_hash: "before",
          hash: "hash of r1",
          state: "planned",
        },
      ],
    );
    expect(db.prepare("SELECT count(*) FROM row_results").pluck().get()).toBe(0);
  });
});
