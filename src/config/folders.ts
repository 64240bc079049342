/** Resolves the folders: each is below `dataDir`, unless `folders` names another path. */
import { join, resolve } from "node:path";

type FolderName = "inbox" | "working" | "archive" | "failed" | "reports" | "state";

/** The absolute paths of the folders, and of files in them. */
export interface Folders extends Readonly<Record<FolderName, string>> {
  readonly dataDir: string;
  readonly ledgerFile: string;
  readonly lockFile: string;
  readonly backup: string;
  /** The contact journal: an append-only record of every contact_id gained and lost. */
  readonly contactsFile: string;
  /** The note of the ledger's generation. It is outside `state`, so that an older `state` that is put back is noticed. */
  readonly generationFile: string;
  /** The row cache: hashes of earlier lists' records. It may be deleted at any time. */
  readonly knownRecords: string;
}

/**
 * Returns the absolute paths of all folders and files.
 *
 * @param base the configuration file's folder, where relative paths start
 */
export function foldersOf(
  dataDir: string,
  elsewhere: Readonly<Partial<Record<FolderName, string | undefined>>>,
  base: string,
): Folders {
  const data = resolve(base, dataDir);
  const path = (name: FolderName): string => resolve(base, elsewhere[name] ?? join(data, name));
  const state = path("state");
  return {
    dataDir: data,
    inbox: path("inbox"),
    working: path("working"),
    archive: path("archive"),
    failed: path("failed"),
    reports: path("reports"),
    state,
    ledgerFile: join(state, "ledger.db"),
    lockFile: join(state, "lock.db"),
    backup: join(state, "backup"),
    contactsFile: join(state, "contacts.jsonl"),
    generationFile: join(data, "ledger-generation.json"),
    knownRecords: join(state, "known"),
  };
}
