// Reads a list to its end, as the pipeline does before anything else, and says how many rows it has.
import { openTable } from "../../dist/pipeline/intake/open-table.js";

const table = await openTable(process.argv[2], { encoding: null, sheet: null, scoreHeader: (cells) => cells.length });
let rows = 0;
for await (const batch of table.batches()) rows += batch.length;
await table.close();
console.log(rows);
