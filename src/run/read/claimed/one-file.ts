/** Tells errors of one file from errors of the whole disk. A pass goes on after an error of one file. */
import { sep } from "node:path";
import type { Waiting } from "../../../pipeline/intake/arrival/take-file.ts";
import type { LeftAloneReason } from "../../../pipeline/intake/arrival/scan-inbox.ts";
import type { Ledger } from "../../../ledger/ledger.ts";

/** A file that stays where it is until a later pass. */
export interface WaitingInInbox {
  readonly name: string;
  readonly reason: Waiting["reason"] | "not_moved";
  /** The reason in words. */
  readonly why: string;
  /** Whether the file waits for so long that a person should look. */
  readonly isLong: boolean;
}

/** What tells an error of one file from others. */
export interface FilesEnv {
  readonly ledger: Pick<Ledger, "operations">;
  readonly folders: Readonly<Record<"inbox" | "working" | "archive" | "failed", string>>;
}

/** Errors of the whole disk or the whole system. The next file would fail as well. */
const OF_THE_SYSTEM = ["ENOSPC", "EDQUOT", "EROFS", "EMFILE", "ENFILE", "ENOMEM", "EIO", "ESTALE", "ENODEV"];

/**
 * Returns whether the error concerns one file in the folders of the lists, and not a whole folder or the disk. Returns false
 * while the answer to a create is not stored: only the next start of the program puts this create in doubt.
 */
export function isOfOneFile(error: unknown, { ledger, folders }: FilesEnv): error is Error {
  if (!(error instanceof Error) || !("syscall" in error) || !("path" in error) || !("code" in error)) return false;
  const { path, code } = error as NodeJS.ErrnoException;
  if (path === undefined || OF_THE_SYSTEM.includes(code ?? "")) return false;
  const { inbox, working, archive, failed } = folders;
  return (
    [inbox, working, archive, failed].some((folder) => path.startsWith(folder + sep)) &&
    ledger.operations.inState("sending").length === 0
  );
}

/** Returns that a file could not be moved or read. It stays where it is, and each pass tries it again. */
function notMoved(name: string, error: Error): WaitingInInbox {
  return {
    name,
    reason: "not_moved",
    why: `it could not be moved or read: ${error.message}. Check its name and the rights of its folder, or take it away`,
    isLong: true,
  };
}

/** Returns that a list waits behind an undo of its feed. */
export function behindUndo({ name, undo }: { readonly name: string; readonly undo: string }): WaitingInInbox {
  const why = whyItWaits({ reason: "behind_held_run", heldRun: undo });
  return { name, reason: "behind_held_run", why, isLong: false };
}

/** The files that a pass leaves where they are, by feed and name. */
export interface WaitingFiles {
  readonly all: WaitingInInbox[];
  /** Names a file that could not be moved or read. The pass goes on with the next file. */
  leave(name: string, error: Error, feed: string | null): void;
  /** Returns whether a file of this name and feed waits. A file of another feed may have the same name. */
  has(name: string, feed: string | null): boolean;
  add(file: WaitingInInbox, feed: string | null): void;
  /** Returns the result of `act`, or the fallback after an error that concerns only the file. */
  tryFile<T>(
    file: { readonly name: string; readonly feed: string | null },
    act: () => Promise<T>,
    fallback: T,
  ): Promise<T>;
}

export function collectWaiting(env: FilesEnv & { log(level: "warn", message: string): void }): WaitingFiles {
  const all: WaitingInInbox[] = [];
  const known = new Set<string>();
  const has = (name: string, feed: string | null) => known.has(`${feed ?? ""}/${name}`);
  const add = (file: WaitingInInbox, feed: string | null) => {
    known.add(`${feed ?? ""}/${file.name}`);
    all.push(file);
  };
  const leave = (name: string, error: Error, feed: string | null) => {
    env.log("warn", `${name} could not be moved or read: ${error.message}`);
    if (!has(name, feed)) add(notMoved(name, error), feed);
  };
  return {
    all,
    leave,
    has,
    add,
    async tryFile({ name, feed }, act, fallback) {
      try {
        return await act();
      } catch (error) {
        if (!isOfOneFile(error, env)) throw error;
        leave(name, error, feed);
        return fallback;
      }
    },
  };
}

/** Returns in words why a file stays where it is. */
export function whyItWaits(waiting: Waiting): string {
  switch (waiting.reason) {
    case "being_written":
      return "it is still being written";
    case "gone":
      return "it has gone again";
    case "behind_held_run":
      return `${waiting.heldRun} of the same feed is held: approve or discard it first`;
    case "open_in_program":
      return waiting.isLong
        ? "it has been open in an office program for more than 12 hours: close it there, or remove the lock file beside it (~$… or .~lock…)"
        : "it is open in an office program";
  }
}

const WHY_LEFT_ALONE: Readonly<Record<Exclude<LeftAloneReason, "not_readable">, string>> = {
  symbolic_link: "it is a symbolic link: put the file or folder itself there",
  folder: "it is a folder, and no feed has its name: move its files into the inbox",
  special_file: "it is no ordinary file",
  several_names: "the same file has another name elsewhere (a hard link): put a copy there",
  name_not_utf8:
    "its name is not in UTF-8 (each \\x.. stands for a byte of the name): give it a name of plain letters, or set the program that writes it to UTF-8",
};

/** Returns in words why a file or folder of the inbox is never taken. @param error the error, if it can't be read */
export function whyLeftAlone(reason: LeftAloneReason, error: Error | undefined): string {
  if (reason !== "not_readable") return WHY_LEFT_ALONE[reason];
  return `it can't be read (${error?.message ?? "unknown reason"}), and the lists in it wait: give the program's user the right to read it and to move files out of it, and check its disk`;
}
