/** Returns a row's key as one text: a JSON array of its parts, so that different parts never give the same text. */
export function canonicalKey(parts: readonly string[]): string {
  return JSON.stringify(parts);
}

/** Returns the key of a contact whose own key now belongs to another person. */
export function retiredKey(key: string, contactId: number): string {
  return canonicalKey(["former", readableKey(key), String(contactId)]);
}

/** Returns whether a key was made by `retiredKey`. */
export function isRetiredKey(key: string): boolean {
  return key.startsWith('["former",');
}

/**
 * Returns a key for people to read: its parts, joined by ` · `. The ledger keeps a key as a JSON array of its parts. The
 * array may start with a word for the kind of key; that word is left out.
 */
export function readableKey(key: string): string {
  const parts = partsOf(key);
  return parts === null ? key : parts.filter((part) => part !== "").join(" · ");
}

/** Returns the key that people know a contact by: of a retired key, the key that the contact had before. */
export function knownKey(key: string): string {
  return isRetiredKey(key) ? (partsOf(key)?.[0] ?? key) : readableKey(key);
}

/** Returns whether an erasure put a key in the place of a person's. */
export function isErasedKey(key: string | null): boolean {
  return key?.startsWith("[]") === true;
}

/** Returns a key in the words of the command line. A retired key is another person's now. */
export function keyInWords(key: string): string {
  return `${knownKey(key)}${isRetiredKey(key) ? " (former key)" : ""}`;
}

/** The words for the kind of key. */
const KIND_MARKERS: readonly string[] = ["key", "email", "phone", "name", "person", "contact", "former"];

function partsOf(key: string): readonly string[] | null {
  if (!key.startsWith("[")) return null;
  try {
    const found: unknown = JSON.parse(key);
    if (!Array.isArray(found)) return null;
    const parts = found.map((part) => (part === null ? "" : String(part)));
    return parts.length > 1 && KIND_MARKERS.includes(parts[0] ?? "") ? parts.slice(1) : parts;
  } catch {
    return null;
  }
}

/**
 * What `duplicate_key` says as `sharing`: a person decided that the key is another row's, and this row is about another
 * person. The row is refused until its key is corrected.
 */
export const WRONG_KEY = "wrong_key";
