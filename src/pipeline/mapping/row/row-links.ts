import { canonicalKey } from "../../../model/text/row-key.ts";
import type { Mapper } from "./mapper.ts";
import { isPlaceholder } from "../values/placeholder.ts";
import { issue, pickValue, type RowDraft } from "./row-draft.ts";
import { cleanText } from "../../../model/text/text-folding.ts";
import { dropTextMark, keyText } from "../values/cell-text.ts";

/** OneRoster names both parents in one cell: `p-1,p-2`. */
const SEVERAL_IDS = /^[^\s,;]*\d[^\s,;]*(?:\s*[,;]\s*[^\s,;]*\d[^\s,;]*)+$/;
const DAMAGED_NUMBER = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/**
 * Returns the guardian that a row names. Digits stay as they stand: they are a contact_id, or a key that is a number.
 * Any other text becomes the canonical form of a one-part key.
 *
 * @returns null if the row names no guardian, or one that can't be read; the draft then has the issue
 */
export function pickGuardian(draft: RowDraft, mapper: Mapper): string | null {
  const { guardian_contact_id: sources } = mapper.sources;
  if (sources.length === 0) return null;
  const picked = pickValue(draft, "guardian_contact_id", sources, "decisive", readId);
  if (picked.kind === "blank") draft.blank.push("guardian_contact_id");
  if (picked.kind !== "value") return null;
  const { value, source } = picked;
  if (DAMAGED_NUMBER.test(value) || SEVERAL_IDS.test(value)) {
    draft.issues.push(issue("guardian_unreadable", "guardian_contact_id", source, { cell: value }));
    return null;
  }
  return /^\d+$/.test(value) ? value : canonicalKey([keyText(value)]);
}

/** Returns the contact_id to which the row is explicitly linked; null without one. */
export function pickContactId(draft: RowDraft, mapper: Mapper): number | null {
  const { contact_id: sources } = mapper.sources;
  if (sources.length === 0) return null;
  const picked = pickValue(draft, "contact_id", sources, "decisive", readId);
  if (picked.kind !== "value") return null;
  const id = /^\d{1,15}$/.test(picked.value) ? Number(picked.value) : 0;
  if (id >= 1) return id;
  draft.issues.push(issue("contact_id_unreadable", "contact_id", picked.source, { cell: picked.value }));
  return null;
}

function readId(cell: string): string {
  const text = dropTextMark(cleanText(cell)).replace(/^(\d+)\.0+$/, "$1");
  return isPlaceholder(text.toLowerCase()) ? "" : text;
}
