import { statSync } from "node:fs";
import type { Log } from "../../../system/log.ts";
import { foldedName, readUsers, UsersUnusable, type ConsoleUser } from "./users-file.ts";

/** The users as the file has them now. A command changes the file while the console runs. */
export interface KnownUsers {
  /** Returns all users; null: the file can't be used now, so no one can sign in. */
  list(): readonly ConsoleUser[] | null;
  /** Returns the user of a name; null: there is none, or the file can't be used now. */
  find(name: string): ConsoleUser | null;
}

/** Returns the users of a file, which is read again when it has changed. */
export function openKnownUsers(file: string, log: Log): KnownUsers {
  let seen = "never";
  let users: readonly ConsoleUser[] | null = null;
  function list(): readonly ConsoleUser[] | null {
    const state = stateOf(file);
    if (state === seen) return users;
    try {
      users = readUsers(file);
    } catch (error) {
      if (!(error instanceof UsersUnusable)) throw error;
      users = null;
      log("error", `No one can sign in to the console. ${error.message}`);
    }
    seen = state;
    return users;
  }
  return {
    list,
    find: (name) => list()?.find((user) => foldedName(user.name) === foldedName(name)) ?? null,
  };
}

/** Returns a text that differs after each change of the file. */
function stateOf(file: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    return [ino, size, mtimeNs, ctimeNs].join(" ");
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "unknown";
  }
}
