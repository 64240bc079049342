import { prepareTemporaryTables, type Database } from "../database/open-database.ts";

/** The tables in which answers are stored. */
const TABLES = ["answers", "given_answers", "corrections"];

/**
 * Lets answers be tried: they are stored in temporary tables until the returned function is called. SQLite reads a temporary
 * table in place of the ledger's table of the same name, so the ledger stays as it is.
 */
export function tryAnswers(db: Database): () => void {
  prepareTemporaryTables(db);
  for (const name of TABLES) {
    const made = db.prepare("SELECT sql FROM main.sqlite_schema WHERE name = ?").pluck().get(name) as string;
    db.exec(made.replace(/^CREATE TABLE/u, "CREATE TEMP TABLE"));
    db.exec(`INSERT INTO temp.${name} SELECT * FROM main.${name}`);
  }
  return () => {
    for (const name of TABLES) db.exec(`DROP TABLE temp.${name}`);
  };
}
