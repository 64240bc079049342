import type { ContactInput } from "../model/contact.ts";
import type { Issue } from "../model/issue.ts";
import type { Changes, OperationKind } from "../model/operation.ts";
import { traitsOf } from "../model/traits.ts";
import type { WantedRow } from "../model/wanted-row.ts";
import type { Database } from "./open-database.ts";
import { indexPlannedTable } from "./staging-tables.ts";

/** An operation as decided, before it has its place in the order. */
export interface DraftOperation {
  readonly kind: OperationKind;
  readonly line: number | null;
  readonly key: string;
  readonly entryId: number | null;
  readonly contactId: number | null;
  readonly groupName: string;
  readonly input: ContactInput;
  readonly changes: Changes;
  readonly hash: string;
  /** Hash of the entry that the decision was made on; null where there was none. */
  readonly baseHash: string | null;
  readonly wave: number;
  readonly state: "planned" | "held";
  readonly warnings: readonly Issue[];
  readonly cells: readonly string[];
  readonly problem: number | null;
  /** Key of the row that is this contact's guardian. */
  readonly guardian: string | null;
}

/** A row that asks for no call but has something to tell. */
export interface DraftRow {
  readonly line: number;
  readonly outcome: "rejected" | "duplicate" | "skipped" | "in_doubt" | "unchanged";
  readonly reason: string | null;
  readonly issues: readonly Issue[];
  readonly key: string | null;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly cells: readonly string[];
  readonly problem: number | null;
  readonly hash: string;
  /** Where the row's person is in doubt: what it asks for once that is settled. */
  readonly wanted?: WantedRow;
}

export type PlanDraft = ReturnType<typeof openPlanDraft>;

/** The plan while it is being made, in temporary tables: see `staging-tables.ts`. */
export function openPlanDraft(db: Database) {
  const insert = db.prepare(`
    INSERT INTO temp.planned (kind, line, key, entry_id, contact_id, group_id, group_name, input, changes, hash,
      base_hash, email, phone, wave, state, warnings, cells, problem, guardian)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertRow = db.prepare(`
    INSERT INTO temp.told (line, outcome, reason, issues, key, status, request_id, cells, problem, hash, wanted)
    VALUES (@line, @outcome, @reason, @issues, @key, @status, @requestId, @cells, @problem, @hash, @wanted)`);

  return {
    begin: () => db.exec("BEGIN"),
    end: () => db.exec("COMMIT"),
    addOperation(draft: DraftOperation): void {
      const { kind, line, key, entryId, contactId, groupName, input, changes, hash, baseHash, wave, state } = draft;
      const { email, phone } = traitsOf(input);
      const { warnings, cells, problem, guardian } = draft;
      const whose = [kind, line, key, entryId, contactId, input.group_id, groupName];
      const what = [JSON.stringify(input), JSON.stringify(changes), hash, baseHash, email, phone, wave, state];
      insert.run(...whose, ...what, JSON.stringify(warnings), JSON.stringify(cells), problem, guardian);
    },
    addRow(row: DraftRow): void {
      const wanted = row.wanted === undefined ? null : JSON.stringify(row.wanted);
      insertRow.run({ ...row, issues: JSON.stringify(row.issues), cells: JSON.stringify(row.cells), wanted });
    },
    decided: () => indexPlannedTable(db),
    ...openOrder(db),
    ...openFigures(db),
  };
}

/** What has to wait for what, and where it is written down. */
function openOrder(db: Database) {
  const freed = (column: "email" | "phone") => `
    SELECT p.id, q.id AS "on" FROM temp.planned q JOIN entries e ON e.id = q.entry_id
      JOIN temp.planned p ON p.group_id = e.group_id AND p.${column} = e.${column} AND p.id <> q.id
    WHERE p.kind <> 'delete' AND (p.entry_id IS NULL OR p.entry_id <> e.id)
      AND (q.kind = 'delete' OR q.group_id <> e.group_id OR q.${column} IS NOT e.${column})`;
  const sharing = (column: "email" | "phone") => `
    SELECT id, earlier AS "on" FROM (
      SELECT id, lag(id) OVER (PARTITION BY group_id, ${column} ORDER BY id) AS earlier FROM temp.planned
      WHERE ${column} IS NOT NULL AND kind <> 'delete') WHERE earlier IS NOT NULL`;
  type Pair = { id: number; on: number };
  return {
    freedAddresses: () => [
      ...(db.prepare(freed("email")).all() as Pair[]),
      ...(db.prepare(freed("phone")).all() as Pair[]),
    ],
    sharedAddresses: () => [
      ...(db.prepare(sharing("email")).all() as Pair[]),
      ...(db.prepare(sharing("phone")).all() as Pair[]),
    ],
    guardianRows: () =>
      db.prepare("SELECT id, guardian FROM temp.planned WHERE guardian IS NOT NULL").all() as {
        id: number;
        guardian: string;
      }[],
    createWithKey: (key: string): number | null =>
      (db.prepare("SELECT id FROM temp.planned WHERE key = ? AND kind = 'create'").pluck().get(key) as
        | number
        | undefined) ?? null,
    operation: (id: number) => readOperation(db, id),
    setWave: (id: number, wave: number): void =>
      void db.prepare("UPDATE temp.planned SET wave = ? WHERE id = ?").run(wave, id),
    /** What is held is waited for rather than anything else. */
    setWaitsFor: (id: number, on: number): void =>
      void db
        .prepare(`
        UPDATE temp.planned AS p SET waits_for = @on WHERE id = @id
          AND NOT EXISTS (SELECT 1 FROM temp.planned w WHERE w.id = p.waits_for AND w.state = 'held')`)
        .run({ id, on }),
    setGuardianOperation: (id: number, on: number): void =>
      void db.prepare("UPDATE temp.planned SET guardian_operation = ? WHERE id = ?").run(on, id),
    /** Deletes, each with a create of somebody who may be the same person: under another key, with another address. */
    deletesLikeCreates: () =>
      db
        .prepare(`
        SELECT d.id, p.id AS "on" FROM temp.staged s CROSS JOIN entries e CROSS JOIN temp.planned d CROSS JOIN temp.planned p
        WHERE s.state = 'contact' AND s.entry_id IS NULL AND e.full_name = s.full_name
          AND d.entry_id = e.id AND d.kind = 'delete' AND p.key = s.key AND p.kind = 'create'`)
        .all() as Pair[],
    /** Takes deletes back whose people turned out not to be absent. @returns how many */
    dropProtectedDeletes: (): number =>
      db
        .prepare(`
        DELETE FROM temp.planned WHERE kind = 'delete' AND changes = '{}'
          AND entry_id NOT IN (SELECT entry_id FROM temp.vanished)`)
        .run().changes,
    /** The operation can't be: its row is told instead. */
    rejectOperation(id: number, operation: ReturnType<typeof readOperation>, issue: Issue): void {
      db.prepare("DELETE FROM temp.planned WHERE id = ?").run(id);
      const { line, key, hash, cells, problem } = operation;
      db.prepare(
        "INSERT INTO temp.told (line, outcome, issues, key, cells, problem, hash) VALUES (?, 'rejected', ?, ?, ?, ?, ?)",
      ).run(line, JSON.stringify([issue]), key, JSON.stringify(cells), problem, hash);
    },
    hold: (scope: "deletes" | "run"): void =>
      void db
        .prepare(`UPDATE temp.planned SET state = 'held' ${scope === "deletes" ? "WHERE kind = 'delete'" : ""}`)
        .run(),
    /** What waits for something held is deferred. */
    deferBehindHeld: (issue: Issue): void => {
      const statement = db.prepare(`
        UPDATE temp.planned AS p SET state = 'deferred', issue = ? WHERE state = 'planned' AND EXISTS (
          SELECT 1 FROM temp.planned w WHERE w.id IN (p.waits_for, p.guardian_operation) AND w.state IN ('held', 'deferred'))`);
      while (statement.run(JSON.stringify(issue)).changes > 0);
    },
  };
}

function readOperation(db: Database, id: number) {
  const found = db
    .prepare("SELECT kind, state, line, key, input, hash, cells, problem FROM temp.planned WHERE id = ?")
    .get(id) as {
    kind: OperationKind;
    state: string;
    line: number | null;
    key: string;
    input: string;
    hash: string;
    cells: string;
    problem: number | null;
  };
  return { ...found, input: JSON.parse(found.input) as ContactInput, cells: JSON.parse(found.cells) as string[] };
}

/** The figures for the guards. */
function openFigures(db: Database) {
  return {
    /** Whether the plan takes from this contact what it shares with somebody: its group, or both addresses. */
    freesAddressOf: (
      entryId: number,
      wanted: { groupId: number; email: string | null; phone: string | null },
    ): boolean =>
      db
        .prepare(`
        SELECT 1 FROM temp.planned p WHERE p.entry_id = @entryId AND (p.kind = 'delete' OR p.group_id <> @groupId
          OR ((@email IS NULL OR p.email IS NOT @email) AND (@phone IS NULL OR p.phone IS NOT @phone)))`)
        .get({ entryId, ...wanted }) !== undefined,
    countOf: (kind: OperationKind): number =>
      db.prepare("SELECT count(*) FROM temp.planned WHERE kind = ? AND state = 'planned'").pluck().get(kind) as number,
    /** Contacts linked by hand, whose group was not known, that the plan's list has in this one. */
    linkedInto: (groupId: number): number =>
      db
        .prepare(`
        SELECT count(*) FROM temp.planned p JOIN entries e ON e.id = p.entry_id
        WHERE e.group_id = 0 AND p.kind = 'update' AND p.group_id = ?`)
        .pluck()
        .get(groupId) as number,
    /** Per group of a feed, as far as it is known: linked before, deleted and moved away by the plan. */
    groupFigures: (feed: string) =>
      db
        .prepare(`
        SELECT c.group_id AS groupId, c.linked, coalesce(m.deleted, 0) AS deleted, coalesce(m.movedAway, 0) AS movedAway
        FROM linked_counts c LEFT JOIN (
          SELECT e.group_id, sum(p.kind = 'delete' AND p.state = 'planned') AS deleted,
            sum(p.kind = 'update' AND p.group_id <> e.group_id) AS movedAway
          FROM temp.planned p CROSS JOIN entries e ON e.id = p.entry_id WHERE e.feed = @feed GROUP BY e.group_id
        ) m ON m.group_id = c.group_id
        WHERE c.feed = @feed AND c.group_id <> 0 AND c.linked > 0 ORDER BY c.group_id`)
        .all({ feed }) as {
        groupId: number;
        linked: number;
        deleted: number;
        movedAway: number;
      }[],
    birthdayChanges: () =>
      db
        .prepare(`
        SELECT changes ->> '$.birthday[0]' AS before, changes ->> '$.birthday[1]' AS after FROM temp.planned
        WHERE kind = 'update' AND changes -> '$.birthday' IS NOT NULL`)
        .all() as { before: string | null; after: string | null }[],
    groupsCreatedInto: () =>
      db.prepare("SELECT DISTINCT group_id FROM temp.planned WHERE kind = 'create'").pluck().all() as number[],
    deletesApproved: (): boolean =>
      db
        .prepare(`
        SELECT count(*) > 0 AND count(*) = count(a.contact_id) FROM temp.planned p
          LEFT JOIN approvals a ON a.contact_id = p.contact_id WHERE p.kind = 'delete' AND p.state = 'planned'`)
        .pluck()
        .get() === 1,
  };
}
