/** Compares the person of a row with the person whose row was corrected. */
import type { LastingCorrection } from "../../../../ledger/corrections/lasting-corrections.ts";
import { UNKNOWN_INPUT, type ContactInput } from "../../../../model/contact.ts";
import type { MappedRow } from "../../../../model/mapped-row.ts";
import { hasSameNames } from "../../../../pipeline/plan/rules/compare/names.ts";
import { isSamePerson } from "../../../../pipeline/plan/rules/who-is-who.ts";

/** A row whose key has corrections. */
export interface ComparedRow {
  /** The row as the list has it. */
  readonly listed: Exclude<MappedRow, { kind: "skipped" }>;
  /** The corrections whose cells say what they said then. */
  readonly needed: readonly LastingCorrection[];
  /** The name as the list has it, and with the corrections. */
  readonly names: readonly string[];
}

/**
 * Returns whether a row is about the person whose row was corrected. A cell that is corrected shows nothing of the person,
 * because a correction can't prove itself.
 *
 * @param applied what the contact of the key holds; null: the key has no contact
 */
export function isPersonOf({ listed, needed, names }: ComparedRow, applied: ContactInput | null): boolean {
  if (applied === null || applied.first_name === UNKNOWN_INPUT.first_name)
    return needed.every(({ person }) => names.some((name) => hasSameNames(name, person)));
  const corrected = needed.flatMap(({ target }) => fieldsOf(target));
  const shown = (input: ContactInput) => ({ ...input, ...Object.fromEntries(corrected.map((field) => [field, ""])) });
  return isSamePerson(shown(applied), shown(inputOf(listed)));
}

/** Returns the fields of a person that a column becomes. */
function fieldsOf(target: string | null): readonly (keyof ContactInput)[] {
  if (target === "full_name") return ["first_name", "last_name"];
  if (target?.startsWith("birth") === true) return ["birthday"];
  return (["first_name", "last_name", "email", "phone"] as const).filter((field) => field === target);
}

/** Returns what a row shows of its person. A row that can't be sent shows the values that could be read. */
function inputOf(listed: ComparedRow["listed"]): ContactInput {
  if (listed.kind === "contact") return listed.input;
  const { firstName, fullName, email, phone, birthday } = listed.traits;
  const lastName = (fullName ?? "").slice(firstName?.length ?? 0).trim();
  return { ...UNKNOWN_INPUT, first_name: firstName ?? "", last_name: lastName, email, phone, birthday };
}
