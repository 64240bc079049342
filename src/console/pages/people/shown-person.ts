import type { Ledger } from "../../../ledger/ledger.ts";
import { parsePersonId } from "../../../ledger/people/person-names.ts";
import { isErasedKey } from "../../../model/text/row-key.ts";
import { whoIsIn } from "../../../pipeline/report/page/who-is.ts";
import { isNeverIn } from "../../../run/push/never/never-check.ts";
import { idOfPerson } from "../../../run/push/never/row-owner.ts";

/** Events on a page. */
export const EVENTS_PER_PAGE = 50;

/** Returns what the page of a person shows; null: no person is known by this id. */
export function shownPerson(asked: string, askedPage: number, ledger: Ledger) {
  const id = idOfPerson(asked, ledger);
  const named = parsePersonId(id);
  const explain = (page: number) =>
    named === null
      ? null
      : ledger.people.explain(named, { limit: EVENTS_PER_PAGE, offset: (page - 1) * EVENTS_PER_PAGE });
  const { page, found: person } = lastIfBeyond(askedPage, EVENTS_PER_PAGE, explain);
  if (person === null || isErasedKey(person.key)) return null;
  const name = person.name === "" && person.row !== null ? nameInRow(ledger)(person.row) : person.name;
  // A row's id may be another person's by the time that a button is pressed.
  const seen = ledger.corrections.hashOf(JSON.stringify([id, name, person.key]));
  const { feed, key, input } = person;
  const isNever = input !== null && isNeverIn(ledger)({ feed, key: key ?? "", input });
  return { id, page, person, name, isNever, seen };
}

/** Returns a page of a long list. A page beyond the last is the last one. */
export function lastIfBeyond<T extends { readonly total: number } | null>(
  page: number,
  perPage: number,
  read: (page: number) => T,
) {
  const found = read(page);
  const last = Math.max(1, Math.ceil((found?.total ?? 0) / perPage));
  return page <= last ? { page, found } : { page: last, found: read(last) };
}

/** Returns the function that finds the name in the cells of a row. */
export function nameInRow({ runs }: Pick<Ledger, "runs">) {
  return (row: {
    readonly run: string;
    readonly header: readonly string[];
    readonly cells: readonly string[];
  }): string => whoIsIn(runs.get(row.run)?.columns ?? [])(row);
}
