import type { Issue } from "../../../model/issue.ts";
import { WRONG_KEY } from "../../../model/text/row-key.ts";
import { presentName } from "../../entries/rename-feed.ts";
import type { Database } from "../../database/open-database.ts";
import {
  AMONG_OTHERS,
  parseOpenItemId,
  toReported,
  WAITING,
  type OpenItems,
  type StoredOpenItem,
} from "./open-items.ts";

const COLUMNS = `id, feed, subject, version, state, since, run, line, operation, status, issues,
  request_id AS requestId, hash, refused_at AS refusedAt, header, cells`;

/** Rows that a person can correct. */
const IS_REFUSED = "feed = @feed AND state = 'open' AND status NOT IN ('warning', 'deferred', 'in_doubt')";
const REPORT_ORDER = "run DESC, line IS NULL, line, since, id";

/** Number of characters of the ledger's id in an `_id`. Two installations rarely agree in them. */
const MARK_LENGTH = 6;

/** Returns the mark of a ledger, which each `_id` of its reports carries. */
export function markOf(db: Database): string {
  const id = db.prepare("SELECT value FROM meta WHERE name = 'ledger_id'").pluck().get() as string | undefined;
  return (id ?? "").slice(0, MARK_LENGTH);
}

export function createOpenItems(db: Database): OpenItems {
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
  let knownMark = "";
  /** A report asks for the mark at each row. It never changes once the ledger has it. */
  const mark = () => (knownMark ||= markOf(db));
  const undo = db.prepare("SELECT 1 FROM runs WHERE run = ? AND kind = 'undo'");
  const isUndo = (run: string) => undo.get(run) !== undefined;
  const isInDoubt = ({ feed, subject }: Pick<StoredOpenItem, "feed" | "subject">): boolean =>
    subject.startsWith("key:") && createInDoubt.get(feed, subject.slice("key:".length)) !== undefined;
  const isOpenDoubt = (known: StoredOpenItem): boolean => known.status === "in_doubt" && isInDoubt(known);
  const closeAmongOthers = db.prepare(`
    UPDATE open_items SET state = 'closed', version = version + 1
    WHERE feed = ? AND subject > ? AND subject < ? AND run <= ? AND state <> 'closed'
      AND issues ->> '$[0].data.sharing' IS NOT '${WRONG_KEY}'`);
  const closeWaiting = db.prepare(`
    UPDATE open_items SET state = 'closed', version = version + 1
    WHERE feed = @feed AND subject = @waiting AND state <> 'closed' AND (run < @run OR run = @run AND NOT @isInDoubt)`);
  const endWaiting = (feed: string, subject: string, run: string): void =>
    void closeWaiting.run({
      feed,
      run,
      waiting: `${subject}${WAITING}`,
      isInDoubt: isInDoubt({ feed, subject }) ? 1 : 0,
    });
  /** Returns whether a run must not change an item: a newer list reported the item, or its create is still in doubt. */
  const mustStay = (known: StoredOpenItem, run: string): boolean =>
    known.status === "in_doubt" ? isInDoubt(known) : known.state !== "closed" && known.run > run;
  const get = (statement: typeof byId, ...values: unknown[]) => {
    const found = statement.get(...values);
    return found === undefined ? null : toOpenItem(found);
  };

  /** Returns the item that a row which waited beside a doubt has now that the doubt is decided; null: the row did not wait. */
  function afterDoubt({ feed, subject, state, hash, version }: StoredOpenItem, named: number): StoredOpenItem | null {
    if (state !== "closed" || !subject.endsWith(WAITING) || version !== named + 1) return null;
    const ofKey = get(bySubject, feed, subject.slice(0, -WAITING.length));
    return ofKey?.hash === hash && ofKey.state === "open" && ofKey.status !== "in_doubt" ? ofKey : null;
  }

  /** Closes an item because its corrected line came back. An item in doubt stays open: no line can decide a doubt. */
  function closeAnswered(id: number): void {
    const known = get(byId, id);
    if (known !== null && !isOpenDoubt(known)) close.run(id);
  }

  return {
    byId: (id) => get(byId, id),
    reportedAs(text) {
      const named = parseOpenItemId(text);
      if (named === null || (named.mark !== null && named.mark !== mark())) return null;
      const openItem = get(byId, named.id);
      // A report from before a feed was renamed names the feed's former name.
      const names = [named.feed, presentName(db, named.feed) ?? named.feed];
      const isOfFeed = names.some((name) => name.toLowerCase() === openItem?.feed.toLowerCase());
      if (openItem === null || !isOfFeed) return { ...named, feed: names[1] ?? named.feed, openItem: null };
      const after = afterDoubt(openItem, named.version);
      return { ...named, version: after?.version ?? named.version, feed: openItem.feed, openItem: after ?? openItem };
    },
    bySubject: (feed, subject) => get(bySubject, feed, subject),
    amongOthers: (feed, key) =>
      db
        .prepare(
          `SELECT ${COLUMNS} FROM open_items
            WHERE feed = ? AND subject > ? AND subject < ? AND subject <> ? AND state <> 'closed' ORDER BY id`,
        )
        .all(feed, `key:${key}${AMONG_OTHERS}`, `key:${key}\u000b`, `key:${key}${WAITING}`)
        .map(toOpenItem),
    openSubjects: (feed) =>
      new Set(
        db.prepare("SELECT subject FROM open_items WHERE feed = ? AND state <> 'closed'").pluck().all(feed) as string[],
      ),
    open: (feed) =>
      db
        .prepare(
          `SELECT ${COLUMNS} FROM open_items WHERE state = 'open' AND (@feed IS NULL OR feed = @feed) ORDER BY since, id`,
        )
        .all({ feed })
        .map(toOpenItem),
    *openInOrder(feed, run) {
      const ids = db.prepare(`
        SELECT id FROM open_items WHERE feed = @feed AND state = 'open'
        ORDER BY run <> @run, run = @run AND line IS NULL, iif(run = @run, line, 0), since, id`);
      for (const id of ids.pluck().all({ feed, run }) as number[]) yield toOpenItem(byId.get(id));
    },
    countToCorrect: (feed) =>
      db
        .prepare(
          "SELECT count(*) FROM open_items WHERE feed = ? AND state = 'open' AND status NOT IN ('warning', 'deferred')",
        )
        .pluck()
        .get(feed) as number,
    toCorrect: (feed, { limit, offset }) =>
      db
        .prepare(
          `SELECT ${COLUMNS} FROM open_items WHERE id IN (SELECT id FROM open_items WHERE ${IS_REFUSED}
            ORDER BY ${REPORT_ORDER} LIMIT @limit OFFSET @offset) ORDER BY ${REPORT_ORDER}`,
        )
        .all({ feed, limit, offset })
        .map(toOpenItem),
    countRefused: (feed) =>
      db.prepare(`SELECT count(*) FROM open_items WHERE ${IS_REFUSED}`).pluck().get({ feed }) as number,
    report(openItem) {
      if (!openItem.subject.includes(AMONG_OTHERS)) endWaiting(openItem.feed, openItem.subject, openItem.run);
      const same = get(bySubject, openItem.feed, openItem.subject);
      const named = openItem.answers === null ? null : get(byId, openItem.answers);
      // A line that answers a doubt and is about another person gets an item of its own.
      const answered = named !== null && named.subject !== openItem.subject && isOpenDoubt(named) ? null : named;
      if (answered !== null && same !== null && same.id !== answered.id) closeAnswered(answered.id);
      const known = same ?? answered;
      if (openItem.status !== "in_doubt" && known !== null && mustStay(known, openItem.run)) return;
      // This run reported the row before, and the item was closed since. An approval finishes the run again and must
      // not open the item again.
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
        causesOf(known.issues) === causesOf(openItem.issues);
      update.run({
        ...values,
        id: known.id,
        // An item that repeats an earlier answer keeps the kind of the call that got the answer.
        operation: openItem.operation ?? (openItem.asked ? null : known.operation),
        version: isSame ? known.version : known.version + 1,
        state: isSame || isConfirmed(known, openItem) ? known.state : "open",
        since: known.state === "closed" ? openItem.at : known.since,
        refusedAt: isSame && !openItem.asked ? known.refusedAt : values.refusedAt,
      });
    },
    solve(feed, subject, answers, run) {
      const known = get(bySubject, feed, subject);
      if (known !== null && !mustStay(known, run)) close.run(known.id);
      endWaiting(feed, subject, run);
      closeAmongOthers.run(feed, `${subject}${AMONG_OTHERS}`, `${subject}\u000b`, run);
      if (answers !== null) closeAnswered(answers);
    },
    endWaiting: (feed, key, run) => endWaiting(feed, `key:${key}`, run),
    endBesideOthers: (feed, subject, hash) =>
      void close.run(get(bySubject, feed, `${subject}${AMONG_OTHERS}${hash}`)?.id ?? null),
    closeUnseen: (feed, run) =>
      void db
        .prepare(
          "UPDATE open_items SET state = 'closed', version = version + 1 WHERE feed = ? AND run < ? AND state = 'open' AND status <> 'in_doubt'",
        )
        .run(feed, run),
    toLine: (openItem, line) => {
      const reported = toReported(openItem, line, mark());
      return line === null && isUndo(openItem.run) ? { ...reported, isOfUndo: true } : reported;
    },
    renew: (id, issues) =>
      void db
        .prepare("UPDATE open_items SET issues = ?, version = version + 1, state = 'open' WHERE id = ?")
        .run(JSON.stringify(issues), id),
    dismiss: (id) => void db.prepare("UPDATE open_items SET state = 'dismissed' WHERE id = ?").run(id),
  };
}

/** Returns a text that is the same for issues with the same causes. A kept value is a cause of its own. */
function causesOf(issues: readonly Issue[]): string {
  return JSON.stringify(
    issues.map(({ code, field, data }) => (code === "value_blanked" ? [code, field, { value: data["value"] }] : code)),
  );
}

/** Returns whether a person dismissed these warnings: the contact still keeps the same values. */
function isConfirmed(known: StoredOpenItem, { issues }: Pick<StoredOpenItem, "issues">): boolean {
  const isAboutKept = issues.every(({ code }) => code === "value_blanked");
  return known.state === "dismissed" && isAboutKept && causesOf(known.issues) === causesOf(issues);
}

function toOpenItem(columns: unknown): StoredOpenItem {
  const found = columns as Record<string, unknown>;
  const status = found["status"] as string;
  // A page may read ten thousand items, so the row itself becomes the item.
  found["status"] = /^\d+$/u.test(status) ? Number(status) : status;
  found["issues"] = JSON.parse(found["issues"] as string);
  found["header"] = parseHeader(found["header"] as string);
  found["cells"] = JSON.parse(found["cells"] as string);
  return found as unknown as StoredOpenItem;
}

let lastHeader: { readonly text: string; readonly header: readonly string[] } = { text: "[]", header: [] };

/** Parses a header. The items of one list all have the same. */
function parseHeader(text: string): readonly string[] {
  if (lastHeader.text !== text) lastHeader = { text, header: JSON.parse(text) as readonly string[] };
  return lastHeader.header;
}
