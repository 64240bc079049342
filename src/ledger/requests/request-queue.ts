/** The queue of requests. For instance, `approve` adds a request, and a running `watch` carries it out. */
import { randomBytes } from "node:crypto";
import type { Asker, DecisionRequest, RequestKind, RequestResult } from "../../model/request.ts";
import { showControls } from "../../model/text/control-characters.ts";
import type { Database } from "../database/open-database.ts";
import { erasePerson, requestsAbout, type RequestAbout } from "./erase-requests.ts";
import { dropAside } from "./queue-file.ts";
import { useQueueFile, type QueueUse } from "./use-queue-file.ts";
import { RequestsUnusable } from "./requests-unusable.ts";
import { parseRequest, toArgument } from "./request-text.ts";
import { openUploads, type Uploads } from "./uploads.ts";

/** A request as it is stored. */
export interface StoredRequest extends Asker {
  /** Names the request for ever: no other request has this id, not even in a queue that was made anew. */
  readonly id: string;
  /** Names the request to people, for instance in `withdraw 5`. */
  readonly number: number;
  readonly command: string;
  /** null when this program can't read the stored request, for instance one of a newer version. */
  readonly request: DecisionRequest | null;
  /** ISO date-time. */
  readonly askedAt: string;
  /** When a process began with the request (ISO date-time); null: none has. */
  readonly takenAt: string | null;
  /** When a process first tried to carry it out, and could not use the service (ISO date-time); null: none did. */
  readonly triedAt: string | null;
  /** null: the request waits, or a process carries it out. */
  readonly outcome: "answered" | "withdrawn" | "void" | null;
  /** null: there is no answer yet. */
  readonly result: RequestResult | null;
}

export interface RequestQueue extends Uploads {
  /** Stores a request for the applying process, and returns the request's id. */
  ask(request: DecisionRequest, asker: Asker, at: string): string;
  /** Returns the requests without an answer, oldest first: at most 1,000. */
  waiting(): readonly StoredRequest[];
  /** Returns a request; null: it is not in the queue, for instance because the queue was made anew. */
  find(id: string): StoredRequest | null;
  /** Returns the id of the request with this number; null: there is none. */
  idOf(number: number): string | null;
  /** Takes a request up. Returns false when it has an answer by now, for instance because a person withdrew it. */
  take(id: string, at: string): boolean;
  /** Puts a request that was taken up back into the queue, because the service can't be used. */
  putBack(id: string, at: string): void;
  /** Stores the answer to a request. */
  answer(id: string, result: RequestResult, at: string): void;
  /** Stores that a request is not carried out any more. */
  makeVoid(id: string, why: string, at: string): void;
  /** Returns the requests that were not carried out, oldest first. `since`: ISO date-time from which they count. */
  voidSince(since: string): readonly StoredRequest[];
  /** Returns the requests of some kinds, oldest first, also those that are answered. */
  ofKinds(kinds: readonly RequestKind[]): readonly StoredRequest[];
  /**
   * Withdraws a request that no process has taken up, or that is void: a person knows that it was not carried out. Returns why it
   * can't be withdrawn; null: it is withdrawn.
   */
  withdraw(id: string, at: string): "unknown" | "taken" | "answered" | null;
  /**
   * Calls `act`. If the queue can't be used meanwhile, says why, and returns. The same reason is said once until the queue can
   * be used again.
   */
  whileUsable(act: () => Promise<void>): Promise<void>;
  /**
   * Removes answered requests, notes, names of files and damaged files in which `has` finds a person. Empties the free space
   * of the file.
   */
  erase(has: (text: string) => boolean): void;
  /** Returns the requests in which `has` finds a person. */
  about(has: (text: string) => boolean): readonly RequestAbout[];
  close(): void;
}

interface Row {
  readonly number: number;
  readonly mark: string;
  readonly command: string;
  readonly argument: string;
  readonly by: string;
  readonly via: string;
  readonly note: string | null;
  readonly askedAt: string;
  readonly takenAt: string | null;
  readonly triedAt: string | null;
  readonly outcome: string | null;
  readonly result: string | null;
}

const STORED = `SELECT number, mark, command, argument, asked_by AS "by", asked_via AS via, note, asked_at AS askedAt,
  taken_at AS takenAt, tried_at AS triedAt, outcome, result FROM requests`;
const ANSWERED_KEPT_DAYS = 30;

/**
 * Opens the queue. A damaged file is set aside, and the queue goes on with a new one.
 *
 * @param say gets a sentence for administrators when a file was set aside
 * @returns a queue whose functions throw RequestsUnusable when the file can't be used at the moment
 */
export function openRequestQueue(file: string, say: (message: string) => void): RequestQueue {
  return queueOn(useQueueFile(file, { isWritable: true, say }), say);
}

/** Opens the queue for reading. Nothing is changed, and a damaged file is not set aside. */
export function openRequestQueueToShow(file: string): RequestQueue {
  return queueOn(useQueueFile(file, { isWritable: false, say: () => {} }), () => {});
}

function queueOn({ use, close }: QueueUse, say: (message: string) => void): RequestQueue {
  let said: string | null = null;
  const end = (
    db: Database,
    id: string,
    outcome: "answered" | "void" | "withdrawn",
    result: RequestResult,
    at: string,
  ) =>
    db
      .prepare("UPDATE requests SET done_at = ?, outcome = ?, result = ? WHERE number = ? AND mark = ?")
      .run(at, outcome, JSON.stringify(result), ...partsOf(id));
  const find = (db: Database, id: string) =>
    db.prepare(`${STORED} WHERE number = ? AND mark = ?`).get(...partsOf(id)) as Row | undefined;
  return {
    ...openUploads(use),
    ask: (request, { by, via, note }, at) =>
      use((db) => {
        const kept = new Date(Date.parse(at) - ANSWERED_KEPT_DAYS * 86_400_000).toISOString();
        db.prepare("DELETE FROM requests WHERE done_at < ?").run(kept);
        const mark = randomBytes(8).toString("hex");
        const { lastInsertRowid: number } = db
          .prepare(
            "INSERT INTO requests (mark, command, argument, asked_by, asked_via, note, asked_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
          )
          .run(mark, request.kind, toArgument(request), by, via, note, at);
        return `${number}-${mark}`;
      }),
    waiting: () =>
      use((db) => db.prepare(`${STORED} WHERE done_at IS NULL ORDER BY number LIMIT 1000`).all() as Row[]).map(
        toRequest,
      ),
    find(id) {
      const found = use((db) => find(db, id));
      return found === undefined ? null : toRequest(found);
    },
    idOf(number) {
      const found = use((db) => db.prepare(`${STORED} WHERE number = ?`).get(number)) as Row | undefined;
      return found === undefined ? null : toRequest(found).id;
    },
    take: (id, at) =>
      use((db) => {
        const taken = db.prepare("UPDATE requests SET taken_at = ? WHERE number = ? AND mark = ? AND done_at IS NULL");
        return taken.run(at, ...partsOf(id)).changes > 0;
      }),
    putBack: (id, at) =>
      use((db) => {
        const tried = "taken_at = NULL, tried_at = ifnull(tried_at, ?)";
        const waits = db.prepare(`UPDATE requests SET ${tried} WHERE number = ? AND mark = ? AND done_at IS NULL`);
        waits.run(at, ...partsOf(id));
      }),
    answer: (id, result, at) => void use((db) => end(db, id, "answered", result, at)),
    makeVoid: (id, why, at) => void use((db) => end(db, id, "void", { exitCode: 1, lines: [why] }, at)),
    voidSince: (since) =>
      use(
        (db) => db.prepare(`${STORED} WHERE outcome = 'void' AND done_at >= ? ORDER BY number`).all(since) as Row[],
      ).map(toRequest),
    ofKinds: (kinds) =>
      use((db) =>
        db
          .prepare(`${STORED} WHERE command IN (SELECT value FROM json_each(?)) ORDER BY number`)
          .all(JSON.stringify(kinds)),
      ).map((row) => toRequest(row as Row)),
    withdraw: (id, at) =>
      use((db) =>
        db
          .transaction(() => {
            const found = find(db, id);
            if (found === undefined) return "unknown";
            if (found.outcome === "answered" || found.outcome === "withdrawn") return "answered";
            if (found.outcome === null && found.takenAt !== null) return "taken";
            end(db, id, "withdrawn", WITHDRAWN, at);
            return null;
          })
          .immediate(),
      ),
    async whileUsable(act) {
      try {
        await act();
        said = null;
      } catch (error) {
        if (!(error instanceof RequestsUnusable)) throw error;
        // A daemon looks twice a second.
        if (said !== error.message) say(error.message);
        said = error.message;
      }
    },
    about: (has) => use((db) => requestsAbout(db, has)),
    erase: (has) =>
      use((db) => {
        erasePerson(db, has);
        dropAside(db.name, has);
      }),
    close,
  };
}

const WITHDRAWN: RequestResult = { exitCode: 1, lines: ["The request was withdrawn. Nothing was carried out."] };

/** Returns the number and the mark in the id of a request. */
function partsOf(id: string): [number: number, mark: string] {
  const [number = "", mark = ""] = id.split("-", 2);
  return [/^\d{1,15}$/u.test(number) ? Number(number) : 0, mark];
}

function toRequest({ mark, argument, via, outcome, result, ...row }: Row): StoredRequest {
  return {
    ...row,
    by: onOneLine(row.by, LONGEST_NAME),
    note: row.note === null ? null : onOneLine(row.note, LONGEST_NOTE) || null,
    id: `${row.number}-${mark}`,
    request: parseRequest(row.command, argument),
    via: via === "console" ? "console" : "command_line",
    outcome: outcome as StoredRequest["outcome"],
    result: result === null ? null : toResult(result),
  };
}

/** Longest name and note that are taken over, in characters. */
const LONGEST_NAME = 200;
const LONGEST_NOTE = 1_000;

/** Returns a text that can't command a terminal, nor pretend to be another line. */
function onOneLine(text: string, longest: number): string {
  return showControls(text.replace(/\s+/gu, " ").trim()).slice(0, longest);
}

function toResult(text: string): RequestResult {
  try {
    return JSON.parse(text) as RequestResult;
  } catch {
    return { exitCode: 1, lines: ["The stored answer can't be read."] };
  }
}
