/** What a person hears who drops a correction that another one still makes. */
import { expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const OTHERS = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
const LIST = [...[1, 2].map((nr) => person(nr, `Name${nr}`, { Group: "Team Berln" })), ...OTHERS];

const active = (place: Workplace) => place.ledger().corrections.active("staff");

async function decide(place: Workplace, id: number | undefined, choice: "drop" | "rule") {
  const request = { kind: "correction", id: id ?? 0, choice } as const;
  return (await carryOutRequest(request, [testFeed("staff")], place.env({ waitsForProbes: true }))).lines[1];
}

/** Corrects the cell of both rows, and accepts the rule. @returns the numbers of the two corrections and of the rule */
async function acceptRule(place: Workplace): Promise<readonly number[]> {
  const [record] = await apply(place, LIST);
  dropChanged(place, record, (lines, header) => setColumn(lines, header, "Group", () => "Team Berlin"));
  await run(place);
  await decide(place, active(place)[0]?.id, "rule");
  expect(active(place).map(({ kind }) => kind)).toEqual(["cell", "cell", "rule"]);
  return active(place).map(({ id }) => id);
}

test("the drop of a cell's correction names the rule that still corrects the cell", async ({ place }) => {
  const [cell, , rule] = await acceptRule(place);
  expect(await decide(place, cell, "drop")).toBe(
    `Rule ${rule} still corrects this cell to “Team Berlin”. To end the rule for all rows: celebration-sync corrections drop ${rule}`,
  );
  await apply(place, LIST.toReversed());
  expect(reported(place)).toEqual([]);
});

test("the drop of a rule says how many cells stay corrected", async ({ place }) => {
  const [first, second, rule] = await acceptRule(place);
  expect(await decide(place, rule, "drop")).toBe(
    "2 cells have corrections of their own that still hold. The command corrections lists them, and corrections drop ID ends one.",
  );
  for (const id of [first, second]) expect(await decide(place, id, "drop")).toBe("The next list is used as it is.");
  await apply(place, LIST.toReversed());
  expect(reported(place).toSorted()).toEqual(["Name1: local group_unknown", "Name2: local group_unknown"]);
});
