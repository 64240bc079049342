import type { Issue } from "../../../model/issue.ts";
import type { KeyField, KeyPart } from "../headers/column-plan.ts";
import { canonicalKey } from "../../../model/text/row-key.ts";
import { keyText } from "../values/cell-text.ts";
import type { Mapper } from "./mapper.ts";
import { isPlaceholder } from "../values/placeholder.ts";
import { defectIn, issue, type RowDraft } from "./row-draft.ts";
import { cleanText, fold } from "../../../model/text/spelling/text-folding.ts";

/** The values of a row from which its key can be made; null for a value that is blank or could not be read. */
export interface KeyMaterial {
  readonly email: string | null;
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly fullName: string | null;
  readonly birthday: string | null;
  /** Returns the value of any field by its name. */
  readonly field: (name: KeyField) => string | null;
}

const DEFAULT_PARTS: readonly string[] = ["email", "first_name", "phone", "last_name", "birthday"];
const DAMAGED_NUMBER = /^\d+(?:[.,]\d+)?e\+?\d+$/;

/** Returns the canonical key of a row; null if the row has no key: then the draft has an issue that says why. */
export function pickKey(draft: RowDraft, mapper: Mapper, material: KeyMaterial): string | null {
  const plan = mapper.key;
  switch (plan.kind) {
    case "default":
      return defaultKey(draft, material);
    case "parts":
      return keyOfParts(draft, plan.parts, material);
    case "impossible":
      draft.issues.push(issue("key_missing", null, null, { parts: plan.absent }));
      return null;
  }
}

/**
 * Makes the default key. It begins with its kind, so that the key of an address never equals the key of a name. A
 * birthday without a year has the same form in it for every setting of `yearlessBirthday`.
 */
function defaultKey(draft: RowDraft, { email, phone, firstName, fullName, birthday }: KeyMaterial): string | null {
  if (email !== null && firstName !== null) return canonicalKey(["email", email, firstName]);
  if (phone !== null && firstName !== null) return canonicalKey(["phone", phone, firstName]);
  if (fullName !== null && birthday !== null) return canonicalKey(["name", fullName, birthday.replace(/^--/, "")]);
  const isReported = draft.issues.some(({ field }) => field !== null && DEFAULT_PARTS.includes(field));
  if (!isReported) draft.issues.push(issue("key_missing", null, null, { parts: DEFAULT_PARTS }));
  return null;
}

function keyOfParts(draft: RowDraft, parts: readonly KeyPart[], material: KeyMaterial): string | null {
  const found: Issue[] = [];
  const values = parts.map((part) =>
    part.kind === "cells" ? readCells(draft, part, found) : readField(draft, part.name, material, found),
  );
  const whole = values.filter((value) => value !== null);
  if (whole.length === values.length) return canonicalKey(whole);
  draft.issues.push(...found);
  return null;
}

/**
 * Returns a field's value as a part of the key. Without a value, the row is rejected with the issue of the field, even
 * if that issue was only a warning before.
 */
function readField(draft: RowDraft, name: KeyField, material: KeyMaterial, found: Issue[]): string | null {
  const value = material.field(name);
  if (value !== null || draft.issues.some(({ field }) => field === name)) return value;
  const warning = draft.warnings.find(({ field }) => field === name);
  found.push(warning ?? keyMissing(name));
  return null;
}

function keyMissing(name: string): Issue {
  return issue("key_missing", null, null, { parts: [name] });
}

function readCells(draft: RowDraft, part: Extract<KeyPart, { kind: "cells" }>, found: Issue[]): string | null {
  const source = (column: number) => ({ column, header: part.name, rank: 0, role: null, label: null });
  let value: string | null = null;
  for (const column of part.columns) {
    const defect = defectIn(draft, source(column));
    if (defect !== null) {
      found.push(issue("cell_fault", null, source(column), { cell: defect.text, fault: defect.code }));
      return null;
    }
    const text = keyText(draft.row.cells[column] ?? "");
    if (text === "" || isPlaceholder(text)) continue;
    if (DAMAGED_NUMBER.test(text)) {
      found.push(issue("key_missing", null, source(column), { cell: text, parts: [part.name] }));
      return null;
    }
    if (value !== null && value !== text) {
      found.push(issue("columns_disagree", null, source(column), { cell: cleanText(text), readings: [value, text] }));
      return null;
    }
    value = text;
  }
  if (value === null) found.push(keyMissing(part.name));
  return value;
}

/** Returns a field's value in the form in which keys are compared; null if it is missing or blank. */
export function asKeyPart(value: string | null | undefined): string | null {
  return value === null || value === undefined || value === "" ? null : fold(value);
}
