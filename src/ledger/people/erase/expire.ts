import type { Database } from "../../database/open-database.ts";
import { OF_ANY_KIND } from "../../database/operation-indexes.ts";
import { ROW_HAS_PERSON } from "./records/find-records.ts";

/** Rows that are cleaned in one transaction. */
const PART = 500;
const STRIPPED = (json: string) => `(SELECT json_group_array(json_set(i.value, '$.data', json('{}'), '$.header', NULL))
  FROM json_each(${json}) i)`;

/** Returns the condition that a key is linked, or has an open item. */
const isNeeded = (
  feed: string,
  key: string,
) => `EXISTS (SELECT 1 FROM entries e WHERE e.feed = ${feed} AND e.key = ${key})
  OR EXISTS (SELECT 1 FROM open_items i WHERE i.feed = ${feed} AND i.subject = 'key:' || ${key} AND i.state <> 'closed')`;

/**
 * Removes the personal data of finished operations, rows and solved items of old runs. Their numbers, kinds and outcomes stay, so
 * that all figures stay. What may still be needed is kept: entries, doubts, open items and what belongs to them, and each
 * feed's latest accepted list.
 *
 * @param before the name of the first run that is kept, or the beginning of it
 * @returns the number of operations and rows
 */
export function expireBefore(db: Database, before: string): number {
  const isOld = `run < @before AND run NOT IN (SELECT max(run) FROM runs WHERE accepted_at IS NOT NULL AND kind = 'list' GROUP BY feed)`;
  const hasNoItem = (table: string, feed: string) => `NOT EXISTS (SELECT 1 FROM open_items i WHERE i.feed = ${feed}
    AND i.subject = 'key:' || ${table}.key AND i.state = 'open')`;
  const repeat = (sql: string): number => {
    let all = 0;
    for (let changes = PART; changes === PART; all += changes)
      changes = db.transaction(() => db.prepare(sql).run({ before }).changes).immediate();
    return all;
  };
  const operations = repeat(`
    UPDATE operations SET key = '[]' || id, input = '{"group_id":0,"first_name":""}', changes = '{}', body = NULL, former = NULL,
      former_key = NULL, hash = '', base_hash = NULL, email = NULL, phone = NULL, cells = '[]',
      issue = iif(issue IS NULL, NULL, json_set(issue, '$.data', json('{}'), '$.header', NULL)),
      warnings = iif(warnings = '[]', '[]', ${STRIPPED("warnings")})
    WHERE id IN (SELECT id FROM operations o WHERE ${isOld} AND ${OF_ANY_KIND} AND key NOT LIKE '[]%'
      AND state IN ('done', 'rejected', 'dropped', 'superseded') AND ${hasNoItem("o", "o.feed")} LIMIT ${PART})`);
  const rows = repeat(`
    UPDATE row_results SET key = NULL, hash = '', cells = '[]', follow_up = NULL, issues = iif(issues = '[]', '[]', ${STRIPPED("issues")})
    WHERE rowid IN (SELECT t.rowid FROM row_results t WHERE ${isOld} AND ${ROW_HAS_PERSON} AND outcome NOT IN ('in_doubt', 'deferred')
      AND (key IS NULL OR ${hasNoItem("t", "(SELECT u.feed FROM runs u WHERE u.run = t.run)")}) LIMIT ${PART})`);
  const day = before.slice(0, 10);
  db.transaction(() => {
    db.prepare("DELETE FROM open_items WHERE state = 'closed' AND run < ?").run(before);
    // An answer or a correction counts while its row may come again.
    db.prepare(`
      DELETE FROM answers WHERE answered_at < ? AND contact_id > 0
        AND NOT (${isNeeded("answers.feed", "answers.subject")}
          OR (choice = 'same' AND contact_id IN (SELECT contact_id FROM entries)))`).run(day);
    db.prepare(
      "DELETE FROM given_answers WHERE answered_at < ? AND open_item NOT IN (SELECT id FROM open_items WHERE state <> 'closed')",
    ).run(day);
    db.prepare("DELETE FROM corrections WHERE ended_at < ?").run(day);
    const isOfKey = ["key", "result_key"].map((column) => isNeeded("corrections.feed", `corrections.${column}`));
    db.prepare(`
      DELETE FROM corrections WHERE kind <> 'rule' AND made_at < @day AND coalesce(seen_run, '') < @before
        AND NOT (${isOfKey.join(" OR ")})`).run({ day, before });
    db.prepare("DELETE FROM former_requests WHERE asked_at < ?").run(day);
    db.prepare(
      "UPDATE decisions SET key = NULL, note = NULL, choice = iif(kind = 'answer', NULL, choice) WHERE at < ?",
    ).run(day);
    db.prepare(`
      UPDATE runs SET holds = (SELECT json_group_array(json_remove(h.value, '$.examples')) FROM json_each(holds) h),
        columns = (SELECT json_group_array(json_set(c.value, '$.samples', json('[]'))) FROM json_each(columns) c),
        survey = json_set(survey, '$.columns', (SELECT json_group_array(json_set(c.value, '$.samples', json('[]'),
          '$.unknownGroups', json('[]'))) FROM json_each(survey, '$.columns') c)), effects = NULL
      WHERE ${isOld} AND status IN ('completed', 'superseded', 'failed')`).run({ before });
  }).immediate();
  return operations + rows;
}
