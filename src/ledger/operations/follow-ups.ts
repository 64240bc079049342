import type { ContactInput, Entry } from "../../model/contact.ts";
import type { Changes, FollowUp, OperationKind } from "../../model/operation.ts";
import { traitsOf } from "../../model/traits.ts";
import { appliedHash } from "../entries/applied-hash.ts";
import type { Database } from "../database/open-database.ts";
import type { Failure, StoredOperation } from "./operations.ts";

/** A row whose person's create is in doubt. The row came with a later list and waits until the doubt is decided. */
interface WaitingRow {
  readonly id: number;
  readonly run: string;
  readonly hash: string;
  readonly followUp: FollowUp;
  /** The row's whole run is held for a person's decision. */
  readonly isHeld: boolean;
}

/** The call that a waiting row asks for once its doubt is decided. */
interface FollowUpCall {
  readonly kind: Exclude<OperationKind, "delete">;
  readonly input: ContactInput;
  readonly changes: Changes;
  readonly wave: number;
  /** The linked contact; null for a create. */
  readonly entry: Entry | null;
}

/**
 * The rows that wait for a create in doubt. Each becomes an operation of its own run, or gets an outcome without a
 * call. The methods `become…` mark older waiting rows of the same key as outdated, because the newest row decides.
 */
export interface FollowUps {
  /** Returns the newest waiting row of a key; null when no row waits. A newer accepted snapshot ends every wait. */
  newestOf(operation: Pick<StoredOperation, "feed" | "key">): WaitingRow | null;
  /** Returns the ids of decided creates for which rows still wait, because the process died before it handled them. */
  resolvedDoubts(): readonly number[];
  /** Replaces the waiting row with an operation of its run. */
  becomeOperation(row: WaitingRow, feed: string, call: FollowUpCall): void;
  /** Makes the row unchanged, because the create that was in doubt had applied all that the row asks for. */
  becomeUnchanged(row: WaitingRow, entryId: number): void;
  /** Rejects the row, because the row asks for the same as the create in doubt, which the service refused. */
  becomeRejected(row: WaitingRow, failure: Failure): void;
}

export function createFollowUps(db: Database): FollowUps {
  // A newer accepted snapshot replaces every waiting row, also a row that the snapshot lacks.
  const counts = `(r.accepted_at IS NOT NULL OR r.status IS NULL OR r.status = 'held')
    AND NOT EXISTS (SELECT 1 FROM runs n WHERE n.feed = r.feed AND n.kind = 'list' AND n.mode = 'snapshot'
      AND n.accepted_at IS NOT NULL AND n.run > t.run)`;
  const newest = db.prepare(`
    SELECT t.rowid AS id, t.run, t.hash, t.follow_up AS followUp, r.accepted_at IS NULL AS isHeld FROM row_results t JOIN runs r ON r.run = t.run
    WHERE t.outcome = 'in_doubt' AND t.follow_up IS NOT NULL AND t.key = ? AND r.feed = ? AND ${counts}
    ORDER BY r.accepted_at IS NULL, t.run DESC LIMIT 1`);
  const resolved = db
    .prepare(`
    WITH waiting AS MATERIALIZED (
      SELECT t.rowid AS id, r.feed, t.key, t.run FROM row_results t JOIN runs r ON r.run = t.run
      WHERE t.outcome = 'in_doubt' AND t.follow_up IS NOT NULL AND ${counts} AND NOT EXISTS (SELECT 1 FROM operations o
        WHERE o.feed = r.feed AND o.key = t.key AND o.state IN ('sending', 'in_doubt')))
    SELECT max(o.id) FROM waiting w CROSS JOIN operations o ON o.feed = w.feed AND o.key = w.key AND o.run < w.run
    WHERE o.kind = 'create' GROUP BY w.id`)
    .pluck();
  const insert = db.prepare(`
    INSERT INTO operations (run, feed, kind, line, key, entry_id, contact_id, group_id, group_name, input, changes, hash,
      base_hash, email, phone, wave, state, warnings, cells, open_item)
    SELECT run, @feed, @kind, line, key, @entryId, @contactId, @groupId, @groupName, @input, @changes, @hash, @baseHash,
      @email, @phone, @wave, @state, @warnings, cells, open_item FROM row_results WHERE rowid = @id`);
  const remove = db.prepare("DELETE FROM row_results WHERE rowid = ?");
  const outdateOlder = db.prepare(`
    UPDATE row_results SET outcome = 'skipped', reason = 'outdated', issues = '[]', follow_up = NULL
    WHERE outcome = 'in_doubt' AND run < @run AND key = (SELECT key FROM row_results WHERE rowid = @id)
      AND run IN (SELECT r.run FROM runs r JOIN runs n ON n.feed = r.feed WHERE n.run = @run)`);
  const endWait = ({ id, run }: WaitingRow, write: () => void): void =>
    db
      .transaction(() => {
        outdateOlder.run({ id, run });
        write();
      })
      .immediate();
  const setEntryHash = db.prepare("UPDATE entries SET hash = ? WHERE id = ?");

  return {
    newestOf({ feed, key }) {
      const found = newest.get(key, feed) as
        | (Omit<WaitingRow, "followUp" | "isHeld"> & { followUp: string; isHeld: 0 | 1 })
        | undefined;
      if (found === undefined) return null;
      return { ...found, isHeld: found.isHeld === 1, followUp: JSON.parse(found.followUp) as FollowUp };
    },
    resolvedDoubts: () => resolved.all() as number[],
    becomeOperation(row, feed, { kind, input, changes, wave, entry }) {
      const { groupName, warnings, isWhole } = row.followUp;
      const { email, phone } = traitsOf(input);
      endWait(row, () => {
        insert.run({
          id: row.id,
          feed,
          kind,
          wave,
          email,
          phone,
          groupName,
          entryId: entry?.id ?? null,
          contactId: entry?.contactId ?? null,
          baseHash: entry?.hash ?? null,
          groupId: input.group_id,
          input: JSON.stringify(input),
          changes: JSON.stringify(changes),
          hash: isWhole ? row.hash : "",
          warnings: JSON.stringify(warnings),
          state: row.isHeld ? "held" : "planned",
        });
        remove.run(row.id);
      });
    },
    becomeUnchanged: (row, entryId) =>
      endWait(row, () => {
        const { id, hash, followUp } = row;
        db.prepare("UPDATE row_results SET outcome = 'unchanged', issues = ?, follow_up = NULL WHERE rowid = ?").run(
          JSON.stringify(followUp.warnings),
          id,
        );
        if (followUp.isWhole) setEntryHash.run(appliedHash(hash, followUp.warnings), entryId);
      }),
    becomeRejected: (row, { issue, status, requestId }) =>
      endWait(row, () => {
        db.prepare(
          "UPDATE row_results SET outcome = 'rejected', issues = ?, status = ?, request_id = ?, follow_up = NULL WHERE rowid = ?",
        ).run(JSON.stringify([issue]), status, requestId, row.id);
      }),
  };
}
