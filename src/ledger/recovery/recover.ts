import { UNKNOWN_INPUT } from "../../model/contact.ts";
import { BY_HAND } from "../operations/manual-decisions.ts";
import type { JournalLine } from "../entries/contact-journal.ts";
import type { Entries } from "../entries/entries.ts";
import type { Database } from "../database/open-database.ts";
import type { Operations, StoredOperation } from "../operations/operations.ts";

/** What is left of the ledger's own stores for this: everything else stays as it is. */
interface Stores {
  readonly entries: Entries;
  readonly operations: Operations;
}

/**
 * What an earlier process left open. A create that was being sent is in doubt, unless the journal has its answer: then
 * the process died between journal and ledger, as it may have on any other contact_id that is the journal's last word.
 *
 * @param words what was added to the journal, line by line, since the ledger was last compared with it
 * @returns contacts that the journal knows and the ledger does not: not an interruption, the ledger is an older one
 */
export function recover(db: Database, stores: Stores, words: OpenWords): readonly JournalLine[] {
  const { entries, operations } = stores;
  const written = words.links();
  const byOperation = new Map(written.map((line) => [line.operation, line]));
  for (const operation of [...operations.inState("sending"), ...operations.inState("in_doubt")]) {
    const answer = byOperation.get(operation.id);
    if (answer?.key === operation.key && isFree(entries, operation, answer.contactId))
      link(db, entries, operation, answer);
    else if (operation.state === "sending") leaveInDoubt(operations, operation);
  }
  const unknown = written.filter((line) => !entries.isLinked(line.contactId) && !isStillToLink(line, operations));
  const [only] = unknown;
  const wasInterrupted = unknown.length === 1 && only === words.newest() && only?.event === "linked";
  if (only === undefined || !wasInterrupted || only.operation !== null) return unknown;
  const { feed, key, contactId, groupId } = only;
  if (entries.byKey(feed, key) !== null) return unknown;
  entries.insert({ feed, key, contactId, hash: "", applied: { ...UNKNOWN_INPUT, group_id: groupId }, run: BY_HAND });
  return [];
}

/** Neither the contact nor the key is linked. */
function isFree(entries: Entries, { feed, key }: StoredOperation, contactId: number): boolean {
  return entries.byContact(contactId) === null && entries.byKey(feed, key) === null;
}

/** The link was journalled, and the process died before the ledger had it: its update is made again. */
function isStillToLink({ event, operation: id, key }: JournalLine, operations: Operations): boolean {
  const operation = id === null ? null : operations.get(id);
  return event === "linked" && operation?.key === key && operation.state === "planned";
}

/** Whether the ledger has every contact that the journal has as linked. */
export function isAllLinked(words: OpenWords, { entries }: Pick<Stores, "entries">): boolean {
  return words.links().every(({ contactId }) => entries.isLinked(contactId));
}

export type OpenWords = ReturnType<typeof openWords>;

/** Of the journal's links, those to contacts that the ledger lacks. All others may be a million after a first list. */
export function openWords({ entries }: Pick<Stores, "entries">) {
  const last = new Map<number, JournalLine>();
  let newest: JournalLine | null = null;
  return {
    take(line: JournalLine): void {
      newest = line;
      last.delete(line.contactId);
      if (isLink(line) && !entries.isLinked(line.contactId)) last.set(line.contactId, line);
    },
    /** The last words about their contacts, in the order of the journal. */
    links: (): readonly JournalLine[] => [...last.values()],
    /** The journal's last line, whatever it is about. */
    newest: (): JournalLine | null => newest,
  };
}

/** What the journal says last of each contact, in the order of the journal. */
export function lastWords(journal: readonly JournalLine[]): readonly JournalLine[] {
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

function link(db: Database, entries: Entries, operation: StoredOperation, { event, contactId }: JournalLine): void {
  const isOurs = event === "created";
  const applied = operation.body ?? operation.input;
  db.transaction(() => {
    entries.insert({ ...operation, hash: isOurs ? operation.hash : "", contactId, applied });
    db.prepare("UPDATE operations SET state = 'done', contact_id = ?, issue = NULL WHERE id = ?").run(
      contactId,
      operation.id,
    );
  }).immediate();
}

function leaveInDoubt(operations: Operations, { id }: StoredOperation): void {
  const issue = { code: "in_doubt", field: null, header: null, data: { operationId: id } } as const;
  operations.inDoubt(id, { issue, status: null, requestId: null });
}
