import type { Source } from "../headers/column-plan.ts";
import { isEmptyMark } from "../values/placeholder.ts";
import { pickValue, type RowDraft } from "./row-draft.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";

/** Returns the custom fields of a row that hold a value; null if none does. Their values are sent as they stand. */
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
  // The names come from the file: `fromEntries` keeps `__proto__` as a plain name, an assignment would not.
  return values.length === 0 ? null : Object.fromEntries(values);
}

function readCustomText(cell: string): string {
  if (cell === "") return "";
  const text = cleanText(cell);
  return text.length <= 12 && isEmptyMark(text.toLowerCase()) ? "" : text;
}
