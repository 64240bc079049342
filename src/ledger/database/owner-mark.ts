/**
 * The mark of the applying process in its ledger. The mark shows whether another file was copied over the ledger: the file
 * keeps its name and identity then, and SQLite would go on with pages of two databases.
 */
import { randomUUID } from "node:crypto";
import { openForReading, type Database } from "./open-database.ts";

export interface OwnerMark {
  /** Returns whether the ledger's file still has this process's mark. */
  isThere(): boolean;
  /** Writes another mark, because a copy of the ledger has this one, too. */
  renew(): void;
  close(): void;
}

/** Writes a mark into the ledger, and returns it. */
export function writeOwnerMark(db: Database, file: string): OwnerMark {
  const reader = openForReading(file);
  let mark = "";
  const renew = (): void => {
    mark = randomUUID();
    db.prepare("INSERT OR REPLACE INTO owner_mark VALUES (1, ?)").run(mark);
    // The mark is then in the ledger's file, and no longer in its write-ahead log, which such a copy leaves as it is.
    db.pragma("wal_checkpoint(TRUNCATE)");
  };
  renew();
  const read = reader.prepare("SELECT mark FROM owner_mark WHERE id = 1").pluck();
  return {
    isThere() {
      try {
        // Without this, the page with the mark would be read from memory.
        reader.pragma("shrink_memory");
        return read.get() === mark;
      } catch (error) {
        if (isOfOtherContent(error)) return false;
        throw error;
      }
    },
    renew,
    close: () => reader.close(),
  };
}

function isOfOtherContent(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^SQLITE_(?:CORRUPT|NOTADB|ERROR|SCHEMA)/u.test(code);
}
