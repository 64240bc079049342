/** Resolves the folders: each is below `dataDir`, unless `folders` names another path. */
import { join, resolve } from "node:path";

type FolderName = "inbox" | "working" | "archive" | "failed" | "reports" | "state";

/** The absolute paths of the folders, and of files in them. */
export interface Folders extends Readonly<Record<FolderName, string>> {
  readonly dataDir: string;
  readonly ledgerFile: string;
  readonly lockFile: string;
  /** The requests of people to the applying process. The console writes to the folder of this file. */
  readonly requestsFile: string;
  readonly backup: string;
  /** The contact journal: an append-only record of every contact_id gained and lost. */
  readonly contactsFile: string;
  /** The note of the ledger's generation. It is outside `state`, so that an older `state` that is put back is noticed. */
  readonly generationFile: string;
  /** The entries of people who must never be greeted. They are outside `state`, so that an older `state` does not lack one. */
  readonly neverFile: string;
  /** The ids of erased contacts, outside `state` as well. */
  readonly erasedFile: string;
  /** The key of the hashes in these entries. */
  readonly neverKeyFile: string;
  /** The row cache: hashes of earlier lists' records. It may be deleted at any time. */
  readonly knownRecords: string;
  /** The people who sign in to the console with a name and a password. */
  readonly consoleUsersFile: string;
  /** Lists that people gave to the console, until they are taken over. */
  readonly uploads: string;
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
    requestsFile: join(data, "requests", "requests.db"),
    backup: join(state, "backup"),
    contactsFile: join(state, "contacts.jsonl"),
    generationFile: join(data, "ledger-generation.json"),
    neverFile: join(data, "never.jsonl"),
    erasedFile: join(data, "erased.jsonl"),
    neverKeyFile: join(state, "never.key"),
    knownRecords: join(state, "known"),
    consoleUsersFile: join(state, "console-users.json"),
    uploads: join(data, "uploads"),
  };
}
