/** Reads a list to its end, as the pipeline does before anything else, and says how many rows it has: read-file LIST */
import { openTable } from "../../src/pipeline/intake/open-table.ts";
import { scoreHeader } from "../../src/pipeline/mapping/headers/score-header.ts";
import { machineFeed } from "../simulation/world/feeds.ts";

const [, , list = ""] = process.argv;
const score = scoreHeader(machineFeed("list", { columns: {}, key: null }));
const table = await openTable(list, { encoding: null, sheet: null, scoreHeader: score });
let rows = 0;
for await (const batch of table.batches()) rows += batch.length;
await table.close();
console.log(rows);
