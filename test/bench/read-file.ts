/**
 * Reads a list to its end and prints the number of rows.
 *
 * Usage: read-file LIST
 */
import { openTable } from "../../src/pipeline/intake/open-table.ts";
import { scoreHeader } from "../../src/pipeline/mapping/headers/score-header.ts";
import { testFeed } from "../simulation/world/feeds.ts";

const [, , list = ""] = process.argv;
const score = scoreHeader(testFeed("list", { columns: {}, key: null }));
const table = await openTable(list, { encoding: null, scoreHeader: score });
let rows = 0;
for await (const batch of table.batches()) rows += batch.length;
await table.close();
console.log(rows);
