import { fileIdentity } from "../database/file-identity.ts";
import type { Database } from "../database/open-database.ts";
import { openQueueFile, openQueueFileToRead, setQueueAside } from "./queue-file.ts";
import { isDamage, unusableQueue } from "./requests-unusable.ts";

export interface QueueUse {
  /**
   * Calls `act` with the database. `act` is one statement or one transaction, because it is called again after damage.
   *
   * @throws RequestsUnusable if the file can't be used at the moment
   */
  use<T>(act: (db: Database) => T): T;
  close(): void;
}

/** Returns the use of the queue's file. The file may be deleted, replaced or damaged at any time by others. */
export function useQueueFile(
  file: string,
  { isWritable, say }: { readonly isWritable: boolean; readonly say: (message: string) => void },
): QueueUse {
  let opened: { readonly db: Database; readonly identity: string | null } | null = null;
  const close = () => {
    const was = opened;
    opened = null;
    try {
      was?.db.close();
    } catch {
      // The file can't be used anyway.
    }
  };
  const current = (): Database => {
    if (opened !== null && fileIdentity(file) !== opened.identity) close();
    const db = opened?.db ?? (isWritable ? openQueueFile(file) : openQueueFileToRead(file));
    opened ??= { db, identity: fileIdentity(file) };
    return db;
  };
  /** Sets the damaged file aside. The caller has closed it. */
  const setAside = (identity: string | null, error: unknown) => {
    const aside = setQueueAside(file, identity, new Date().toISOString());
    if (aside === null) return;
    say(
      `The stored requests in ${file} were damaged (${(error as Error).message}). The file is now ${aside}. Decisions that waited in it are lost: ask for them again.`,
    );
  };
  return {
    close,
    use(act) {
      for (let isAgain = false; ; isAgain = true) {
        const identity = fileIdentityOrNull(file);
        try {
          return act(current());
        } catch (error) {
          close();
          if (!isWritable) throw unusableQueue(file, error, "The next run sets the file aside and makes a new one");
          if (isAgain || !isDamage(error)) throw unusableQueue(file, error);
          try {
            setAside(identity, error);
          } catch (failed) {
            throw unusableQueue(file, failed);
          }
        }
      }
    },
  };
}

function fileIdentityOrNull(file: string): string | null {
  try {
    return fileIdentity(file);
  } catch {
    return null;
  }
}
