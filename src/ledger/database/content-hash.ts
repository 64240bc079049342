import { hash } from "node:crypto";

/** 128 bits of SHA-256 over a canonical text, as base64url: tells one content from another. */
export function contentHash(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 22);
}
