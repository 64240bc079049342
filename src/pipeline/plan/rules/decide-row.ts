import { nameOf, type ContactInput, type Entry } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Issue } from "../../../model/issue.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import type { Changes, FollowUp } from "../../../model/operation.ts";
import { fold } from "../../../model/text/spelling/text-folding.ts";
import { mayAskAgain, type EarlierRefusal } from "./compare/ask-again.ts";
import { fieldWithLostLetters } from "./compare/damaged-names.ts";
import { decideFollowUp } from "./decide-follow-up.ts";
import { allNew, difference } from "./diff.ts";
import { questionAbout } from "./compare/question-about.ts";
import { leaveOut, withKept } from "./shared-addresses.ts";
import { isAboutOther } from "./who-is-who.ts";

export type ContactRow = Extract<MappedRow, { kind: "contact" }>;

/** What the decision about one row needs. */
export interface RowContext {
  readonly row: ContactRow;
  readonly hash: string;
  /** The entry with the row's key, or of the same person under a former key. */
  readonly entry: Entry | null;
  /** An open item doubts that the row is about the person of `entry`. */
  readonly isDoubted: boolean;
  /** What a person answered when asked whether the row is the person of `entry`; null: not asked, or not answered. */
  readonly answer: "same" | "new" | null;
  /** The body of a create in doubt for this key; null: there is none. */
  readonly inDoubt: ContactInput | null;
  /** The refusal of exactly this content; null: there is none. */
  readonly refusal: EarlierRefusal | null;
  /** A linked contact of this feed that may be the same person. */
  readonly lookalike: Entry | null;
  /** A create in doubt under another key of this feed that may be the same person. */
  readonly lookalikeInDoubt: { readonly operation: number; readonly input: ContactInput } | null;
  /** A contact whose key has vanished and who may be the row's person: a person has to decide. */
  readonly mayBe: Entry | null;
  /** The entry that has the contact_id which the row gives. */
  readonly holderOfId: Entry | null;
  /** A linked contact of another feed with the same e-mail or phone, or the same name and birthday. */
  readonly twin: Entry | null;
  /** Address fields whose value the same group has already. For a linked contact, only the fields that it does not have yet. */
  readonly shared: readonly ("email" | "phone")[];
  /** Address fields that a person leaves out. `row` lacks them. */
  readonly leftOut: readonly ("email" | "phone")[];
  /** The question about a birthday that the person of `entry` can hardly have; null: there is none, or a person saw the row. */
  readonly birthdayDoubt: Issue | null;
}

export type RowDecision =
  | { readonly kind: "create"; readonly input: ContactInput; readonly warnings: readonly Issue[] }
  | {
      readonly kind: "update";
      readonly entry: Entry | null;
      readonly contactId: number;
      readonly input: ContactInput;
      readonly changes: Changes;
      readonly warnings: readonly Issue[];
    }
  /**
   * The row is about another person than the entry's. The former contact is deleted, or loses its key where the feed may not
   * delete, and the row's person is created under the key.
   */
  | {
      readonly kind: "replace";
      readonly entry: Entry;
      readonly isDeleted: boolean;
      readonly input: ContactInput;
      readonly warnings: readonly Issue[];
    }
  | { readonly kind: "unchanged"; readonly entry: Entry; readonly warnings: readonly Issue[] }
  | {
      readonly kind: "rejected";
      readonly issue: Issue;
      readonly status: number | null;
      readonly requestId: string | null;
    }
  | { readonly kind: "in_doubt"; readonly followUp: FollowUp }
  | { readonly kind: "skipped"; readonly reason: "inactive" | "never" }
  /** The contact is linked and marked deceased or terminated. Its delete is held, unless the feed says `delete`. */
  | { readonly kind: "leave"; readonly entry: Entry; readonly word: string };

type Settings = Pick<
  FeedSettings,
  "mode" | "blankCells" | "defaults" | "missingContact" | "sharedAddress" | "inactive" | "deletes"
> & {
  /** Whether the feed's own lists may delete. A corrected report has the mode `changes`, but its feed may delete. */
  readonly mayDelete: boolean;
};

/**
 * Decides one row. An earlier rule wins over a later one.
 *
 * @param now ms since 1970
 */
export function decideRow(
  context: RowContext,
  settings: Settings,
  groupNames: ReadonlyMap<number, string>,
  now: number,
): RowDecision {
  const { row, entry } = context;
  const isChanged = entry !== null && context.hash !== entry.hash;
  const damaged = isChanged ? fieldWithLostLetters(entry.applied, row.input) : null;
  if (damaged !== null) return reject("cell_fault", damaged, { cell: row.input[damaged] ?? "", fault: "letters_lost" });
  const isOther =
    isChanged && (context.answer === "new" || context.isDoubted || isAboutOther(entry.applied, row.input));
  if (isOther && context.answer === null)
    return reject("other_person", null, questionAbout(entry, { ...row, like: context.lookalike }, settings.mayDelete));
  if (row.inactive !== null && settings.inactive !== "ignore") return decideInactive(context, settings, row.inactive);
  const holder = context.holderOfId;
  if (holder !== null && holder.id !== entry?.id) {
    return reject("linked_elsewhere", "contact_id", { contactId: holder.contactId, feed: holder.feed });
  }
  if (entry !== null && row.contactId !== null && row.contactId !== entry.contactId) {
    return reject("linked_elsewhere", "contact_id", { contactId: entry.contactId, feed: entry.feed });
  }
  // The create for this key may have arrived. The row waits until that is known.
  if (context.inDoubt !== null) {
    return { kind: "in_doubt", followUp: decideFollowUp(context, context.inDoubt, settings, groupNames) };
  }
  if (context.refusal !== null && !mayAskAgain(context.refusal, settings, now)) {
    const { status, issue, requestId } = context.refusal;
    return { kind: "rejected", issue, status, requestId };
  }
  const isReplaced = isOther && context.answer === "new";
  // A blank cell keeps the group of the linked contact. Another person does not get it.
  const keepsGroup = row.blank.includes("group_id") && fold(row.groupName) !== fold(settings.defaults.group ?? "");
  if (isReplaced && keepsGroup) return reject("group_missing", "group", {});
  if (isChanged && context.answer === null && context.birthdayDoubt !== null)
    return { kind: "rejected", issue: context.birthdayDoubt, status: null, requestId: null };
  if (entry !== null && !isReplaced) return decideKnown(context, entry, settings, groupNames);
  if (row.contactId !== null) {
    const changes = allNew(row.input, row.groupName);
    return { kind: "update", entry: null, contactId: row.contactId, input: row.input, changes, warnings: row.warnings };
  }
  if (context.mayBe !== null)
    return reject("other_person", null, questionAbout(context.mayBe, { ...row, like: null }, settings.mayDelete));
  if (context.lookalike !== null) {
    const { contactId, applied } = context.lookalike;
    return reject("looks_like", null, { contactId, name: nameOf(applied) });
  }
  if (context.lookalikeInDoubt !== null) {
    const { operation: operationId, input } = context.lookalikeInDoubt;
    return reject("looks_like_in_doubt", null, { operationId, name: nameOf(input) });
  }
  const decision = decideNew(context, settings);
  return entry === null ? decision : replace(entry, decision, settings);
}

function replace(
  entry: Entry,
  { input, warnings }: Extract<RowDecision, { kind: "create" }>,
  { mayDelete }: Settings,
): RowDecision {
  return {
    kind: "replace",
    entry,
    isDeleted: mayDelete,
    input,
    warnings: mayDelete ? warnings : [...warnings, formerStays(entry)],
  };
}

function formerStays({ applied, contactId }: Entry): Issue {
  return { code: "former_contact_stays", field: null, header: null, data: { name: nameOf(applied), contactId } };
}

/**
 * Returns a row with the warning that the former contact of its key stays in the service, where the feed may not delete.
 *
 * @param former null: there is none
 */
export function withFormer(
  row: ContactRow,
  former: Entry | null,
  { mayDelete }: Pick<Settings, "mayDelete">,
): ContactRow {
  return former === null || mayDelete ? row : { ...row, warnings: [...row.warnings, formerStays(former)] };
}

function decideKnown(
  { row, hash, shared, leftOut }: RowContext,
  entry: Entry,
  settings: Settings,
  groupNames: ReadonlyMap<number, string>,
): RowDecision {
  if (hash === entry.hash) return { kind: "unchanged", entry, warnings: row.warnings };
  const isCertain = entry.hash !== "";
  const left = leaveOut(row.input, settings.sharedAddress === "leaveOut" ? shared : []);
  const found = difference({
    applied: entry.applied,
    asked: withKept(left.input, entry.applied, leftOut),
    blank: row.blank,
    blankCells: settings.blankCells,
    groupNames,
    isCertain,
  });
  const warnings = [...row.warnings, ...left.warnings, ...found.warnings];
  // The guardian is still to be created, so its contact_id is not known yet.
  const guardian: Changes = row.guardian === null ? {} : { guardian_contact_id: [null, row.guardian] };
  const changes = { ...found.changes, ...guardian };
  if (isCertain && Object.keys(changes).length === 0) return { kind: "unchanged", entry, warnings };
  return { kind: "update", entry, contactId: entry.contactId, input: found.input, changes, warnings };
}

function decideNew({ row, twin, shared }: RowContext, settings: Settings): Extract<RowDecision, { kind: "create" }> {
  const warnings = [...row.warnings];
  if (twin !== null) {
    const data = { feed: twin.feed, contactId: twin.contactId };
    warnings.push({ code: "greeted_twice", field: null, header: null, data });
  }
  if (settings.sharedAddress !== "leaveOut" || shared.length === 0)
    return { kind: "create", input: row.input, warnings };
  const left = leaveOut(row.input, shared);
  return { kind: "create", input: left.input, warnings: [...warnings, ...left.warnings] };
}

function decideInactive({ row, entry }: RowContext, settings: Settings, word: string): RowDecision {
  if (entry === null) return { kind: "skipped", reason: "inactive" };
  if (settings.mode === "changes" || settings.deletes === null) {
    const warning: Issue = { code: "inactive_reported", field: null, header: null, data: { word } };
    return { kind: "unchanged", entry, warnings: [...row.warnings, warning] };
  }
  return { kind: "leave", entry, word };
}

function reject(code: Issue["code"], field: string | null, data: Issue["data"]): RowDecision {
  return { kind: "rejected", issue: { code, field, header: null, data }, status: null, requestId: null };
}
