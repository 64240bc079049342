import type { Entry } from "../ledger/entries.ts";
import type { Ledger } from "../ledger/open-ledger.ts";
import type { DraftOperation, DraftRow, PlanDraft } from "../ledger/plan-draft.ts";
import type { StagedRow, Staging } from "../ledger/staging.ts";
import type { FeedSettings } from "../model/feed.ts";
import type { Issue } from "../model/issue.ts";
import type { MappedRow, Traits } from "../model/mapped-row.ts";
import { traitsOf } from "../model/traits.ts";
import { canonicalKey } from "./mapping/key.ts";
import { decideDuplicates } from "./plan/duplicates.ts";
import { decideRow, type ContactRow, type RowContext, type RowDecision } from "./plan/decide-row.ts";
import { oneToOne } from "./plan/same-person.ts";
import { firstWave } from "./plan/waves.ts";

/** What the decisions about a file's rows need besides the rows. */
export interface Deciding {
  readonly ledger: Ledger;
  readonly staging: Staging;
  readonly draft: PlanDraft;
  readonly feed: FeedSettings;
  /** `changes` for a report that was dropped back, whatever the feed's mode. */
  readonly mode: FeedSettings["mode"];
  readonly groupNames: ReadonlyMap<number, string>;
  /** ms since 1970. */
  readonly now: number;
}

/** What the decisions leave behind for the guards and for the ledger. */
export interface Decided {
  readonly rowsUnreadable: number;
  readonly unidentifiedRows: number;
  readonly inactivePeople: number;
  readonly blankKeys: number;
  readonly rekeyed: readonly { readonly entryId: number; readonly key: string }[];
  readonly rehashed: readonly { readonly entryId: number; readonly hash: string }[];
  /**
   * Decides the rows again that the service refused because one of ours has their address. To be called when every other
   * row and absence is decided: by then it is known whether this very plan frees the address.
   */
  reconsider(): void;
}

/**
 * Decides every staged row, in file order: gathers what a decision needs, calls the pure function, writes its value
 * into the draft.
 */
export function decideRows(deciding: Deciding): Decided {
  const { staging, mode } = deciding;
  const tally = { rowsUnreadable: 0, unidentifiedRows: 0, inactivePeople: 0, blankKeys: 0 };
  const rekeyed: { entryId: number; key: string }[] = [];
  const rehashed: { entryId: number; hash: string }[] = [];
  const reconsidered: { row: StagedRow; mapped: ContactRow; context: RowContext }[] = [];

  settleSkipped(deciding);
  const unsettled = settleSameKeys(deciding);
  const renamed = mode === "snapshot" ? findRenamed(deciding) : new Map<number, number>();
  for (const traits of unsettled) staging.protect(traits);
  for (const row of staging.rows("rejected")) settleRejected(deciding, row, tally);
  for (const row of staging.rows("contact")) {
    const mapped = withGuardian(deciding, row.mapped as ContactRow);
    const entryId = renamed.get(row.seq) ?? row.entryId;
    const entry = entryId === null ? null : deciding.ledger.entries.byId(entryId);
    if (entry !== null && renamed.has(row.seq)) {
      staging.setEntry(row.seq, entry.id);
      rekeyed.push({ entryId: entry.id, key: mapped.key });
    }
    const context = contextOf(deciding, row, mapped, entry);
    const decision = decideRow(context, { ...deciding.feed, mode }, deciding.groupNames, deciding.now);
    if (decision.kind === "rejected" && context.refusal?.holder != null) {
      reconsidered.push({ row, mapped, context });
      continue;
    }
    if (decision.kind === "unchanged" && decision.warnings.length === 0 && decision.entry.hash !== row.hash) {
      rehashed.push({ entryId: decision.entry.id, hash: row.hash });
    }
    if (decision.kind === "rejected") {
      staging.setState(row.seq, "rejected");
      if (entry === null) staging.protect(traitsOf(mapped.input));
    }
    if (decision.kind === "leave" && deciding.feed.inactive === "hold") tally.inactivePeople += 1;
    writeDecision(deciding, row, mapped, decision);
  }
  const reconsider = () => {
    for (const { row, mapped, context } of reconsidered) {
      const refusal = context.refusal!;
      const addressFreed = deciding.draft.freesAddressOf(refusal.holder!);
      const again = { ...context, refusal: { ...refusal, addressFreed } };
      writeDecision(
        deciding,
        row,
        mapped,
        decideRow(again, { ...deciding.feed, mode }, deciding.groupNames, deciding.now),
      );
    }
  };
  return { ...tally, rekeyed, rehashed, reconsider };
}

function settleSkipped({ staging, draft }: Deciding): void {
  for (const { mapped, hash, problem } of staging.rows("skipped")) {
    if (mapped.kind !== "skipped") continue;
    draft.addRow({ ...told(mapped, hash, problem), outcome: "skipped", reason: mapped.reason, key: null });
  }
}

/** Rows with one key: equal ones count once, differing ones are all rejected with each other's lines. */
function settleSameKeys({ staging, draft }: Deciding): readonly Traits[] {
  const protectable: Traits[] = [];
  for (const rows of staging.sameKeyRows()) {
    const decision = decideDuplicates(rows);
    const settled = decision.kind === "equal" ? decision.duplicates : rows;
    for (const { seq, line, hash } of settled) {
      const whole = staging.row(seq);
      const row = {
        line,
        hash,
        cells: whole?.mapped.cells ?? [],
        problem: whole?.problem ?? null,
        key: staging.thinLine(seq).key,
      };
      if (decision.kind === "equal") {
        staging.setState(seq, "duplicate");
        draft.addRow({ ...told(row, hash, row.problem), outcome: "duplicate", key: row.key });
      } else {
        const lines = decision.lines.filter((other) => other !== line);
        staging.setState(seq, "settled");
        if (whole?.mapped.kind === "contact" && whole.entryId === null) protectable.push(traitsOf(whole.mapped.input));
        draft.addRow({ ...told(row, hash, row.problem), key: row.key, issues: [issue("duplicate_key", { lines })] });
      }
    }
  }
  return protectable;
}

/** The same person under another key: a key vanished, one appeared, and they share what makes a person, one to one. */
function findRenamed({ staging }: Deciding): ReadonlyMap<number, number> {
  staging.findVanished();
  const renamed = oneToOne(staging.likelyPairs());
  for (const [seq, entryId] of renamed) staging.setEntry(seq, entryId);
  staging.findVanished();
  return renamed;
}

/** What mapping could not read. It finds its entry by key, or protects those it may be from being absent. */
function settleRejected(
  { staging, draft, mode }: Deciding,
  { seq, mapped, hash, problem, entryId }: StagedRow,
  tally: { rowsUnreadable: number; unidentifiedRows: number; blankKeys: number },
): void {
  if (mapped.kind !== "rejected") return;
  tally.rowsUnreadable += 1;
  if (mapped.issues.some(({ code }) => code === "key_missing")) tally.blankKeys += 1;
  if (entryId === null && mode === "snapshot") {
    if (couldBeAnybody(mapped.traits)) tally.unidentifiedRows += 1;
    else staging.protect(mapped.traits);
  }
  staging.setState(seq, "settled");
  draft.addRow({ ...told(mapped, hash, problem), key: mapped.key, issues: mapped.issues });
}

function couldBeAnybody({ email, phone, fullName }: Traits): boolean {
  return email === null && phone === null && fullName === null;
}

/**
 * A guardian who is linked already is sent as a contact_id; `guardian` stays for one who is still to be created. A whole
 * number is a key first, of this list or of an earlier one, and a contact_id only where no row has that key.
 */
function withGuardian({ ledger, feed, staging }: Deciding, mapped: ContactRow): ContactRow {
  if (mapped.guardian === null) return mapped;
  const contactId = /^\d{1,15}$/u.test(mapped.guardian) ? Number(mapped.guardian) : null;
  const guardian = contactId === null ? mapped.guardian : canonicalKey([mapped.guardian]);
  const byKey = ledger.entries.byKey(feed.name, guardian);
  const byId = contactId === null || staging.hasKey(guardian) ? null : ledger.entries.byContact(contactId);
  const linked = byKey ?? byId;
  if (linked === null) return { ...mapped, guardian };
  return { ...mapped, guardian: null, input: { ...mapped.input, guardian_contact_id: linked.contactId } };
}

function contextOf(deciding: Deciding, row: StagedRow, mapped: ContactRow, entry: Entry | null): RowContext {
  const { ledger, staging, feed } = deciding;
  const { group_id: groupId } = mapped.input;
  const traits = traitsOf(mapped.input);
  const isNew = entry === null;
  const wanted = (["email", "phone"] as const).filter(
    (field) =>
      traits[field] !== null &&
      feed.sharedAddress === "leaveOut" &&
      isNew &&
      staging.sharesAddress(field, groupId, traits[field], row.seq),
  );
  return {
    row: mapped,
    hash: row.hash,
    entry,
    inDoubt: isNew && staging.isInDoubt(mapped.key),
    refusal: earlierRefusal(deciding, row, mapped),
    lookalike: isNew && mapped.contactId === null ? staging.lookalike(traits) : null,
    holderOfId: mapped.contactId === null ? null : ledger.entries.byContact(mapped.contactId),
    twin: isNew ? staging.twin(traits) : null,
    shared: wanted,
  };
}

/** The service's no to exactly this content, if it was not asked to be forgotten. */
function earlierRefusal({ ledger, feed }: Deciding, row: StagedRow, mapped: ContactRow): RowContext["refusal"] {
  const problem = ledger.problems.bySubject(feed.name, `key:${mapped.key}`);
  if (problem === null || problem.state === "closed" || problem.hash !== row.hash) return null;
  if (typeof problem.status !== "number" || problem.refusedAt === null) return null;
  const holderId = problem.issues[0].data["contactId"];
  const { email, phone } = traitsOf(mapped.input);
  const holder = typeof holderId === "number" ? ledger.entries.byContact(holderId) : null;
  const stillHeld = holdsAddress(holder, mapped.input.group_id, email, phone);
  return {
    holder: stillHeld ? holder!.id : null,
    status: problem.status,
    issue: problem.issues[0],
    requestId: problem.requestId,
    refusedAt: problem.refusedAt,
    addressFreed: typeof holderId === "number" && !stillHeld,
  };
}

function holdsAddress(entry: Entry | null, groupId: number, email: string | null, phone: string | null): boolean {
  if (entry === null || entry.applied.group_id !== groupId) return false;
  const held = traitsOf(entry.applied);
  return (email !== null && held.email === email) || (phone !== null && held.phone === phone);
}

function writeDecision({ draft, feed }: Deciding, row: StagedRow, mapped: ContactRow, decision: RowDecision): void {
  const { hash, problem } = row;
  const base = {
    line: mapped.line,
    key: mapped.key,
    hash,
    problem,
    cells: mapped.cells,
    groupName: mapped.groupName,
    guardian: mapped.guardian,
    state: "planned" as const,
  };
  switch (decision.kind) {
    case "create":
      return draft.addOperation({
        ...base,
        ...decision,
        entryId: null,
        contactId: null,
        baseHash: null,
        wave: firstWave("create"),
      });
    case "update": {
      const { entry, contactId, input, changes, warnings } = decision;
      const linked = { entryId: entry?.id ?? null, baseHash: entry?.hash ?? null };
      return draft.addOperation({
        ...base,
        kind: "update",
        ...linked,
        contactId,
        input,
        changes,
        warnings,
        wave: firstWave("update"),
      });
    }
    case "unchanged":
      return draft.addRow({
        ...told(mapped, hash, problem),
        outcome: "unchanged",
        key: mapped.key,
        issues: decision.warnings,
      });
    case "rejected": {
      const { status, requestId } = decision;
      const issues = [decision.issue, ...mapped.warnings];
      return draft.addRow({ ...told(mapped, hash, problem), key: mapped.key, issues, status, requestId });
    }
    case "in_doubt":
      return draft.addRow({
        ...told(mapped, hash, problem),
        outcome: "in_doubt",
        key: mapped.key,
        issues: [issue("in_doubt", {})],
      });
    case "skipped":
      return draft.addRow({ ...told(mapped, hash, problem), outcome: "skipped", reason: "inactive", key: mapped.key });
    case "leave": {
      const { entry, word } = decision;
      draft.addRow({ ...told(mapped, hash, problem), outcome: "skipped", reason: "inactive", key: mapped.key });
      const state = feed.inactive === "delete" ? "planned" : "held";
      return draft.addOperation({ ...deleteOf(entry, mapped.groupName, state), changes: { inactive: [null, word] } });
    }
  }
}

/** The delete of a linked contact; `input` is what was last applied, to name the person. */
export function deleteOf(entry: Entry, groupName: string, state: DraftOperation["state"]): DraftOperation {
  return {
    kind: "delete",
    line: null,
    key: entry.key,
    entryId: entry.id,
    contactId: entry.contactId,
    groupName,
    input: entry.applied,
    changes: {},
    hash: entry.hash,
    baseHash: entry.hash,
    wave: firstWave("delete"),
    state,
    warnings: [],
    cells: [],
    problem: null,
    guardian: null,
  };
}

function told(row: Pick<MappedRow, "line" | "cells">, hash: string, problem: number | null): Omit<DraftRow, "key"> {
  const { line, cells } = row;
  return { line, cells, hash, problem, outcome: "rejected", reason: null, issues: [], status: null, requestId: null };
}

function issue(code: Issue["code"], data: Issue["data"]): Issue {
  return { code, field: null, header: null, data };
}
