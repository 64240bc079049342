import type { SeenCorrection } from "../../ledger/corrections/lasting-corrections.ts";
import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import type { PlanEffects } from "../../ledger/planning/store-plan.ts";
import { openOrderOf } from "../../model/issue.ts";
import { traitsOf } from "../../model/traits.ts";
import {
  isOfItsKey,
  noteRefused,
  protectLinked,
  protectOthers,
  protectRefused,
  type UnappliedRow,
} from "./protect-contacts.ts";
import { findRenamed, formerHolder, retired } from "./find-renamed.ts";
import { contextOf, rowsToDecide, withGuardian, type Deciding } from "./row-context.ts";
import { holderOfSecond, writeSecond } from "./unsent/second-rows.ts";
import { askWhichRow } from "./unsent/same-answers.ts";
import { noteQuestion, noteRefusedValues, noteUnsent } from "./changes/note-changes.ts";
import { decideSameKeys, type RefusedRow as SharingRow } from "./unsent/same-keys.ts";
import { decideSkipped } from "./unsent/decide-skipped.ts";
import { withKept } from "./rules/compare/never/decide-kept.ts";
import { isNever, neverContext, withNever } from "./rules/compare/never/decide-never.ts";
import { decideSharedBirthdays } from "./decide-shared-birthdays.ts";
import { decideRow, withFormer, type ContactRow, type RowContext, type RowDecision } from "./rules/decide-row.ts";
import { otherLines } from "./rules/duplicates.ts";
import { withKeptYear } from "./rules/compare/kept-year.ts";
import type { Holders } from "./rules/same-person.ts";
import { isAboutOther, isSent, issue, rowResults, tellsOrigins, writeDecision } from "./write-decision.ts";

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
  /** Rows that a person removed, because another row of their key is right. */
  readonly removed: readonly SeenCorrection[];
  /**
   * Decides the rows that the service refused before because a linked contact has their address. Call it when all other
   * rows and absences are decided, because only then it is known whether this plan frees the address.
   */
  decideRefusedAgain(): Promise<void>;
}

/** Numbers for the guards. */
interface RowTally {
  rowsUnreadable: number;
  /** Number of the unreadable rows whose birthday can be read in two ways. */
  rowsAmbiguous: number;
  /** Number of rows whose names wait for the order of their column. */
  rowsUnordered: number;
  inactivePeople: number;
  /** Number of rows that equal an earlier row of the list. */
  rowsRepeated: number;
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
export async function decideRows(
  deciding: Deciding,
  reassigned: Holders,
  answered: Holders = new Map(),
): Promise<Decided> {
  const { staging, mode, feed, groupNames, now, pause } = deciding;
  const settings = { ...feed, mode, mayDelete: feed.mode === "snapshot" && feed.deletes !== null };
  const tally: RowTally = { rowsUnreadable: 0, rowsAmbiguous: 0, rowsUnordered: 0, inactivePeople: 0, rowsRepeated: 0 };
  const rekeyed: PlanEffects["rekeyed"][number][] = [];
  const rehashed: PlanEffects["rehashed"][number][] = [];
  const otherPeople = new Map<number, number>();
  const answeredOther = new Map<number, number>();
  const refused: RefusedRow[] = [];
  const taken = new Set<number>();
  const keep = (mapped: ContactRow, hash: string, decision: RowDecision) => {
    const { key } = mapped;
    const answerOf = (contactId: number) => deciding.ledger.answers.of({ feed: feed.name, key, hash, contactId });
    return withKept({ kept: deciding.kept, feed: feed.name, taken, answerOf }, mapped, decision);
  };
  const withOrigin = tellsOrigins(deciding);
  const thisYear = new Date(now).getFullYear();

  const sameKeys = await decideSameKeys(deciding, tally);
  const unapplied = [...sameKeys.unapplied, ...decideSameContacts(deciding)];
  const renamed = await findRenamed(deciding, reassigned, answered);
  rekeyed.push(...[...renamed.replaced.values()].map(retired));
  await decideSkipped(deciding);
  for (const { mapped, entryId, hash, seq } of decideSharedBirthdays(deciding)) {
    await pause();
    if (mapped.kind === "contact") protectRefused(deciding, { ...mapped, entryId, hash, seq });
  }
  for (const row of unapplied) {
    await pause();
    protectRefused(deciding, row);
    if (row.seq !== null && isOfItsKey(deciding, row))
      noteRefusedValues(deciding, { ...row, seq: row.seq }, row.entryId);
  }
  for (const row of staging.rows("rejected", "notable")) {
    await pause();
    decideRejected(deciding, row, tally);
  }
  for (const row of rowsToDecide(deciding)) {
    await pause();
    const read = withGuardian(deciding, row.mapped as ContactRow);
    const entryId = renamed.same.get(row.seq) ?? row.entryId;
    const entry = entryId === null ? null : deciding.ledger.entries.byId(entryId);
    // A person has looked at a row of a corrected report.
    const keepsYear = entry !== null && staging.reportedOf(row.seq) === null;
    const kept = keepsYear ? withKeptYear(read, entry.applied, thisYear) : read;
    const mapped = withFormer(kept, formerHolder(deciding, renamed, row.seq), settings);
    if (entry !== null && renamed.same.has(row.seq)) {
      staging.setEntry(row.seq, entry.id);
      rekeyed.push({ entryId: entry.id, key: mapped.key });
    }
    const holder = entry === null ? holderOfSecond(deciding, row, mapped) : null;
    if (holder !== null) {
      writeSecond(deciding, row, mapped, holder);
      continue;
    }
    const sharing = deciding.ledger.entries.byId(renamed.shared.get(row.seq) ?? 0);
    const [mayBe] = renamed.maybe.get(row.seq) ?? [];
    const context = contextOf(deciding, row, mapped, { entry, mayBe: mayBe ?? null });
    const decision = withNever(
      neverContext(deciding.ledger.answers, deciding.never, { feed: feed.name, hash: row.hash }),
      mapped,
      sharing === null
        ? keep(mapped, row.hash, decideRow(context, settings, groupNames, now))
        : askWhichRow(deciding, { seq: row.seq, entry: sharing }, renamed.shared),
    );
    const isAnswered = context.answer === "new" && (decision.kind === "replace" || decision.kind === "rejected");
    if (entry !== null && isAnswered) answeredOther.set(row.seq, entry.id);
    const refusedFor = context.refusal?.holder ?? null;
    if (decision.kind === "rejected" && refusedFor !== null && !isAboutOther(decision)) {
      refused.push({ row, mapped, context, holder: refusedFor });
      continue;
    }
    if (decision.kind === "unchanged" && decision.warnings.length === 0 && decision.entry.hash !== row.hash) {
      rehashed.push({ entryId: decision.entry.id, hash: row.hash, before: decision.entry.hash });
    }
    if (entry !== null && isAboutOther(decision)) otherPeople.set(row.seq, entry.id);
    if (decision.kind === "rejected") staging.setState(row.seq, "rejected");
    // A key that was given to another person is counted by `keys_reassigned`.
    const asked = entry ?? (reassigned.has(row.seq) ? null : context.mayBe);
    const isDoubted = decision.kind === "rejected" && decision.issue === context.birthdayDoubt;
    if (asked !== null && (isAboutOther(decision) || isDoubted)) noteQuestion(deciding, row, mapped, asked);
    else if (decision.kind === "rejected") noteUnsent(deciding, row, mapped, context);
    // The former contact stays known, so that its person is not created again.
    if (decision.kind === "replace" && !decision.isDeleted) rekeyed.push(retired(decision.entry));
    // A row about another person may describe any contact but the one with its key.
    const isOther = isAboutOther(decision) || isAnswered;
    const unsent = { ...unappliedRow(row, mapped), entryId: isOther ? null : (entry?.id ?? null) };
    // A row that is left out because of a never entry protects no linked contact from its delete.
    const isLeftOut = decision.kind === "skipped" && decision.reason === "never";
    if (!isSent(decision) && !isLeftOut) protectLinked(deciding, unsent);
    if (decision.kind === "rejected") protectOthers(deciding, unsent);
    if (decision.kind === "rejected" || decision.kind === "in_doubt") noteRefused(deciding, unsent);
    if (decision.kind === "leave" && feed.inactive === "hold") tally.inactivePeople += 1;
    if (decision.kind === "update" && decision.entry === null) taken.add(decision.contactId);
    writeDecision(deciding, row, mapped, withOrigin(decision, entry?.id ?? null));
  }

  const decideAgain = ({ row, mapped, context, holder }: RefusedRow): RowDecision => {
    const { email, phone } = traitsOf(mapped.input);
    const addressFreed = deciding.draft.freesAddressOf(holder, { groupId: mapped.input.group_id, email, phone });
    const refusal = context.refusal === null ? null : { ...context.refusal, addressFreed };
    return keep(mapped, row.hash, decideRow({ ...context, row: mapped, refusal }, settings, groupNames, now));
  };
  const unsentRow = ({ row, mapped, context }: RefusedRow): UnappliedRow => {
    return { ...unappliedRow(row, mapped), entryId: context.entry?.id ?? null };
  };
  const decideRefusedAgain = async () => {
    // A row that stays refused protects contacts from being deleted. Such a contact keeps its address, for which another
    // refused row may wait. So this is repeated until no further delete is dropped.
    do {
      for (const row of refused) if (!isSent(decideAgain(row))) protectLinked(deciding, unsentRow(row));
    } while (deciding.draft.dropProtectedDeletes() > 0);
    for (const row of refused) {
      await pause();
      const decision = decideAgain(row);
      if (!isSent(decision)) {
        noteRefused(deciding, unsentRow(row));
        noteUnsent(deciding, row.row, row.mapped, row.context);
      }
      writeDecision(deciding, row.row, row.mapped, decision);
    }
  };
  const newQuestions = renamed.maybe.size;
  const { removed } = sameKeys;
  return { ...tally, otherPeople, answeredOther, newQuestions, rekeyed, rehashed, removed, decideRefusedAgain };
}

function unappliedRow({ mapped, hash, entryId, seq }: StagedRow, { input, contactId }: ContactRow): UnappliedRow {
  return { traits: traitsOf(input), contactId, entryId, hash, line: mapped.line, seq };
}

/** Rejects rows that give the same contact_id under different keys, because it is not known which row is right. */
function decideSameContacts({ staging, draft }: Pick<Deciding, "staging" | "draft">): readonly SharingRow[] {
  const unapplied: SharingRow[] = [];
  for (const rows of staging.sameContactRows()) {
    for (const { seq, line } of rows) {
      const row = staging.row(seq);
      if (row?.mapped.kind !== "contact") continue;
      const { key, contactId } = row.mapped;
      staging.setState(seq, "decided");
      unapplied.push({ ...row.mapped, entryId: row.entryId, hash: row.hash, seq });
      const issues = [issue("duplicate_contact_id", { ...otherLines(rows, line), contactId: contactId ?? 0 })];
      draft.addRow({ ...rowResults(row.mapped, row.hash, row.openItem), key, issues });
    }
  }
  return unapplied;
}

/** Writes a row that mapping rejected. If its key has no entry, the row protects the contacts that it may describe. */
function decideRejected(
  deciding: Pick<Deciding, "staging" | "draft" | "mode" | "ledger" | "feed" | "never">,
  { seq, mapped, hash, openItem, entryId }: StagedRow,
  tally: Pick<RowTally, "rowsUnreadable" | "rowsAmbiguous" | "rowsUnordered">,
): void {
  if (mapped.kind !== "rejected") return;
  const result = { ...rowResults(mapped, hash, openItem), key: mapped.key };
  // Under the key of another person's contact, the row keeps this contact. So it is not left out without a word.
  if (entryId === null && isNever({ never: deciding.never, feed: deciding.feed.name }, mapped)) {
    deciding.staging.setState(seq, "decided");
    return deciding.draft.addRow({ ...result, outcome: "skipped", reason: "never" });
  }
  tally.rowsUnreadable += 1;
  if (mapped.issues.some(({ code }) => code === "birthday_ambiguous")) tally.rowsAmbiguous += 1;
  if (mapped.issues.some((found) => openOrderOf(found) === "nameOrder")) tally.rowsUnordered += 1;
  protectRefused(deciding, { ...mapped, entryId, hash, seq });
  noteRefusedValues(deciding, { ...mapped, seq, hash }, entryId);
  deciding.staging.setState(seq, "decided");
  deciding.draft.addRow({ ...result, issues: mapped.issues });
}
