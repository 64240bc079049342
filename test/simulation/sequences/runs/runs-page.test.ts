/** reports/index.html shows the state of each run as it is now. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { apply, person, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const TEAM = Array.from({ length: 9 }, (_, index) => person(index + 1, `Name${index + 1}`));

/** Returns the states in the order of the page, the newest run first. */
function states({ folders }: Workplace): readonly string[] {
  const page = readFileSync(join(folders.reports, "index.html"), "utf8");
  return page.match(/went through|waits for a decision|replaced by a newer list|discarded|not used/gu) ?? [];
}

describe("the page of all runs", () => {
  test("shows a list that waits, and what became of it after the decision", async ({ place }) => {
    await apply(place, TEAM);
    const [held] = await apply(place, TEAM.slice(0, 3));
    expect(states(place)).toEqual(["waits for a decision", "went through"]);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" });
    expect(states(place)).toEqual(["went through", "went through"]);
  });

  test("shows that an undo was discarded, and a file that was not used", async ({ place }) => {
    const [first] = await apply(place, TEAM);
    await runCommand(place, { kind: "undo", run: first?.run ?? "" });
    expect(states(place)).toEqual(["waits for a decision", "went through"]);
    await runCommand(place, { kind: "discard", run: place.ledger().runs.held("staff")[0]?.run ?? "" });
    expect(states(place)).toEqual(["discarded", "went through"]);
    writeFileSync(join(place.folders.inbox, "unknown.csv"), "a,b\n1,2\n");
    await run(place);
    expect(states(place)).toEqual(["not used", "discarded", "went through"]);
  });

  test("shows that a newer list has replaced one that waited", async ({ place }) => {
    await apply(place, TEAM);
    await apply(place, TEAM.slice(0, 3));
    await apply(place, TEAM);
    expect(states(place)).toEqual(["went through", "replaced by a newer list", "went through"]);
  });
});
