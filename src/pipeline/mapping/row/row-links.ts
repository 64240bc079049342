import { canonicalKey } from "../../../model/text/row-key.ts";
import type { Mapper } from "./mapper.ts";
import { isPlaceholder } from "../values/placeholder.ts";
import { cellOf, defectIn, issue, pickValue, report, reportDefect, type RowDraft } from "./row-draft.ts";
import type { Names } from "./row-names.ts";
import { isInactiveWord, readInactive, remarkToCheck } from "../values/inactive.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";
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

/** Returns the text that marks the row's person as inactive; null: no cell does. */
export function pickInactive(draft: RowDraft, mapper: Mapper, names: Names): string | null {
  for (const source of mapper.sources.inactive) {
    const cell = cellOf(draft, source);
    if (cell === "" || source.role === null) continue;
    const defect = defectIn(draft, source);
    if (defect !== null) {
      reportDefect(draft, "optional", "inactive", source, defect);
      continue;
    }
    const word = readInactive(cell, source.role, source.header, { rules: mapper.dates, today: mapper.today });
    if (word !== null) return word;
  }
  if (names.mark !== null && isInactiveWord(names.mark)) return names.mark;
  checkRemarks(draft, mapper);
  return null;
}

/** Reports remarks that speak of the dead without saying that it is the row's person. */
function checkRemarks(draft: RowDraft, mapper: Mapper): void {
  for (const source of mapper.sources.inactive) {
    const cell = cellOf(draft, source);
    const meaning = cell === "" || source.role === null ? null : remarkToCheck(cell, source.role);
    const data = { cell: cleanText(cell) };
    if (meaning === "doubt") report(draft, "decisive", issue("remark_unclear", null, source, data));
    if (meaning === "other") report(draft, "optional", issue("remark_of_relative", null, source, data));
  }
}
