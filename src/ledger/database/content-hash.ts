import { hash } from "node:crypto";

/** Returns 132 bits of the SHA-256 hash of a canonical text, as 22 base64url characters. */
export function contentHash(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 22);
}
