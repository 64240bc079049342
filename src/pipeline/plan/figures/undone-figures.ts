import type { DoneAgain } from "../../../ledger/operations/undo/undone-changes.ts";
import type { DecidingList } from "../deciding-list.ts";
import type { UndoneFigures } from "../rules/guards/list-guards.ts";

/** Fields that decide who is greeted and when. Their value that was taken back always counts. */
const ALWAYS_COUNTED: readonly string[] = ["first_name", "last_name", "birthday", "email", "phone", "whatsapp_phone"];

/** What a plan does again that undos took back. */
export interface UndoneAgain {
  /** null: nothing that counts. */
  readonly figures: UndoneFigures | null;
  /** Operations of undos that no longer count as taken back once the list is accepted. */
  readonly again: readonly number[];
}

/**
 * Returns what a list does again that an undo took back. Once a list has shown that its source was put right, a person may
 * leave, join or move after all. From then on, only a list counts that repeats half of what the undo took back.
 */
export function undoneFigures({ draft, feed, kind }: Pick<DecidingList, "draft" | "feed" | "kind">): UndoneAgain {
  const found = kind === "list" ? draft.doneAgain(feed.name) : [];
  const counted = found.filter((again) => !again.isMended || hasCountedField(again) || isRepeated(again, found, draft));
  const again = [...new Set(found.map(({ undo }) => undo))];
  if (counted.length === 0) return { figures: null, again };
  const people = new Set(counted.map(({ id }) => id)).size;
  return { figures: { people, examples: draft.undoneExamples(counted) }, again };
}

function hasCountedField({ fields }: DoneAgain): boolean {
  return fields.some((field) => ALWAYS_COUNTED.includes(field));
}

function isRepeated({ run, kind }: DoneAgain, found: readonly DoneAgain[], draft: DecidingList["draft"]): boolean {
  const alike = found.filter((other) => other.run === run && other.kind === kind).length;
  return alike * 2 >= draft.countUndone(run, kind);
}
