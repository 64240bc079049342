// Reads a list to its end twice, as a run does: first what the whole list proves, then row by row into contacts.
import { openTable } from "../../dist/pipeline/intake/open-table.js";
import { mapRow } from "../../dist/pipeline/mapping/map-row.js";
import { createMapper } from "../../dist/pipeline/mapping/mapper.js";
import { matchColumns } from "../../dist/pipeline/mapping/match-columns.js";
import { scoreHeader } from "../../dist/pipeline/mapping/score-header.js";
import { finishSurvey, startSurvey, surveyRow } from "../../dist/pipeline/mapping/survey.js";

const feed = {
  key: ["Employee ID"],
  columns: {},
  defaults: {},
  country: "DE",
  unmatchedColumns: "ignore",
  dateOrder: null,
  yearlessBirthday: "MM-DD",
};
const groups = ["Team Berlin", "Team Rome"].map((name, index) => ({ groupId: index + 1, name }));
const table = await openTable(process.argv[2], { encoding: null, sheet: null, scoreHeader: scoreHeader(feed) });
const counting = startSurvey(table.header, feed, groups);
for await (const batch of table.batches()) for (const row of batch) surveyRow(counting, row);
const survey = finishSurvey(counting);
const mapper = createMapper({
  feed,
  columns: matchColumns(table.header, feed, survey),
  survey,
  groups,
  today: "2026-11-21",
});
let contacts = 0;
for await (const batch of table.batches())
  for (const row of batch) if (mapRow(row, mapper).kind === "contact") contacts += 1;
await table.close();
console.log(contacts);
