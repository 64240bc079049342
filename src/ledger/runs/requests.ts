import type { Database } from "../database/open-database.ts";

/** What one process asks the applying one to do. */
export interface StoredRequest {
  readonly id: number;
  readonly command: "approve" | "discard" | "retry" | "resolve" | "link" | "dismiss";
  /** A run's name; for resolve, link and dismiss: JSON. */
  readonly argument: string;
}

export interface RequestResult {
  readonly exitCode: number;
  /** Sentences for the person who asked. */
  readonly lines: readonly string[];
  /** For programs: the run that was decided, as in its summary.json. */
  readonly summary?: object;
  /** For programs: what became of each item, where several were given. */
  readonly items?: readonly Readonly<Record<string, string | number | null>>[];
}

export type Requests = ReturnType<typeof openRequests>;

/** A queue between processes, in the ledger: `approve` while `watch` runs. */
export function openRequests(db: Database) {
  return {
    ask: (command: StoredRequest["command"], argument: string, at: string): number =>
      Number(
        db.prepare("INSERT INTO requests (command, argument, asked_at) VALUES (?, ?, ?)").run(command, argument, at)
          .lastInsertRowid,
      ),
    waiting: () =>
      db
        .prepare("SELECT id, command, argument FROM requests WHERE done_at IS NULL ORDER BY id")
        .all() as StoredRequest[],
    answer: (id: number, result: RequestResult, at: string): void =>
      void db.prepare("UPDATE requests SET done_at = ?, result = ? WHERE id = ?").run(at, JSON.stringify(result), id),
    result: (id: number): RequestResult | null => {
      const found = db.prepare("SELECT result FROM requests WHERE id = ?").pluck().get(id) as string | null;
      return found === null ? null : (JSON.parse(found) as RequestResult);
    },
  };
}
