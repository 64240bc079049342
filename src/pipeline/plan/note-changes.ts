import type { ContactInput } from "../../model/contact.ts";
import type { Changes } from "../../model/operation.ts";
import { changesToNote, familyOf } from "./rules/changes/classify-change.ts";
import type { Deciding } from "./row-context.ts";

/** Notes what a row changes for a known person, for the guards. */
export function noteChanges(
  { draft }: Pick<Deciding, "draft">,
  seq: number,
  entry: { readonly id: number; readonly applied: ContactInput },
  changes: Changes,
): void {
  const found = changesToNote(entry.applied, changes);
  if (found.length === 0) return;
  const family = familyOf(entry.applied);
  for (const change of found) draft.noteChange({ seq, entryId: entry.id, family, ...change });
}
