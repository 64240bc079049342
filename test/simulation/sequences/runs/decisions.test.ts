import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { DecisionRequest, RequestResult } from "../../../../src/model/request.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, namesIn, person, reported, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const TEAM = [1, 2, 3, 4, 5, 6].map((nr) => person(nr, `Name${nr}`));
const HOLDS_TWO = { limitCount: 1, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };
const FEED = { deletes: HOLDS_TWO };
const ADA = { by: "Ada Moreau", via: "console", note: "checked with HR", request: null } as const;
const GRACE = { ...ADA, by: "Grace Okafor", note: null } as const;

const decide = (place: Workplace, request: DecisionRequest, deciding: typeof ADA | typeof GRACE = ADA) =>
  carryOutRequest(request, [testFeed("staff", FEED)], place.env({ waitsForProbes: true }), deciding);

/** Applies a list that lacks Name4 to Name6, whose deletes are held. @returns the run, and the ids of its deletes by name */
async function holdThree(place: Workplace) {
  await apply(place, TEAM, FEED);
  const [held] = await apply(place, TEAM.slice(0, 3), FEED);
  const run = held?.run ?? "";
  const operations = place.ledger().operations.ofRun(run, "held");
  const idOf = (name: string) => operations.find(({ input }) => input.first_name === name)?.id ?? 0;
  return { run, idOf };
}

const filesOf = ({ folders }: Workplace, run: string) => {
  const read = (name: string) => readFileSync(join(folders.reports, run, name), "utf8");
  return { page: read("report.html"), summary: JSON.parse(read("summary.json")) as Record<string, unknown> };
};

describe("a decision about a held list", () => {
  test("stands in its report and summary.json with name, time, way and note", async ({ place }) => {
    const { run } = await holdThree(place);
    await decide(place, { kind: "approve", run });
    const { page, summary } = filesOf(place, run);
    expect(page).toMatch(
      /Approved by <bdi>Ada Moreau<\/bdi> on <time datetime="2026-11-21T[^"]*">21 November 2026, [^<]*<\/time>, from the console: “<bdi>checked with HR<\/bdi>”/u,
    );
    const at = expect.stringMatching(/^2026-11-21T/u) as string;
    expect(summary["decisions"]).toEqual([
      { decision: "approve", choice: null, by: "Ada Moreau", via: "console", note: ADA.note, at, rows: null, kept: 0 },
    ]);
  });

  test("is named to the person who decides second, and nothing is done", async ({ place }) => {
    const { run } = await holdThree(place);
    await decide(place, { kind: "discard", run });
    const second = await decide(place, { kind: "approve", run }, GRACE);
    expect(second).toMatchObject({ exitCode: 2, code: "already_decided" });
    expect(second.lines.join(" ")).toMatch(
      /was discarded already, by Ada Moreau on 2\d November 2026, \d\d:\d\d, from the console: “checked with HR”\. Nothing was done now/u,
    );
    expect(namesIn(place)).toHaveLength(6);
    expect(place.ledger().decisions.ofRun(run)).toHaveLength(1);
  });

  test("does nothing on the console when a newer list has superseded the run, also with the same deletes", async ({
    place,
  }) => {
    const { run } = await holdThree(place);
    await apply(place, TEAM.slice(0, 3), FEED);
    for (const kind of ["approve", "discard"] as const)
      expect(await decide(place, { kind, run })).toMatchObject({ exitCode: 2, code: "superseded" });
    expect(namesIn(place)).toHaveLength(6);
    expect(place.ledger().decisions.ofRun(run)).toEqual([]);
  });
});

test("a held list names how many greetings of some days its changes concern", async ({ place }) => {
  const { run } = await holdThree(place);
  const { heldPeople } = place.ledger();
  expect(heldPeople.counts(run)).toEqual({ create: 0, update: 0, delete: 3, deferred: 0 });
  expect(heldPeople.greetings(run, ["01-04", "02-05", "12-24"])).toEqual({ create: 0, update: 0, delete: 2 });
  expect(heldPeople.page(run, "delete", 2, 2).map(({ input }) => input.first_name)).toEqual(["Name6"]);
});

test("an approval on the command line says that it went round the rule of four eyes", async ({ place }) => {
  const { run } = await holdThree(place);
  const env = { ...place.env({ waitsForProbes: true }), fourEyes: true };
  await carryOutRequest({ kind: "approve", run }, [testFeed("staff", FEED)], env, { ...GRACE, via: "command_line" });
  expect(filesOf(place, run).page).toContain("This went round the rule that a second person approves.");
  expect(filesOf(place, run).summary["decisions"]).toMatchObject([{ choice: "alone", via: "command_line" }]);
});

describe("an approval of chosen deletes", () => {
  const approveTwo = async (place: Workplace): Promise<RequestResult & { readonly run: string }> => {
    const { run, idOf } = await holdThree(place);
    const result = await decide(place, { kind: "approve", run, deletes: [idOf("Name4"), idOf("Name5")] });
    return { ...result, run };
  };

  test("deletes these and keeps the others, and the report says so", async ({ place }) => {
    const { run, exitCode, lines } = await approveTwo(place);
    expect(exitCode).toBe(0);
    expect(lines.join(" ")).toContain("1 person was left out");
    expect(namesIn(place)).toEqual(["Name1", "Name2", "Name3", "Name6"]);
    const { summary, page } = filesOf(place, run);
    expect(summary["decisions"]).toMatchObject([{ kept: 1 }]);
    expect(page).toContain("1 person was left out of the deletions and stays.");
    expect(page).toContain("Left out, and still in the service");
    expect(reported(place)).toEqual([]);
  });

  test("asks again about a person who was left out, also when the limits would allow the delete", async ({ place }) => {
    await approveTwo(place);
    for (let night = 0; night < 2; night += 1) {
      const [next] = await apply(place, TEAM.slice(0, 3), FEED);
      expect(next).toMatchObject({ status: "held", holds: [{ guard: "kept_people", figures: { deletes: 1 } }] });
      expect(namesIn(place)).toContain("Name6");
      if (night === 0) await decide(place, { kind: "discard", run: next?.run ?? "" });
      else await decide(place, { kind: "approve", run: next?.run ?? "" });
    }
    expect(namesIn(place)).toEqual(["Name1", "Name2", "Name3"]);
  });

  test("no longer asks once the person was in a list again", async ({ place }) => {
    await approveTwo(place);
    await apply(place, [...TEAM.slice(0, 3), person(6, "Name6")], FEED);
    const [next] = await apply(place, [...TEAM.slice(0, 3), person(7, "Name7")], FEED);
    expect(next).toMatchObject({ status: "completed", deletes: { deleted: 1 } });
  });

  test("keeps all people when none is chosen", async ({ place }) => {
    const { run } = await holdThree(place);
    await decide(place, { kind: "approve", run, deletes: [] });
    expect(namesIn(place)).toHaveLength(6);
    expect(place.ledger().runs.held()).toEqual([]);
  });
});
