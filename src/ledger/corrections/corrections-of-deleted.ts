import type { Database } from "../database/open-database.ts";

/** The corrections of people whose contacts are deleted. Their keys may go to other people. */
export interface CorrectionsOfDeleted {
  /**
   * Ends the corrections of a deleted contact. A correction that the run made, or that its list needed, stays: another row has the
   * key now.
   *
   * @param deleted the key that the contact had, and the run that deleted it ("": not known)
   * @param at ISO date-time
   */
  end(deleted: { readonly feed: string; readonly key: string; readonly run: string }, at: string): void;
  /**
   * Brings the corrections back that ended with a delete, if a create takes that delete back.
   *
   * @param create id of the operation
   */
  restore(create: number): void;
}

export function openCorrectionsOfDeleted(db: Database): CorrectionsOfDeleted {
  const end = db.prepare(`
    UPDATE corrections SET ended_at = @at, ended_why = 'deleted', ended_run = @run
    WHERE feed = @feed AND ended_at IS NULL AND kind <> 'rule' AND coalesce(result_key, key) = @key
      AND seen_run IS NOT @run AND (run = '' OR run <> @run)`);
  // Most creates take nothing back: the joins begin with the create.
  const restore = db.prepare(`
    UPDATE corrections SET ended_at = NULL, ended_why = NULL, ended_run = NULL WHERE id IN (
      SELECT c.id FROM operations u CROSS JOIN operations d ON d.id = u.undoes AND d.kind = 'delete'
      CROSS JOIN corrections c ON c.feed = u.feed AND c.ended_run = d.run AND c.ended_why = 'deleted'
        AND coalesce(c.result_key, c.key) = u.key WHERE u.id = ?)`);
  return {
    end: ({ feed, key, run }, at) => void end.run({ feed, key, run, at }),
    restore: (create) => void restore.run(create),
  };
}
