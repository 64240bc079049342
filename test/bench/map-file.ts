/**
 * Surveys the first rows of a list, maps all its rows, and prints the number of contacts.
 *
 * Usage: map-file LIST
 */
import { openTable } from "../../src/pipeline/intake/open-table.ts";
import { mapRow } from "../../src/pipeline/mapping/row/map-row.ts";
import { createMapper } from "../../src/pipeline/mapping/row/mapper.ts";
import { matchColumns } from "../../src/pipeline/mapping/columns/match-columns.ts";
import { scoreHeader } from "../../src/pipeline/mapping/headers/score-header.ts";
import { finishSurvey, startSurvey, surveyRow } from "../../src/pipeline/mapping/survey/survey.ts";
import { testFeed } from "../simulation/world/feeds.ts";
import { benchGroups } from "./bench-groups.ts";

const [, , list = ""] = process.argv;
const feed = testFeed("list", { columns: {}, key: ["Employee ID"], dateOrder: null });
const table = await openTable(list, { encoding: null, scoreHeader: scoreHeader(feed) });
const first = startSurvey(table.header, feed, benchGroups, "2026-11-21");
for await (const batch of table.batches()) {
  for (const row of batch) surveyRow(first, row);
  if (first.rows >= 1_000) break;
}
const survey = finishSurvey(first);
const columns = matchColumns(table.header, feed, survey);
if (columns.kind === "refused") throw new Error(JSON.stringify(columns));
const mapper = createMapper({ feed, columns, survey, groups: benchGroups, today: "2026-11-21" });
const whole = startSurvey(table.header, feed, benchGroups, "2026-11-21");
let contacts = 0;
for await (const batch of table.batches()) {
  for (const row of batch) {
    surveyRow(whole, row);
    if (mapRow(row, mapper).kind === "contact") contacts += 1;
  }
}
await table.close();
console.log(contacts);
