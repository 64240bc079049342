/**
 * A person's key in words. The ledger keeps it as a JSON array of its parts, which may start with a word that says what
 * kind of key it is; people see the parts only.
 */
export function readableKey(key: string): string {
  const parts = partsOf(key);
  return parts === null ? key : parts.filter((part) => part !== "").join(" · ");
}

/** Words that only say which parts follow. */
const KIND_MARKERS: readonly string[] = ["key", "email", "phone", "name", "person", "contact"];

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
