/** Errors of the machine by the codes of the system and of SQLite, each with what to do. */
const SYSTEM_ERRORS: readonly { readonly codes: RegExp; readonly what: string; readonly remedy: string }[] = [
  {
    codes: /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/u,
    what: "The disk is full",
    remedy: "Make room on it (celebration-sync check shows how much is free)",
  },
  {
    codes: /^(?:EROFS|EACCES|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM)/u,
    what: "A file or folder may not be written to",
    remedy: "Give the program's user the right to write there, and check whether the disk is read-only",
  },
  {
    codes: /^(?:ENOENT|ENOTDIR|ESTALE|ENODEV|ENXIO)/u,
    what: "A file or folder in use is gone",
    remedy: "Check whether the disk of the data folder is mounted, and whether another program removes files there",
  },
  {
    codes: /^(?:EIO|SQLITE_IOERR)/u,
    what: "The disk failed",
    remedy: "Check the system's log for errors of the disk, and mend them first",
  },
  {
    codes: /^(?:SQLITE_CORRUPT|SQLITE_NOTADB)/u,
    what: "The ledger is damaged",
    remedy: "To restore it, run: celebration-sync rebuild",
  },
  {
    codes: /^(?:SQLITE_BUSY|SQLITE_LOCKED|EBUSY|ETXTBSY)/u,
    what: "Another program holds a file that this program needs",
    remedy: "End the program that has it open (a backup, a virus scanner, an SQLite tool)",
  },
  {
    codes: /^(?:EMFILE|ENFILE|ENOMEM|SQLITE_NOMEM)/u,
    what: "The system has no memory or open files left",
    remedy: "End other programs, or raise the limits of this one",
  },
];

/**
 * Returns an error of the machine in words: which file, why, and what to do. Returns null for any other error, because it is
 * a bug of this program.
 */
export function explainSystemError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // The message of this error already names both folders and the setting to change.
  if (isAcrossDisks(error.cause)) return error.message;
  const found = SYSTEM_ERRORS.find(({ codes }) => codes.test(code));
  if (found === undefined) return null;
  const { what, remedy } = found;
  return `${what}: ${error.message}. ${remedy}, then run again. Nothing is lost: the next run continues where this run stopped.`;
}

function isAcrossDisks(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "EXDEV";
}
