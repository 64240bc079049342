import type { Database } from "../database/open-database.ts";
import type { StoredRun } from "../runs/runs.ts";
import { readRowResults } from "../runs/row-results.ts";
import { WRONG_KEY } from "../../model/text/row-key.ts";
import type { CorrectionEffects } from "./lasting-corrections.ts";
import { withoutNewer } from "./supersede-corrections.ts";
import { openRefusedCorrections, refusesValues } from "./refused-corrections.ts";

/**
 * Stores what an accepted list or corrected report changes about corrections.
 *
 * @param at ISO date-time
 */
export function acceptCorrections(
  db: Database,
  { run, feed, kind, mode }: Pick<StoredRun, "run" | "feed" | "kind" | "mode">,
  { made, replaced, changed, seen, wrongKeys = [] }: CorrectionEffects,
  at: string,
): void {
  const end = db.prepare(
    "UPDATE corrections SET ended_at = @at, ended_why = @why, ended_run = @run WHERE id = @id AND ended_at IS NULL",
  );
  for (const id of replaced) end.run({ id, run, at, why: "replaced" });
  const endForGood = db.prepare(
    "UPDATE corrections SET ended_why = 'list_changed', ended_run = @run WHERE id = @id AND ended_why = 'deleted'",
  );
  for (const id of changed)
    if (end.run({ id, run, at, why: "list_changed" }).changes === 0) endForGood.run({ id, run });
  const replaceSame = db.prepare(`
    UPDATE corrections SET ended_at = @at, ended_why = 'replaced', ended_run = @run
    WHERE feed = @feed AND (kind = @kind OR (@kind = 'cell' AND kind = 'refused')) AND header = @header AND nth = @nth AND ended_at IS NULL
      AND (contact_id = @contactId OR contact_id IS NULL)
      AND ((by_text = 0 AND @byText = 0 AND (key = @key OR contact_id = @contactId)) OR (key IS @key AND row_hash = @rowHash))`);
  const insert = db.prepare(`
    INSERT INTO corrections (feed, kind, key, by_text, row_hash, rest_hash, result_key, result_hash, header, nth, target,
      is_key, was, becomes, person, contact_id, run, made_at)
    VALUES (@feed, @kind, @key, @byText, @rowHash, @restHash, @resultKey, @resultHash, @header, @nth, @target,
      @key_part, @was, @becomes, @person, @contactId, @run, @at)`);
  for (const { isByText, isKey, ...correction } of withoutNewer(db, { feed, run }, made)) {
    const values = { ...correction, byText: Number(isByText), key_part: Number(isKey), feed, run, at };
    replaceSame.run(values);
    insert.run(values);
  }
  // All corrections of the row are in the text that the next report shows, and in the name of its person.
  const together = db.prepare(`
    UPDATE corrections SET result_key = @resultKey, result_hash = @resultHash, person = @person
    WHERE feed = @feed AND kind IN ('cell', 'unread', 'refused') AND key IS @key AND row_hash = @rowHash AND ended_at IS NULL`);
  for (const mark of made) if (mark.kind !== "row") together.run({ ...mark, feed });
  const asksForKey = db.prepare(`UPDATE open_items SET issues = json_set(issues, '$[0].data.sharing', ?) WHERE id = ?`);
  for (const id of wrongKeys) asksForKey.run(WRONG_KEY, id);
  if (kind !== "list") return refuseAgain(db, run, feed);
  const note = db.prepare(`
    UPDATE corrections SET seen_run = @run, seen_line = @line, seen_rows = @rows,
      is_key = iif(kind = 'row', @isWrongKey, is_key) WHERE id = @id`);
  const move = db.prepare(`
    UPDATE corrections SET key = @key, row_hash = @rowHash, rest_hash = @restHash, result_key = @resultKey,
      result_hash = @resultHash, contact_id = coalesce(iif(contact_id < 0, NULL, contact_id), @contactId) WHERE id = @id`);
  const comeBack = db.prepare(`
    UPDATE corrections SET ended_at = NULL, ended_why = NULL, ended_run = NULL, contact_id = NULL
    WHERE id = @id AND ended_why = 'deleted'`);
  for (const { id, line, rows, mark, isWrongKey = false } of seen) {
    comeBack.run({ id });
    note.run({ id, run, line, rows, isWrongKey: Number(isWrongKey) });
    if (mark !== null) move.run({ ...mark, id });
  }
  if (mode !== "snapshot") return;
  // The list no longer has both rows, so the next time it has them is a new question.
  db.prepare(
    `UPDATE corrections SET ended_at = @at, ended_why = 'list_changed', ended_run = @run
    WHERE feed = @feed AND kind = 'row' AND ended_at IS NULL AND seen_run IS NOT @run AND run < @run`,
  ).run({ feed, run, at });
}

/** Ends the corrections of rows whose content the service refused in an earlier run, so that no call is made. */
function refuseAgain(db: Database, run: string, feed: string): void {
  const corrections = openRefusedCorrections(db);
  const isRejected = "row_results WHERE run = @run AND outcome = 'rejected' AND status IS NOT NULL AND key IS NOT NULL";
  for (const { key, cells, issues, status } of readRowResults(db, isRejected, run)) {
    if (key === null || !refusesValues(status)) continue;
    const message = String(issues[0]?.data["serviceMessage"] ?? "");
    corrections.refused({ run, feed, key, cells, message, call: null });
  }
}
