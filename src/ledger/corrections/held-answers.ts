/** Sets the answers of a held corrected report aside: they count once the report is approved, and end with it otherwise. */
import type { Database } from "../database/open-database.ts";

type Columns = Readonly<Record<string, string | number | null>>;

/** The answers of a corrected report, as the tables have them. Keys and values are personal data. */
export interface HeldAnswers {
  readonly answers: readonly (Columns & { readonly subject: string; readonly open_item: number })[];
  readonly given: readonly (Columns & { readonly open_item: number })[];
  /** The addresses that an answer leaves out. */
  readonly addresses: readonly (Columns & { readonly key: string | null })[];
  /** The settings that an answer gave the feed. Absent in what earlier programs stored. */
  readonly settings?: readonly { readonly name: string; readonly learned_at: string }[];
}

const ITEMS_OF_RUN =
  "(SELECT open_item FROM operations WHERE run = @run UNION SELECT open_item FROM row_results WHERE run = @run)";

/** Condition of the answers to the questions as they are asked now. An earlier version of a row was answered by an earlier report. */
const OF_RUN = `IN (SELECT id, version FROM open_items WHERE id IN ${ITEMS_OF_RUN})`;

/** Takes back the settings that the feed has learned by answers in a run. */
export function revokeSettings(db: Database, run: string): NonNullable<HeldAnswers["settings"]> {
  return db
    .prepare(`
      UPDATE learned_settings SET revoked_after = (SELECT max(run) FROM runs) WHERE revoked_after IS NULL
        AND (feed, learned_at) IN (SELECT i.feed, g.answered_at FROM given_answers g JOIN open_items i ON i.id = g.open_item
          WHERE g.open_item IN ${ITEMS_OF_RUN})
      RETURNING name, learned_at`)
    .all({ run }) as NonNullable<HeldAnswers["settings"]>;
}

/** Takes the answers to the questions of a run's rows out of their tables. Call it when the run's rows are stored. */
export function setAnswersAside(db: Database, run: string): HeldAnswers {
  const settings = revokeSettings(db, run);
  const addresses = db
    .prepare(`
      DELETE FROM corrections WHERE kind = 'address' AND ended_at IS NULL AND (feed, 'key:' || key, made_at) IN (
        SELECT i.feed, i.subject, g.answered_at FROM given_answers g JOIN open_items i ON i.id = g.open_item
        WHERE (g.open_item, g.version) ${OF_RUN})
      RETURNING *`)
    .all({ run });
  const answers = db.prepare(`DELETE FROM answers WHERE (open_item, version) ${OF_RUN} RETURNING *`).all({ run });
  const given = db.prepare(`DELETE FROM given_answers WHERE (open_item, version) ${OF_RUN} RETURNING *`).all({ run });
  return { answers, given, addresses, settings } as HeldAnswers;
}

/**
 * Puts answers back when their report is approved. An answer that a person gave since stays.
 *
 * @param feed the feed's name now
 * @param isOutdated whether a newer report has the row with a key or an open item
 */
export function putAnswersBack(
  db: Database,
  feed: string,
  { answers, given, addresses, settings = [] }: HeldAnswers,
  isOutdated: (key: string | null, openItem?: number) => boolean,
): void {
  const put = (table: string, row: Columns) => {
    const names = Object.keys(row);
    const values = names.map((name) => `@${name}`);
    db.prepare(`INSERT OR IGNORE INTO ${table} (${names.join(", ")}) VALUES (${values.join(", ")})`).run(row);
  };
  const giveBack = db.prepare(`
    UPDATE learned_settings SET revoked_after = NULL WHERE feed = @feed AND name = @name AND learned_at = @learned_at`);
  const isWanted = (at: string) =>
    given.some(({ answered_at: answeredAt, open_item: item }) => answeredAt === at && !isOutdated(null, item));
  for (const each of settings) if (isWanted(each.learned_at)) giveBack.run({ ...each, feed });
  for (const each of answers) if (!isOutdated(each.subject, each.open_item)) put("answers", { ...each, feed });
  for (const each of given) if (!isOutdated(null, each.open_item)) put("given_answers", each);
  for (const each of addresses) if (!isOutdated(each.key)) put("corrections", { ...each, feed });
}
