import type { ContactJournal } from "../entries/contact-journal.ts";
import type { Entries } from "../entries/entries.ts";
import type { Database } from "../database/open-database.ts";
import { openOperationOutcomes } from "./operation-outcomes.ts";
import { openOperationQueries } from "./operation-queries.ts";
import type { Operations } from "./operations.ts";

/** @param journal opens the contact journal; throws when the ledger was opened for reading */
export function openOperations(db: Database, entries: Entries, journal: () => ContactJournal): Operations {
  return { ...openOperationQueries(db, entries), ...openOperationOutcomes(db, entries, journal) };
}
