// Reads a list to its end, as the pipeline does before anything else, and says how many rows it has.
import { openTable } from "../../dist/pipeline/intake/open-table.js";
import { scoreHeader } from "../../dist/pipeline/mapping/score-header.js";

const score = scoreHeader({ columns: {}, key: null });
const table = await openTable(process.argv[2], { encoding: null, sheet: null, scoreHeader: score });
let rows = 0;
for await (const batch of table.batches()) rows += batch.length;
await table.close();
console.log(rows);
