/** Trouble of the machine, by the codes of the system and of SQLite, and the way out of each. */
const TROUBLES: readonly { readonly codes: RegExp; readonly what: string; readonly wayOut: string }[] = [
  {
    codes: /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/u,
    what: "The disk is full",
    wayOut: "Make room on it (celebration-sync check shows how much is free)",
  },
  {
    codes: /^(?:EROFS|EACCES|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM)/u,
    what: "A file or folder may not be written to",
    wayOut: "Give the user that this program runs as the right to write there, and see whether the disk is read-only",
  },
  {
    codes: /^(?:ENOENT|ENOTDIR|ESTALE|ENODEV|ENXIO)/u,
    what: "A file or folder is gone that was in use",
    wayOut: "See whether the disk of the data folder is mounted, and whether somebody else clears these folders",
  },
  {
    codes: /^(?:EIO|SQLITE_IOERR)/u,
    what: "The disk failed",
    wayOut: "Look into the system's log for errors of the disk before anything else is tried",
  },
  {
    codes: /^(?:SQLITE_CORRUPT|SQLITE_NOTADB)/u,
    what: "The ledger is damaged",
    wayOut: "To restore it, run: celebration-sync rebuild",
  },
  {
    codes: /^(?:SQLITE_BUSY|SQLITE_LOCKED|EBUSY|ETXTBSY)/u,
    what: "Another program holds a file that is needed",
    wayOut: "End the program that has it open (a backup, a virus scanner, an SQLite tool)",
  },
  {
    codes: /^(?:EMFILE|ENFILE|ENOMEM|SQLITE_NOMEM)/u,
    what: "The system has no more memory or open files to give",
    wayOut: "End other programs, or raise the limits of this one",
  },
];

/**
 * What the machine did, in words: which file, why, and the way out.
 *
 * @returns null where it is no trouble of the machine but a fault of this program
 */
export function explainSystemError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // Its own words name both folders and what to set.
  if (isAcrossDisks(error.cause)) return error.message;
  const found = TROUBLES.find(({ codes }) => codes.test(code));
  if (found === undefined) return null;
  const { what, wayOut } = found;
  return `${what}: ${error.message}. ${wayOut}, then run again: nothing is lost, it goes on where this run stopped.`;
}

function isAcrossDisks(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "EXDEV";
}
