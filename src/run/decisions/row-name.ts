import { nameOf, type ContactInput } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import { canonicalKey, keyInWords } from "../../model/text/row-key.ts";
import { keyText } from "../../pipeline/mapping/values/cell-text.ts";

/** Separates the parts of a key: ` · ` as reports show it, or a bar, which is easier to type. */
const SEPARATOR = /\s+·\s+|\s*\|\s*/u;

/**
 * Reads a row's key as a person writes it: the parts of the key as a report shows them, or the form that the ledger stores.
 * The parts of a default key show which kind of default key it is.
 *
 * @returns the canonical key; or a sentence that says why the text can't be a key
 */
export function keyFromText(text: string, feed: Pick<FeedSettings, "name" | "key">): { readonly key: string } | string {
  const asStored = storedForm(text);
  if (asStored !== null) return { key: asStored };
  const parts = text.split(SEPARATOR).map(keyText);
  if (parts.some((part) => part === "")) return "The key is empty";
  if (feed.key === null) return defaultKeyOf(parts);
  if (feed.key.length === 1) return { key: canonicalKey([keyText(text)]) };
  if (parts.length === feed.key.length) return { key: canonicalKey(parts) };
  return `A key of the feed “${feed.name}” has ${feed.key.length} parts: write them as “${feed.key.join(" | ")}”`;
}

/** Names a person by key, list and name, as the command line does. The name of a contact that a person linked may not be known. */
export function personInWords(
  { feed, key }: { readonly feed: string; readonly key: string },
  input: Pick<ContactInput, "first_name" | "last_name">,
): string {
  const name = nameOf(input);
  return `${keyInWords(key)} of ${feed}${name === "" ? "" : ` (${name})`}`;
}

/** Returns the default key with these parts; or a sentence that says why they are none. */
function defaultKeyOf([first = "", second, ...rest]: readonly string[]): { readonly key: string } | string {
  if (second === undefined || rest.length > 0)
    return "A key of this feed has two parts: “e-mail | first name”, “phone | first name” or “full name | birthday”";
  const kind = first.includes("@") ? "email" : /^\+\d+$/u.test(first) ? "phone" : "name";
  return { key: canonicalKey([kind, first, second]) };
}

/** Returns the key if the text has the form that the ledger stores; null otherwise. */
function storedForm(text: string): string | null {
  if (!text.startsWith("[")) return null;
  try {
    const parts: unknown = JSON.parse(text);
    const isKey = Array.isArray(parts) && parts.length > 0 && parts.every((part) => typeof part === "string");
    return isKey ? canonicalKey(parts) : null;
  } catch {
    return null;
  }
}
