import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import { formOfRow } from "./lasting/row-form.ts";
import { keyIn, reportedCells } from "./reported-row.ts";

/**
 * Returns a function that returns the hash of a reported row's form; "" if another row of its key has the same form.
 *
 * @param header the header of the corrected report
 */
export function formHashes(
  header: readonly string[],
  { corrections, openItems }: Pick<Ledger, "corrections" | "openItems">,
): (feed: string, item: StoredOpenItem, mapper: Mapper) => string {
  return (feed, item, mapper) => {
    const formOf = (of: StoredOpenItem) => formOfRow(header, reportedCells(of, header), mapper);
    const form = formOf(item);
    const key = keyIn(item.subject);
    const others = key === null ? [] : openItems.amongOthers(feed, key).filter(({ id }) => id !== item.id);
    return others.some((other) => formOf(other) === form) ? "" : corrections.hashOf(form);
  };
}
