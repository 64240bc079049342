import type { DecisionRequest } from "../../model/request.ts";
import type { Database } from "../database/open-database.ts";
import { parseRequest } from "./request-text.ts";

/** The requests that an older program stored in the ledger, and that wait. */
export interface FormerRequests {
  /** Calls `store` with each of them, and removes it from the ledger. A request that can't be read is removed. */
  move(store: (request: DecisionRequest, askedAt: string) => void): void;
}

export function openFormerRequests(db: Database): FormerRequests {
  return {
    move(store) {
      const stored = db.prepare("SELECT id, command, argument, asked_at AS askedAt FROM former_requests ORDER BY id");
      for (const { id, command, argument, askedAt } of stored.all() as Former[]) {
        const request = parseRequest(command, argument);
        if (request !== null) store(request, askedAt);
        db.prepare("DELETE FROM former_requests WHERE id = ?").run(id);
      }
    },
  };
}

interface Former {
  readonly id: number;
  readonly command: string;
  readonly argument: string;
  readonly askedAt: string;
}
