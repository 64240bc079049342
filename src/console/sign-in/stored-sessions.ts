/** Keeps the sessions over a restart of the console. The file holds hashes of their ids, so a copy of it signs no one in. */
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import type { ConsoleSettings } from "../../config/console-settings.ts";
import type { Log } from "../../system/log.ts";
import { readPrivateJson, writePrivateJson } from "./private-file.ts";
import type { SignIn } from "../person.ts";

/** A session, by the hash of its id. */
export type SessionEntry = readonly [hash: string, session: { readonly signIn: SignIn; readonly until: number }];

export interface StoredSessions {
  /** Returns the sessions of before. */
  load(): readonly SessionEntry[];
  save(entries: Iterable<SessionEntry>): void;
}

/** Sessions that are kept in memory only. */
export const UNSTORED: StoredSessions = { load: () => [], save: () => {} };

/**
 * Opens the file of the sessions. Sessions that began under other settings of signing in are not used: the roles of an issuer's
 * groups may differ now, for instance.
 */
export function openStoredSessions(
  file: string,
  { signIn, listen }: Pick<ConsoleSettings, "signIn" | "listen">,
  log: Log,
): StoredSessions {
  const settings = hashOf(JSON.stringify([signIn, listen]));
  return {
    load() {
      try {
        const found = readPrivateJson(file) as { settings: string; sessions: readonly SessionEntry[] } | null;
        return found?.settings === settings ? found.sessions.filter(isSession) : [];
      } catch (error) {
        log("warn", `The sessions of before end: ${(error as Error).message}.`);
        return [];
      }
    },
    save(entries) {
      try {
        writePrivateJson(file, { settings, sessions: [...entries] });
      } catch (error) {
        // An old file would bring back sessions that ended since.
        removeIfAny(file);
        log("warn", `The sessions end when the console does: ${(error as Error).message}.`);
      }
    },
  };
}

function removeIfAny(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder is gone or read-only: the next start warns about what it finds.
  }
}

/** Returns a hash from which the text can't be found: the text is long and random, or is a hash itself. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function isSession(entry: unknown): entry is SessionEntry {
  const [hash, session] = Array.isArray(entry) ? (entry as unknown[]) : [];
  const { signIn, until } = (session ?? {}) as { readonly signIn?: Partial<SignIn>; readonly until?: unknown };
  return (
    typeof hash === "string" &&
    typeof until === "number" &&
    typeof signIn?.proof === "string" &&
    typeof signIn.person?.name === "string" &&
    ["reader", "editor", "approver"].includes(signIn.person.role)
  );
}
