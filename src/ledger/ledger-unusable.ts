/** The ledger can't be used as it is. The message says what happened and what to do. */
export class LedgerUnusable extends Error {
  override readonly name = "LedgerUnusable";
  /** Whether the ledger is sound, but older than the last run or of an older program. It may be shown, and nothing else. */
  readonly canBeShown: boolean;
  constructor(message: string, canBeShown = false) {
    super(message);
    this.canBeShown = canBeShown;
  }
}

const RIGHTS_REMEDY =
  "Run the command as the user of the service (for instance with sudo -u celebration-sync), or give the file and its folder to this user. Also check whether the disk is read-only";

/** Reasons of the machine. A rebuild would not help, so it is not advised. */
const MACHINE_REASONS: readonly { readonly codes: RegExp; readonly why: string; readonly remedy: string }[] = [
  {
    codes: /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/u,
    why: "because the disk is full",
    remedy: "Make room on the disk, then try again",
  },
  {
    codes: /^(?:EACCES|EPERM|EROFS|SQLITE_PERM|SQLITE_READONLY|SQLITE_AUTH)/u,
    why: "because this user may not read or write it",
    remedy: RIGHTS_REMEDY,
  },
  {
    // SQLite has one code for several reasons.
    codes: /^SQLITE_CANTOPEN/u,
    why: "because this user may not read or write it, or because the disk is full",
    remedy: `${RIGHTS_REMEDY}, and whether it has room`,
  },
  {
    codes: /^(?:EIO|SQLITE_IOERR)/u,
    why: "because the disk failed or is full",
    remedy: "Check whether the disk has room, and the system's log for errors of the disk, then try again",
  },
  {
    codes: /^(?:SQLITE_BUSY|SQLITE_LOCKED|EBUSY|ETXTBSY)/u,
    why: "because another program holds it",
    remedy: "End the program that has it open (a backup, a virus scanner, an SQLite tool), then try again",
  },
  {
    codes: /^(?:EMFILE|ENFILE|ENOMEM|SQLITE_NOMEM)/u,
    why: "because the system has no memory or open files left",
    remedy: "End other programs, or raise the limits of this one, then try again",
  },
];

/** Returns an error that says why the ledger can't be opened. Only a damaged ledger is restored by `rebuild`. */
export function unusable(ledger: string, error: unknown): LedgerUnusable {
  const { message } = error as Error;
  const reason = machineReason(error);
  const what = `The ledger ${ledger} can't be opened`;
  if (reason === null)
    return new LedgerUnusable(
      `${what}: ${message}. Nothing was changed. To restore the ledger, run: celebration-sync rebuild`,
    );
  return new LedgerUnusable(`${what}, ${reason.why} (${message}). Nothing was changed. ${reason.remedy}.`);
}

/** Returns why the machine refuses a file, and what to do; null: the machine is not the reason. */
export function machineReason(error: unknown): { readonly why: string; readonly remedy: string } | null {
  return MACHINE_REASONS.find(({ codes }) => codes.test(codeOf(error))) ?? null;
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
