import { correctedInto } from "../corrections/corrected-rows.ts";
import type { Database } from "../database/open-database.ts";
import { identityOfCells, identityOfInput, isOtherPerson } from "./other-person.ts";
import { columnsByRun } from "./row-columns.ts";

/** A line of a list, or of a corrected report. */
interface Line {
  readonly run: string;
  readonly line: number | null;
  /** JSON */
  readonly cells: string;
}

/**
 * Returns a function that returns whether a person corrected a line into one of these contacts. The line may have no other value
 * that is certainly the contact's. A line that certainly was another person's is none.
 */
export function correctedIntoOneOf(db: Database, contactIds: readonly number[]): (line: Line) => boolean {
  const columnsOf = columnsByRun(db);
  const into = correctedInto(db);
  const contacts = new Set(contactIds);
  return ({ run, line, cells }) => {
    if (line === null || cells === "[]") return false;
    const found = into(run, line).filter(({ contactId }) => contactId !== null && contacts.has(contactId));
    if (found.length === 0) return false;
    const who = identityOfCells(JSON.parse(cells) as string[], columnsOf(run));
    return found.some(({ input }) => !isOtherPerson(who, identityOfInput(input)));
  };
}
