import type { AccountStop, AppliedDifference, HaltCode } from "../../model/run-record.ts";
import type { Database } from "../database/open-database.ts";

/** The stops of the account, and the differences that a person accepted. */
export interface AccountStops {
  /** Stops the account. */
  add(stop: AccountStop): void;
  /** Returns all stops, oldest first. While there is one, no call is made. */
  open(): readonly AccountStop[];
  /**
   * Releases the stops of a run, and accepts their differences from now on. An answer about another contact is never
   * accepted.
   */
  accept(run: string): void;
  /** Lets a run go on that halted with this code: the run is no longer halted for it. */
  letGoOn(run: string, code: HaltCode): void;
  /** Returns whether a person let this run go on after it halted with this code. */
  mayGoOn(run: string, code: HaltCode): boolean;
  /** Releases the stops of a run. Their differences are not accepted. */
  drop(run: string): void;
  /** Returns whether a person accepted differences of this field and kind. */
  isAccepted(difference: AppliedDifference): boolean;
}

export function openAccountStops(db: Database): AccountStops {
  const accepted = db.prepare("SELECT 1 FROM accepted_differences WHERE field = @field AND kind = @kind");
  const drop = (run: string) => void db.prepare("DELETE FROM account_stops WHERE run = ?").run(run);
  const open = () =>
    (
      db
        .prepare(
          "SELECT operation, run, contact_id AS contactId, line, differences FROM account_stops ORDER BY operation",
        )
        .all() as (Omit<AccountStop, "differences"> & { differences: string })[]
    ).map((stop) => ({ ...stop, differences: JSON.parse(stop.differences) as AccountStop["differences"] }));
  return {
    add: ({ operation, run, contactId, line, differences }) =>
      void db
        .prepare("INSERT OR REPLACE INTO account_stops VALUES (?, ?, ?, ?, ?)")
        .run(operation, run, contactId, line, JSON.stringify(differences)),
    open,
    accept(run) {
      db.transaction(() => {
        const accept = db.prepare("INSERT OR IGNORE INTO accepted_differences VALUES (@field, @kind, @run)");
        for (const { differences } of open().filter((found) => found.run === run)) {
          for (const { field, kind } of differences) if (field !== "contact_id") accept.run({ field, kind, run });
        }
        drop(run);
      }).immediate();
    },
    letGoOn: (run, code) =>
      void db.prepare("INSERT OR REPLACE INTO accepted_differences VALUES (?, 'halt', ?)").run(code, run),
    mayGoOn: (run, code) =>
      db.prepare("SELECT 1 FROM accepted_differences WHERE field = ? AND kind = 'halt' AND run = ?").get(code, run) !==
      undefined,
    drop,
    isAccepted: ({ field, kind }) => accepted.get({ field, kind }) !== undefined,
  };
}
