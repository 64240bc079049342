/** Compares the columns of two lists by the fields that they become, so that a renamed column is the same column. */
import { TEXT_FIELDS } from "../../../model/contact.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { ListProfile } from "../../../model/survey.ts";
import { foldHeader } from "../../../model/text/spelling/text-folding.ts";

/** A field of a list: the header of its column, and the share of rows that have a value. */
export interface ListField {
  readonly target: string;
  readonly header: string;
  /** 0 to 1. */
  readonly filled: number;
}

/** Fields that one column can hold together. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  full_name: ["first_name", "last_name"],
  birthday_day: ["birthday"],
  birthday_month: ["birthday"],
  birthday_year: [],
};

/** Returns the fields of a list, by their names in a form in which they are compared. */
export function fieldsOf(
  columns: readonly ColumnUse[],
  { filled }: Pick<ListProfile, "filled">,
): ReadonlyMap<string, ListField> {
  const fields = new Map<string, ListField>();
  for (const { header, target } of columns) {
    if (target === null) continue;
    for (const part of PARTS[target] ?? [target]) {
      const share = filled[header] ?? 0;
      const known = fields.get(nameOf(part));
      if (known === undefined || known.filled < share)
        fields.set(nameOf(part), { target: part, header, filled: share });
    }
  }
  return fields;
}

/** Returns the name of a field. The names of custom fields may be headers, so they are compared as headers are. */
function nameOf(target: string): string {
  return (TEXT_FIELDS as readonly string[]).includes(target) ? target : foldHeader(target);
}

/**
 * Returns the key's columns of an earlier list that a list neither uses as its key nor has in another column.
 *
 * @param before the earlier list
 */
export function keyColumnsGone(
  before: { readonly columns: readonly ColumnUse[]; readonly keyColumns: readonly string[] },
  now: { readonly columns: readonly ColumnUse[]; readonly keyColumns: readonly string[] },
): readonly string[] {
  const headers = new Set([...now.columns.map(({ header }) => header), ...now.keyColumns].map(foldHeader));
  const targets = new Set(now.columns.map(({ target }) => target));
  return before.keyColumns.filter((header) => {
    const target = before.columns.find((column) => column.header === header)?.target ?? null;
    return !headers.has(foldHeader(header)) && (target === null || !targets.has(target));
  });
}
