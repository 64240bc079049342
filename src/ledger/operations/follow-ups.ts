import type { ContactInput } from "../../model/contact.ts";
import type { Changes, OperationKind } from "../../model/operation.ts";
import { traitsOf } from "../../model/traits.ts";
import type { FollowUp } from "../../model/follow-up.ts";
import type { Entry } from "../entries/entries.ts";
import type { Database } from "../database/open-database.ts";
import type { Failure, StoredOperation } from "./operations.ts";

/** A row of a later list than the create in doubt, which waits for it to be settled. */
export interface WaitingRow {
  readonly id: number;
  readonly run: string;
  readonly hash: string;
  readonly followUp: FollowUp;
  /** The whole run waits for a person. */
  readonly isHeld: boolean;
}

/** The call that a waiting row asks for, now that its doubt is settled. */
export interface FollowUpCall {
  readonly kind: Exclude<OperationKind, "delete">;
  readonly input: ContactInput;
  readonly changes: Changes;
  readonly wave: number;
  /** The linked contact; null for a create. */
  readonly entry: Entry | null;
}

/** Rows whose person is in doubt: each ends as an operation of its own run, or as settled without one. */
export function createFollowUps(db: Database) {
  // A whole list that came later has the last say, also where it lacks the row.
  const counts = `(r.accepted_at IS NOT NULL OR r.status IS NULL OR r.status = 'held')
    AND NOT EXISTS (SELECT 1 FROM runs n WHERE n.feed = r.feed AND n.kind = 'list' AND n.mode = 'snapshot'
      AND n.accepted_at IS NOT NULL AND n.run > t.run)`;
  const newest = db.prepare(`
    SELECT t.rowid AS id, t.run, t.hash, t.follow_up AS followUp, r.accepted_at IS NULL AS isHeld FROM row_results t JOIN runs r ON r.run = t.run
    WHERE t.outcome = 'in_doubt' AND t.follow_up IS NOT NULL AND t.key = ? AND r.feed = ? AND ${counts}
    ORDER BY r.accepted_at IS NULL, t.run DESC LIMIT 1`);
  const left = db
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
  const outdate = db.prepare(`
    UPDATE row_results SET outcome = 'skipped', reason = 'outdated', issues = '[]', follow_up = NULL
    WHERE outcome = 'in_doubt' AND run < @run AND key = (SELECT key FROM row_results WHERE rowid = @id)
      AND run IN (SELECT r.run FROM runs r JOIN runs n ON n.feed = r.feed WHERE n.run = @run)`);
  /** The newest row has the last say: older ones that waited, too, give way to it. */
  const settle = ({ id, run }: WaitingRow, write: () => void): void =>
    db
      .transaction(() => {
        outdate.run({ id, run });
        write();
      })
      .immediate();
  const setEntryHash = db.prepare("UPDATE entries SET hash = ? WHERE id = ?");

  return {
    newestOf: ({ feed, key }: Pick<StoredOperation, "feed" | "key">): WaitingRow | null => {
      const found = newest.get(key, feed) as
        | (Omit<WaitingRow, "followUp" | "isHeld"> & { followUp: string; isHeld: 0 | 1 })
        | undefined;
      if (found === undefined) return null;
      return { ...found, isHeld: found.isHeld === 1, followUp: JSON.parse(found.followUp) as FollowUp };
    },
    /** Creates that are settled, and rows wait for them all the same: the process died in between. */
    resolvedDoubts: () => left.all() as number[],
    becomeOperation: (row: WaitingRow, feed: string, { kind, input, changes, wave, entry }: FollowUpCall): void => {
      const { groupName, warnings, isWhole } = row.followUp;
      const { email, phone } = traitsOf(input);
      settle(row, () => {
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
    /** The create in doubt had all that the row asks for. */
    becomeUnchanged: (row: WaitingRow, entryId: number): void =>
      settle(row, () => {
        const { id, hash, followUp } = row;
        db.prepare("UPDATE row_results SET outcome = 'unchanged', issues = ? WHERE rowid = ?").run(
          JSON.stringify(followUp.warnings),
          id,
        );
        if (followUp.isWhole) setEntryHash.run(hash, entryId);
      }),
    /** The create in doubt was refused in the end, and the row asks for the same. */
    becomeRejected: (row: WaitingRow, { issue, status, requestId }: Failure): void =>
      settle(row, () => {
        db.prepare(
          "UPDATE row_results SET outcome = 'rejected', issues = ?, status = ?, request_id = ? WHERE rowid = ?",
        ).run(JSON.stringify([issue]), status, requestId, row.id);
      }),
  };
}
