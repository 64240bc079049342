import { isPlaceholder } from "./placeholder.ts";
import { cleanText } from "../../../model/text-folding.ts";

/** What an e-mail cell says. Whether an address is valid is the service's to judge. */
export type EmailReading =
  | { readonly kind: "blank" }
  | { readonly kind: "email"; readonly value: string }
  | { readonly kind: "several"; readonly addresses: readonly string[] }
  /** Characters were lost before the file reached us, or it is a whole text. */
  | { readonly kind: "unreadable" }
  /** An Exchange directory path (`/o=…/cn=…`) instead of an address. */
  | { readonly kind: "directory_path" };

/** Room for a few addresses with names around them; longer cells are notes. */
const LONGEST_CELL = 1000;
const SIMPLE = /^[\w.+'-]+@[a-z0-9.-]+$/;
const ADDRESS = /[^\s<>()[\],;:"|]+@[^\s<>()[\],;:"|]+/g;
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/**
 * Reads one e-mail cell: `mailto:` and a name around the address go, the domain is written small, the part before
 * the `@` stays as it is.
 * @param isPrimary of several addresses, which one the list itself marks as the main one (by position), or null
 */
export function readEmail(cell: string, isPrimary: number | null = null): EmailReading {
  if (SIMPLE.test(cell)) return { kind: "email", value: cell };
  const text = cleanText(cell).replace(INVISIBLE, "");
  if (text === "" || isPlaceholder(text.toLowerCase()) || text.toUpperCase().includes("#EXT#"))
    return { kind: "blank" };
  if (/^(?:ex:|x500:)?\/o=/i.test(text)) return { kind: "directory_path" };
  if (text.includes("\ufffd") || text.length > LONGEST_CELL) return { kind: "unreadable" };
  const marked = /(?:^|[;,\s])SMTP:([^\s;,]+)/.exec(text);
  if (marked !== null) return one(marked[1] ?? "");

  const addresses = (text.replace(/mailto:/gi, "").match(ADDRESS) ?? []).map(tidyAddress);
  const different = [
    ...new Map(addresses.toReversed().map((address) => [address.toLowerCase(), address])).values(),
  ].toReversed();
  const [only] = different;
  if (only === undefined) return { kind: "email", value: text };
  if (different.length > 1) {
    const primary = isPrimary === null ? undefined : addresses[isPrimary];
    return primary === undefined ? { kind: "several", addresses: different } : one(primary);
  }
  const isClear = isWrapped(text) && (addresses.length > 1 || !isGlued(text));
  return isClear ? one(only) : { kind: "email", value: withSmallDomain(text) };
}

/** True if a name, a note or a mark stands around the address (`Name <a@b>`, `mailto:a@b`), so that it is clear. */
function isWrapped(text: string): boolean {
  return /^(?:mailto:|smtp:)|[<([;,|]|:::/i.test(text);
}

/** `ana@example,org`, `ana,muster@example.org`: more likely a slip of the keyboard than a note, so nothing is cut off. */
function isGlued(text: string): boolean {
  return /[\p{L}\p{N}][,;][^\s<>()[\],;:"|]+@|@[^\s<>()[\],;:"|]+[,;][\p{L}\p{N}]/u.test(text);
}

function tidyAddress(address: string): string {
  return address.replace(/\?.*$/, "").replace(/^['’]+|['’.]+$/g, "");
}

function one(address: string): EmailReading {
  return { kind: "email", value: withSmallDomain(tidyAddress(address)) };
}

function withSmallDomain(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase();
}
