import { FileRefused } from "../../model/file-refused.ts";
import { openTable } from "../../pipeline/intake/open-table.ts";
import { foldHeader } from "../../model/text-folding.ts";
import type { LinkArgument } from "./manual-decisions.ts";

const KEY = /^(?:key|rowkey|externalid|id|employeeid|schluessel|schlussel|clave|cle|chiave)$/u;
const CONTACT_ID = /^(?:contactid|contact|celebrationid|serviceid|kontaktid|idcontacto|idcontact|idcontatto)$/u;

/**
 * Reads a table of row keys and contact_ids (CSV or XLSX). Every line comes back, also one that can't be a pair.
 *
 * @throws FileRefused if it is no such table
 */
export async function readPairs(path: string): Promise<LinkArgument["pairs"]> {
  const find = (header: readonly string[], name: RegExp) => header.findIndex((cell) => name.test(foldHeader(cell)));
  const scoreHeader = (cells: readonly string[]) =>
    [KEY, CONTACT_ID].filter((name) => find(cells, name) >= 0).length * cells.length;
  const table = await openTable(path, { encoding: null, sheet: null, scoreHeader });
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
    const pairs: LinkArgument["pairs"][number][] = [];
    for await (const rows of table.batches()) {
      for (const { line, cells } of rows)
        pairs.push({ line, key: (cells[keyAt] ?? "").trim(), contactId: (cells[idAt] ?? "").trim() });
    }
    return pairs;
  } finally {
    await table.close();
  }
}
