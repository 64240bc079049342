/** Decides the rows of which nothing is sent because they are skipped. Counts the people passed over. */
import { isLineIssue } from "../../../model/issue.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import type { SkipReason } from "../../../model/row.ts";
import type { DecidingList } from "../deciding-list.ts";
import { noteRefused, protectLinked } from "../protect-contacts.ts";
import type { Deciding } from "../row-context.ts";
import { rowResults } from "../write-decision.ts";

type SkippedRow = Extract<MappedRow, { readonly kind: "skipped" }>;

/**
 * Writes the skipped rows. A row that a person has hidden, and a row of an unread sheet or table, still protects the contacts
 * that it may describe. Without a name, a row of an unread table is probably no person.
 */
export async function decideSkipped(deciding: Deciding): Promise<void> {
  const { staging, draft, pause } = deciding;
  for (const { mapped, hash, openItem, entryId } of staging.rows("skipped", "notable")) {
    await pause();
    if (mapped.kind !== "skipped") continue;
    const unsent =
      mapped.person === undefined ? null : { ...mapped.person, entryId, hash, line: mapped.line, seq: null };
    if (unsent !== null) protectLinked(deciding, unsent);
    const mayBePerson = mapped.reason === "hidden_row" || unsent?.traits.fullName !== null;
    if (unsent !== null && mayBePerson) noteRefused(deciding, unsent);
    const result = { ...rowResults(mapped, hash, openItem), key: null, issues: mapped.issue ? [mapped.issue] : [] };
    if (mapped.issue === undefined || !isLineIssue(mapped.issue))
      draft.addRow({ ...result, outcome: "skipped", reason: mapped.reason });
    else draft.addRow(mapped.issue.code === "waits_for_list" ? { ...result, outcome: "deferred" } : result);
  }
}

/** Reasons of rows that hold people, but stand outside the rows that are read. */
const NOT_READ: readonly SkipReason[] = ["other_sheet", "second_table"];

/**
 * Returns the number of people in rows that the program did not read and that a person has to check. Call it when all rows and
 * absences are decided.
 *
 * - Contacts that a row still protects, so that the list does not delete them: in every list, until the row is gone.
 * - Contacts that a list of changes, or a list without deletes, leaves as they are: once.
 * - New people: once. People who have left are none. Neither are people on a sheet that the feed's `sheet` setting leaves
 *   out, because it may be the list of another feed.
 */
export function countNotRead({ kind, staging, mode, feed }: DecidingList): number {
  if (kind !== "list") return 0;
  const mayDelete = mode === "snapshot" && feed.deletes !== null;
  const kept = new Set<number>();
  const others = new Map<string, { readonly contacts: readonly number[]; readonly name: string }>();
  for (const { mapped, hash, entryId } of staging.rows("skipped", "notable")) {
    if (mapped.kind !== "skipped" || !NOT_READ.includes(mapped.reason)) continue;
    const { person } = mapped;
    if (person === undefined || (person.traits.fullName === null && entryId === null)) continue;
    const contacts = staging.keptBy({ ...person, entryId });
    const name = person.traits.fullName ?? "";
    const isLeftOut = person.hasLeft === true || (mapped.reason === "other_sheet" && feed.sheet !== null);
    if (mayDelete) for (const id of contacts) kept.add(id);
    else if (contacts.length > 0) others.set(hash, { contacts, name });
    if (contacts.length > 0 || isLeftOut || entryId !== null) continue;
    if (isWhole(person) && !staging.isLinked(person.traits)) others.set(hash, { contacts, name });
  }
  if (others.size === 0) return kept.size;
  const news = staging.newPassedOver([...others.keys()]);
  const found = [...others].flatMap(([hash, other]) => (news.has(hash) ? [other] : []));
  const unread = staging.unreadNames(found.map(({ name }) => name));
  const people = new Set(
    found.flatMap(({ contacts, name }) => (contacts.length === 0 && unread.has(name) ? name : [])),
  );
  return kept.size + new Set(found.flatMap(({ contacts }) => contacts)).size + people.size;
}

/** Returns whether a row that is passed over has what the feed knows its people by. A list of telephones has only names. */
function isWhole({ key, traits: { firstName, birthday } }: NonNullable<SkippedRow["person"]>): boolean {
  return firstName !== null && (key !== null || birthday !== null);
}
