import { nameOf, type ContactInput } from "../../../model/contact.ts";
import type { Changes, HoldExample } from "../../../model/operation.ts";
import { foldHeader } from "../../../model/text/spelling/text-folding.ts";
import { traitsOf } from "../../../model/traits.ts";
import type { Database } from "../../database/open-database.ts";
import { IS_ACCEPTED } from "../../database/operation-indexes.ts";

/** An operation of a plan that does again what an undo took back. */
export interface DoneAgain {
  /** The operation of the undo. */
  readonly undo: number;
  /** The operation in the plan. */
  readonly id: number;
  /** The undo's run. */
  readonly run: string;
  readonly kind: "create" | "update" | "delete";
  /** The fields that get the value again that was taken back; empty for a create or delete. */
  readonly fields: readonly string[];
  /** A list since the undo did not do it: its source was put right once. */
  readonly isMended: boolean;
}

/** Compares a plan with what undos of the feed took back. */
export interface UndoneChanges {
  /** Returns the operations of the plan that do again what an undo took back. */
  doneAgain(feed: string): readonly DoneAgain[];
  /** Returns the number of changes of one kind that a run took back. */
  countUndone(run: string, kind: DoneAgain["kind"]): number;
  /** Returns three of these operations as examples. */
  undoneExamples(found: readonly DoneAgain[]): readonly HoldExample[];
}

/** The operations of undos with this kind, which are few, beside the entry of their contact. */
const UNDONE = (kind: "create" | "update") => `FROM undone_changes c
  CROSS JOIN operations u ON u.id = c.operation AND u.kind = '${kind}' AND u.state = 'done'
  CROSS JOIN entries e ON e.contact_id = u.contact_id CROSS JOIN temp.planned p ON p.entry_id = e.id
  WHERE c.feed = @feed AND p.kind = '${kind === "create" ? "delete" : "update"}'`;

export function openUndoneChanges(db: Database): UndoneChanges {
  return {
    doneAgain(feed) {
      if (db.prepare("SELECT 1 FROM undone_changes WHERE feed = ? LIMIT 1").get(feed) === undefined) return [];
      const isMended = mendedSince(db, feed);
      return [
        ...deletedAgain(db, feed).map((found) => ({ ...found, isMended: isMended(found.run, found.absentSince) })),
        ...changedAgain(db, feed).map((found) => ({ ...found, isMended: isMended(found.run) })),
        ...createdAgain(db, feed).map((found) => ({ ...found, isMended: isMended(found.run) })),
      ];
    },
    countUndone: (run, kind) =>
      db
        .prepare(`
        SELECT count(*) FROM operations WHERE run = ? AND kind = ? AND state = 'done'`)
        .pluck()
        .get(run, kind === "create" ? "delete" : kind === "delete" ? "create" : "update") as number,
    undoneExamples: (found) => found.slice(0, 3).flatMap((again) => exampleOf(db, again)),
  };
}

/**
 * Returns a function that says whether an accepted snapshot since an undo shows that the source was put right.
 *
 * @param feed an accepted snapshot that came after the undo did not do the change again: otherwise the change would be gone
 */
function mendedSince(db: Database, feed: string): (undo: string, absentSince?: string | null) => boolean {
  const first = db.prepare(`
    SELECT started_at FROM runs WHERE feed = @feed AND kind = 'list' AND mode = 'snapshot' AND ${IS_ACCEPTED}
      AND accepted_at > (SELECT accepted_at FROM runs WHERE run = @undo) ORDER BY accepted_at LIMIT 1`);
  const known = new Map<string, string | null>();
  return (undo, absentSince = null) => {
    const since = known.has(undo)
      ? known.get(undo)
      : ((first.pluck().get({ feed, undo }) as string | undefined) ?? null);
    known.set(undo, since ?? null);
    return since !== null && since !== undefined && (absentSince === null || absentSince > since);
  };
}

type Found = Omit<DoneAgain, "isMended">;

function deletedAgain(db: Database, feed: string): readonly (Found & { readonly absentSince: string | null })[] {
  const found = db.prepare(`SELECT u.id AS undo, p.id, u.run, e.absent_since AS absentSince ${UNDONE("create")}`).all({
    feed,
  }) as { undo: number; id: number; run: string; absentSince: string | null }[];
  return found.map((row) => ({ ...row, kind: "delete", fields: [] }));
}

function changedAgain(db: Database, feed: string): readonly Found[] {
  const found = db
    .prepare(`SELECT u.id AS undo, p.id, u.run, u.changes AS undone, p.changes ${UNDONE("update")}`)
    .all({ feed }) as { undo: number; id: number; run: string; undone: string; changes: string }[];
  return found.flatMap(({ undone, changes, ...row }): readonly Found[] => {
    const before = JSON.parse(undone) as Changes;
    const fields = Object.entries(JSON.parse(changes) as Changes).flatMap(([field, [, value]]) =>
      before[field] !== undefined && isSameForm(before[field][0], value) ? [field] : [],
    );
    return fields.length === 0 ? [] : [{ ...row, kind: "update", fields }];
  });
}

/** Returns the creates of people that an undo deleted: with the same key, or the same address or birthday and name. */
function createdAgain(db: Database, feed: string): readonly Found[] {
  const deleted = db
    .prepare(`
    SELECT u.id AS undo, u.run, u.key, u.group_id AS groupId, u.input FROM undone_changes c
      CROSS JOIN operations u ON u.id = c.operation AND u.kind = 'delete' AND u.state = 'done' WHERE c.feed = ?`)
    .all(feed) as { undo: number; run: string; key: string; groupId: number; input: string }[];
  const create = "p.kind = 'create'";
  const byKey = db.prepare(`
    SELECT p.id FROM temp.staged s CROSS JOIN temp.planned p ON p.seq = s.seq WHERE s.key = ? AND ${create}`);
  const byAddress = (["email", "phone"] as const).map((field) =>
    db.prepare(`
      SELECT p.id FROM temp.planned p JOIN temp.staged s ON s.seq = p.seq
      WHERE p.group_id = @groupId AND p.${field} = @${field} AND p.kind <> 'delete' AND ${create} AND s.first_name = @firstName`),
  );
  const found = new Map<number, Found>();
  const note = (id: number, { undo, run }: { readonly undo: number; readonly run: string }) => {
    if (!found.has(id)) found.set(id, { undo, id, run, kind: "create", fields: [] });
  };
  const byName = new Map<string, (typeof deleted)[number]>();
  for (const undone of deleted) {
    const traits = traitsOf(JSON.parse(undone.input) as ContactInput);
    const asked = { groupId: undone.groupId, email: traits.email, phone: traits.phone, firstName: traits.firstName };
    const ids = [byKey.pluck().all(undone.key), ...byAddress.map((one) => one.pluck().all(asked))].flat() as number[];
    for (const id of ids) note(id, undone);
    if (ids.length === 0 && traits.birthday !== null)
      byName.set(JSON.stringify([traits.fullName, traits.birthday]), undone);
  }
  if (byName.size === 0) return [...found.values()];
  const alike = db
    .prepare(`
    SELECT p.id, json_array(s.full_name, s.birthday) AS name FROM temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq
    WHERE ${create} AND s.birthday IS NOT NULL AND json_array(s.full_name, s.birthday) IN (SELECT value FROM json_each(?))`)
    .all(JSON.stringify([...byName.keys()])) as { id: number; name: string }[];
  for (const { id, name } of alike) {
    const undone = byName.get(name);
    if (undone !== undefined) note(id, undone);
  }
  return [...found.values()];
}

/** Returns whether two values are equal but for case, accents, blanks and signs. */
function isSameForm(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && foldHeader(one) === foldHeader(other));
}

function exampleOf(db: Database, { id, fields }: DoneAgain): readonly HoldExample[] {
  const field = fields[0] ?? null;
  const found = db.prepare("SELECT line, input, changes FROM temp.drafted WHERE id = ?").get(id) as
    | { line: number | null; input: string; changes: string }
    | undefined;
  if (found === undefined) return [];
  const [before, after] = changeOf(JSON.parse(found.changes) as Changes, field);
  return [{ name: nameOf(JSON.parse(found.input) as ContactInput), line: found.line, field, before, after }];
}

function changeOf(changes: Changes, field: string | null): Changes[string] & {} {
  return (field === null ? undefined : changes[field]) ?? [null, null];
}
