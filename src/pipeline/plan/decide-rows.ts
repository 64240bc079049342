import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import type { Staging } from "../../ledger/planning/staging.ts";
import type { PlanEffects } from "../../ledger/planning/store-plan.ts";
import type { Person } from "../../model/mapped-row.ts";
import { traitsOf } from "../../model/traits.ts";
import { decideDuplicates, otherLines, type SameKeyRow } from "./rules/duplicates.ts";
import { decideRow, type ContactRow, type RowContext, type RowDecision } from "./rules/decide-row.ts";
import { oneToOne } from "./rules/same-person.ts";
import { contextOf, withGuardian, type Deciding } from "./row-context.ts";
import { rowsToDecide } from "./rows-to-decide.ts";
import { issue, rowResults, writeDecision } from "./write-decision.ts";

/** What the decisions leave behind for the guards and for the ledger. */
export interface Decided {
  readonly rowsUnreadable: number;
  readonly unidentifiedRows: number;
  readonly inactivePeople: number;
  readonly blankKeys: number;
  readonly rekeyed: PlanEffects["rekeyed"];
  readonly rehashed: PlanEffects["rehashed"];
  /**
   * Decides the rows that the service refused because one of ours has their address. To be called when every other row
   * and absence is decided: by then it is known whether this very plan frees the address.
   */
  reconsider(): void;
}

/**
 * Decides every staged row, in file order: gathers what a decision needs, calls the pure function, writes its value
 * into the draft.
 */
export function decideRows(deciding: Deciding): Decided {
  const { staging, mode } = deciding;
  const settings = { ...deciding.feed, mode };
  const tally = { rowsUnreadable: 0, unidentifiedRows: 0, inactivePeople: 0, blankKeys: 0 };
  const rekeyed: PlanEffects["rekeyed"][number][] = [];
  const rehashed: PlanEffects["rehashed"][number][] = [];
  const reconsidered: { row: StagedRow; mapped: ContactRow; context: RowContext; holder: number }[] = [];

  const undecided = [...decideSameKeys(deciding, tally), ...decideSameContacts(deciding)];
  const renamed = mode === "snapshot" ? findRenamed(deciding) : new Map<number, number>();
  decideSkipped(deciding, tally);
  for (const row of undecided) spare(deciding, row, tally);
  for (const row of staging.rows("rejected", "notable")) decideRejected(deciding, row, tally);
  for (const row of rowsToDecide(deciding)) {
    const mapped = withGuardian(deciding, row.mapped as ContactRow);
    const entryId = renamed.get(row.seq) ?? row.entryId;
    const entry = entryId === null ? null : deciding.ledger.entries.byId(entryId);
    if (entry !== null && renamed.has(row.seq)) {
      staging.setEntry(row.seq, entry.id);
      rekeyed.push({ entryId: entry.id, key: mapped.key });
    }
    const context = contextOf(deciding, row, mapped, entry);
    const decision = decideRow(context, settings, deciding.groupNames, deciding.now);
    const holder = context.refusal?.holder ?? null;
    if (decision.kind === "rejected" && holder !== null) {
      reconsidered.push({ row, mapped, context, holder });
      continue;
    }
    if (decision.kind === "unchanged" && decision.warnings.length === 0 && decision.entry.hash !== row.hash) {
      rehashed.push({ entryId: decision.entry.id, hash: row.hash, before: decision.entry.hash });
    }
    if (decision.kind === "rejected") staging.setState(row.seq, "rejected");
    if (!isSent(decision)) spare(deciding, undecidedOf(mapped, entry), tally);
    if (decision.kind === "leave" && deciding.feed.inactive === "hold") tally.inactivePeople += 1;
    writeDecision(deciding, row, mapped, decision);
  }
  const decideAgain = ({ mapped, context, holder }: (typeof reconsidered)[number]): RowDecision => {
    const { email, phone } = traitsOf(mapped.input);
    const addressFreed = deciding.draft.freesAddressOf(holder, { groupId: mapped.input.group_id, email, phone });
    const refusal = context.refusal === null ? null : { ...context.refusal, addressFreed };
    return decideRow({ ...context, row: mapped, refusal }, settings, deciding.groupNames, deciding.now);
  };
  const reconsider = () => {
    // A row that stays refused protects whom it may be, and so keeps an address in use that another one waits for.
    do {
      for (const row of reconsidered)
        if (!isSent(decideAgain(row))) spare(deciding, undecidedOf(row.mapped, row.context.entry), tally);
    } while (deciding.draft.dropProtectedDeletes() > 0);
    for (const row of reconsidered) writeDecision(deciding, row.row, row.mapped, decideAgain(row));
  };
  return { ...tally, rekeyed, rehashed, reconsider };
}

/** Whether the decision asks for a call. Who a row may be that asks for none is not absent. */
function isSent({ kind }: RowDecision): boolean {
  return kind === "create" || kind === "update";
}

/** What is known of a row that is not applied. */
interface Undecided extends Person {
  readonly entryId: number | null;
}

function undecidedOf({ input, contactId }: ContactRow, entry: { readonly id: number } | null): Undecided {
  return { traits: traitsOf(input), contactId, entryId: entry?.id ?? null };
}

/** Whoever a row may be that is not applied is not absent; while it may be anybody, nobody is. */
function spare({ staging, mode }: Deciding, row: Undecided, tally: { unidentifiedRows: number }): void {
  if (row.entryId !== null || mode !== "snapshot") return;
  const { traits, contactId } = row;
  const isSomebody = staging.protect(traits, contactId);
  if (!isSomebody && traits.email === null && traits.phone === null && traits.fullName === null)
    tally.unidentifiedRows += 1;
}

/** Rows that are no data. One that was hidden by hand still is somebody. */
function decideSkipped(deciding: Deciding, tally: { unidentifiedRows: number }): void {
  const { staging, draft } = deciding;
  for (const { mapped, hash, openItem, entryId } of staging.rows("skipped", "notable")) {
    if (mapped.kind !== "skipped") continue;
    if (mapped.person !== undefined) spare(deciding, { ...mapped.person, entryId }, tally);
    draft.addRow({ ...rowResults(mapped, hash, openItem), outcome: "skipped", reason: mapped.reason, key: null });
  }
}

/** Rows with one key: equal ones count once, differing ones are all rejected with each other's lines. */
function decideSameKeys({ staging, draft }: Deciding, tally: { rowsUnreadable: number }): readonly Undecided[] {
  const undecided: Undecided[] = [];
  for (const rows of staging.sameKeyRows()) {
    const { duplicates, differing } = decideDuplicates(rows);
    for (const row of duplicates) {
      const { hash, openItem, mapped } = rowOf(staging, row);
      staging.setState(row.seq, "duplicate");
      draft.addRow({ ...rowResults(mapped, hash, openItem), outcome: "duplicate", key: mapped.key });
    }
    for (const row of differing) {
      const { hash, openItem, mapped, entryId } = rowOf(staging, row);
      staging.setState(row.seq, "decided");
      if (mapped.kind === "rejected") tally.rowsUnreadable += 1;
      if (mapped.kind !== "thin") undecided.push({ ...mapped, entryId });
      const issues = [
        issue("duplicate_key", otherLines(rows, row.line)),
        ...(mapped.kind === "rejected" ? mapped.issues : []),
      ];
      draft.addRow({ ...rowResults(mapped, hash, openItem), key: mapped.key, issues });
    }
  }
  return undecided;
}

/** A row with a key; of one that is as last applied only line and key are kept. */
function rowOf(staging: Staging, { seq, line, hash }: SameKeyRow) {
  const whole = staging.row(seq);
  if (whole !== null && whole.mapped.kind !== "skipped") return { ...whole, mapped: whole.mapped };
  const thin = { kind: "thin" as const, line, key: staging.thinLine(seq).key, cells: [] };
  return { hash, openItem: null, entryId: null, mapped: thin };
}

/** Rows that name one contact_id under different keys: nobody can say whose it is. */
function decideSameContacts({ staging, draft }: Deciding): readonly Undecided[] {
  const undecided: Undecided[] = [];
  for (const rows of staging.sameContactRows()) {
    for (const { seq, line } of rows) {
      const row = staging.row(seq);
      if (row?.mapped.kind !== "contact") continue;
      const { key, contactId } = row.mapped;
      staging.setState(seq, "decided");
      undecided.push({ ...row.mapped, entryId: row.entryId });
      const issues = [issue("duplicate_contact_id", { ...otherLines(rows, line), contactId: contactId ?? 0 })];
      draft.addRow({ ...rowResults(row.mapped, row.hash, row.openItem), key, issues });
    }
  }
  return undecided;
}

/** The same person under another key: a key vanished, one appeared, and they share what makes a person, one to one. */
function findRenamed({ staging }: Deciding): ReadonlyMap<number, number> {
  staging.findVanished();
  const renamed = oneToOne(staging.likelyPairs());
  for (const [seq, entryId] of renamed) staging.setEntry(seq, entryId);
  if (renamed.size > 0) staging.findVanished();
  return renamed;
}

/** What mapping could not read. It finds its entry by key, or protects those it may be from being absent. */
function decideRejected(
  deciding: Deciding,
  { seq, mapped, hash, openItem, entryId }: StagedRow,
  tally: { rowsUnreadable: number; unidentifiedRows: number; blankKeys: number },
): void {
  if (mapped.kind !== "rejected") return;
  tally.rowsUnreadable += 1;
  if (mapped.issues.some(({ code }) => code === "key_missing")) tally.blankKeys += 1;
  spare(deciding, { ...mapped, entryId }, tally);
  deciding.staging.setState(seq, "decided");
  deciding.draft.addRow({ ...rowResults(mapped, hash, openItem), key: mapped.key, issues: mapped.issues });
}
