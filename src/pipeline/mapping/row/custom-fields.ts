import type { Source } from "../headers/column-plan.ts";
import { isEmptyMark } from "../values/placeholder.ts";
import { pickValue, type RowDraft } from "./row-draft.ts";
import { cleanText } from "../../../model/text-folding.ts";

/** The custom fields of a row that hold a value; null if there are none. What they mean is the account's business. */
export function readCustomFields(
  draft: RowDraft,
  fields: readonly { readonly name: string; readonly sources: readonly Source[] }[],
): Readonly<Record<string, string>> | null {
  if (fields.length === 0) return null;
  const values: [string, string][] = [];
  for (const { name, sources } of fields) {
    const field = `custom_fields.${name}`;
    const picked = pickValue(draft, field, sources, "optional", readCustomText);
    if (picked.kind === "value") values.push([name, picked.value]);
    if (picked.kind === "blank") draft.blank.push(field);
  }
  // Names come from the file, so they are never assigned: `__proto__` stays a name like any other.
  return values.length === 0 ? null : Object.fromEntries(values);
}

function readCustomText(cell: string): string {
  if (cell === "") return "";
  const text = cleanText(cell);
  return text.length <= 12 && isEmptyMark(text.toLowerCase()) ? "" : text;
}
