import type { FeedSettings } from "../../model/feed.ts";
import { canonicalKey, keyText } from "../../pipeline/mapping/values/key.ts";

/** Between the parts of a key, as reports show it; on a keyboard a bar is easier to find. */
const BETWEEN = /\s+·\s+|\s*\|\s*/u;

/**
 * The keys that a person may mean by what reports show of one: as the ledger keeps it, or its parts. Which kind of
 * default key it is follows from its parts.
 *
 * @returns the canonical key; or, as a sentence, why it can't be one
 */
export function keyFromText(text: string, feed: Pick<FeedSettings, "name" | "key">): { readonly key: string } | string {
  const asKept = keptForm(text);
  if (asKept !== null) return { key: asKept };
  const parts = text.split(BETWEEN).map(keyText);
  if (parts.some((part) => part === "")) return "The key is empty";
  if (feed.key === null) return defaultKeyOf(parts);
  if (feed.key.length === 1) return { key: canonicalKey([keyText(text)]) };
  if (parts.length === feed.key.length) return { key: canonicalKey(parts) };
  return `A key of the feed “${feed.name}” has ${feed.key.length} parts: write them as “${feed.key.join(" | ")}”`;
}

function defaultKeyOf([first = "", second, ...rest]: readonly string[]): { readonly key: string } | string {
  if (second === undefined || rest.length > 0)
    return "A key of this feed has two parts: “e-mail | first name”, “phone | first name” or “full name | birthday”";
  const kind = first.includes("@") ? "email" : /^\+\d+$/u.test(first) ? "phone" : "name";
  return { key: canonicalKey([kind, first, second]) };
}

function keptForm(text: string): string | null {
  if (!text.startsWith("[")) return null;
  try {
    const parts: unknown = JSON.parse(text);
    const isKey = Array.isArray(parts) && parts.length > 0 && parts.every((part) => typeof part === "string");
    return isKey ? canonicalKey(parts) : null;
  } catch {
    return null;
  }
}
