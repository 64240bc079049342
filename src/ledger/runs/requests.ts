import type { DecisionRequest, RequestResult } from "../../model/request.ts";
import type { Database } from "../database/open-database.ts";
import { parseRequest, toArgument } from "./request-text.ts";

/** A request that waits for its answer. */
interface WaitingRequest {
  readonly id: number;
  readonly command: string;
  /** null when this program can't read the stored request, for instance one of a newer version. */
  readonly request: DecisionRequest | null;
}

/** A queue of requests in the ledger. For instance, `approve` adds a request, and a running `watch` carries it out. */
export interface Requests {
  /** Stores a request for the applying process, and returns the request's id. */
  ask(request: DecisionRequest, at: string): number;
  /** Returns the requests without an answer, oldest first. */
  waiting(): readonly WaitingRequest[];
  /** Stores the answer to a request. */
  answer(id: number, result: RequestResult, at: string): void;
  /** Returns the answer to a request; null while there is none. */
  result(id: number): RequestResult | null;
}

export function openRequests(db: Database): Requests {
  return {
    ask: (request, at) =>
      Number(
        db
          .prepare("INSERT INTO requests (command, argument, asked_at) VALUES (?, ?, ?)")
          .run(request.kind, toArgument(request), at).lastInsertRowid,
      ),
    waiting: () => {
      const found = db.prepare("SELECT id, command, argument FROM requests WHERE done_at IS NULL ORDER BY id").all();
      return (found as { id: number; command: string; argument: string }[]).map(({ id, command, argument }) => {
        return { id, command, request: parseRequest(command, argument) };
      });
    },
    answer: (id, result, at) =>
      void db.prepare("UPDATE requests SET done_at = ?, result = ? WHERE id = ?").run(at, JSON.stringify(result), id),
    result(id) {
      const found = db.prepare("SELECT result FROM requests WHERE id = ?").pluck().get(id) as string | null;
      return found === null ? null : (JSON.parse(found) as RequestResult);
    },
  };
}
