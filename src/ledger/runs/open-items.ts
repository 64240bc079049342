import type { Issue } from "../../model/issue.ts";
import type { OperationKind } from "../../model/operation.ts";
import type { OpenItem } from "../../model/run-record.ts";
import type { Database } from "../database/open-database.ts";

/** A row that a person has to see to, as it is reported at the end of a run. */
export interface ReportedOpenItem {
  readonly feed: string;
  /** What the row is known by: its key, else a hash of its content. */
  readonly subject: string;
  /** The problem that the row answers, if it came back in a report. */
  readonly answers: number | null;
  readonly run: string;
  readonly at: string;
  readonly line: number | null;
  readonly operation: OperationKind | null;
  readonly status: OpenItem["status"];
  readonly issues: readonly [Issue, ...Issue[]];
  readonly requestId: string | null;
  readonly hash: string;
  /** The service was asked in this run, rather than the earlier answer repeated. */
  readonly asked: boolean;
  readonly header: readonly string[];
  readonly cells: readonly string[];
}

export interface StoredOpenItem {
  readonly id: number;
  readonly feed: string;
  readonly subject: string;
  readonly version: number;
  readonly state: "open" | "closed" | "dismissed";
  readonly since: string;
  readonly run: string;
  readonly line: number | null;
  readonly operation: OperationKind | null;
  readonly status: OpenItem["status"];
  readonly issues: readonly [Issue, ...Issue[]];
  readonly requestId: string | null;
  readonly hash: string;
  /** When the service said no to this content; null for what was never sent. */
  readonly refusedAt: string | null;
  readonly header: readonly string[];
  readonly cells: readonly string[];
}

const COLUMNS = `id, feed, subject, version, state, since, run, line, operation, status, issues,
  request_id AS requestId, hash, refused_at AS refusedAt, header, cells`;

/** Parts the key from what tells rows with the same key apart. */
export const AMONG_OTHERS = "\n";

export type OpenItems = ReturnType<typeof createOpenItems>;

/** Problems over all runs: one per row of a feed, with a version that grows whenever row or cause change. */
export function createOpenItems(db: Database) {
  const bySubject = db.prepare(`SELECT ${COLUMNS} FROM open_items WHERE feed = ? AND subject = ?`);
  const byId = db.prepare(`SELECT ${COLUMNS} FROM open_items WHERE id = ?`);
  const insert = db.prepare(`
    INSERT INTO open_items (feed, subject, version, state, since, run, line, operation, status, issues, request_id, hash,
      refused_at, header, cells)
    VALUES (@feed, @subject, 1, 'open', @at, @run, @line, @operation, @status, @issues, @requestId, @hash, @refusedAt,
      @header, @cells)`);
  const update = db.prepare(`
    UPDATE open_items SET subject = @subject, version = @version, state = @state, since = @since, run = @run,
      line = @line, operation = @operation, status = @status, issues = @issues, request_id = @requestId, hash = @hash,
      refused_at = @refusedAt, header = @header, cells = @cells WHERE id = @id`);
  const close = db.prepare(
    "UPDATE open_items SET state = 'closed', version = version + 1 WHERE id = ? AND state <> 'closed'",
  );
  const createInDoubt = db
    .prepare("SELECT 1 FROM operations WHERE feed = ? AND key = ? AND state IN ('sending', 'in_doubt')")
    .pluck();
  const isInDoubt = ({ feed, subject }: Pick<StoredOpenItem, "feed" | "subject">): boolean =>
    subject.startsWith("key:") && createInDoubt.get(feed, subject.slice("key:".length)) !== undefined;
  const closeAmongOthers = db.prepare(`
    UPDATE open_items SET state = 'closed', version = version + 1
    WHERE feed = ? AND subject > ? AND subject < ? AND run <= ? AND state <> 'closed'`);
  /** What a run that goes on late can't end or replace: a newer list's word, and a doubt that is still one. */
  const outlasts = (known: StoredOpenItem, run: string): boolean =>
    known.status === "in_doubt" ? isInDoubt(known) : known.state !== "closed" && known.run > run;
  const get = (statement: typeof byId, ...values: unknown[]) => {
    const found = statement.get(...values);
    return found === undefined ? null : toOpenItem(found);
  };

  /** A line that came back ends its problem; a doubt is ended by what is found out, not by a line. */
  function closeAnswered(id: number): void {
    const known = get(byId, id);
    if (known !== null && !(known.status === "in_doubt" && isInDoubt(known))) close.run(id);
  }

  return {
    byId: (id: number) => get(byId, id),
    /** The problem that an `_id` cell names, with the version that it reports. */
    reportedAs(text: string): { feed: string; version: number; openItem: StoredOpenItem | null } | null {
      const named = parseOpenItemId(text);
      if (named === null) return null;
      const openItem = get(byId, named.id);
      return { ...named, openItem: openItem?.feed === named.feed ? openItem : null };
    },
    bySubject: (feed: string, subject: string) => get(bySubject, feed, subject),
    openSubjects: (feed: string): ReadonlySet<string> =>
      new Set(
        db.prepare("SELECT subject FROM open_items WHERE feed = ? AND state <> 'closed'").pluck().all(feed) as string[],
      ),
    open: (feed: string | null): StoredOpenItem[] =>
      db
        .prepare(
          `SELECT ${COLUMNS} FROM open_items WHERE state = 'open' AND (@feed IS NULL OR feed = @feed) ORDER BY since, id`,
        )
        .all({ feed })
        .map(toOpenItem),
    /**
     * A feed's open problems as reports have them: by line what the run reported, then what others did, the oldest first.
     * Only their numbers are read at once: there may be one for each row.
     */
    *openInOrder(feed: string, run: string): Generator<StoredOpenItem> {
      const ids = db.prepare(`
        SELECT id FROM open_items WHERE feed = @feed AND state = 'open'
        ORDER BY run <> @run, run = @run AND line IS NULL, iif(run = @run, line, 0), since, id`);
      for (const id of ids.pluck().all({ feed, run }) as number[]) yield toOpenItem(byId.get(id));
    },
    /** Rows that a person has to correct. */
    countToCorrect: (feed: string): number =>
      db
        .prepare(
          "SELECT count(*) FROM open_items WHERE feed = ? AND state = 'open' AND status NOT IN ('warning', 'deferred')",
        )
        .pluck()
        .get(feed) as number,
    report(openItem: ReportedOpenItem): void {
      const answered = openItem.answers === null ? null : get(byId, openItem.answers);
      const same = get(bySubject, openItem.feed, openItem.subject);
      if (answered !== null && same !== null && same.id !== answered.id) closeAnswered(answered.id);
      const known = same ?? answered;
      if (openItem.status !== "in_doubt" && known !== null && outlasts(known, openItem.run)) return;
      // This run told it already, and it was solved since: an approval that settles the run again does not bring it back.
      const isSolved =
        known?.state === "closed" &&
        known.status !== "in_doubt" &&
        known.run === openItem.run &&
        known.hash === openItem.hash;
      if (isSolved && openItem.status !== "in_doubt") return;
      const values = {
        ...openItem,
        status: String(openItem.status),
        issues: JSON.stringify(openItem.issues),
        refusedAt: typeof openItem.status === "number" ? openItem.at : null,
        asked: null,
        header: JSON.stringify(openItem.header),
        cells: JSON.stringify(openItem.cells),
      };
      if (known === null) {
        insert.run(values);
        return;
      }
      const isSame =
        known.state !== "closed" &&
        known.hash === openItem.hash &&
        JSON.stringify(known.issues.map(({ code }) => code)) ===
          JSON.stringify(openItem.issues.map(({ code }) => code));
      update.run({
        ...values,
        id: known.id,
        // An earlier answer that is repeated still belongs to the call that it answered.
        operation: openItem.operation ?? (openItem.asked ? null : known.operation),
        version: isSame ? known.version : known.version + 1,
        state: isSame ? known.state : "open",
        since: known.state === "closed" ? openItem.at : known.since,
        refusedAt: isSame && !openItem.asked ? known.refusedAt : values.refusedAt,
      });
    },
    /** The row is in order now, by its key or as the answer to a reported line; others with its key gave way to it. */
    solve: (feed: string, subject: string, answers: number | null, run: string): void => {
      const known = get(bySubject, feed, subject);
      if (known !== null && !outlasts(known, run)) close.run(known.id);
      closeAmongOthers.run(feed, `${subject}${AMONG_OTHERS}`, `${subject}\u000b`, run);
      if (answers !== null) closeAnswered(answers);
    },
    /** The list of `run` no longer has the rows that only earlier runs reported; what is in doubt stays. */
    closeUnseen: (feed: string, run: string): void =>
      void db
        .prepare(
          "UPDATE open_items SET state = 'closed', version = version + 1 WHERE feed = ? AND run < ? AND state = 'open' AND status <> 'in_doubt'",
        )
        .run(feed, run),
    dismiss: (id: number): void => void db.prepare("UPDATE open_items SET state = 'dismissed' WHERE id = ?").run(id),
  };
}

/** The `_id` column: feed, row and version, in a form that no spreadsheet takes for a number or a date. */
export function openItemId({ feed, id, version }: Pick<StoredOpenItem, "feed" | "id" | "version">): string {
  return `${feed}.r${id}.v${version}`;
}

/** @returns null if the text is no `_id` */
function parseOpenItemId(text: string): { feed: string; id: number; version: number } | null {
  const found = /^(.+)\.r(\d+)\.v(\d+)$/u.exec(text.trim());
  return found === null ? null : { feed: found[1] ?? "", id: Number(found[2]), version: Number(found[3]) };
}

function toOpenItem(columns: unknown): StoredOpenItem {
  const found = columns as Record<string, unknown>;
  const status = found["status"] as string;
  return {
    ...found,
    status: /^\d+$/u.test(status) ? Number(status) : status,
    issues: JSON.parse(found["issues"] as string),
    header: JSON.parse(found["header"] as string),
    cells: JSON.parse(found["cells"] as string),
  } as StoredOpenItem;
}
