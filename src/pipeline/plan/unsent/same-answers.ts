/** Rows of which a person answered that they are about the same contact. A contact gets the values of one row. */
import type { Entry } from "../../../model/contact.ts";
import { flatten } from "../../../model/flat-input.ts";
import type { LikelyPair } from "../../../model/mapped-row.ts";
import { nameOf } from "../../../model/contact.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import type { Deciding } from "../row-context.ts";
import type { ContactRow, RowDecision } from "../rules/decide-row.ts";
import { oneToOne } from "../rules/same-person.ts";
import { differingColumns } from "./second-rows.ts";

type Comparing = Pick<Deciding, "staging" | "ledger" | "feed" | "columns">;

/** Entry id by the `seq` of a row: rows of one contact that differ. A person has to say which of them is right. */
export type SharedContacts = ReadonlyMap<number, number>;

/** Gives each contact the one row that a person answered to be its person, or the first of several rows that are equal. */
export function oneRowEach(
  comparing: Comparing,
  pairs: readonly LikelyPair[],
): { readonly answered: ReadonlyMap<number, number>; readonly shared: SharedContacts } {
  const answered = new Map(oneToOne(pairs));
  const shared = new Map<number, number>();
  const rowsOf = new Map<number, number[]>();
  for (const { seq, entryId } of pairs) rowsOf.set(entryId, [...(rowsOf.get(entryId) ?? []), seq]);
  for (const [entryId, rows] of rowsOf) {
    const [first, ...others] = rows.toSorted((one, other) => one - other);
    if (first === undefined || others.length === 0) continue;
    if (others.every((other) => differing(comparing, first, other).length === 0)) answered.set(first, entryId);
    else for (const seq of [first, ...others]) shared.set(seq, entryId);
  }
  return { answered, shared };
}

/** Returns the question about a row whose contact has another row that differs, by a person's answers. */
export function askWhichRow(
  comparing: Comparing,
  { seq, entry }: { readonly seq: number; readonly entry: Entry },
  shared: SharedContacts,
): RowDecision {
  const others = [...shared].filter(([other, entryId]) => entryId === entry.id && other !== seq);
  const [[other] = [seq]] = others;
  const data = {
    contactId: entry.contactId,
    name: nameOf(entry.applied),
    key: readableKey(rowAt(comparing, other)?.key ?? ""),
    differing: differing(comparing, seq, other),
  };
  const issue = { code: "looks_like", field: null, header: null, data } as const;
  return { kind: "rejected", issue, status: null, requestId: null };
}

function differing(comparing: Comparing, one: number, other: number): readonly string[] {
  const [first, second] = [rowAt(comparing, one), rowAt(comparing, other)];
  if (first === null || second === null) return [];
  return differingColumns(comparing, flatten(second.input), flatten(first.input));
}

function rowAt({ staging }: Pick<Comparing, "staging">, seq: number): ContactRow | null {
  const mapped = staging.row(seq)?.mapped;
  return mapped?.kind === "contact" ? mapped : null;
}
