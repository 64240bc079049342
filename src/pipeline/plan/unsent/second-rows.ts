/** Rows of a person who has another row, under another key, as a person answered. Only that other row counts. */
import type { StagedRow } from "../../../ledger/planning/staged-row.ts";
import type { Entry } from "../../../model/contact.ts";
import { flatten, type FlatInput } from "../../../model/flat-input.ts";
import { isRetiredKey, knownKey } from "../../../model/text/row-key.ts";
import { foldHeader } from "../../../model/text/spelling/text-folding.ts";
import type { Deciding } from "../row-context.ts";
import type { ContactRow } from "../rules/decide-row.ts";
import { isSamePerson } from "../rules/who-is-who.ts";
import { issue, rowResults } from "../write-decision.ts";

/**
 * Returns the contact of the other row, where a person answered that a row with a new key is the person of a contact that has a
 * row; null: the row is no second row.
 */
export function holderOfSecond(
  deciding: Pick<Deciding, "ledger" | "staging" | "feed">,
  row: Pick<StagedRow, "openItem" | "hash">,
  { key, input }: ContactRow,
): Entry | null {
  const { ledger, staging, feed } = deciding;
  for (const contactId of ledger.answers.sameAs(feed.name, key)) {
    const entry = ledger.entries.byContact(contactId);
    if (entry?.feed !== feed.name) continue;
    const isSecond =
      staging.hasRow(entry.id) || staysSecond(deciding, row, { key, entry }) || isLater(deciding, key, entry);
    // The row may have changed since the answer.
    const answer = ledger.answers.of({ feed: feed.name, key, hash: row.hash, contactId });
    if (isSecond && (answer === "same" || isSamePerson(entry.applied, input))) return entry;
  }
  return null;
}

/**
 * Returns whether a person answered for another row first that it is the contact's person. That row counts while the feed's
 * newest list has it. A list of changes does not show that, so there a question that is older than the first answer counts.
 */
export function isLater(
  { ledger: { answers, openItems, runs }, staging, feed }: Pick<Deciding, "ledger" | "staging" | "feed">,
  key: string,
  entry: Entry,
): boolean {
  if (entry.key === key) return false;
  const first = answers.sameAnswer({ feed: feed.name, key: entry.key, contactId: entry.contactId });
  // The answer for a row is also stored for the contact's former key.
  if (first === null || openItems.byId(first.openItem)?.subject !== `key:${entry.key}`) return false;
  if (feed.mode === "changes") return (openItems.bySubject(feed.name, `key:${key}`)?.since ?? first.at) < first.at;
  return !staging.isMissing(entry.id) || (runs.latestAccepted(feed.name)?.acceptedAt ?? "") <= first.at;
}

/**
 * Returns whether a row without the other one stays the second row. A corrected report has only the rows that were reported,
 * and a list of changes may have only one of the two. In a complete list, the row is then the person's only row. So it is where
 * another person has got the key of the contact.
 */
export function staysSecond(
  { ledger, feed }: Pick<Deciding, "ledger" | "feed">,
  { openItem, hash }: Pick<StagedRow, "openItem" | "hash">,
  { key, entry }: { readonly key: string; readonly entry: Entry | null },
): boolean {
  if (openItem === null && feed.mode === "snapshot") return false;
  if (entry !== null && isRetiredKey(entry.key)) return false;
  const item =
    openItem === null ? ledger.openItems.bySubject(feed.name, `key:${key}`) : ledger.openItems.byId(openItem);
  if (item === null || item.state === "closed") return false;
  return item.issues[0].code === "second_row_differs" && (openItem !== null || item.hash === hash);
}

/** Writes a second row. Equal rows count once, and a row that differs from the one that counts is reported. */
export function writeSecond(
  deciding: Pick<Deciding, "staging" | "draft" | "feed" | "columns">,
  { seq, hash, openItem }: StagedRow,
  mapped: ContactRow,
  holder: Entry,
): void {
  const { staging, draft } = deciding;
  const other = staging.rowOfEntry(holder.id)?.mapped;
  // A row that is as last applied has no values of its own.
  const counts = flatten(other?.kind === "contact" ? other.input : holder.applied);
  const differing = differingColumns(deciding, flatten(mapped.input), counts);
  // The contact may have a retired key until the other row gets its key.
  const ofOther = other?.kind === "contact" ? other.key : holder.key;
  const data = { key: knownKey(ofOther), contactId: holder.contactId, differing };
  const issues = differing.length === 0 ? [] : [issue("second_row_differs", data)];
  staging.setState(seq, "duplicate");
  const result = rowResults(mapped, hash, openItem);
  draft.addRow({ ...result, outcome: "duplicate", reason: "second_row", issues, key: mapped.key });
}

/** Returns the columns in which two rows of one person have different values. The columns of the key differ always. */
export function differingColumns(
  { feed, columns }: Pick<Deciding, "feed" | "columns">,
  second: FlatInput,
  counts: FlatInput,
): readonly string[] {
  const ofKey = new Set((feed.key ?? []).map(foldHeader));
  const isOfKey = ({ header, target }: (typeof columns)[number]) =>
    ofKey.has(foldHeader(header)) || (target !== null && ofKey.has(foldHeader(target)));
  const fields = [...new Set([...Object.keys(counts), ...Object.keys(second)])].filter(
    (field) => field !== "guardian_contact_id" && (counts[field] ?? null) !== (second[field] ?? null),
  );
  const found = fields.flatMap((field) => {
    const own = columns.filter((column) => column.target !== null && isMadeOf(field, column.target));
    return own.length === 0 ? [field] : own.filter((column) => !isOfKey(column)).map(({ header }) => header);
  });
  const order = columns.map(({ header }) => header);
  return [...new Set(found)].toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Returns whether a column with this target gives the field its value, or a part of it. */
function isMadeOf(field: string, target: string): boolean {
  if (field === "group_id") return target === "group";
  if (target === "full_name") return field === "first_name" || field === "last_name";
  return target === field || target.startsWith(`${field}_`);
}
