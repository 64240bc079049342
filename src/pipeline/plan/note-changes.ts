import { UNKNOWN_INPUT, type ContactInput, type Entry } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import type { Changes } from "../../model/operation.ts";
import type { StagedRow } from "../../ledger/planning/staged-row.ts";
import type { ReportedValues } from "../../model/mapped-row.ts";
import { blankedValues, changesToNote, familyOf } from "./rules/changes/classify-change.ts";
import type { ContactRow } from "./rules/decide-row.ts";
import { difference } from "./rules/diff.ts";
import type { Deciding } from "./row-context.ts";

/**
 * Notes what a row changes for a known person, for the guards.
 *
 * @param blank the mapped fields whose cells are blank
 */
export function noteChanges(
  { draft }: Pick<Deciding, "draft">,
  seq: number,
  entry: { readonly id: number; readonly applied: ContactInput },
  changes: Changes,
  blank: readonly string[],
): void {
  // The data of a contact that a person linked, or that a rebuild found, is unknown: its first values are no changes.
  if (entry.applied.first_name === UNKNOWN_INPUT.first_name) return;
  const found = [...changesToNote(entry.applied, changes), ...blankedValues(entry.applied, blank, changes)];
  if (found.length === 0) return;
  const family = found.find(({ field }) => field === "last_name")?.beforeKey ?? familyOf(entry.applied);
  for (const change of found) draft.noteChange({ seq, entryId: entry.id, family, ...change });
}

/**
 * Notes the addresses that a row asks for and the feed leaves out, because another contact has them: the list may be filled
 * down. What an accepted list left out already is nothing new.
 */
export function noteLeftOut(
  deciding: Deciding,
  row: Pick<StagedRow, "seq" | "hash">,
  { key }: Pick<ContactRow, "key">,
  entry: Entry,
  warnings: readonly Issue[],
): void {
  const left = warnings.flatMap(({ code, field, data }) =>
    code === "address_left_out" && field !== null ? [[field, [null, String(data["value"])] as const] as const] : [],
  );
  if (left.length === 0 || isSeen(deciding, key, row.hash)) return;
  noteChanges(deciding, row.seq, entry, Object.fromEntries(left), []);
}

/** Returns whether an accepted list had the same row, and its open item is not closed. */
function isSeen({ staging, ledger, feed }: Deciding, key: string, hash: string): boolean {
  const openItem = staging.isWatched(key) ? ledger.openItems.bySubject(feed.name, `key:${key}`) : null;
  if (openItem === null || openItem.state === "closed" || openItem.hash !== hash) return false;
  return ledger.runs.get(openItem.run)?.acceptedAt !== null;
}

/**
 * Notes what a row would change that is a question: whether it is about another person. A question of a list that was accepted
 * counts only in that list, because a person has seen it there.
 */
export function noteQuestion(
  deciding: Deciding,
  { seq, hash }: Pick<StagedRow, "seq" | "hash">,
  { key, input, blank }: Pick<ContactRow, "key" | "input" | "blank">,
  entry: Entry,
): void {
  const { feed, groupNames } = deciding;
  if (isSeen(deciding, key, hash)) return;
  const asked = { applied: entry.applied, asked: input, blank, blankCells: feed.blankCells, groupNames };
  noteChanges(deciding, seq, entry, difference({ ...asked, isCertain: entry.hash !== "" }).changes, blank);
}

const REPORTED_FIELDS = ["first_name", "last_name", "email", "phone", "birthday"] as const;

/**
 * Notes what a row of a corrected report changes against the text that was reported, for the guards. A person without an
 * entry is noted under a number that no entry has.
 *
 * @param input the values that the corrected row asks for
 */
export function noteCorrections(
  { draft }: Pick<Deciding, "draft">,
  seq: number,
  entryId: number | null,
  reported: ReportedValues,
  input: ContactInput,
): void {
  const changes = Object.fromEntries(
    REPORTED_FIELDS.flatMap((field) => {
      const [before, after] = [reported[field] ?? null, input[field] ?? null];
      return before === after ? [] : [[field, [before, after] as const]];
    }),
  );
  const before = { first_name: reported.first_name ?? "", last_name: reported.last_name ?? null };
  const family = familyOf(before);
  for (const change of changesToNote(before, changes))
    draft.noteChange({ seq, entryId: entryId ?? -seq, family, ...change });
}
