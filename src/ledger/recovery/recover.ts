import { UNKNOWN_INPUT } from "../../model/contact.ts";
import { LINKED_BY_PERSON } from "../operations/manual-decisions.ts";
import type { JournalLine } from "../entries/contact-journal.ts";
import type { Entries } from "../entries/entries.ts";
import type { Database } from "../database/open-database.ts";
import type { Operations, StoredOperation } from "../operations/operations.ts";

/** The parts of the ledger that a recovery reads and writes. */
interface Stores {
  readonly entries: Pick<Entries, "byKey" | "byContact" | "isLinked" | "insert">;
  readonly operations: Pick<Operations, "get" | "inState" | "inDoubt">;
}

/**
 * Finishes what an earlier process left open. A create that was being sent becomes in doubt, unless the journal has its
 * contact. In that case the process died between the journal and the ledger, and the contact is linked now. A person's
 * link can be interrupted at the same point. The link's line is then the journal's last one, and the link
 * is completed.
 *
 * @param comparison has taken the journal lines since the ledger was last compared with the journal
 * @returns contacts that the journal knows and the ledger does not, which means that the ledger is older than the
 *   journal
 */
export function recover(db: Database, stores: Stores, comparison: JournalComparison): readonly JournalLine[] {
  const { entries, operations } = stores;
  const missing = comparison.missingLinks();
  const byOperation = new Map(missing.map((line) => [line.operation, line]));
  for (const operation of [...operations.inState("sending"), ...operations.inState("in_doubt")]) {
    const answer = byOperation.get(operation.id);
    if (answer?.key === operation.key && isFree(entries, operation, answer.contactId))
      link(db, entries, operation, answer);
    else if (operation.state === "sending") leaveInDoubt(operations, operation);
  }
  const unknown = missing.filter(
    (line) => !entries.isLinked(line.contactId) && !isLinkedByNextUpdate(line, operations),
  );
  const [only] = unknown;
  const wasInterrupted = unknown.length === 1 && only === comparison.newest() && only?.event === "linked";
  if (only === undefined || !wasInterrupted || only.operation !== null) return unknown;
  const { feed, key, contactId, groupId } = only;
  if (entries.byKey(feed, key) !== null) return unknown;
  const applied = { ...UNKNOWN_INPUT, group_id: groupId };
  entries.insert({ feed, key, contactId, hash: "", applied, run: LINKED_BY_PERSON });
  return [];
}

/** Returns whether neither the contact nor the key is linked. */
function isFree(entries: Stores["entries"], { feed, key }: StoredOperation, contactId: number): boolean {
  return entries.byContact(contactId) === null && entries.byKey(feed, key) === null;
}

/**
 * Returns whether a planned update makes this link again, because the process died between the journal and the ledger.
 */
function isLinkedByNextUpdate({ event, operation: id, key }: JournalLine, operations: Stores["operations"]): boolean {
  const operation = id === null ? null : operations.get(id);
  return event === "linked" && operation?.key === key && operation.state === "planned";
}

/** Returns whether the ledger has every contact that the journal shows as linked. */
export function isAllLinked(comparison: JournalComparison, { entries }: IsLinked): boolean {
  return comparison.missingLinks().every(({ contactId }) => entries.isLinked(contactId));
}

interface IsLinked {
  readonly entries: Pick<Entries, "isLinked">;
}

/**
 * A comparison of the journal with the ledger, line by line. It keeps only links that the ledger lacks: the journal may
 * hold a million others after a first list.
 */
export interface JournalComparison {
  /** Takes the journal's next line. */
  take(line: JournalLine): void;
  /**
   * Returns the last lines about contacts that the journal links and the ledger lacked, in the order of the journal.
   */
  missingLinks(): readonly JournalLine[];
  /** Returns the line taken last; null before the first. */
  newest(): JournalLine | null;
}

export function startJournalComparison({ entries }: IsLinked): JournalComparison {
  const last = new Map<number, JournalLine>();
  let newest: JournalLine | null = null;
  return {
    take(line) {
      newest = line;
      last.delete(line.contactId);
      if (isLink(line) && !entries.isLinked(line.contactId)) last.set(line.contactId, line);
    },
    missingLinks: () => [...last.values()],
    newest: () => newest,
  };
}

/** Returns the journal's last line about each contact, in the order of the journal. */
export function lastLines(journal: readonly JournalLine[]): readonly JournalLine[] {
  const last = new Map<number, JournalLine>();
  for (const line of journal) {
    last.delete(line.contactId);
    last.set(line.contactId, line);
  }
  return [...last.values()];
}

export function isLink({ event }: JournalLine): boolean {
  return event === "created" || event === "linked";
}

function link(
  db: Database,
  entries: Stores["entries"],
  operation: StoredOperation,
  { event, contactId }: JournalLine,
): void {
  // A contact that a person linked may differ from the body that was sent.
  const hash = event === "created" ? operation.hash : "";
  const applied = operation.body ?? operation.input;
  db.transaction(() => {
    entries.insert({ ...operation, hash, contactId, applied });
    db.prepare("UPDATE operations SET state = 'done', contact_id = ?, issue = NULL WHERE id = ?").run(
      contactId,
      operation.id,
    );
  }).immediate();
}

function leaveInDoubt(operations: Stores["operations"], { id }: StoredOperation): void {
  const issue = { code: "in_doubt", field: null, header: null, data: { operationId: id } } as const;
  operations.inDoubt(id, { issue, status: null, requestId: null });
}
