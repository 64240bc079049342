import { nameOf, type ContactInput } from "../../../model/contact.ts";
import type { Issue } from "../../../model/issue.ts";
import type { Changes, OperationKind, OperationState } from "../../../model/operation.ts";
import type { RunDecision } from "../../../model/request.ts";
import type { RunKind, RunStatus } from "../../../model/run-record.ts";
import type { Database } from "../../database/open-database.ts";
import { openDecisions } from "../../runs/decisions.ts";
import type { RowResult } from "../../runs/row-results.ts";
import { findPerson, type KnownPerson } from "../find/find-person.ts";
import type { PersonId } from "../person-names.ts";
import { eventNames, eventNamesOf, type EventName } from "./person-events.ts";

/** The run that an event belongs to. */
export interface EventRun {
  readonly run: string;
  readonly feed: string;
  readonly file: string;
  readonly kind: RunKind;
  readonly status: RunStatus | null;
  readonly startedAt: string;
  /** Who approved or discarded the list, or parts of it. */
  readonly decisions: readonly RunDecision[];
}

/** Something that happened to a person. Times are ISO date-times. */
export type PersonEvent = { readonly at: string } & (
  | {
      readonly kind: "operation";
      readonly run: EventRun;
      readonly operation: OperationKind;
      readonly state: OperationState;
      readonly line: number | null;
      readonly groupName: string;
      readonly changes: Changes;
      readonly issues: readonly Issue[];
      readonly contactId: number | null;
      /** The id that the service gave the call; null: none. */
      readonly requestId: string | null;
      /** When the call was last sent; null: it was not. */
      readonly sentAt: string | null;
      /** When a person decided a create in doubt; null: the service answered, or it is open. */
      readonly resolvedAt: string | null;
    }
  | {
      readonly kind: "row";
      readonly run: EventRun;
      readonly outcome: RowResult["outcome"];
      readonly reason: string | null;
      readonly line: number;
      readonly issues: readonly Issue[];
      /** The id that the service gave the refused call; null: none. */
      readonly requestId: string | null;
    }
  /** A person decided about the row or the contact. */
  | { readonly kind: "decision"; readonly decision: RunDecision }
);

/** A field that the service holds, and since when as far as is known; null: not known. */
interface HeldField {
  readonly field: string;
  readonly value: string;
  readonly since: string | null;
}

/** Everything that the ledger knows about a person. */
export interface ExplainedPerson extends KnownPerson {
  /** "" where only a refused row is known. */
  readonly name: string;
  readonly groupName: string | null;
  /** What the service holds as far as is known; empty for a person who is not linked, or gone. */
  readonly fields: readonly HeldField[];
  /** When the contact was last changed by a run (ISO date-time); null: a person linked it, or it is not linked. */
  readonly changedAt: string | null;
  readonly total: number;
  readonly events: readonly PersonEvent[];
}

/**
 * Gathers what the ledger knows about a person: what the service holds, and what happened, newest first.
 *
 * @param part the part of the events that is read
 * @returns null if the ledger knows no such person
 */
export function explainPerson(
  db: Database,
  id: PersonId,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): ExplainedPerson | null {
  const person = findPerson(db, id);
  if (person === null) return null;
  const isAlone = person.holder !== undefined || (person.row !== null && person.key === null);
  const names = isAlone ? eventNamesOf(db, id) : eventNames(db, person);
  const events = names.slice(offset, offset + limit).flatMap((name) => readEvent(db, name) ?? []);
  const groupId = person.input?.group_id ?? 0;
  const groupName = db.prepare("SELECT name FROM used_groups WHERE group_id = ?").pluck().get(groupId) as
    | string
    | undefined;
  return {
    ...person,
    name: person.input === null ? "" : nameOf(person.input),
    groupName: groupName ?? null,
    fields:
      person.entry === null || person.state === "gone"
        ? []
        : heldFields(db, person.entry.applied, groupName ?? null, names),
    changedAt: person.entry === null ? null : startOf(db, person.entry.changedRun),
    total: names.length,
    events,
  };
}

function startOf(db: Database, run: string): string | null {
  return (db.prepare("SELECT started_at FROM runs WHERE run = ?").pluck().get(run) as string | undefined) ?? null;
}

/** Returns the fields of a contact, each with the time of the newest operation that set it. */
function heldFields(
  db: Database,
  applied: ContactInput,
  groupName: string | null,
  names: readonly EventName[],
): readonly HeldField[] {
  const since = new Map<string, string>();
  const read = db.prepare("SELECT kind, changes, input FROM operations WHERE id = ? AND state = 'done'");
  for (const { kind, id, at } of names) {
    const found = kind === "operation" ? (read.get(id) as SetBy | undefined) : undefined;
    if (found === undefined) continue;
    const set = found.kind === "update" ? Object.keys(JSON.parse(found.changes) as Changes) : flatFields(found.input);
    for (const field of set) if (!since.has(field)) since.set(field, at);
    // What was before the create belongs to another contact.
    if (found.kind === "create") break;
  }
  const group = groupName === null ? [] : [["group", groupName] as const];
  return [...group, ...fieldsOf(applied)].map(([field, value]) => ({ field, value, since: since.get(field) ?? null }));
}

interface SetBy {
  readonly kind: OperationKind;
  readonly changes: string;
  readonly input: string;
}

function flatFields(input: string): readonly string[] {
  return ["group", ...fieldsOf(JSON.parse(input) as ContactInput).map(([field]) => field)];
}

/** Returns the fields that have a value; those in `custom_fields` under their own names. */
function fieldsOf({ group_id: _group, custom_fields: custom, ...fields }: ContactInput): readonly [string, string][] {
  const own = Object.entries(custom ?? {}).map(([name, value]) => [`custom_fields.${name}`, value] as const);
  return [...Object.entries(fields), ...own].flatMap(([field, value]) =>
    value === null || value === undefined || value === "" ? [] : [[field, String(value)]],
  );
}

function readEvent(db: Database, { kind, id, at }: EventName): PersonEvent | null {
  switch (kind) {
    case "operation":
      return operationEvent(db, id, at);
    case "row":
      return rowEvent(db, id, at);
    case "decision":
      return decisionEvent(db, id, at);
  }
}

function decisionEvent(db: Database, id: number, at: string): PersonEvent | null {
  const found = db
    .prepare(
      'SELECT kind, choice, decided_by AS "by", via, note, at, kept, request, 1 AS rows FROM decisions WHERE id = ?',
    )
    .get(id);
  return found === undefined ? null : { at, kind: "decision", decision: found as RunDecision };
}

const RUN = `u.run, u.feed, u.file, u.kind AS runKind, u.status, u.started_at AS startedAt`;

interface RunColumns extends Omit<EventRun, "kind" | "decisions"> {
  readonly runKind: EventRun["kind"];
}

function toRun(db: Database, { run, feed, file, runKind, status, startedAt }: RunColumns): EventRun {
  const decisions = openDecisions(db)
    .ofRun(run)
    .filter(({ kind }) => kind === "approve" || kind === "discard");
  return { run, feed, file, kind: runKind, status, startedAt, decisions };
}

function operationEvent(db: Database, id: number, at: string): PersonEvent | null {
  const found = db
    .prepare(`
    SELECT o.kind, o.state, o.line, o.group_name AS groupName, o.changes, o.issue, o.warnings, o.contact_id AS contactId,
      o.sent_at AS sentAt, o.resolved_at AS resolvedAt, o.request_id AS requestId, ${RUN} FROM operations o JOIN runs u ON u.run = o.run WHERE o.id = ?`)
    .get(id) as OperationColumns | undefined;
  if (found === undefined) return null;
  const { kind, state, line, groupName, contactId, resolvedAt, requestId } = found;
  return {
    at,
    kind: "operation",
    run: toRun(db, found),
    operation: kind,
    state,
    line,
    groupName,
    contactId,
    resolvedAt,
    requestId,
    changes: JSON.parse(found.changes) as Changes,
    issues: [
      ...(found.issue === null ? [] : [JSON.parse(found.issue) as Issue]),
      ...(JSON.parse(found.warnings) as Issue[]),
    ],
    sentAt: found.sentAt === null ? null : new Date(found.sentAt).toISOString(),
  };
}

interface OperationColumns extends RunColumns {
  readonly kind: OperationKind;
  readonly state: OperationState;
  readonly line: number | null;
  readonly groupName: string;
  readonly changes: string;
  readonly issue: string | null;
  readonly warnings: string;
  readonly contactId: number | null;
  readonly sentAt: number | null;
  readonly resolvedAt: string | null;
  readonly requestId: string | null;
}

function rowEvent(db: Database, id: number, at: string): PersonEvent | null {
  const found = db
    .prepare(`
    SELECT t.outcome, t.reason, t.line, t.issues, t.request_id AS requestId, ${RUN} FROM row_results t JOIN runs u ON u.run = t.run WHERE t.rowid = ?`)
    .get(id) as RowColumns | undefined;
  if (found === undefined) return null;
  const { outcome, reason, line, requestId } = found;
  const issues = JSON.parse(found.issues) as Issue[];
  return { at, kind: "row", run: toRun(db, found), outcome, reason, line, requestId, issues };
}

interface RowColumns extends RunColumns, Pick<RowResult, "outcome" | "reason" | "line" | "requestId"> {
  readonly issues: string;
}
