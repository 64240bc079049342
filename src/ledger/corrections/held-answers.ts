/** Sets the answers of a held corrected report aside: they count once the report is approved, and end with it otherwise. */
import type { Database } from "../database/open-database.ts";

/** The answers of a corrected report, as the tables `answers` and `given_answers` have them. The subject may be a key: personal data. */
export interface HeldAnswers {
  readonly answers: readonly (Readonly<Record<string, string | number>> & { readonly subject: string })[];
  readonly given: readonly Readonly<Record<string, string | number>>[];
}

/** Condition of the answers to the questions as they are asked now. An earlier version of a row was answered by an earlier report. */
const OF_RUN = `(open_item, version) IN (SELECT id, version FROM open_items WHERE id IN (
  SELECT open_item FROM operations WHERE run = @run UNION SELECT open_item FROM row_results WHERE run = @run))`;

/** Takes the answers to the questions of a run's rows out of their tables. Call it when the run's rows are stored. */
export function setAnswersAside(db: Database, run: string): HeldAnswers {
  const answers = db.prepare(`DELETE FROM answers WHERE ${OF_RUN} RETURNING *`).all({ run });
  const given = db.prepare(`DELETE FROM given_answers WHERE ${OF_RUN} RETURNING *`).all({ run });
  return { answers, given } as HeldAnswers;
}

/**
 * Puts answers back when their report is approved. An answer that a person gave since stays.
 *
 * @param feed the feed's name now
 * @param isOutdated whether a newer report has the row with a key
 */
export function putAnswersBack(
  db: Database,
  feed: string,
  { answers, given }: HeldAnswers,
  isOutdated: (key: string) => boolean,
): void {
  const answer = db.prepare(`
    INSERT OR IGNORE INTO answers (feed, subject, contact_id, code, hash, choice, open_item, version, answered_at, who_hash)
    VALUES (@feed, @subject, @contact_id, @code, @hash, @choice, @open_item, @version, @answered_at, @who_hash)`);
  for (const each of answers) if (!isOutdated(each.subject)) answer.run({ ...each, feed });
  const note = db.prepare("INSERT OR IGNORE INTO given_answers VALUES (@open_item, @version, @choice, @answered_at)");
  for (const each of given) note.run(each);
}
