/** Notes what rows of a corrected report change against the text that was reported, for the guards. */
import type { StagedRow } from "../../../ledger/planning/staged-row.ts";
import type { ContactInput } from "../../../model/contact.ts";
import type { ReportedValues, Traits } from "../../../model/mapped-row.ts";
import { changesToNote, familyOf, refusedValues } from "../rules/changes/classify-change.ts";
import type { Deciding } from "../row-context.ts";

const REPORTED_FIELDS = ["first_name", "last_name", "email", "phone", "birthday"] as const;

/**
 * Notes what a row of a corrected report changes against the text that was reported, for the guards. A person without an
 * entry is noted under a number that no entry has.
 *
 * @param input the values that the corrected row asks for
 * @param applied the contact's values, which stand in for reported ones that could not be read
 */
export function noteCorrections(
  { draft }: Pick<Deciding, "draft">,
  { seq, entryId }: Pick<StagedRow, "seq" | "entryId">,
  reported: ReportedValues,
  input: ContactInput,
  applied: ContactInput | null,
): void {
  const changes = Object.fromEntries(
    REPORTED_FIELDS.flatMap((field) => {
      const after = input[field] ?? null;
      const before = reported[field] ?? (after === null ? null : (applied?.[field] ?? null));
      return before === after ? [] : [[field, [before, after] as const]];
    }),
  );
  const before = namesOf(reported);
  const family = familyOf(before);
  for (const change of changesToNote(before, changes))
    draft.noteChange({ seq, entryId: entryId ?? -seq, family, ...change });
}

/** Notes what a refused row of a corrected report has in place of the values that were reported. */
export function noteRefusedCorrections(
  { draft }: Pick<Deciding, "draft">,
  { seq, entryId, traits }: Pick<StagedRow, "seq" | "entryId"> & { readonly traits: Traits },
  reported: ReportedValues,
): void {
  const { email = null, phone = null, birthday = null } = reported;
  const before = { ...namesOf(reported), email, phone, birthday };
  const family = familyOf(before);
  for (const change of refusedValues(before, traits, true))
    draft.noteChange({ seq, entryId: entryId ?? -seq, family, ...change });
}

function namesOf({ first_name: first, last_name: last }: ReportedValues) {
  return { first_name: first ?? "", last_name: last ?? null };
}
