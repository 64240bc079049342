/** Finds the contacts of corrected rows whose key a correction changed. */
import { fitOf } from "./rules/who-is-who.ts";
import type { Deciding } from "./row-context.ts";

type Finding = Pick<Deciding, "staging" | "ledger" | "feed">;

/** Issues that say that the reported key may be another person's. */
const DOUBTED_KEYS = new Set(["duplicate_key", "other_person", "looks_like"]);

/**
 * Returns the entry by the `seq` of each row that was reported under a contact's key, and has another key now. Where the
 * values show the contact's person, the row is about that person. A contact that has a row of its own is left out.
 */
export function correctedPeople({ staging, ledger, feed }: Finding): ReadonlyMap<number, number> {
  const rowsOf = new Map<number, number[]>();
  for (const seq of staging.correctedNew()) {
    const row = staging.row(seq);
    if (row?.mapped.kind !== "contact" || row.openItem === null) continue;
    const { hash, mapped } = row;
    const item = ledger.openItems.byId(row.openItem);
    if (item === null || item.issues.some(({ code }) => DOUBTED_KEYS.has(code))) continue;
    const key = /^key:([^\n]*)$/u.exec(item.subject)?.[1];
    const entry = key === undefined ? null : ledger.entries.byKey(feed.name, key);
    if (entry === null || staging.hasRow(entry.id)) continue;
    const fit = fitOf(entry.applied, mapped.input);
    const answer = ledger.answers.of({ feed: feed.name, key: mapped.key, hash, contactId: entry.contactId });
    if ((fit === "named" || fit === "same") && answer !== "new")
      rowsOf.set(entry.id, [...(rowsOf.get(entry.id) ?? []), seq]);
  }
  return new Map(
    [...rowsOf].flatMap(([entryId, [seq, ...others]]) => (others.length === 0 ? [[seq ?? 0, entryId]] : [])),
  );
}
