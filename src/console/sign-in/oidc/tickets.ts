import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Errand } from "./issuer-shape.ts";

/** What a browser carries while its person signs in at the issuer. */
interface Carried {
  readonly errand: Errand;
  /** The page that follows the sign-in. */
  readonly to: string;
}

/**
 * Tickets for people who are away at the issuer. A ticket holds everything itself, sealed with a key of this process, so
 * that no number of begun sign-ins makes the console forget another person's.
 */
export interface Tickets {
  /** Returns the ticket that the browser keeps in a cookie. */
  issue(carried: Carried): string;
  /** Returns what a ticket holds; null: it is too old, or it is not from this process. */
  open(ticket: string): Carried | null;
}

/** A person has this long to sign in at the issuer. */
const AWAY_MS = 10 * 60_000;
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param now returns milliseconds since 1970 */
export function openTickets(now: () => number): Tickets {
  const key = randomBytes(32);
  return {
    issue(carried) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const text = JSON.stringify({ ...carried, until: now() + AWAY_MS });
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(ticket) {
      const bytes = Buffer.from(ticket, "base64url");
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
      const opener = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
      opener.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = Buffer.concat([opener.update(bytes.subarray(IV_BYTES + TAG_BYTES)), opener.final()]).toString(
          "utf8",
        );
        const { until, ...carried } = JSON.parse(text) as Carried & { readonly until: number };
        return until > now() ? carried : null;
      } catch {
        return null;
      }
    },
  };
}
