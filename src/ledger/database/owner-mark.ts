/**
 * The mark of the applying process in its ledger. The mark shows whether another file was copied over the ledger: the file
 * keeps its name and identity then, and SQLite would go on with pages of two databases.
 */
import { randomUUID } from "node:crypto";
import { openForReading, type Database } from "./open-database.ts";

/**
 * Whose mark is in the ledger's file. `newer`: of a process that opened this ledger later. `unknown`: the file has an older
 * mark, the mark of another ledger, or none.
 */
type MarkFound = "own" | "newer" | "unknown";

export interface OwnerMark {
  /** Looks whose mark is in the ledger's file now. */
  look(): MarkFound;
  /** Writes another mark, because a copy of the ledger has this one, too. */
  renew(): void;
  close(): void;
}

/** Writes a mark into the ledger, and returns it. Its number is one higher than that of the mark before. */
export function writeOwnerMark(db: Database, file: string): OwnerMark {
  const reader = openForReading(file);
  const ledger = "(SELECT value FROM meta WHERE name = 'ledger_id')";
  let mark = "";
  let name: unknown = null;
  const renew = (): void => {
    const write = db.transaction(() => {
      name = db.prepare(`SELECT ${ledger}`).pluck().get();
      const last = db.prepare("SELECT mark FROM owner_mark WHERE id = 1").pluck().get();
      mark = `${numberOf(last) + 1} ${randomUUID()}`;
      db.prepare("INSERT OR REPLACE INTO owner_mark VALUES (1, ?)").run(mark);
    });
    write.immediate();
    // The mark is then in the ledger's file, and no longer in its write-ahead log, which such a copy leaves as it is.
    db.pragma("wal_checkpoint(TRUNCATE)");
  };
  renew();
  const read = reader.prepare(`SELECT mark, ${ledger} AS ledger FROM owner_mark WHERE id = 1`);
  return {
    look() {
      try {
        // Without this, the page with the mark would be read from memory.
        reader.pragma("shrink_memory");
        const found = read.get() as { readonly mark: unknown; readonly ledger: unknown } | undefined;
        if (found?.mark === mark) return "own";
        return found?.ledger === name && numberOf(found?.mark) > numberOf(mark) ? "newer" : "unknown";
      } catch (error) {
        if (isOfOtherContent(error)) return "unknown";
        throw error;
      }
    },
    renew,
    close: () => reader.close(),
  };
}

/** Returns the number in a mark; 0 if there is none. */
function numberOf(mark: unknown): number {
  return Number(/^(\d+) /u.exec(String(mark))?.[1] ?? 0);
}

function isOfOtherContent(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^SQLITE_(?:CORRUPT|NOTADB|ERROR|SCHEMA)/u.test(code);
}
