import { describe, expect } from "vitest";
import { applyFeedRenames } from "../../../../src/app/feeds-in-ledger.ts";
import type { Settings } from "../../../../src/config/settings.ts";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { apply, namesIn, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const PASS = { settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };
const people = testFeed("people", { formerly: "staff" });
const others = [7, 8, 9].map((nr) => person(nr, `Person${nr}`));

const pass = (place: Workplace) => makePass({ ...PASS, feeds: [people] }, place.env({ waitsForProbes: true }));
const rename = (place: Workplace) => applyFeedRenames({ feeds: [people] } as unknown as Settings, place.ledger());

describe("a renamed feed", () => {
  test("applies a corrected report that names the former feed", async ({ place }) => {
    const wrong = person(1, "Ada", { Group: "Team Nowhere" });
    const [record] = await apply(place, [wrong, ...others]);
    rename(place);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Group", () => "Team Berlin"));
    const { failed, runs } = await pass(place);
    expect(failed).toEqual([]);
    expect(runs[0]?.record).toMatchObject({ feed: "people", rows: { created: 1 } });
    expect(namesIn(place)).toContain("Ada");
    rename(place);
  });

  test("is refused with the way out when both names have contacts under the same keys", async ({ place }) => {
    await apply(place, others);
    dropFile(place, "people-1.csv", csvText(HEADER, [person(9, "Person9"), person(1, "Ada")]));
    await makePass({ ...PASS, feeds: [testFeed("people")] }, place.env({ waitsForProbes: true }));
    expect(place.ledger().entries.count("people")).toBe(2);
    expect(() => rename(place)).toThrow(/1 contact under the same keys \(for instance e-9\).*forget staff/u);
    expect(place.ledger().entries.count("staff")).toBe(3);
  });
});
