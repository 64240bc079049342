import { FileRefused } from "../../model/file-refused.ts";
import { openTable } from "../../pipeline/intake/open-table.ts";
import { foldHeader } from "../../model/text/text-folding.ts";
import type { LinkPair } from "../../model/request.ts";

const KEY = /^(?:key|rowkey|externalid|id|employeeid|schluessel|schlussel|clave|cle|chiave)$/u;
const CONTACT_ID = /^(?:contactid|contact|celebrationid|serviceid|kontaktid|idcontacto|idcontact|idcontatto)$/u;

/**
 * Reads a table of row keys and contact_ids (CSV or XLSX). Returns every line, including lines that are no valid pair.
 *
 * @throws FileRefused if the table lacks one of the two columns, or can't be read
 */
export async function readPairs(path: string): Promise<readonly LinkPair[]> {
  const find = (header: readonly string[], name: RegExp) => header.findIndex((cell) => name.test(foldHeader(cell)));
  const scoreHeader = (cells: readonly string[]) =>
    [KEY, CONTACT_ID].filter((name) => find(cells, name) >= 0).length * cells.length;
  const table = await openTable(path, { encoding: null, scoreHeader });
  try {
    const keyAt = find(table.header, KEY);
    const idAt = find(table.header, CONTACT_ID);
    if (keyAt < 0 || idAt < 0) {
      throw new FileRefused(
        "no_header",
        `It has the columns ${table.header.map((name) => `“${name}”`).join(", ")}.`,
        "Name one column “key” and one “contact_id”.",
        table.reading.headerLine,
      );
    }
    const pairs: LinkPair[] = [];
    for await (const rows of table.batches()) {
      for (const { line, cells } of rows)
        pairs.push({ line, key: (cells[keyAt] ?? "").trim(), contactId: (cells[idAt] ?? "").trim() });
    }
    return pairs;
  } finally {
    await table.close();
  }
}
