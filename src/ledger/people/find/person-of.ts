import { nameOf } from "../../../model/contact.ts";
import type { Database } from "../../database/open-database.ts";
import { nameInCells } from "../other-person.ts";
import { parsePersonId, personIdText } from "../person-names.ts";
import { columnsByRun } from "../row-columns.ts";
import { findPerson } from "./find-person.ts";
import type { FoundPerson } from "./found-person.ts";

/** Returns the person that an id names; null if the ledger has nothing under it. */
export function personOf(db: Database, text: string): FoundPerson | null {
  const id = parsePersonId(text);
  const person = id === null ? null : findPerson(db, id);
  if (id === null || person === null) return null;
  const { state, feed, key, contactId, input, row } = person;
  // An operation may have a contact by now.
  const named = contactId === null ? id : ({ kind: "contact", contactId } as const);
  const ofCells = row === null ? "" : nameInCells(row.cells, columnsByRun(db)(row.run));
  const name = input === null ? ofCells : nameOf(input);
  return { id: personIdText(named), state, feed, key, name, contactId, groupId: null, input, row };
}
