import type { DecisionRequest, RequestResult } from "../../model/request.ts";
import type { Database } from "../database/open-database.ts";
import { parseRequest, toArgument } from "./request-text.ts";

/** A request without an answer. */
interface WaitingRequest {
  readonly id: number;
  readonly command: string;
  /** null when this program can't read the stored request, for instance one of a newer version. */
  readonly request: DecisionRequest | null;
  /** ISO date-time. */
  readonly askedAt: string;
  /** The decision is in the ledger, but the process that carried it out ended before it could answer. */
  readonly isCarriedOut: boolean;
}

/** A request that was not carried out, and why not. */
interface VoidRequest extends Pick<WaitingRequest, "id" | "command" | "request" | "askedAt"> {
  readonly why: string;
}

/** A queue of requests in the ledger. For instance, `approve` adds a request, and a running `watch` carries it out. */
export interface Requests {
  /** Stores a request for the applying process, and returns the request's id. */
  ask(request: DecisionRequest, at: string): number;
  /** Returns the requests without an answer, oldest first. */
  waiting(): readonly WaitingRequest[];
  /** Takes a request up. Returns false when it has an answer by now, for instance because a person withdrew it. */
  take(id: number, at: string): boolean;
  /** Changes the ledger, and records in the same transaction that the request is carried out. */
  carryOut<T>(id: number, at: string, change: () => T): T;
  /** Stores the answer to a request. */
  answer(id: number, result: RequestResult, at: string): void;
  /** Stores that a request is not carried out any more. */
  makeVoid(id: number, why: string, at: string): void;
  /** Returns the requests that were not carried out, oldest first. `since`: ISO date-time from which they count. */
  voidSince(since: string): readonly VoidRequest[];
  /** Withdraws a request that no process has taken up. Returns why it can't be withdrawn; null: it is withdrawn. */
  withdraw(id: number, at: string): "unknown" | "taken" | "answered" | null;
  /** Returns the answer to a request; null while there is none. */
  result(id: number): RequestResult | null;
}

interface StoredRequest {
  readonly id: number;
  readonly command: string;
  readonly argument: string;
  readonly askedAt: string;
}

const STORED = "SELECT id, command, argument, asked_at AS askedAt";

export function openRequests(db: Database): Requests {
  const end = (id: number, outcome: "answered" | "void" | "withdrawn", result: RequestResult, at: string) =>
    db
      .prepare("UPDATE requests SET done_at = ?, outcome = ?, result = ? WHERE id = ?")
      .run(at, outcome, JSON.stringify(result), id);
  return {
    ask: (request, at) =>
      Number(
        db
          .prepare("INSERT INTO requests (command, argument, asked_at) VALUES (?, ?, ?)")
          .run(request.kind, toArgument(request), at).lastInsertRowid,
      ),
    waiting() {
      const found = db.prepare(`${STORED}, carried_out_at FROM requests WHERE done_at IS NULL ORDER BY id`).all();
      return (found as (StoredRequest & { carried_out_at: string | null })[]).map((stored) => {
        return { ...toRequest(stored), isCarriedOut: stored.carried_out_at !== null };
      });
    },
    take: (id, at) =>
      db.prepare("UPDATE requests SET taken_at = ? WHERE id = ? AND done_at IS NULL").run(at, id).changes > 0,
    carryOut: (id, at, change) =>
      db
        .transaction(() => {
          db.prepare("UPDATE requests SET carried_out_at = ? WHERE id = ?").run(at, id);
          return change();
        })
        .immediate(),
    answer: (id, result, at) => void end(id, "answered", result, at),
    makeVoid: (id, why, at) => void end(id, "void", { exitCode: 1, lines: [why] }, at),
    voidSince(since) {
      const found = db.prepare(`${STORED}, result FROM requests WHERE outcome = 'void' AND done_at >= ? ORDER BY id`);
      return (found.all(since) as (StoredRequest & { result: string })[]).map((stored) => {
        return { ...toRequest(stored), why: (JSON.parse(stored.result) as RequestResult).lines.join(" ") };
      });
    },
    withdraw: (id, at) =>
      db
        .transaction(() => {
          const found = db.prepare("SELECT taken_at, done_at FROM requests WHERE id = ?").get(id);
          if (found === undefined) return "unknown";
          const { taken_at: takenAt, done_at: doneAt } = found as { taken_at: string | null; done_at: string | null };
          if (doneAt !== null) return "answered";
          if (takenAt !== null) return "taken";
          end(id, "withdrawn", { exitCode: 1, lines: ["The request was withdrawn. Nothing was carried out."] }, at);
          return null;
        })
        .immediate(),
    result(id) {
      const found = db.prepare("SELECT result FROM requests WHERE id = ?").pluck().get(id) as string | null;
      return found === null ? null : (JSON.parse(found) as RequestResult);
    },
  };
}

function toRequest({ id, command, argument, askedAt }: StoredRequest): Omit<WaitingRequest, "isCarriedOut"> {
  return { id, command, request: parseRequest(command, argument), askedAt };
}
