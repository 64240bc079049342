import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Issue, LineCode } from "../../../model/issue.ts";
import type { MappedRow } from "../../../model/mapped-row.ts";
import { keyIn } from "./reported-row.ts";

/** Why a line answers no open item although it has an `_id`. */
type Unused =
  | { readonly reason: "refused_line"; readonly code: LineCode; readonly data?: Issue["data"] }
  | { readonly reason: "outdated" | "solved" };

/**
 * The open item that a line of a corrected report answers. An unused line answers none: its `_id` is wrong, a newer version
 * of its row is known, or its item is closed. A held line answers the row of a list that waits for a decision.
 */
export type Answered =
  | { readonly kind: "none" }
  | { readonly kind: "open_item" | "held"; readonly openItem: StoredOpenItem }
  | { readonly kind: "unused"; readonly why: Unused; readonly openItem: StoredOpenItem | null };

/** Returns the open item that a line answers. A line counts only if it has the newest known version of its row. */
export function answeredBy(
  id: string,
  feed: string,
  { openItems, heldRows }: Pick<Ledger, "openItems" | "heldRows">,
): Answered {
  if (id === "") return { kind: "none" };
  const held = heldRows.named(id);
  if (held?.isHeld === true && held.row.feed === feed) return { kind: "held", openItem: held.row };
  const named = held === null ? openItems.reportedAs(id) : null;
  // The list of a row that was held is decided. If it was accepted, the row has an open item.
  const openItem = held === null ? (named?.openItem ?? null) : (held.openItem ?? held.row);
  const unused = (why: Unused): Answered => ({ kind: "unused", why, openItem });
  if (openItem === null) return unused({ reason: "refused_line", code: "foreign_id" });
  if (openItem.feed !== feed)
    return unused({ reason: "refused_line", code: "other_feed", data: { feed: openItem.feed } });
  if (openItem.state === "closed") return unused({ reason: "solved" });
  const isNewest = held === null ? openItem.version === named?.version : held.openItem !== null;
  return isNewest ? { kind: "open_item", openItem } : unused({ reason: "outdated" });
}

/**
 * Returns that a line about a create in doubt comes too late, because a newer list has its key with other values; null: it does not.
 * The newer row is carried out once the doubt is decided, and may be about another person.
 */
export function whyDoubtIsUnused(
  openItem: StoredOpenItem | null,
  { followUps }: Pick<Ledger, "followUps">,
): { readonly reason: "outdated" } | null {
  const key = openItem?.status === "in_doubt" ? keyIn(openItem.subject) : null;
  if (openItem === null || key === null) return null;
  const newest = followUps.newestOf({ feed: openItem.feed, key });
  return newest === null || newest.isHeld || newest.hash === openItem.hash ? null : { reason: "outdated" };
}

/** Returns whether the contact of a line's key already has all that the line asks for. */
export function isApplied(mapped: MappedRow, { name }: FeedSettings, { entries }: Pick<Ledger, "entries">): boolean {
  if (mapped.kind !== "contact") return false;
  const applied = entries.byKey(name, mapped.key)?.applied;
  if (applied === undefined) return false;
  const values = new Map<string, unknown>(Object.entries(applied));
  return Object.entries(mapped.input).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(values.get(field)),
  );
}
