import { FileRefused } from "../../model/file-refused.ts";
import { openTable } from "../../pipeline/intake/open-table.ts";
import { foldHeader } from "../../model/text/spelling/text-folding.ts";
import type { DoubtDecision, LinkPair } from "../../model/request.ts";

const KEY = /^(?:key|rowkey|externalid|id|employeeid|schluessel|schlussel|clave|cle|chiave)$/u;
const CONTACT_ID = /^(?:contactid|contact|celebrationid|serviceid|kontaktid|idcontacto|idcontact|idcontatto)$/u;

const OPERATION = /^(?:operation|operationid|number|create)$/u;
const REPORT_ID = /^(?:id|rowid)$/u;

/**
 * Reads a table of row keys and contact_ids (CSV, XLSX or ODS). Returns every line, including lines that are no valid pair.
 *
 * @throws FileRefused if the table lacks one of the two columns, or can't be read
 */
export async function readPairs(path: string): Promise<readonly LinkPair[]> {
  const rows = await readTwoColumns(path, [KEY], "key");
  return rows.map(({ line, first, contactId }) => ({ line, key: first, contactId }));
}

/**
 * Reads a table of creates in doubt and what a person decides about each (CSV, XLSX or ODS). A create is named by its number, or
 * by the `_id` of its line in a report.
 *
 * @throws FileRefused if the table lacks one of the two columns, or can't be read
 */
export async function readDoubtDecisions(path: string): Promise<readonly DoubtDecision[]> {
  // A report has a column `_operation`, too, which holds no number. So the `_id` comes first.
  const rows = await readTwoColumns(path, [REPORT_ID, OPERATION], "operation");
  return rows.map(({ line, first, contactId }) => ({ line, operation: first, contactId }));
}

interface TwoCells {
  readonly line: number;
  readonly first: string;
  readonly contactId: string;
}

/** @param names forms of the first column's name; the first form that the header has counts */
async function readTwoColumns(path: string, names: readonly RegExp[], asked: string): Promise<readonly TwoCells[]> {
  const find = (header: readonly string[], name: RegExp) => header.findIndex((cell) => name.test(foldHeader(cell)));
  const scoreHeader = (cells: readonly string[]) =>
    [...names, CONTACT_ID].filter((name) => find(cells, name) >= 0).length * cells.length;
  const table = await openTable(path, { encoding: null, scoreHeader });
  try {
    const firstAt = names.map((name) => find(table.header, name)).find((at) => at >= 0) ?? -1;
    const idAt = find(table.header, CONTACT_ID);
    if (firstAt < 0 || idAt < 0) {
      throw new FileRefused(
        "no_header",
        `It has the columns ${table.header.map((name) => `“${name}”`).join(", ")}.`,
        `Name one column “${asked}” and one “contact_id”.`,
        table.reading.headerLine,
      );
    }
    const found: TwoCells[] = [];
    for await (const rows of table.batches()) {
      for (const { line, cells } of rows)
        found.push({ line, first: (cells[firstAt] ?? "").trim(), contactId: (cells[idAt] ?? "").trim() });
    }
    return found;
  } finally {
    await table.close();
  }
}
