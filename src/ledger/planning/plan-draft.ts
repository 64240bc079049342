import type { ContactInput } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import type { Traits } from "../../model/mapped-row.ts";
import type { Changes, OperationKind } from "../../model/operation.ts";
import { traitsOf } from "../../model/traits.ts";
import type { FollowUp } from "../../model/follow-up.ts";
import type { Entry } from "../entries/entries.ts";
import type { Database } from "../database/open-database.ts";
import { openPlanFigures } from "./plan-figures.ts";
import { indexPlannedTable, IS_NEWCOMER } from "./staging-tables.ts";
import type { RowResult } from "../runs/row-results.ts";

/** An operation as decided, before it has its place in the order. */
export type DraftOperation = (AskedByRow | AskedByNobody) & {
  readonly contactId: number | null;
  readonly input: ContactInput;
  readonly changes: Changes;
  readonly warnings: readonly Issue[];
  readonly wave: number;
  readonly state: "planned" | "held";
};

/** What it is about is told by a row of the list. */
interface AskedByRow {
  readonly kind: "create" | "update";
  /** Its staged row. */
  readonly seq: number;
  /** The input is just what the row has. */
  readonly isAsStaged: boolean;
  /** The linked contact as the decision found it; null where there is none. */
  readonly entry: Pick<Entry, "id" | "hash" | "applied"> | null;
  /** Key of the row that is this contact's guardian. */
  readonly guardian: string | null;
}

interface AskedByNobody {
  readonly kind: "delete";
  readonly entry: Entry;
  readonly groupName: string;
}

/** A row that asks for no call but has something to tell. */
export interface DraftRow extends RowResult {
  /** Where the row's person is in doubt: what it asks for once that is settled. */
  readonly followUp?: FollowUp;
}

export type PlanDraft = ReturnType<typeof openPlanDraft>;

/** The plan while it is being made, in temporary tables: see `staging-tables.ts`. */
export function openPlanDraft(db: Database) {
  const insert = db.prepare(`
    INSERT INTO temp.planned (kind, seq, key, hash, group_name, input, guardian, entry_id, base_hash, from_group,
      frees_email, frees_phone, contact_id, group_id, email, phone, changes, warnings, wave, state)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertRow = db.prepare(`
    INSERT INTO temp.drafted_results (line, outcome, reason, issues, key, status, request_id, cells, open_item, hash, follow_up)
    VALUES (@line, @outcome, @reason, @issues, @key, @status, @requestId, @cells, @openItem, @hash, @followUp)`);

  const insertNewcomers = db.prepare(`
    INSERT INTO temp.planned (kind, seq, group_id, email, phone, changes, warnings, wave, state)
    SELECT 'create', seq, group_id, email, phone, '{}', warnings, @wave, 'planned' FROM temp.staged
    WHERE ${IS_NEWCOMER} AND seq > @after AND seq < @before ORDER BY seq`);

  return {
    begin: () => db.exec("BEGIN"),
    end: () => db.exec("COMMIT"),
    addOperation(draft: DraftOperation): void {
      const { kind, entry, contactId, input, changes, warnings, wave, state } = draft;
      const traits = traitsOf(input);
      const own =
        draft.kind === "delete"
          ? [null, draft.entry.key, draft.entry.hash, draft.groupName, JSON.stringify(input), null]
          : [draft.seq, null, null, null, draft.isAsStaged ? null : JSON.stringify(input), draft.guardian];
      const before = entry === null ? NOTHING_BEFORE : [entry.id, entry.hash, ...freedBy(draft, entry.applied, traits)];
      const after = [contactId, input.group_id, traits.email, traits.phone];
      insert.run(kind, ...own, ...before, ...after, JSON.stringify(changes), JSON.stringify(warnings), wave, state);
    },
    /** Creates the people of all rows between two who ask for just that. */
    addNewcomers: (after: number, before: number, wave: number): void =>
      void insertNewcomers.run({ after, before, wave }),
    addRow(row: DraftRow): void {
      const followUp = row.followUp === undefined ? null : JSON.stringify(row.followUp);
      insertRow.run({ ...row, issues: JSON.stringify(row.issues), cells: JSON.stringify(row.cells), followUp });
    },
    decided: () => indexPlannedTable(db),
    ...openOrder(db),
    ...openPlanFigures(db),
  };
}

const NOTHING_BEFORE = [null, null, null, null, null] as const;

/** The group that a contact is in, and the addresses that it will not have there any more. */
function freedBy({ kind, input }: DraftOperation, applied: ContactInput, after: Traits) {
  const before = traitsOf(applied);
  const isGone = kind === "delete" || input.group_id !== applied.group_id;
  const frees = (field: "email" | "phone") => (isGone || before[field] !== after[field] ? before[field] : null);
  return [applied.group_id, frees("email"), frees("phone")] as const;
}

/** What has to wait for what, and where it is written down. */
function openOrder(db: Database) {
  const freed = (column: "email" | "phone") => `
    SELECT p.id, q.id AS "on" FROM temp.planned q CROSS JOIN temp.planned p
      ON p.group_id = q.from_group AND p.${column} = q.frees_${column} AND p.id <> q.id
    WHERE q.frees_${column} IS NOT NULL AND p.kind <> 'delete' AND p.entry_id IS NOT q.entry_id
    ORDER BY p.id, q.id`;
  // Most addresses stand in one row only: these are told apart by the index, without looking at the rows.
  const sharing = (column: "email" | "phone") => `
    SELECT id, earlier AS "on" FROM (
      SELECT id, lag(id) OVER (PARTITION BY group_id, ${column} ORDER BY id) AS earlier FROM temp.planned
      WHERE ${column} IS NOT NULL AND kind <> 'delete' AND (group_id, ${column}) IN (
        SELECT group_id, ${column} FROM temp.planned WHERE ${column} IS NOT NULL AND kind <> 'delete'
        GROUP BY group_id, ${column} HAVING count(*) > 1)) WHERE earlier IS NOT NULL ORDER BY id`;
  type Pair = { id: number; on: number };
  const createWithKey = db
    .prepare(`
    SELECT p.id FROM temp.staged s CROSS JOIN temp.planned p ON p.seq = s.seq
    WHERE s.key = ? AND p.kind = 'create'`)
    .pluck();
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
    createWithKey: (key: string): number | null => (createWithKey.get(key) as number | undefined) ?? null,
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
          AND d.entry_id = e.id AND d.kind = 'delete' AND p.seq = s.seq AND p.kind = 'create'`)
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
      const { line, key, hash, cells, openItem } = operation;
      db.prepare(
        "INSERT INTO temp.drafted_results (line, outcome, issues, key, cells, open_item, hash) VALUES (?, 'rejected', ?, ?, ?, ?, ?)",
      ).run(line, JSON.stringify([issue]), key, JSON.stringify(cells), openItem, hash);
    },
    hold: (scope: "deletes" | "run"): void =>
      void db
        .prepare(`UPDATE temp.planned SET state = 'held' ${scope === "deletes" ? "WHERE kind = 'delete'" : ""}`)
        .run(),
    /** What waits for something held is deferred. */
    deferBehindHeld: (issue: Issue): void => {
      const statement = db.prepare(`
        UPDATE temp.planned AS p SET state = 'deferred', issue = ?
        WHERE state = 'planned' AND (waits_for IS NOT NULL OR guardian_operation IS NOT NULL) AND EXISTS (
          SELECT 1 FROM temp.planned w WHERE w.id IN (p.waits_for, p.guardian_operation) AND w.state IN ('held', 'deferred'))`);
      while (statement.run(JSON.stringify(issue)).changes > 0);
    },
  };
}

function readOperation(db: Database, id: number) {
  const found = db
    .prepare("SELECT kind, state, line, key, input, hash, cells, open_item AS openItem FROM temp.drafted WHERE id = ?")
    .get(id) as {
    kind: OperationKind;
    state: string;
    line: number | null;
    key: string;
    input: string;
    hash: string;
    cells: string;
    openItem: number | null;
  };
  return { ...found, input: JSON.parse(found.input) as ContactInput, cells: JSON.parse(found.cells) as string[] };
}
