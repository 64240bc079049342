import type { ContactInput } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import type { OperationKind } from "../../model/operation.ts";
import type { Database } from "../database/open-database.ts";

/** The ids of an operation and of another operation that is sent before. */
interface OperationPair {
  readonly id: number;
  /** The operation that is sent before. */
  readonly on: number;
}

/** A delete of a contact, and the create of a row with the same full name. */
interface DeleteLikeCreate extends OperationPair {
  readonly entryId: number;
  readonly seq: number;
}

/** An operation of the draft, with the row that asked for it. */
interface DraftedOperation {
  readonly kind: OperationKind;
  readonly state: string;
  readonly line: number | null;
  readonly key: string;
  readonly input: ContactInput;
  readonly hash: string;
  readonly cells: readonly string[];
  readonly openItem: number | null;
}

/** Finds which operations of a draft depend on another one, and stores the order of the operations. */
export interface PlanOrder {
  /**
   * Returns operations that need an address, each paired with the operation that frees the address in the same group.
   */
  freedAddresses(): readonly OperationPair[];
  /** Returns operations that give several contacts the same address in a group, each paired with the one before it. */
  sharedAddresses(): readonly OperationPair[];
  /**
   * Returns creates of the same full name with the same whole birthday or e-mail, each paired with the one before it.
   *
   * @param inOneGroup only pairs of one group
   */
  createsOfOneName(inOneGroup: boolean): readonly OperationPair[];
  /** Returns the operations whose row names another row as guardian, with that row's key. */
  guardianRows(): readonly { readonly id: number; readonly guardian: string }[];
  /** Returns the create whose row has this key; null when there is none. */
  createWithKey(key: string): number | null;
  /** Returns the kind of an operation of the draft. Its row is not read. */
  kindOf(id: number): OperationKind;
  /** Returns an operation of the draft. */
  operation(id: number): DraftedOperation;
  setWave(id: number, wave: number): void;
  /** Notes that an operation waits for another. An operation that waits for a held one keeps waiting for that one. */
  setWaitsFor(id: number, on: number): void;
  /** Notes which operation makes or updates the contact that becomes this one's guardian. */
  setGuardianOperation(id: number, on: number): void;
  /** Returns deletes, each paired with a create of the same full name, which may be the same person under a new key. */
  deletesLikeCreates(): readonly DeleteLikeCreate[];
  /** Returns creates, each paired with the delete of the contact that has the create's key. */
  replacedContacts(): readonly OperationPair[];
  /** Removes deletes of contacts that turned out not to be absent, and returns how many there were. */
  dropProtectedDeletes(): number;
  /** Removes an operation that can't be carried out, and rejects its row. */
  rejectOperation(id: number, operation: DraftedOperation, issue: Issue): void;
  /** Holds the plan's deletes, or the whole plan. */
  hold(scope: "deletes" | "run"): void;
  /** Holds single operations. */
  holdEach(ids: readonly number[]): void;
  /**
   * Holds each create whose person looks like a person whose delete is held: the same full name, or the same first name and
   * birthday. Otherwise that person could be in the service twice.
   */
  holdCreatesLikeHeldDeletes(): void;
  /** Defers all operations that wait for a held one, directly or through others. */
  deferBehindHeld(issue: Issue): void;
}

export function openPlanOrder(db: Database): PlanOrder {
  const freed = (column: "email" | "phone") => `
    SELECT p.id, q.id AS "on" FROM temp.planned q CROSS JOIN temp.planned p
      ON p.group_id = q.from_group AND p.${column} = q.frees_${column} AND p.id <> q.id
    WHERE q.frees_${column} IS NOT NULL AND p.kind <> 'delete' AND p.entry_id IS NOT q.entry_id
    ORDER BY p.id, q.id`;
  // Most addresses stand in one row only. The grouping finds the others from the index, without reading the rows.
  const sharing = (column: "email" | "phone") => `
    SELECT id, earlier AS "on" FROM (
      SELECT id, lag(id) OVER (PARTITION BY group_id, ${column} ORDER BY id) AS earlier FROM temp.planned
      WHERE ${column} IS NOT NULL AND kind <> 'delete' AND (group_id, ${column}) IN (
        SELECT group_id, ${column} FROM temp.planned WHERE ${column} IS NOT NULL AND kind <> 'delete'
        GROUP BY group_id, ${column} HAVING count(*) > 1)) WHERE earlier IS NOT NULL ORDER BY id`;
  const pairs = (sql: string) => db.prepare(sql).all() as OperationPair[];
  // Most names stand in one row only. Without a last name, many people have the same name.
  const created =
    "temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq WHERE p.kind = 'create' AND s.full_name <> s.first_name";
  const oneName = (more: string) => `
    WITH named AS MATERIALIZED (SELECT s.full_name FROM ${created} GROUP BY s.full_name HAVING count(*) > 1),
    created AS MATERIALIZED (
      SELECT p.id, p.group_id, s.full_name, s.email, s.birthday FROM ${created} AND s.full_name IN (SELECT full_name FROM named))
    ${[
      ["birthday", "birthday GLOB '[0-9][0-9][0-9][0-9]-*'"],
      ["email", "email IS NOT NULL"],
    ]
      .map(
        ([column = "", isGiven = ""]) => `
      SELECT id, earlier AS "on" FROM (
        SELECT id, lag(id) OVER (PARTITION BY full_name, ${column}${more} ORDER BY id) AS earlier FROM created WHERE ${isGiven})
      WHERE earlier IS NOT NULL`,
      )
      .join(" UNION ")} ORDER BY id`;
  const createWithKey = db
    .prepare(`
    SELECT p.id FROM temp.staged s CROSS JOIN temp.planned p ON p.seq = s.seq
    WHERE s.key = ? AND p.kind = 'create'`)
    .pluck();
  const kindOf = db.prepare("SELECT kind FROM temp.planned WHERE id = ?").pluck();
  const setWave = db.prepare("UPDATE temp.planned SET wave = ? WHERE id = ?");
  return {
    freedAddresses: () => [...pairs(freed("email")), ...pairs(freed("phone"))],
    sharedAddresses: () => [...pairs(sharing("email")), ...pairs(sharing("phone"))],
    createsOfOneName: (inOneGroup) => pairs(oneName(inOneGroup ? ", group_id" : "")),
    guardianRows: () =>
      db.prepare("SELECT id, guardian FROM temp.planned WHERE guardian IS NOT NULL").all() as {
        id: number;
        guardian: string;
      }[],
    createWithKey: (key) => (createWithKey.get(key) as number | undefined) ?? null,
    kindOf: (id) => kindOf.get(id) as OperationKind,
    operation: (id) => readOperation(db, id),
    setWave: (id, wave) => void setWave.run(wave, id),
    setWaitsFor: (id, on) =>
      void db
        .prepare(`
        UPDATE temp.planned AS p SET waits_for = @on WHERE id = @id
          AND NOT EXISTS (SELECT 1 FROM temp.planned w WHERE w.id = p.waits_for AND w.state = 'held')`)
        .run({ id, on }),
    setGuardianOperation: (id, on) =>
      void db.prepare("UPDATE temp.planned SET guardian_operation = ? WHERE id = ?").run(on, id),
    deletesLikeCreates: () =>
      pairs(`
        SELECT d.id, p.id AS "on", d.entry_id AS entryId, s.seq
        FROM temp.staged s CROSS JOIN entries e CROSS JOIN temp.planned d CROSS JOIN temp.planned p
        WHERE s.state = 'contact' AND s.entry_id IS NULL AND e.full_name = s.full_name
          AND d.entry_id = e.id AND d.kind = 'delete' AND p.seq = s.seq AND p.kind = 'create'`) as DeleteLikeCreate[],
    replacedContacts: () =>
      pairs(`
        SELECT p.id, d.id AS "on" FROM temp.planned d CROSS JOIN temp.staged s CROSS JOIN temp.planned p
        WHERE d.kind = 'delete' AND s.key = d.key AND p.seq = s.seq AND p.kind = 'create'`),
    dropProtectedDeletes: () =>
      db
        .prepare(`
        DELETE FROM temp.planned WHERE kind = 'delete' AND changes = '{}'
          AND entry_id NOT IN (SELECT entry_id FROM temp.vanished)`)
        .run().changes,
    rejectOperation(id, { line, key, hash, cells, openItem }, issue) {
      db.prepare("DELETE FROM temp.planned WHERE id = ?").run(id);
      db.prepare(
        "INSERT INTO temp.drafted_results (line, outcome, issues, key, cells, open_item, hash) VALUES (?, 'rejected', ?, ?, ?, ?, ?)",
      ).run(line, JSON.stringify([issue]), key, JSON.stringify(cells), openItem, hash);
    },
    hold: (scope) =>
      void db
        .prepare(`UPDATE temp.planned SET state = 'held' ${scope === "deletes" ? "WHERE kind = 'delete'" : ""}`)
        .run(),
    holdEach(ids) {
      const hold = db.prepare("UPDATE temp.planned SET state = 'held' WHERE id = ?");
      for (const id of ids) hold.run(id);
    },
    holdCreatesLikeHeldDeletes() {
      const heldDelete = db
        .prepare("SELECT 1 FROM temp.planned WHERE kind = 'delete' AND state = 'held' LIMIT 1")
        .get();
      // Most plans have none, and then no create has to be looked at.
      if (heldDelete === undefined) return;
      db.exec(`
        WITH gone AS MATERIALIZED (
          SELECT e.full_name, e.first_name, e.birthday FROM temp.planned d CROSS JOIN entries e ON e.id = d.entry_id
          WHERE d.kind = 'delete' AND d.state = 'held')
        UPDATE temp.planned SET state = 'held' WHERE kind = 'create' AND state = 'planned' AND seq IN (
          SELECT s.seq FROM temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq
          WHERE p.kind = 'create' AND p.state = 'planned' AND s.state = 'contact' AND (s.full_name IN (SELECT full_name FROM gone)
            OR (s.first_name, s.birthday) IN (SELECT first_name, birthday FROM gone WHERE birthday IS NOT NULL)))`);
    },
    deferBehindHeld(issue) {
      const deferOnce = db.prepare(`
        UPDATE temp.planned AS p SET state = 'deferred', issue = ?
        WHERE state = 'planned' AND (waits_for IS NOT NULL OR guardian_operation IS NOT NULL) AND EXISTS (
          SELECT 1 FROM temp.planned w WHERE w.id IN (p.waits_for, p.guardian_operation) AND w.state IN ('held', 'deferred'))`);
      while (deferOnce.run(JSON.stringify(issue)).changes > 0);
    },
  };
}

function readOperation(db: Database, id: number): DraftedOperation {
  const found = db
    .prepare("SELECT kind, state, line, key, input, hash, cells, open_item AS openItem FROM temp.drafted WHERE id = ?")
    .get(id) as Omit<DraftedOperation, "input" | "cells"> & { readonly input: string; readonly cells: string };
  return { ...found, input: JSON.parse(found.input) as ContactInput, cells: JSON.parse(found.cells) as string[] };
}
