import { isPlaceholder } from "./placeholder.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";

/** The reading of an e-mail cell. The service alone decides whether an address is valid. */
export type EmailReading =
  | { readonly kind: "blank" }
  | { readonly kind: "email"; readonly value: string }
  | { readonly kind: "several"; readonly addresses: readonly string[] }
  /** The cell has lost characters, has several `@` but no addresses, or is too long for an address. */
  | { readonly kind: "unreadable" }
  /** The cell has an Exchange directory path (`/o=…/cn=…`) instead of an address. */
  | { readonly kind: "directory_path" };

/** The longest cell, in characters: it has room for a few addresses with names. A longer cell is a note. */
const LONGEST_CELL = 1000;
const SIMPLE = /^[\w.+'-]+@[a-z0-9.-]+$/;
/** A stretch of characters that an address can have. */
const STRETCH = /[^\s<>()[\],;:"|]+/g;
/** A regular expression for the whole address would take quadratic time in a long stretch without `@`. */
const AT_INSIDE = /^.[^@]*@./su;
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/**
 * Reads one e-mail cell. `mailto:` and a name around the address are removed, and the domain becomes lower case. The
 * part before the `@` stays as it is.
 *
 * @param primaryPosition the position of the address that the list marks as the primary one; null without one
 */
export function readEmail(cell: string, primaryPosition: number | null = null): EmailReading {
  if (SIMPLE.test(cell)) return { kind: "email", value: cell };
  const text = cleanText(cell).replace(INVISIBLE, "");
  if (text === "" || /^0+$/.test(text) || isPlaceholder(text.toLowerCase()) || text.toUpperCase().includes("#EXT#"))
    return { kind: "blank" };
  if (/^(?:ex:|x500:)?\/o=/i.test(text)) return { kind: "directory_path" };
  if (text.includes("\ufffd") || text.length > LONGEST_CELL) return { kind: "unreadable" };
  const marked = /(?:^|[;,\s])SMTP:([^\s;,]+)/.exec(text);
  if (marked !== null) return hasSeveralAts(marked[1] ?? "") ? { kind: "unreadable" } : emailOf(marked[1] ?? "");

  const addresses = (text.replace(/mailto:/gi, "").match(STRETCH) ?? [])
    .flatMap(splitStretch)
    .filter((stretch) => AT_INSIDE.test(stretch))
    .map(tidyAddress);
  const different = [
    ...new Map(addresses.toReversed().map((address) => [address.toLowerCase(), address])).values(),
  ].toReversed();
  if (different.some(hasSeveralAts)) return { kind: "unreadable" };
  const [only] = different;
  if (only === undefined) return hasSeveralAts(text) ? { kind: "unreadable" } : { kind: "email", value: text };
  if (different.length > 1) {
    const primary = primaryPosition === null ? undefined : addresses[primaryPosition];
    return primary === undefined ? { kind: "several", addresses: different } : emailOf(primary);
  }
  const isClear = isWrapped(text) ? addresses.length > 1 || !isGlued(text) : addresses.length > 1;
  if (isClear) return emailOf(only);
  return hasSeveralAts(text) ? { kind: "unreadable" } : { kind: "email", value: withSmallDomain(text) };
}

/** Tells whether the cell shows where the address begins or ends: `Name <a@b>`, `mailto:a@b`, `a@b?subject=c`. */
function isWrapped(text: string): boolean {
  return /^(?:mailto:|smtp:)|[<([;,|]|:::|\?\w+=/i.test(text);
}

/**
 * Tells whether a comma or semicolon touches the address without a blank: `ana@example,org`, `ana,muster@example.org`.
 * It is more likely a typing error than the edge of a note, so nothing is cut off.
 */
function isGlued(text: string): boolean {
  return /[\p{L}\p{N}][,;][^\s<>()[\],;:"|]+@|@[^\s<>()[\],;:"|]+[,;][\p{L}\p{N}]/u.test(text);
}

/** Returns the addresses in a stretch with several `@`: `ana@example.org/bo@example.org`. A single address may have a `/`. */
function splitStretch(stretch: string): readonly string[] {
  return hasSeveralAts(stretch) ? stretch.split(/[/\\&]/u) : [stretch];
}

/** Returns whether a text has two `@` with other characters between them. Such a text is never one address. `@@` is a typing error. */
function hasSeveralAts(text: string): boolean {
  return /@[^@]+@/u.test(text);
}

function tidyAddress(address: string): string {
  return address.replace(/\?.*$/, "").replace(/^['’]+|['’.]+$/g, "");
}

function emailOf(address: string): EmailReading {
  return { kind: "email", value: withSmallDomain(tidyAddress(address)) };
}

function withSmallDomain(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase();
}
