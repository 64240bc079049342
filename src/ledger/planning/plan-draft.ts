import type { ContactInput, Entry } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import type { Traits } from "../../model/mapped-row.ts";
import type { Changes, FollowUp } from "../../model/operation.ts";
import { traitsOf } from "../../model/traits.ts";
import type { Database } from "../database/open-database.ts";
import { openChangedColumns, type ChangedColumns } from "./changes/changed-columns.ts";
import { openHoldExamples, type HoldExamples } from "./hold-examples.ts";
import { openNotedChanges, type NotedChanges } from "./changes/noted-changes.ts";
import { openOddCalls, type OddCalls } from "./odd-calls.ts";
import { openPlanFigures, type PlanFigures } from "./plan-figures.ts";
import { openPlanOrder, type PlanOrder } from "./plan-order.ts";
import { indexPlannedTable, IS_NEWCOMER, IS_NOTABLE } from "./staging-tables.ts";
import { openWaitingDeletes, type WaitingDeletesOfFeed } from "../entries/waiting-deletes.ts";
import { openKeptValues, type KeptValues } from "../runs/kept-values.ts";
import { openReturns, type ReturnsOfPlan } from "../runs/returns.ts";
import { openMovedGreetings, type MovedGreetings } from "../people/upcoming-birthdays.ts";
import { openUndoneChanges, type UndoneChanges } from "../operations/undo/undone-changes.ts";
import type { RowResult } from "../runs/row-results.ts";

/** A decided operation, before the order of calls is known. */
export type DraftOperation = (DraftForRow | DraftDelete) & {
  readonly contactId: number | null;
  readonly input: ContactInput;
  readonly changes: Changes;
  readonly warnings: readonly Issue[];
  readonly wave: number;
  readonly state: "planned" | "held";
};

/** A call that a row of the list asks for. */
interface DraftForRow {
  readonly kind: "create" | "update";
  /** The staged row. */
  readonly seq: number;
  /** true when the input equals the row's own. */
  readonly isAsStaged: boolean;
  /** The linked contact when the row was decided; null for a contact that is not linked. */
  readonly entry: Pick<Entry, "id" | "hash" | "applied"> | null;
  /** Key of the row that is this contact's guardian. */
  readonly guardian: string | null;
}

/** A delete, which no row of the list asks for. */
interface DraftDelete {
  readonly kind: "delete";
  readonly entry: Entry;
  readonly groupName: string;
}

/** The result of a row that needs no call. */
export interface DraftRow extends RowResult {
  /** The call that the row asks for once the doubt about its person is decided. */
  readonly followUp?: FollowUp;
}

/** A plan that is being made, in temporary tables: see `staging-tables.ts`. */
export interface PlanDraft
  extends
    PlanOrder,
    PlanFigures,
    NotedChanges,
    ChangedColumns,
    OddCalls,
    HoldExamples,
    WaitingDeletesOfFeed,
    ReturnsOfPlan,
    KeptValues,
    UndoneChanges,
    MovedGreetings {
  /** Opens the transaction in which operations and rows are added. */
  begin(): void;
  /** Undoes all that was decided since `begin`, in the draft and in the staged rows, and opens the transaction again. */
  restart(): void;
  /** Ends that transaction. */
  end(): void;
  /** Undoes the transaction if it has not ended. */
  abandon(): void;
  addOperation(draft: DraftOperation): void;
  /** Adds creates for all newcomers between two staged rows (`IS_NEWCOMER`), both excluded. */
  addNewcomers(after: number, before: number, wave: number): void;
  addRow(row: DraftRow): void;
  /** Adds the results of all rows that equal an earlier row, for each key whose rows are all equal. @returns their number */
  addCopies(): number;
  /** Ends adding: from here on the order and the figures can be read. */
  decided(): void;
}

export function openPlanDraft(db: Database): PlanDraft {
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
    begin: () => void db.exec("BEGIN"),
    restart: () => void db.exec("ROLLBACK; BEGIN"),
    end: () => void db.exec("COMMIT"),
    abandon() {
      if (db.inTransaction) db.exec("ROLLBACK");
    },
    addOperation(draft) {
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
    addNewcomers: (after, before, wave) => void insertNewcomers.run({ after, before, wave }),
    addRow(row) {
      const followUp = row.followUp === undefined ? null : JSON.stringify(row.followUp);
      insertRow.run({ ...row, issues: JSON.stringify(row.issues), cells: JSON.stringify(row.cells), followUp });
    },
    addCopies() {
      db.exec(ADD_COPIES);
      return db.prepare("SELECT changes()").pluck().get() as number;
    },
    decided: () => indexPlannedTable(db),
    ...openPlanOrder(db),
    ...openPlanFigures(db),
    ...openNotedChanges(db),
    ...openChangedColumns(db),
    ...openOddCalls(db),
    ...openHoldExamples(db),
    ...openWaitingDeletes(db),
    ...openReturns(db),
    ...openKeptValues(db),
    ...openUndoneChanges(db),
    ...openMovedGreetings(db),
  };
}

const IS_KEYED = "state IN ('contact', 'rejected', 'unchanged')";
/** The keys that several rows have come from the index alone; of the other keys, no row is read. */
const ADD_COPIES = `
  UPDATE temp.staged SET state = 'duplicate' WHERE seq IN (
    SELECT s.seq FROM (
      SELECT key, min(seq) AS first FROM temp.staged WHERE ${IS_KEYED} AND key IN (
        SELECT key FROM temp.staged WHERE key IS NOT NULL GROUP BY key HAVING count(*) > 1)
      GROUP BY key HAVING min(hash) = max(hash)
    ) k JOIN temp.staged s ON s.key = k.key AND s.seq > k.first WHERE s.${IS_KEYED});
  INSERT INTO temp.drafted_results (line, outcome, issues, key, cells, open_item, hash)
  SELECT line, 'duplicate', '[]', key, coalesce(cells, '[]'), open_item, hash FROM temp.staged
  WHERE ${IS_NOTABLE} AND state = 'duplicate';`;

const NOTHING_BEFORE = [null, null, null, null, null] as const;

/** Returns the group that a contact is in, and the addresses that it will no longer have there. */
function freedBy({ kind, input }: DraftOperation, applied: ContactInput, after: Traits) {
  const before = traitsOf(applied);
  const isGone = kind === "delete" || input.group_id !== applied.group_id;
  const frees = (field: "email" | "phone") => (isGone || before[field] !== after[field] ? before[field] : null);
  return [applied.group_id, frees("email"), frees("phone")] as const;
}
