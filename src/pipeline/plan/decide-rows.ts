import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { PlanEffects } from "../../ledger/planning/store-plan.ts";
import type { SameKeyRow } from "../../model/mapped-row.ts";
import { traitsOf } from "../../model/traits.ts";
import { noteRefused, protectLinked, type UnappliedRow } from "./protect-contacts.ts";
import { findRenamed, retired } from "./find-renamed.ts";
import { contextOf, isSecondRow, withGuardian, type Deciding } from "./row-context.ts";
import { noteQuestion, noteRefusedValues, noteUnsent } from "./note-changes.ts";
import { decideSkipped } from "./decide-skipped.ts";
import { decideSharedBirthdays } from "./decide-shared-birthdays.ts";
import { rowsToDecide } from "./rows-to-decide.ts";
import { isOfHolder, personOf } from "./rules/could-be.ts";
import { decideRow, type ContactRow, type RowContext, type RowDecision } from "./rules/decide-row.ts";
import { decideDuplicates, otherLines } from "./rules/duplicates.ts";
import type { Holders } from "./rules/same-person.ts";
import { isAboutOther, isSent, issue, rowResults, writeDecision } from "./write-decision.ts";

/** The result of the decisions, besides the draft: numbers for the guards, and changes for the ledger. */
export interface Decided extends Readonly<RowTally> {
  /** Rows whose key belongs to the contact of another person. */
  readonly otherPeople: Holders;
  /** Rows whose key belongs to the contact of another person, as a person answered. */
  readonly answeredOther: Holders;
  /** Number of rows with a new key that may be about a contact whose key has vanished. */
  readonly newQuestions: number;
  readonly rekeyed: PlanEffects["rekeyed"];
  readonly rehashed: PlanEffects["rehashed"];
  /**
   * Decides the rows that the service refused before because a linked contact has their address. Call it when all other
   * rows and absences are decided, because only then it is known whether this plan frees the address.
   */
  decideRefusedAgain(): void;
}

/** Numbers for the guards. */
interface RowTally {
  rowsUnreadable: number;
  /** Number of the unreadable rows whose birthday can be read in two ways. */
  rowsAmbiguous: number;
  inactivePeople: number;
}

/** A row that the service refused before, because the contact of the entry `holder` has its address. */
interface RefusedRow {
  readonly row: StagedRow;
  readonly mapped: ContactRow;
  readonly context: RowContext;
  readonly holder: number;
}

/**
 * Decides every staged row, in file order. For each row it gathers what the decision needs, calls the pure function, and
 * writes the decision into the draft.
 *
 * @param reassigned rows whose key belongs to the contact of another person; their people are looked for under all keys
 * @param answered the rows of those that a person answered to be another person
 */
export function decideRows(deciding: Deciding, reassigned: Holders, answered: Holders = new Map()): Decided {
  const { staging, mode, feed, groupNames, now } = deciding;
  const settings = { ...feed, mode, mayDelete: feed.mode === "snapshot" && feed.deletes !== null };
  const tally: RowTally = { rowsUnreadable: 0, rowsAmbiguous: 0, inactivePeople: 0 };
  const rekeyed: PlanEffects["rekeyed"][number][] = [];
  const rehashed: PlanEffects["rehashed"][number][] = [];
  const otherPeople = new Map<number, number>();
  const answeredOther = new Map<number, number>();
  const refused: RefusedRow[] = [];

  const unapplied = [...decideSameKeys(deciding, tally), ...decideSameContacts(deciding)];
  const renamed = findRenamed(deciding, reassigned, answered);
  rekeyed.push(...renamed.retired);
  decideSkipped(deciding);
  for (const { mapped, entryId, hash } of decideSharedBirthdays(deciding))
    if (mapped.kind === "contact") protectRefused(deciding, { ...mapped, entryId, hash });
  for (const row of unapplied) protectRefused(deciding, row);
  for (const row of staging.rows("rejected", "notable")) decideRejected(deciding, row, tally);
  for (const row of rowsToDecide(deciding)) {
    const mapped = withGuardian(deciding, row.mapped as ContactRow);
    const entryId = renamed.same.get(row.seq) ?? row.entryId;
    const entry = entryId === null ? null : deciding.ledger.entries.byId(entryId);
    if (entry !== null && renamed.same.has(row.seq)) {
      staging.setEntry(row.seq, entry.id);
      rekeyed.push({ entryId: entry.id, key: mapped.key });
    }
    if (entry === null && isSecondRow(deciding, mapped)) {
      writeDuplicate(deciding, row, mapped);
      continue;
    }
    const [mayBe] = renamed.maybe.get(row.seq) ?? [];
    const context = contextOf(deciding, row, mapped, { entry, mayBe: mayBe ?? null });
    const decision = decideRow(context, settings, groupNames, now);
    const isAnswered = context.answer === "new" && (decision.kind === "replace" || decision.kind === "rejected");
    if (entry !== null && isAnswered) answeredOther.set(row.seq, entry.id);
    const holder = context.refusal?.holder ?? null;
    if (decision.kind === "rejected" && holder !== null && !isAboutOther(decision)) {
      refused.push({ row, mapped, context, holder });
      continue;
    }
    if (decision.kind === "unchanged" && decision.warnings.length === 0 && decision.entry.hash !== row.hash) {
      rehashed.push({ entryId: decision.entry.id, hash: row.hash, before: decision.entry.hash });
    }
    if (entry !== null && isAboutOther(decision)) otherPeople.set(row.seq, entry.id);
    if (decision.kind === "rejected") staging.setState(row.seq, "rejected");
    // A key that was given to another person is counted by `keys_reassigned`.
    const asked = entry ?? (reassigned.has(row.seq) ? null : context.mayBe);
    if (asked !== null && isAboutOther(decision)) noteQuestion(deciding, row, mapped, asked);
    else if (decision.kind === "rejected") noteUnsent(deciding, row, mapped, context);
    // The former contact stays known, so that its person is not created again.
    if (decision.kind === "replace" && !decision.isDeleted) rekeyed.push(retired(decision.entry));
    // A row about another person may describe any contact but the one with its key.
    const isOther = isAboutOther(decision) || isAnswered;
    const unsent = { ...unappliedRow(row, mapped), entryId: isOther ? null : (entry?.id ?? null) };
    if (!isSent(decision)) protectLinked(deciding, unsent);
    if (decision.kind === "rejected" || decision.kind === "in_doubt") noteRefused(deciding, unsent);
    if (decision.kind === "leave" && feed.inactive === "hold") tally.inactivePeople += 1;
    writeDecision(deciding, row, mapped, decision);
  }

  const decideAgain = ({ mapped, context, holder }: RefusedRow): RowDecision => {
    const { email, phone } = traitsOf(mapped.input);
    const addressFreed = deciding.draft.freesAddressOf(holder, { groupId: mapped.input.group_id, email, phone });
    const refusal = context.refusal === null ? null : { ...context.refusal, addressFreed };
    return decideRow({ ...context, row: mapped, refusal }, settings, groupNames, now);
  };
  const unsentRow = ({ row, mapped, context }: RefusedRow): UnappliedRow => {
    return { ...unappliedRow(row, mapped), entryId: context.entry?.id ?? null };
  };
  const decideRefusedAgain = () => {
    // A row that stays refused protects contacts from being deleted. Such a contact keeps its address, for which another
    // refused row may wait. So this is repeated until no further delete is dropped.
    do {
      for (const row of refused) if (!isSent(decideAgain(row))) protectLinked(deciding, unsentRow(row));
    } while (deciding.draft.dropProtectedDeletes() > 0);
    for (const row of refused) {
      const decision = decideAgain(row);
      if (!isSent(decision)) noteRefused(deciding, unsentRow(row));
      writeDecision(deciding, row.row, row.mapped, decision);
    }
  };
  const newQuestions = renamed.maybe.size;
  return { ...tally, otherPeople, answeredOther, newQuestions, rekeyed, rehashed, decideRefusedAgain };
}

/**
 * Protects the contacts that a refused row describes, and notes the row for the contacts that it could be. A row that is not
 * about the contact with its key may describe any other.
 */
function protectRefused(deciding: Pick<Deciding, "staging" | "mode" | "ledger">, row: UnappliedRow): void {
  const described = isOfItsKey(deciding, row) ? row : { ...row, entryId: null };
  protectLinked(deciding, described);
  noteRefused(deciding, described);
}

/** Returns whether a refused row is about the contact that has its key. */
function isOfItsKey({ ledger }: Pick<Deciding, "ledger">, { entryId, traits }: UnappliedRow): boolean {
  const holder = entryId === null ? null : ledger.entries.byId(entryId);
  return holder !== null && isOfHolder(personOf(traits), holder.applied);
}

function unappliedRow({ mapped, hash, entryId }: StagedRow, { input, contactId }: ContactRow): UnappliedRow {
  return { traits: traitsOf(input), contactId, entryId, hash, line: mapped.line };
}

/**
 * Decides rows with the same key. Equal rows count once. Rows that differ are all rejected, and each names the lines of the
 * others. One row at most is about the contact that has the key.
 *
 * @returns the people of the rejected rows, except for rows that are as last applied
 */
function decideSameKeys(
  { staging, draft, ledger }: Pick<Deciding, "staging" | "draft" | "ledger">,
  tally: Pick<RowTally, "rowsUnreadable">,
): readonly UnappliedRow[] {
  const unapplied: UnappliedRow[] = [];
  for (const rows of staging.sameKeyRows()) {
    const { duplicates, differing } = decideDuplicates(rows);
    for (const row of duplicates) {
      const { hash, openItem, mapped } = rowOf(staging, row);
      writeDuplicate({ staging, draft }, { seq: row.seq, hash, openItem }, mapped);
    }
    // A row that is as last applied has no whole row.
    let hasHolder = differing.some(({ seq }) => staging.row(seq) === null);
    for (const row of differing) {
      const { hash, openItem, mapped, entryId } = rowOf(staging, row);
      staging.setState(row.seq, "decided");
      if (mapped.kind === "rejected") tally.rowsUnreadable += 1;
      if (mapped.kind !== "thin") {
        const person = { ...mapped, entryId: hasHolder ? null : entryId, hash };
        hasHolder ||= isOfItsKey({ ledger }, person);
        unapplied.push(person);
      }
      const issues = [
        issue("duplicate_key", otherLines(rows, row.line)),
        ...(mapped.kind === "rejected" ? mapped.issues : []),
      ];
      draft.addRow({ ...rowResults(mapped, hash, openItem), key: mapped.key, issues });
    }
  }
  return unapplied;
}

/** Writes a row whose person another row has. */
function writeDuplicate(
  { staging, draft }: Pick<Deciding, "staging" | "draft">,
  { seq, hash, openItem }: Pick<StagedRow, "seq" | "hash" | "openItem">,
  mapped: Parameters<typeof rowResults>[0] & { readonly key: string | null },
): void {
  staging.setState(seq, "duplicate");
  draft.addRow({ ...rowResults(mapped, hash, openItem), outcome: "duplicate", key: mapped.key });
}

/** Returns a row that has a key. A row that is as last applied is `thin`: its line, key and cells are known. */
function rowOf(staging: Pick<Staging, "row" | "thinLine">, { seq, line, hash }: SameKeyRow) {
  const whole = staging.row(seq);
  if (whole !== null && whole.mapped.kind !== "skipped") return { ...whole, mapped: whole.mapped };
  const thin = { kind: "thin" as const, ...staging.thinLine(seq), line };
  return { hash, openItem: null, entryId: null, mapped: thin };
}

/** Rejects rows that give the same contact_id under different keys, because it is not known which row is right. */
function decideSameContacts({ staging, draft }: Pick<Deciding, "staging" | "draft">): readonly UnappliedRow[] {
  const unapplied: UnappliedRow[] = [];
  for (const rows of staging.sameContactRows()) {
    for (const { seq, line } of rows) {
      const row = staging.row(seq);
      if (row?.mapped.kind !== "contact") continue;
      const { key, contactId } = row.mapped;
      staging.setState(seq, "decided");
      unapplied.push({ ...row.mapped, entryId: row.entryId, hash: row.hash });
      const issues = [issue("duplicate_contact_id", { ...otherLines(rows, line), contactId: contactId ?? 0 })];
      draft.addRow({ ...rowResults(row.mapped, row.hash, row.openItem), key, issues });
    }
  }
  return unapplied;
}

/** Writes a row that mapping rejected. If its key has no entry, the row protects the contacts that it may describe. */
function decideRejected(
  deciding: Pick<Deciding, "staging" | "draft" | "mode" | "ledger" | "feed">,
  { seq, mapped, hash, openItem, entryId }: StagedRow,
  tally: Pick<RowTally, "rowsUnreadable" | "rowsAmbiguous">,
): void {
  if (mapped.kind !== "rejected") return;
  tally.rowsUnreadable += 1;
  if (mapped.issues.some(({ code }) => code === "birthday_ambiguous")) tally.rowsAmbiguous += 1;
  protectRefused(deciding, { ...mapped, entryId, hash });
  noteRefusedValues(deciding, { ...mapped, seq, hash }, entryId);
  deciding.staging.setState(seq, "decided");
  deciding.draft.addRow({ ...rowResults(mapped, hash, openItem), key: mapped.key, issues: mapped.issues });
}
