/** Measures how long the way back of a list takes to plan, from the request to its written report. */
import { test } from "vitest";
import type { DecisionRequest } from "../../src/model/request.ts";
import { carryOutRequest } from "../../src/run/decisions/answer-requests.ts";
import { HEADER, testFeed } from "../simulation/world/feeds.ts";
import { apply } from "../simulation/world/list-sequence.ts";
import { listOf } from "../simulation/world/members.ts";
import { openWorkplace } from "../simulation/world/workplace.ts";

test.for([2_000, 10_000])("measures how fast the undo of %i people is planned", async (people) => {
  const place = openWorkplace(1, {}, 1, () => {});
  const decide = (request: DecisionRequest) =>
    carryOutRequest(request, [testFeed("staff")], place.env({ waitsForProbes: true }));
  const before = listOf(people);
  const [created] = await apply(place, before);
  const at = HEADER.indexOf("Last Name");
  const [changed] = await apply(
    place,
    before.map((row) => row.with(at, `${row[at]}x`)),
  );
  await decide({ kind: "approve", run: changed?.run ?? "" });
  for (const [what, record] of [
    ["updated", changed],
    ["created", created],
  ] as const) {
    const begun = performance.now();
    const { lines, summary } = await decide({ kind: "undo", run: record?.run ?? "" });
    const ms = (performance.now() - begun).toFixed(0);
    console.log(`undo of ${people} ${what} people: planned in ${ms} ms. ${lines[0]}`);
    await decide({ kind: "approve", run: (summary as { readonly run: string }).run });
  }
  place.remove();
});
