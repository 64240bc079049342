/** The file of the people who sign in with a name and a password: `state/console-users.json`, for its owner only. */
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Role } from "../../../model/request.ts";
import { readPlainFile } from "../../../config/plain-file.ts";
import { parseHash } from "./passwords.ts";

export interface ConsoleUser {
  readonly name: string;
  readonly role: Role;
  /** The hash of the password, with its salt and cost. */
  readonly hash: string;
}

/** The file can't be used. The message is for administrators, and says what to do. */
export class UsersUnusable extends Error {}

const ROLES: readonly string[] = ["reader", "editor", "approver"] satisfies readonly Role[];
/** A command that was killed leaves its unfinished file. After this time, the next command removes it. */
const STALE_MS = 60_000;

/** Returns the form of a name by which two names are the same: `anna` and `Anna` are one person. */
export function foldedName(name: string): string {
  return name.normalize("NFC").trim().toLowerCase();
}

/**
 * Returns all users; none where the file does not exist.
 *
 * @throws UsersUnusable if the file can't be read, if others may read it, or if its content is not users
 */
export function readUsers(file: string): readonly ConsoleUser[] {
  let text: string;
  try {
    const { mode } = statSync(file);
    if ((mode & 0o077) !== 0)
      throw new UsersUnusable(`Others may read ${file}, which holds passwords' hashes. Run: chmod 600 ${file}`);
    text = readPlainFile(file).toString("utf8");
  } catch (error) {
    if (error instanceof UsersUnusable) throw error;
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return [];
    throw new UsersUnusable(`${file} can't be read (${code}). It must belong to the user who runs the console.`);
  }
  const users = usersIn(text);
  if (users === null)
    throw new UsersUnusable(`${file} is damaged. Put it back from a backup, or remove it and add the users again.`);
  return users;
}

function usersIn(text: string): readonly ConsoleUser[] | null {
  try {
    const { users } = JSON.parse(text) as { readonly users: readonly ConsoleUser[] };
    const isRight = users.every(
      ({ name, role, hash }) => typeof name === "string" && ROLES.includes(role) && parseHash(hash) !== null,
    );
    return isRight ? users.map(({ name, role, hash }) => ({ name, role, hash })) : null;
  } catch {
    return null;
  }
}

/**
 * Replaces the users by what `change` returns. At every instant the whole old file or the whole new file exists. Two changes
 * at the same time can't lose one of them: the second is refused.
 *
 * @throws UsersUnusable if the file can't be read or written, or if another change is under way
 */
export function changeUsers(file: string, change: (users: readonly ConsoleUser[]) => readonly ConsoleUser[]): void {
  const unfinished = `${file}.new`;
  removeStale(unfinished);
  const descriptor = openUnfinished(unfinished);
  try {
    const users = change(readUsers(file));
    // The command of root changes the file of the service's user.
    if (process.getuid?.() === 0) {
      const { uid, gid } = statSync(dirname(file));
      fchownSync(descriptor, uid, gid);
    }
    fchmodSync(descriptor, 0o600);
    writeFileSync(descriptor, `${JSON.stringify({ users }, null, 2)}\n`);
    fsyncSync(descriptor);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  syncFolder(dirname(file));
}

function openUnfinished(unfinished: string): number {
  try {
    return openSync(unfinished, "wx", 0o600);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST")
      throw new UsersUnusable("Another console-user command is at work. Try again in a moment. Nothing was changed.");
    throw new UsersUnusable(
      `${unfinished} can't be written (${code}). Run the command as the user who owns the folder.`,
    );
  }
}

function removeStale(unfinished: string): void {
  const found = statSync(unfinished, { throwIfNoEntry: false });
  if (found !== undefined && Date.now() - found.mtimeMs > STALE_MS) rmSync(unfinished, { force: true });
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
